/** What has not changed is the same object as before, so that whoever draws from it need not draw again (`steady`). */
import { useRef } from 'preact/hooks';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (of: unknown): of is Fields => typeof of === 'object' && of !== null;

const sharedList = (was: readonly unknown[], is: readonly unknown[]): readonly unknown[] => {
  const list = is.map((part, i) => shared(was[i], part));
  return list.length === was.length && list.every((part, i) => part === was[i]) ? was : list;
};

const sharedFields = (was: Fields, is: Fields): Fields => {
  const names = Object.keys(is);
  let isSame = names.length === Object.keys(was).length;
  const made: Record<string, unknown> = {};
  for (const name of names) {
    made[name] = shared(was[name], is[name]);
    isSame &&= made[name] === was[name] && Object.hasOwn(was, name);
  }
  return isSame ? was : made;
};

/** The same data, with every part that is equal to what it was taken from there. */
export const shared = <T>(was: unknown, is: T): T => {
  if (was === is || !isFields(was) || !isFields(is)) return is;
  if (!Array.isArray(was) && !Array.isArray(is)) return sharedFields(was, is) as T & Fields;
  return Array.isArray(was) && Array.isArray(is) ? (sharedList(was, is) as T & Fields) : is;
};

/** Whatever is given, shared with what was given before. */
export const useShared = <T>(is: T): T => {
  const was = useRef(is);
  was.current = shared(was.current, is);
  return was.current;
};

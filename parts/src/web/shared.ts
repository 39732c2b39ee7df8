/** What has not changed is the same object as before, so that whoever draws from it need not draw again (`steady`). */
import { useRef } from 'preact/hooks';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (of: unknown): of is Fields => typeof of === 'object' && of !== null;

/** The same data, with every part that is equal to what it was taken from there. */
export const shared = <T>(was: unknown, is: T): T => {
  if (was === is || !isFields(was) || !isFields(is) || Array.isArray(was) !== Array.isArray(is)) return is;
  const names = Object.keys(is);
  const made: Record<string, unknown> = Array.isArray(is) ? Object.assign([]) : {};
  let isSame = names.length === Object.keys(was).length;
  for (const name of names) {
    const part = shared(was[name], is[name]);
    made[name] = part;
    isSame &&= part === was[name] && Object.hasOwn(was, name);
  }
  return (isSame ? was : made) as T & Fields;
};

/** Whatever is given, shared with what was given before. */
export const useShared = <T>(is: T): T => {
  const was = useRef(is);
  was.current = shared(was.current, is);
  return was.current;
};

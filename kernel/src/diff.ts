/** What changed between two pieces of plain data: enough to go on without the rules. */
import { copy } from './json.ts';

type Path = readonly (string | number)[];
/** A path with the value that now stands there, or a path alone where the key is gone. */
type Change = readonly [path: Path, value: unknown] | readonly [path: Path];
export type Diff = readonly Change[];

type Branch = Record<string | number, unknown>;
const isBranch = (x: unknown): x is Branch => typeof x === 'object' && x !== null;

export const diff = (before: unknown, after: unknown): Diff => {
  const out: Change[] = [];
  compare(before, after, [], out);
  return out;
};

/** `path` leads to the place being compared. It is one list, lengthened and shortened on the way, and copied only where something differs. */
const compare = (a: unknown, b: unknown, path: (string | number)[], out: Change[]): void => {
  if (a === b) return;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) out.push([[...path], copy(b)]);
  else if (Array.isArray(a) && Array.isArray(b)) compareLists(a, b, path, out);
  else compareRecords(a, b, path, out);
};

const compareAt = (a: unknown, b: unknown, k: string | number, path: (string | number)[], out: Change[]): void => {
  if (a === b) return;
  path.push(k);
  compare(a, b, path, out);
  path.pop();
};

const compareLists = (a: readonly unknown[], b: readonly unknown[], path: (string | number)[], out: Change[]): void => {
  if (b.length < a.length) out.push([[...path, 'length'], b.length]);
  for (let i = 0; i < b.length; i++) {
    if (i < a.length) compareAt(a[i], b[i], i, path, out);
    else out.push([[...path, i], copy(b[i])]);
  }
};

/** Keys keep their order, so that a game restored is the game that was, byte for byte. */
const compareRecords = (a: Branch, b: Branch, path: (string | number)[], out: Change[]): void => {
  const keys = Object.keys(b);
  if (hasSameKeys(a, b, keys)) {
    for (const k of keys) compareAt(a[k], b[k], k, path, out);
    return;
  }
  const had = new Set(keysOf(a));
  const has = new Set(keysOf(b));
  const kept = [...had].filter((k) => has.has(k));
  const rest = [...has].filter((k) => !had.has(k));
  if (!isInOrder([...kept, ...rest], [...has])) {
    out.push([[...path], copy(b)]);
    return;
  }
  for (const k of had) if (!has.has(k)) out.push([[...path, k]]);
  for (const k of kept) compareAt(a[k], b[k], k, path, out);
  for (const k of rest) out.push([[...path, k], copy(b[k])]);
};

/** The usual case: no key was added or removed. */
const hasSameKeys = (a: Branch, b: Branch, keys: readonly string[]): boolean => {
  let i = 0;
  for (const k in a) {
    if (k !== keys[i] || a[k] === undefined || b[k] === undefined) return false;
    i++;
  }
  return i === keys.length;
};

/** A key that holds `undefined` counts as missing, because JSON loses it. */
const keysOf = (x: Branch): string[] => Object.keys(x).filter((k) => x[k] !== undefined);

/** JavaScript sorts keys that are whole numbers by itself, whatever the order in which they were added. */
const isInOrder = (given: readonly string[], wanted: readonly string[]): boolean => {
  const named = given.filter(isName);
  return wanted.filter(isName).every((k, i) => k === named[i]);
};
const isName = (k: string): boolean => !/^(0|[1-9][0-9]*)$/.test(k);

/**
 * Applies a diff in place and gives the result, which is another object only when the whole was replaced.
 * Diffs come out of files that anybody may have written: none may lead outside the data, to what all objects share, and
 * none may make a list longer than what it holds.
 */
export const patch = <T>(x: T, changes: Diff): T => changedBy(x, changes, (branch) => branch, copy);

/**
 * The same for data that must stay as it is: gives a new whole, which shares with the old one everything that no change leads
 * through, and with the changes what they bring. None of the three may be changed afterwards.
 */
export const patched = <T>(x: T, changes: Diff): T => {
  const made = new Set<object>();
  /** What was made here may be changed; anything else is copied, one level deep. */
  const own = (branch: unknown): unknown => {
    if (!isBranch(branch) || made.has(branch)) return branch;
    const copied = Array.isArray(branch) ? branch.slice() : Object.assign({}, branch);
    made.add(copied);
    return copied;
  };
  return changedBy(x, changes, own, (value) => value);
};

/** `own` gives each branch on the way to a change in a form that may be changed; `brought` gives what a change brings. */
const changedBy = <T>(
  x: T,
  changes: Diff,
  own: (branch: unknown) => unknown,
  brought: (value: unknown) => unknown,
): T => {
  let root: unknown = x;
  for (const change of changes) {
    const [path, value] = change;
    const last = path.at(-1);
    if (last === undefined) {
      root = brought(value);
      continue;
    }
    root = own(root);
    let at = root;
    for (let i = 0; i < path.length - 1; i++) {
      const step = path[i]!;
      at = isBranch(at) && Object.hasOwn(at, step) ? (at[step] = own(at[step])) : undefined;
    }
    changeBranch(at, change, last, brought(value));
  }
  return root as T;
};

/** Puts `value` at its place, or takes what is there away. */
const changeBranch = (at: unknown, change: Change, last: string | number, value: unknown): void => {
  if (!isBranch(at) || last === '__proto__') throw new Error(`a change leads nowhere: ${change[0].join('.')}`);
  if (Array.isArray(at)) changeList(at, change, last, value);
  else if (change.length === 1) delete at[last];
  else at[last] = value;
};

/** A list gets shorter, or one of its places gets another value, or one more is added at its end: no holes. */
const changeList = (list: unknown[], change: Change, last: string | number, value: unknown): void => {
  const isShorter = last === 'length' && isIndex(value) && value <= list.length;
  const isPlace = isIndex(last) && last <= list.length && change.length === 2;
  if (isShorter) list.length = value;
  else if (isPlace) list[last] = value;
  else throw new Error(`a change that no list can take: ${change[0].join('.')}`);
};

const isIndex = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;

/** What a match keeps of every input. */
import type { Diff } from './diff.ts';
import { isRecord } from './json.ts';
import type { LogLine } from './message.ts';
import type { Input } from './question.ts';
import type { Eye } from './seat.ts';

/** An accepted input with all that is needed to read the game without its rules. */
export interface Entry {
  readonly input: Input;
  readonly log: readonly LogLine[];
  readonly diff: Diff;
  /** Of the state after it. */
  readonly digest: string;
}

/** What taking an input back did to later inputs, which others made in private. */
export interface Undone {
  /** The input that no longer counts, by its real number, and the eyes that never knew of it. */
  readonly input: number;
  readonly unseen: readonly Eye[];
  /** Later inputs that were played again without it. `was` is the number each had. */
  readonly again: readonly { readonly was: number; readonly entry: Entry; readonly unseen: readonly Eye[] }[];
  /** Later inputs that could not be played without it: the eyes that knew nothing of each. */
  readonly lost: readonly { readonly unseen: readonly Eye[] }[];
}

/**
 * The `by` of entries that no seat made: bringing a game to newer rules, new dice, going back. Their argument is the version of
 * the rules; that of going back is `{ to, version }`.
 */
export const NOBODY = -1;
/** The verb of going back to an earlier position. */
export const REWIND = 'rewind';

/** The version of the rules that an entry by nobody has brought a game to. */
export const versionIn = ({ arg }: Input): number | undefined => {
  if (typeof arg === 'number') return arg;
  return isRecord(arg) && typeof arg['version'] === 'number' ? arg['version'] : undefined;
};

/** The position that this entry went back to, by the number of its last input; nothing for any other entry. */
export const backIn = ({ by, verb, arg }: Input): number | undefined =>
  by === NOBODY && verb === REWIND && isRecord(arg) && typeof arg['to'] === 'number' ? arg['to'] : undefined;

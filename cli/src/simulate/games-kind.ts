/** Games of one table, as a kind of simulation that can be kept. */
import { type Options, schema as s } from '@tabularium/kernel';
import type { Job } from './job.ts';
import { count, type Kind } from './kept.ts';
import { added, type Series } from './series.ts';

/** What makes two simulations the same one. */
export interface GamesSetting extends Omit<Job, 'pack' | 'options'> {
  readonly kind: 'games';
  readonly release: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Options;
  /** The name of the content pack. */
  readonly pack?: string;
}

const option: s.Schema<Options[string]> = {
  check: (x, at, problems) => {
    const isList = Array.isArray(x) && x.every((word) => typeof word === 'string');
    if (typeof x !== 'string' && typeof x !== 'boolean' && !isList) problems.push(`${at}: expected an option`);
  },
};
const counts = s.record(count, /^-?\d+$/);

export const GAMES_KIND: Kind<GamesSetting, Series> = {
  setting: s.object({
    kind: s.oneOf('games'),
    release: s.string(),
    rules: count,
    game: s.string(),
    seats: count,
    options: s.record(option),
    bots: s.array(s.string()),
    seed: s.string(),
    rollouts: s.optional(count),
    pack: s.optional(s.string()),
  }),
  sum: s.object({
    games: count,
    finished: count,
    steps: count,
    outcomes: s.record(count),
    wins: s.array(count),
    lengths: s.record(counts),
    points: s.array(counts),
  }),
  add: added,
};

/** A ladder as a kind of simulation that can be kept. */
import { schema as s } from '@tabularium/kernel';
import { amount, count, type Kind } from '../simulate/kept.ts';
import { sum } from '../simulate/series.ts';
import type { LadderJob, LadderPart } from './play.ts';

/** What makes two ladders the same one. */
export interface LadderSetting extends LadderJob {
  readonly kind: 'ladder';
  readonly release: string;
  /** The version of the rules. */
  readonly rules: number;
}

export const NO_LADDER: LadderPart = { games: [], answers: {}, ms: {} };

export const LADDER_KIND: Kind<LadderSetting, LadderPart> = {
  setting: s.object({
    kind: s.oneOf('ladder'),
    release: s.string(),
    rules: count,
    game: s.string(),
    bots: s.array(s.string()),
    seed: s.string(),
    rollouts: count,
  }),
  sum: s.object({
    games: s.array(
      s.object({ index: count, table: count, deal: count, bots: s.array(s.string()), winners: s.array(count) }),
    ),
    answers: s.record(count),
    ms: s.record(amount),
  }),
  add: (a, b) => ({ games: [...a.games, ...b.games], answers: sum(a.answers, b.answers), ms: sum(a.ms, b.ms) }),
};

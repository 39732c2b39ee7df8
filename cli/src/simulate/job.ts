/** A stretch of games of one simulation: what a worker is asked for. */
import { playGame } from '@tabularium/bots';
import type { Pack } from '@tabularium/kernel';
import { gameFor } from '../packs.ts';
import { botNamed } from '../table.ts';
import { type Series, tallyInto } from './series.ts';

export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly seed: string;
  /** How often a bot that looks ahead may play on in its mind for one answer. */
  readonly rollouts?: number;
  readonly pack?: Pack;
}

/** Games `from` up to and without `to`. Each depends on seed and number alone, so any split gives the same sums. */
export const runStretch = (
  { game, seats, options, bots, seed, rollouts, pack }: Job,
  from: number,
  to: number,
): Series => {
  const { module } = gameFor({ game, pack });
  const makers = bots.map((name) => botNamed(game, name));
  const tally = tallyInto(seats);
  for (let index = from; index < to; index++)
    tally.add(
      playGame(module, { seats, options, seed, index, bots: makers, ...(rollouts && { effort: { rollouts } }) }),
    );
  return tally.series;
};

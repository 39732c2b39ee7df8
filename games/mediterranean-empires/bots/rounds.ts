/** How long the turn may still last — 4.1 */
import { contentOf, eventModifier, type OpenEmpires } from '../rules/study.ts';

/** Two dice: how many of 36 throws make each sum. */
const THROWS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** [MED.4.1-b] The chance that a throw with this modifier ends the turn. */
const endsWith = (g: OpenEmpires, modifier: number): number => {
  const { rows } = contentOf(g).tables.events;
  const ends = (sum: number): boolean => rows.find(({ max }) => max === null || sum <= max)!.event === 'end-of-turn';
  return THROWS.reduce((n, ways, sum) => n + (ends(sum + modifier) ? ways : 0), 0) / 36;
};

interface Rest {
  /** The chance that this round is the last of the turn. */
  readonly last: number;
  /** How many rounds follow it on average. */
  readonly rounds: number;
}
/** No turn is longer. */
const LONGEST = 16;
const known = new Map<string, readonly Rest[]>();

const restOf = (g: OpenEmpires): readonly Rest[] => {
  const rests: Rest[] = [];
  let rounds = 0;
  for (let round = LONGEST; round >= 0; round--) {
    const last = endsWith(g, eventModifier({ ...g, round: round + 1, allPassed: false }));
    rounds = (1 - last) * (1 + rounds);
    rests[round] = { last, rounds };
  }
  return rests;
};

export const rest = (g: OpenEmpires): Rest => {
  const key = `${g.agreed.pack}/${g.agreed.shorter}`;
  let rests = known.get(key);
  if (!rests) {
    rests = restOf(g);
    known.set(key, rests);
  }
  return rests[Math.min(g.round, LONGEST)]!;
};

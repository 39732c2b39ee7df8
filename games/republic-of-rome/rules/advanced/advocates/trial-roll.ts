/** What the Advocate achieves — 2.05.3 */
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { abilityOf, type Packed, tablesOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { omens, roll2 } from '../../rome/dice.ts';
import { oratory, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { Floor } from '../../senate/state.ts';
import type { OpenRome } from '../../sight/sight.ts';
import type { Case } from './seeking.ts';

/** [2.05.3-c] The ends of the column; between them it is that of the Popular Appeal. */
const LOWEST = 2;
const HIGHEST = 12;
const AT_THE_ENDS = 20;

/** [2.05.3-c][2.05.3-d][tbl-appeal-adv] So many votes against conviction; below 0, for it. */
export const readTrial = (g: Packed, total: number): number => {
  if (total <= LOWEST) return -AT_THE_ENDS;
  return total >= HIGHEST ? AT_THE_ENDS : tablesOf(g).appeal[total - LOWEST - 1]!;
};

/** [2.05.1-b] Cicero's gift for pleading, whichever side he is on. */
const gift = (g: Packed, id: string): number => abilityOf(g, id)?.pleads ?? 0;

/** [2.05.3-b][2.05.3-k] What is added to the dice. */
export const pleading = (g: OpenRome, advocate: string, prosecutor: string): Tally =>
  tally(
    'pleading',
    plus('oratory', oratory(g, senator(g, advocate)), '2.05.3-b', [advocate]),
    plus('gift', gift(g, advocate), '2.05.1-b', [advocate]),
    less('oratoryAgainst', oratory(g, senator(g, prosecutor)), '2.05.3-b', [prosecutor]),
    less('giftAgainst', gift(g, prosecutor), '2.05.1-b', [prosecutor]),
    less('omens', omens(g), 'card-168-1-b'),
  );

/**
 * [2.05.3-b][2.05.3-e][2.05.3-j] After all votes, always, and nothing can be answered to it. [2.05.3-a][2.05.3-f] Everything before it
 * is as in any Prosecution; [2.05.3-i] one that the crowd has ended does not come so far. [2.05.3-g][2.05.3-h] What it
 * gives is counted with the votes (`senate/counting.ts`).
 */
export const plead = (cx: Cx<Rome>, p: Case, floor: Floor): void => {
  if (p.advocate === undefined) return;
  const dice = roll2(cx);
  const total = dice + pleading(cx.g, p.advocate, p.prosecutor).total;
  const votes = readTrial(cx.g, total);
  floor.trial = votes;
  cx.log(say('advocate.pleads', { who: p.advocate, dice, total }), '2.05.3-b');
  cx.log(say('advocate.votes', { n: Math.abs(votes), way: votes < 0 ? 'guilty' : 'innocent' }), '2.05.3-d');
};

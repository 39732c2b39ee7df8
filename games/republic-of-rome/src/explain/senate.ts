/** Votes, appeals and assassins: the numbers before somebody commits himself. */
import { type Explanation, less, plus, type Tally, tally } from '@tabularium/kernel';
import { abilityOf } from '../data/content.ts';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { omens } from '../rome/dice.ts';
import { maybeSenator, senator, votesOf } from '../rome/senators.ts';
import { attemptTally, hasOpenBodyguard, isCaught, isKilled } from '../senate/bodyguards.ts';
import { votersOf, voteTally } from '../senate/counting.ts';
import { readAppeal } from '../senate/prosecutions/appeal.ts';
import type { Floor } from '../senate/state.ts';
import { type Asked, type Explainer, localOf, share } from './look.ts';

const floorOf = ({ g }: Asked): Floor | undefined => g.senate.floors.at(-1);

/** [1.09.141-a][1.09.141-b] How it would stand with all the votes of this Faction, bought ones included. */
const withVotes = (asked: Asked, way: 'for' | 'against'): Tally[] => {
  const floor = floorOf(asked);
  if (!floor) return [];
  const l = localOf<{ readonly seat: number; readonly bought: Readonly<Record<string, number>> }>(
    asked,
    'senate.ballot',
  );
  const voters = l === undefined ? [] : votersOf(asked.g, floor, l.seat);
  const own = voters.flatMap((s) => [
    plus('votes', votesOf(s), '1.09.141-a', [s.id]),
    plus('bought', l?.bought[s.id] ?? 0, '1.09.141-b', [s.id]),
  ]);
  return (['for', 'against'] as const).map((side) => {
    const cast = voteTally(floor, side);
    return side === way ? tally(side, ...cast.parts, ...own) : cast;
  });
};
const vote =
  (way: 'for' | 'against'): Explainer =>
  (asked) =>
    floorOf(asked) && { tallies: withVotes(asked, way) };
/** [1.09.143-b] Abstentions are not votes: it stays as it is. */
const abstain: Explainer = (asked) => {
  const floor = floorOf(asked);
  return floor && { tallies: [voteTally(floor, 'for'), voteTally(floor, 'against')] };
};

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** How often each sum of so many dice comes. */
const sums = (dice: number): number[] => {
  let all = [0];
  for (let n = 0; n < dice; n++) all = all.flatMap((sum) => DIE.map((d) => sum + d));
  return all;
};

/** [1.09.421-b][1.09.421-d][1.09.421-e] Won when the crowd frees him, lost when it kills him; between them it gives votes. */
const appealWith =
  (dice: number): Explainer =>
  (asked): Explanation | undefined => {
    const trial = floorOf(asked)?.proposal;
    if (trial?.t !== 'prosecution' && trial?.t !== 'special-prosecution') return undefined;
    const { g } = asked;
    const accused = senator(g, trial.accused);
    const favour = trial.t === 'prosecution' ? accused.popularity : -trial.popularity;
    const added = tally(
      'appeal',
      plus('popularity', favour, '1.09.421-b', [accused.id]),
      less('omens', omens(g), 'card-168-1-b'),
    );
    const all = sums(dice).map((sum) => readAppeal(sum + added.total));
    const freed = all.filter((x) => x === 'freed').length;
    const killed = all.filter((x) => x === 'killed').length;
    return { tallies: [added], odds: share(freed, all.length, all.length - freed - killed) };
  };

/** [1.09.72-a][1.09.73-a] Without the cards that may still be played: killed, nothing, caught. */
const attempt = (g: Rome, target: string, assassins: number): Explanation | undefined => {
  const s = maybeSenator(g, target as SenatorId);
  if (!s) return undefined;
  const cards = { assassins, secret: 0, open: hasOpenBodyguard(s) };
  const totals = DIE.map((die) => attemptTally(g, die, cards).total);
  const killed = totals.filter(isKilled).length;
  const caught = totals.filter(isCaught).length;
  return { tallies: [attemptTally(g, 0, cards)], odds: share(killed, DIE.length, DIE.length - killed - caught) };
};
const assassinate: Explainer = ({ g, ref }) => attempt(g, ref, 0);
const strike: Explainer = (asked) => {
  const l = localOf<{ readonly target: SenatorId }>(asked, 'senate.assassination');
  return l && attempt(asked.g, l.target, 0);
};

const GLAUCIA = 3;
export const SENATE: Readonly<Record<string, Explainer>> = {
  aye: vote('for'),
  nay: vote('against'),
  abstain,
  appeal: appealWith(2),
  appealWithThree: (asked) => {
    const trial = floorOf(asked)?.proposal;
    const accused = trial && 'accused' in trial ? trial.accused : '';
    return abilityOf(accused)?.appealDice === GLAUCIA ? appealWith(GLAUCIA)(asked) : undefined;
  },
  assassinate,
  sendAssassin: strike,
  strike,
};

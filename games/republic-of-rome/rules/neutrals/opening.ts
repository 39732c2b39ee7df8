/** What Neutrals do before the first turn — 4.01.2, 4.01.4 */
import { call, type Cx, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, type None, type ProvinceId, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { hasMajorOffice, idsOf, inRomeOf, senator, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { makeTemporaryConsul } from '../setup/temporary-consul.ts';
import { because, itself, type Narrowed, narrowed, NOBODY, settled } from './narrowing.ts';
import { type Move, nextMove } from './next-move.ts';
import { fewestVotes } from './senate/governorships.ts';
import { neutralsOf } from './state.ts';

/** [4.01.2-h] No chit is drawn: the Plutocrat with most Influence is Temporary Rome Consul; [4.01.3-d] dice settle a tie. */
export const plutocratConsul = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const plutocrats = idsOf(senatorsOf(g, neutralsOf(g).guidelines.indexOf('plutocrats')));
  const best = narrowed(plutocrats, itself, [
    { pick: 'most', of: (id) => senator(g, id).influence, named: 'measure:influence' },
  ]);
  makeTemporaryConsul(cx, senator(g, settled(cx, best, itself)), '4.01.2-h');
};

/** [3.02.4-g][A4-06] Somebody in Rome who is not the Temporary Rome Consul: whoever has fewest votes. */
const governors = (g: Rome, faction: FactionId): Narrowed<Senator> =>
  narrowed(
    inRomeOf(g, faction).filter((s) => !hasMajorOffice(s)),
    (s) => s.id,
    fewestVotes(g),
  );

const governorMove = (g: Rome, faction: FactionId, to: ProvinceId): Move => {
  const { left, candidates } = governors(g, faction);
  return {
    faction,
    does: say('neutral.opening.governor', { who: idsOf(left), province: to, k: left.length }),
    rule: '4.01.4-g',
    because: because(say('neutral.opening.fewest'), candidates),
  };
};

/** [4.01.4-g] Ends with the Governor of a Province that a Neutral was dealt. */
export const firstGovernor = proc(
  'neutrals.first-governor',
  { faction: 'open', province: 'open', choice: 'open' },
  (a: { readonly faction: FactionId; readonly province: ProvinceId }) => ({
    ...a,
    choice: NOBODY as Narrowed<SenatorId>,
  }),
  {
    start: (cx, l) => {
      const { left, candidates } = governors(cx.g, l.faction);
      l.choice = { left: idsOf(left), candidates };
      if (left.length === 0) return end<SenatorId | None>('');
      return call(nextMove, governorMove(cx.g, l.faction, l.province), 'carryOut');
    },
    carryOut: (cx, l) => end<SenatorId | None>(settled(cx, l.choice, itself)),
  },
);

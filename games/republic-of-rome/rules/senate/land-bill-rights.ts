/** Statesmen and Land Bills: Laenas' veto and the proposals of the Gracchi — cards 83, 86, 87 */
import { call, end, type Interrupt, interrupt } from '@tabularium/kernel';
import { noneBy, withheld } from '../agreements/enforce.ts';
import { heldBack, type Left, leaving, whole } from '../agreements/left.ts';
import { kindsLeft } from '../agreements/proposing.ts';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { idsOf, maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { onFloor } from './floor.ts';
import { homeOf } from './proposal-kinds.ts';
import { canPut, propose } from './proposals.ts';
import type { Verdict } from './state.ts';
import { abilityReady, isItsOwn, TRIED } from './step-in.ts';
import { mayVeto } from './tribunes.ts';
import type { FactionId } from '../ids.ts';
import { ownFaction } from '../rome/players.ts';

/** [card-83-a][amb-173] With the timing of a Tribune, but nobody can murder him. */
const laenas = proc('senate.laenas', { who: 'open' }, (a: { readonly who: string }) => ({ ...a }), {
  start: (cx, l) => {
    senator(cx.g, l.who).usedAbility = cx.g.turn;
    onFloor(cx.g)!.status = 'vetoed';
    cx.log(say('senate.laenas', { who: l.who }), 'card-83-a');
    return end('vetoed');
  },
});

interface Using {
  readonly who: string;
  readonly by: FactionId;
}
/** [card-86-a][card-87-a][amb-173] Like a Tribune's proposal; once a turn, counted from the moment it is on the floor. */
const gracchus = proc(
  'senate.gracchus',
  { who: 'open', by: 'open', verdict: 'open' },
  (a: Using): Using & { verdict: Verdict | 'none' } => ({ ...a, verdict: 'none' }),
  {
    start: (cx, l) => {
      senator(cx.g, l.who).usedAbility = cx.g.turn;
      cx.log(say('senate.gracchus', { who: l.who }), 'card-86-a');
      return call(propose, { kind: 'land-bill', by: l.by, means: 'ability' }, 'done', 'verdict');
    },
    done: (cx, l) => {
      const who = maybeSenator(cx.g, l.who);
      // Nothing came to the floor: nothing has been used.
      if (l.verdict === 'none' && who) who.usedAbility = 0;
      return end(TRIED);
    },
  },
);

const NOBODY = whole<string>([]);
/** [AGR-14] Whose veto is left. */
const vetoers = (g: Rome, by: FactionId): Left<string> => {
  const floor = onFloor(g);
  if (floor?.proposal.t !== 'land-bill' || !mayVeto(floor, by) || !isItsOwn(g, by)) return NOBODY;
  const all = idsOf(abilityReady(g, by, 'vetoesLandBills'));
  const no = withheld(g, by, 'veto', floor.proposal);
  return no ? noneBy(no, all) : whole(all);
};
/** [AGR-14] Who may propose one. */
const proposers = (g: Rome, by: FactionId): Left<string> => {
  if (g.senate.step !== 'business' || !isItsOwn(g, by) || g.senate.reserved !== '') return NOBODY;
  const all = idsOf(abilityReady(g, by, 'proposesLandBills'));
  if (all.length === 0 || homeOf('land-bill').mayPut(g, by, 'ability') !== true) return NOBODY;
  const [no] = kindsLeft(g, by, 'ability', ['land-bill'], canPut(g, by, 'ability')).held;
  return no ? leaving(all, () => no[1]) : whole(all);
};

export const LAND_BILL_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'vetoLandBill',
    window: 'floor',
    offer: ({ g }, by) => ({ t: 'pick', of: vetoers(g, ownFaction(g, by)).left, rules: ['card-83-a', 'amb-173'] }),
    withheld: ({ g }, by) => heldBack(g, () => vetoers(g, ownFaction(g, by))),
    start: (_, __, who) => call(laenas, { who }),
  }),
  interrupt({
    verb: 'proposeLandBill',
    window: 'between',
    offer: ({ g }, by) => ({ t: 'pick', of: proposers(g, ownFaction(g, by)).left, rules: ['card-86-a', 'amb-173'] }),
    withheld: ({ g }, by) => heldBack(g, () => proposers(g, ownFaction(g, by))),
    start: (cx, by, who) => call(gracchus, { who, by: ownFaction(cx.g, by) }),
  }),
];
export const LAND_BILL_RIGHT_PROCS = [laenas, gracchus];

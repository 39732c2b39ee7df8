/** Which standing orders are to be carried out now — amb-F2, amb-F5 */
import { call, type Cx, end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, isSenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { rollOff } from '../rome/dice.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { attempt, mayAttempt, targets } from '../senate/assassins.ts';
import { hasPassed } from '../senate/counting.ts';
import { namesIn, onFloor } from '../senate/floor.ts';
import type { Floor } from '../senate/state.ts';
import { heldBy, mayVeto, playTribune, tribunesOf } from '../senate/tribunes.ts';
import type { DeedOrder } from './order.ts';

export interface Due {
  readonly by: FactionId;
  readonly verb: DeedOrder['verb'];
  readonly arg: string;
}

const matches = (o: DeedOrder, when: DeedOrder['when'], floor: Floor): boolean => {
  if (o.when !== when || (o.about.length > 0 && !o.about.includes(floor.proposal.t))) return false;
  if (when === 'last' && !hasPassed(floor)) return false;
  if (o.naming.length === 0) return true;
  const names = namesIn(floor.proposal);
  return o.naming.every((ref) => names.includes(ref));
};

/** Could the seat do it now, by hand? What is not legal yet waits. */
const isLegal = (g: Rome, by: FactionId, o: DeedOrder, floor: Floor): boolean => {
  if (floor.status !== 'open') return false;
  if (o.verb === 'vetoByTribune') {
    // [AGR-13][AGR-14]
    return mayVeto(floor, by) && tribunesOf(g, by).length > 0 && !heldBy(g, by, 'veto');
  }
  return mayAttempt(g, by) && targets(g, by).some((s) => s.id === o.target);
};

const dueOf = (g: Rome, by: FactionId, when: DeedOrder['when'], floor: Floor): DeedOrder | undefined =>
  g.orders[by]!.find((o): o is DeedOrder => o.verb !== 'pass' && matches(o, when, floor) && isLegal(g, by, o, floor));

/** [amb-F2] HRAO first, then clockwise. */
const dueOrders = (g: Rome, when: DeedOrder['when'], floor: Floor): Due[] => {
  const found: Due[] = [];
  for (const by of factionsFromHrao(g)) {
    const o = dueOf(g, by, when, floor);
    if (o) found.push({ by, verb: o.verb, arg: o.target });
  }
  return found;
};
export const dueOrder = (g: Rome, when: DeedOrder['when'], floor: Floor): Due | undefined =>
  dueOrders(g, when, floor)[0];

/**
 * The one order that is carried out now, taken off the list. [amb-F2][1.09.15-c] Tribunes against Tribunes roll off; the losers
 * keep card and order.
 */
export const takeOrder = (cx: Cx<Rome>, when: DeedOrder['when']): Due | undefined => {
  const { g } = cx;
  // Whether any order answers is shown here, also when none does: otherwise one could propose, see that nobody
  // vetoes, and take the proposal back.
  cx.reveal();
  if (g.orders.every((o) => o.length === 0)) return undefined;
  const floor = onFloor(g);
  const due = floor ? dueOrders(g, when, floor) : [];
  const tribunes = due.filter((d) => d.verb === 'vetoByTribune');
  const first =
    due[0]?.verb === 'vetoByTribune' && tribunes.length > 1 ? tribunes[rollOff(cx, tribunes.length)] : due[0];
  if (first === undefined) return undefined;
  const done = dueOf(g, first.by, when, floor!);
  g.orders[first.by] = g.orders[first.by]!.filter((o) => o !== done);
  return first;
};

/** Carries it out as if its seat had acted. Ends as that would have. */
export const runOrder = proc(
  'orders.run',
  { by: 'open', verb: 'open', arg: 'open', result: 'open' },
  (a: Due): Due & { result: string } => ({ ...a, result: '' }),
  {
    start: (cx, l) => {
      if (l.verb === 'assassinate' && isSenatorId(l.arg))
        return call(attempt, { by: l.by, target: l.arg }, 'done', 'result');
      // [1.09.151-k] A Statesman's own before a card: it lapses with the meeting.
      const source = tribunesOf(cx.g, l.by).at(-1);
      return call(playTribune, { by: l.by, source: source!, use: 'veto' }, 'done', 'result');
    },
    done: (_, l) => end(l.result),
  },
);

/** Lodging a standing order to pass — amb-F5 */
import { call, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { isSenatorId } from '../ids.ts';
import { ownFaction } from '../rome/players.ts';
import { isAligned } from '../rome/senators.ts';
import { onFloor } from '../senate/floor.ts';
import { kindNamed, kindsOf } from '../senate/proposal-kinds.ts';
import { UNTIL_SENATE, UNTIL_VOTE } from '../senate/until.ts';
import { lodge, mayLodge } from './lodging.ts';
import type { PassOrder } from './order.ts';

/** He wants to be asked when one of his own is accused. */
export const UNLESS_ACCUSED = 'unless:accused';
/** Several exceptions of each kind are enough. */
const MOST_NAMED = 8;

const passOrder = (refs: readonly string[]): PassOrder => ({
  about: refs.flatMap((ref) => kindNamed(ref) ?? []),
  naming: refs.filter(isSenatorId),
  verb: 'pass',
  target: '',
  until: refs.includes(UNTIL_VOTE) ? UNTIL_VOTE : UNTIL_SENATE,
  unlessAccused: refs.includes(UNLESS_ACCUSED),
});

/** Until when, and what he wants to be asked about nevertheless. The vote can be meant only while there is one. */
const passable = (g: Rome): string[] => {
  const found = onFloor(g) ? [UNTIL_VOTE, UNTIL_SENATE, UNLESS_ACCUSED] : [UNTIL_SENATE, UNLESS_ACCUSED];
  found.push(...kindsOf(g).names);
  for (const s of g.senators) if (isAligned(s)) found.push(s.id);
  return found;
};

/** "Always pass until …, unless …" */
export const orderPass: Interrupt<Rome> = interrupt({
  verb: 'orderPass',
  window: 'free',
  offer: ({ g }, by) =>
    mayLodge(g, ownFaction(g, by)) && !g.orders[ownFaction(g, by)]!.some((o) => o.verb === 'pass')
      ? { t: 'choose', of: passable(g), min: 1, max: MOST_NAMED, rules: ['amb-F5'] }
      : undefined,
  start: (cx, by, refs) => call(lodge, { by: ownFaction(cx.g, by), order: passOrder(refs) }),
});

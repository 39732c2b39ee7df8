/** In what order the Factions are called to vote, and the answers that this gives — 1.09.14, AGR-16 */
import type { Answer, Asked } from '@tabularium/kernel';
import { refGiven, refsGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { listedFor } from '../standing.ts';

/** The Factions in the order that was chosen; nothing for clockwise. */
export type Order = readonly string[] | undefined;

export const isCall = (asked: Asked<RomeView>): boolean => askedAt(asked) === 'senate.vote/call';

/** Those still to call, clockwise. */
const toCall = (asked: Asked<RomeView> | undefined): string[] => {
  const all = listedFor(asked, 'callInOrder');
  return all.length > 0 ? all : listedFor(asked, 'callFaction');
};

/** The order that was chosen, of those who are left; who is not in it comes last. */
export const ordered = (asked: Asked<RomeView> | undefined, order: Order): string[] => {
  const left = toCall(asked);
  const chosen = (order ?? []).filter((f) => left.includes(f));
  return [...chosen, ...left.filter((f) => !chosen.includes(f))];
};

/** All at once where that may be; one by one where an agreement has something to say about it. */
export const callAnswer = (asked: Asked<RomeView>, order: Order): Answer | undefined => {
  const { verbs } = asked.question;
  const all = ordered(asked, order);
  const isClockwise = all.every((f, i) => f === toCall(asked)[i]);
  if (isClockwise && verbs['callClockwise']) return { verb: 'callClockwise' };
  const inOrder = verbs['callInOrder'];
  // [AGR-16] None at all where something was agreed about it.
  if (inOrder?.t === 'choose' && inOrder.of.length > 0) return { verb: 'callInOrder', arg: all };
  const one = verbs['callFaction'];
  const next = one?.t === 'pick' ? all.find((f) => one.of.includes(f)) : undefined;
  return next === undefined ? undefined : { verb: 'callFaction', arg: next };
};

export const orderGiven = (given: Answer): Order =>
  given.verb === 'callInOrder' ? refsGiven(given) : given.verb === 'callFaction' ? [refGiven(given)] : undefined;

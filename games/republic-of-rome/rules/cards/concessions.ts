/**
 * Concessions — 1.07.32, 1.07.321
 *
 * [1.07.32-a] A Faction card. [1.07.32-c][1.07.32-d] What it pays, and what that exposes, is in `revenue/personal.ts`;
 * [1.07.32-e] lost by death, conviction, Revolt, its own terms, or destruction, and in no other way.
 */
import type { Cx, Msg } from '@tabularium/kernel';
import { cardOf } from '../data/printed.ts';
import type { Concession, Rome } from '../game.ts';
import type { ConcessionId, FactionId, SenatorId } from '../ids.ts';
import { say } from '../say.ts';
import { isDoomed } from '../wars/consequences.ts';

export const LAND_COMMISSIONER: ConcessionId = 'concession:58';

export const isLandBillInEffect = (g: Rome): boolean => g.landBills.I + g.landBills.II + g.landBills.III > 0;
const concession = (g: Rome, id: string): Concession | undefined => g.concessions.find((c) => c.id === id);

/** [1.09.61-e] The Land Commissioner only with a Land Bill in effect; everything else at any time cards are played. */
export const canAssignConcession = (g: Rome, _: FactionId, card: string): true | Msg =>
  cardOf(g, card).of !== LAND_COMMISSIONER || isLandBillInEffect(g) ? true : say('no.landBill');

/**
 * Gives it to somebody, out of a hand [1.07.32-b] or out of the Forum. [amb-165] While a War is Active that destroys it, it
 * is destroyed at once.
 */
export const assignConcession = (cx: Cx<Rome>, id: ConcessionId, holder: SenatorId): void => {
  const { g } = cx;
  const known = concession(g, id);
  if (known) known.holder = holder;
  else g.concessions.push({ id, holder, revealed: false, voted: 0 });
  cx.log(say('cards.concession', { concession: id, who: holder }), '1.07.32-b');
  if (isDoomed(g, id)) destroyConcession(cx, id);
};

/**
 * [1.07.321-a][1.07.321-b] To the Curia, from a Senator or from the Forum, [1.07.32-g] its corrupt bar hidden.
 * [1.07.321-c] One in a hand or in the deck is not in play, and nothing happens.
 */
export const destroyConcession = (cx: Cx<Rome>, id: ConcessionId): void => {
  const known = concession(cx.g, id);
  if (!known || known.holder === 'curia') return;
  known.holder = 'curia';
  known.revealed = false;
  cx.log(say('cards.destroyed', { concession: id }), '1.07.321-a');
};

/** The Servilian Law against the Acilian Law — card 110, I-25 */
import { call, end, type Interrupt } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { discard, isLawInForce, LAW, playAndDiscard } from '../../rome/cards.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { ownFaction } from '../../rome/players.ts';

/** [card-110-a][amb-154] Out of the hand, in the open, at any time: the Acilian Law is repealed. */
export const repealAcilian = proc(
  'cards.repeal-acilian',
  { by: 'open' },
  (a: { readonly by: FactionId }) => ({ ...a }),
  {
    start: (cx, l) => {
      const { g } = cx;
      playAndDiscard(cx, l.by, LAW.servilian);
      g.laws = g.laws.filter((id) => id !== LAW.acilian);
      discard(g, LAW.acilian);
      cx.log(say('law.repealed', { by: factionRef(l.by), law: LAW.acilian }), 'card-110-a');
      return end('repealed');
    },
  },
);

export const REPEAL_INTERRUPT: Interrupt<Rome> = {
  verb: 'repealAcilian',
  window: 'free',
  offer: ({ g }, by) =>
    isLawInForce(g, LAW.acilian) &&
    g.factions[ownFaction(by)]!.hand.includes(LAW.servilian) &&
    isItsOwn(g, ownFaction(by))
      ? { t: 'button', rules: ['card-110-a'] }
      : undefined,
  start: (_, by) => call(repealAcilian, { by: ownFaction(by) }),
};

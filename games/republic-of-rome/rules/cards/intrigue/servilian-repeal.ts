/** The Servilian Law against the Acilian Law — card 110, I-25 */
import { call, end, type Interrupt } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isLawInForce, LAW, playAndDiscard } from '../../rome/cards.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { ownFaction } from '../../rome/players.ts';
import { repealAcilianLaw } from '../laws/acilian.ts';

/** [card-110-a][amb-154] Out of the hand, in the open, at any time: the Acilian Law is repealed. */
export const repealAcilian = proc(
  'cards.repeal-acilian',
  { by: 'open' },
  (a: { readonly by: FactionId }) => ({ ...a }),
  {
    start: (cx, l) => {
      playAndDiscard(cx, l.by, LAW.servilian);
      repealAcilianLaw(cx, l.by);
      return end('repealed');
    },
  },
);

export const REPEAL_INTERRUPT: Interrupt<Rome> = {
  verb: 'repealAcilian',
  window: 'free',
  // [2.06.C-b] Where Laws are voted on, this one is brought forward like the others.
  offer: ({ g }, by) =>
    !plays(g, 'passing-laws') &&
    isLawInForce(g, LAW.acilian) &&
    g.factions[ownFaction(g, by)]!.hand.includes(LAW.servilian) &&
    isItsOwn(g, ownFaction(g, by))
      ? { t: 'button', rules: ['card-110-a'] }
      : undefined,
  start: (cx, by) => call(repealAcilian, { by: ownFaction(cx.g, by) }),
};

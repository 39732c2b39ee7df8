/** Graft — cards 103, 145 */
import { call, end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';
import { heldOf, playAndDiscard } from '../../rome/cards.ts';
import { rollAmount } from '../../rome/dice.ts';
import { move } from '../../rome/money.ts';
import { senator } from '../../rome/senators.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { say } from '../../say.ts';
import { mobCall, STOPPED, TRIED } from '../../senate/step-in.ts';
import { type Against, againstTribunes, repliesWithMob, stopTribune } from './against-tribunes.ts';
import type { Rome } from '../../game.ts';
import { neutrals } from '../../neutrals/part.ts';
import { isNeutral, playerOf } from '../../rome/players.ts';

const canPay = (g: Rome, l: { readonly who: string; readonly price: number }): boolean =>
  senator(g, l.who).talents >= l.price;

export const graft = proc(
  'intrigue.graft',
  { by: 'open', who: 'open', against: 'open', price: 'open', worked: 'open' },
  (a: { readonly by: FactionId; readonly who: string; readonly against: Against }) => ({
    ...a,
    price: 0,
    worked: false,
  }),
  {
    start: (cx, l) => {
      // [card-103-a] The card is gone whatever he decides.
      playAndDiscard(cx, l.by, heldOf(cx.g, l.by, 'graft')[0]!);
      l.price = rollAmount(cx);
      cx.log(say('senate.graft', { who: l.who, n: l.price }), 'card-103-a');
      // [4.07.6-a][A4-52] A Neutral pays if it can.
      if (isNeutral(cx.g, l.by)) return canPay(cx.g, l) ? 'pay' : 'mob';
      return 'ask';
    },
    ask: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.senate.graft', { who: l.who, n: l.price }),
      rules: ['card-103-a', 'card-103-d'],
      silent: ['desist'],
      buttons: {
        payGraft: {
          when: (cx, l) => canPay(cx.g, l) || say('no.talents', { n: l.price }),
          take: () => 'pay',
        },
        desist: { take: () => 'mob' },
      },
    },
    pay: (cx, l) => {
      // [card-103-d] To the Bank.
      move(cx.g, l.who as SenatorId, 'bank', l.price);
      l.worked = true;
      cx.log(say('senate.grafted', { who: l.who, n: l.price }), 'card-103-d');
      stopTribune(cx.g, l.against);
      return 'mob';
    },
    mob: (cx, l) => {
      cx.g.senate.provoked = l.by;
      return l.worked && repliesWithMob(cx.g) ? call(neutrals().mobOfVoided, undefined, 'others') : 'others';
    },
    others: (cx, l) => (cx.g.senate.provoked === -1 ? 'over' : call(mobCall, { but: l.by }, 'over')),
    over: (cx, l) => {
      cx.g.senate.provoked = -1;
      return end(l.worked ? STOPPED : TRIED);
    },
  },
);
export const GRAFT_PROCS = [graft];
export const GRAFT_INTERRUPTS = againstTribunes(
  'graftTribune',
  'graft',
  ['card-103-a', 'card-103-b'],
  (by, who, against) => call(graft, { by, who, against }),
);

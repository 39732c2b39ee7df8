/** Recovery of cards discarded in a battle — 5.4.5, 5.4.6, 9 */
import { type Cx, end, type Seat } from '@tabularium/kernel';
import { rallying, secondTry } from '../cards/effects/rally.ts';
import { recoveryRolls } from '../cards/effects/recover-at.ts';
import { addToHand, pileOf, takeFrom } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { strongestFirst } from '../expedition/force.ts';
import type { Empires, Lost } from '../game.ts';
import type { CardId } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.A8][MED.A48] To the hand of whoever played it, not to the expedition. */
const comeBack = (cx: Cx<Empires>, { card, by }: Lost): void => {
  const { g } = cx;
  takeFrom(g.discards[pileOf(g, card)]!, card);
  g.combat!.lost = g.combat!.lost.filter((x) => x.card !== card);
  addToHand(g, by, card);
  cx.log(t('med.recovered', { who: empireOf(g, by), card }), 'MED.5.4.5-j');
};

/** [MED.5.4.5-j][MED.5.4.6-h][MED.A7][MED.A3] A die for every troop, fleet and Leader discarded since the battle began. */
const rollAll = (cx: Cx<Empires>): void => {
  const all = rallying(cx.g);
  for (const lost of cx.g.combat!.lost) {
    for (const min of [...recoveryRolls(cx.g, lost.card), ...secondTry(cx.g, all, lost)]) {
      const roll = cx.d6();
      cx.log(t('med.recoveryRoll', { who: empireOf(cx.g, lost.by), card: lost.card, roll, min }), 'MED.5.4.5-j');
      if (roll < min) continue;
      comeBack(cx, lost);
      break;
    }
  }
};

/**
 * [MED.9-m] A try for one troop more, given by a Leader who took part. What he gives is kept and not who he is: by then he may be
 * in a hand again, where nothing names a card.
 */
export interface Extra {
  readonly seat: Seat;
  /** The least roll that saves the troop. */
  readonly min: number;
}

const ownTroops = (g: Empires, seat: Seat): CardId[] =>
  g.combat!.lost.filter((x) => x.as === 'T' && x.by === seat).map((x) => x.card);

export const recovery = proc('combat.recovery', { extra: 'open' }, (a: { extra: Extra[] }) => ({ extra: a.extra }), {
  start: (cx) => {
    rollAll(cx);
    return 'next';
  },
  next: ({ g }, l) => {
    l.extra = l.extra.filter((x) => ownTroops(g, x.seat).length > 0);
    return l.extra.length > 0 ? 'choose' : end();
  },
  choose: {
    to: (_, l) => l.extra[0]!.seat,
    say: (_, l) => t('med.ask.recover', { min: l.extra[0]!.min }),
    rules: ['MED.9-m'],
    silent: ({ g }, _, by) => strongestFirst(g, ownTroops(g, by)).map((arg) => ({ verb: 'recover', arg })),
    picks: {
      recover: {
        of: ({ g }, l) => ownTroops(g, l.extra[0]!.seat),
        take: (cx, l, card) => {
          const { min, seat } = l.extra[0]!;
          const roll = cx.d6();
          cx.log(t('med.recoveryRoll', { who: empireOf(cx.g, seat), card, roll, min }), 'MED.9-m');
          if (roll >= min) comeBack(cx, { card, by: seat, as: 'T' });
          l.extra = l.extra.slice(1);
          return 'next';
        },
      },
    },
    buttons: {
      recoverNone: {
        take: (_, l) => {
          l.extra = l.extra.slice(1);
          return 'next';
        },
      },
    },
  },
});

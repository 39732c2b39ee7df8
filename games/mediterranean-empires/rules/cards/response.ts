/** Answers to a card just played: an Empire card, a Leader or a special event — 9 */
import { call, type Cx, end, type Proc, type Seat, type Showing } from '@tabularium/kernel';
import type { When } from '../data/needs.ts';
import { cardOf, discard, takeFrom } from '../empire/cards.ts';
import { mayHold } from '../empire/hidden.ts';
import { empireOf, orderFrom, windowOrder } from '../empire/order.ts';
import { attackSaid } from '../expedition/whose.ts';
import type { Empires } from '../game.ts';
import type { CardId, CardType } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { cancels } from './effects/cancel-card.ts';
import { CARDS, UNTILS } from './standing.ts';
import { waits } from './waiting.ts';

type Answerable = Extract<CardType, 'I' | 'L' | 'X'>;
const WHEN: Readonly<Record<Answerable, When>> = {
  I: 'response-empire-card',
  L: 'response-leader',
  X: 'response-special-event',
};

/** [MED.9-b] Attacker, Defender and the others; without an attack in round order after the card's player. */
const askedAfter = (g: Empires, by: Seat): Seat[] =>
  (g.attack ? windowOrder(g) : orderFrom(g, by)).filter((s) => s !== by);

const answers = (g: Empires, seat: Seat, as: Answerable): CardId[] =>
  g.hands[seat]!.filter((id) => {
    const { types, effects } = cardOf(g, id);
    return types.includes('X') && effects.some((e) => e.when === WHEN[as]);
  });

const isOff = (g: Empires, card: CardId): boolean => g.table.some((p) => p.card === card && p.off);

interface Answering {
  readonly card: CardId;
  readonly by: Seat;
  readonly as: Answerable;
  order: readonly Seat[];
  at: number;
  any: boolean;
  /** The answer just given. */
  answer: CardId;
}

export const respond: Proc<Empires, { card: CardId; by: Seat; as: Answerable }, undefined> & Showing<Answering> = proc(
  'cards.respond',
  { card: 'open', by: 'open', as: 'open', order: 'open', at: 'open', any: 'open', answer: 'open' },
  (a: { card: CardId; by: Seat; as: Answerable }): Answering => ({ ...a, order: [], at: 0, any: false, answer: '' }),
  {
    start: ({ g }, l) => {
      l.order = askedAfter(g, l.by);
      return 'next';
    },
    next: (cx, l) => {
      const { g } = cx;
      if (isOff(g, l.card)) return end();
      for (;;) {
        if (l.at >= l.order.length) {
          if (!l.any) return end();
          l.any = false;
          l.at = 0;
        }
        const seat = l.order[l.at]!;
        if (!cx.isExcused(seat, CARDS) && mayHold(g, seat, WHEN[l.as])) return 'ask';
        l.at++;
      }
    },
    ask: {
      to: (_, l) => l.order[l.at]!,
      say: ({ g }, l, seat) => t('med.ask.respond', { ...attackSaid(g, seat), by: empireOf(g, l.by), card: l.card }),
      rules: ['MED.9-b'],
      silent: ['decline'],
      call: true,
      aloud: ['decline'],
      picks: {
        respond: {
          of: ({ g }, l, by) => answers(g, by, l.as),
          take: (cx, l, card, by) => {
            const { g } = cx;
            cx.reveal();
            takeFrom(g.hands[by]!, card);
            g.table.push({ card, by, as: 'X', side: -1, against: l.card, off: false });
            cx.log(t('med.answers', { who: empireOf(g, by), card, to: l.card }), 'MED.9-b');
            l.any = true;
            l.answer = card;
            return 'nested';
          },
        },
        passUntil: {
          of: () => UNTILS.route,
          take: (cx, l, until, by) => {
            cx.excuse(by, CARDS, until);
            l.at++;
            return 'next';
          },
        },
      },
      buttons: {
        decline: {
          take: (_, l) => {
            l.at++;
            return 'next';
          },
        },
      },
    },
    // An answer is a special event itself and may be answered.
    nested: (_, l) => call(respond, { card: l.answer, by: l.order[l.at]!, as: 'X' }, 'effect'),
    effect: (cx, l) => {
      if (!waits(cx.g, l.answer)) settleAnswer(cx, l.answer);
      l.at++;
      return 'next';
    },
  },
);

/** What does not wait for the close of a combat's window: at once. The answer is discarded [MED.9-c]. */
const settleAnswer = (cx: Cx<Empires>, answer: CardId): void => {
  const { g } = cx;
  const played = g.table.find((p) => p.card === answer)!;
  if (!played.off && cancels(cx, answer)) {
    const undone = g.table.find((p) => p.card === played.against)!;
    undone.off = true;
    cx.log(t('med.cancelled', { who: empireOf(g, undone.by), card: undone.card }), 'MED.A74');
  }
  g.table = g.table.filter((p) => p !== played);
  discard(g, answer);
};

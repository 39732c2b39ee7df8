/**
 * A window in which cards may be played: one seat after another, one card at a time, until all decline in turn — 9
 */
import { call, type Cx, end, type Seat } from '@tabularium/kernel';
import { discard, effectsOf, takeFrom } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import type { Empires, Played, Side } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { ambush, isAmbush } from './effects/ambush.ts';
import { spy } from './effects/spy.ts';
import { isStorm, storm } from './effects/storm.ts';
import { respond } from './response.ts';
import { CARDS, UNTILS } from './standing.ts';
import { mayPlay, namesSide, playableAs, sideOf, usable, type WindowKind } from './usable.ts';

interface Open {
  readonly kind: WindowKind;
  readonly order: readonly Seat[];
  at: number;
  /** Has anybody played since the first was asked? */
  any: boolean;
  card: string;
}

export const cardWindow = proc(
  'cards.window',
  (a: { kind: WindowKind; order: readonly Seat[] }): Open => ({ ...a, at: 0, any: false, card: '' }),
  {
    // [MED.9-b] The cycle repeats until all decline.
    start: (cx, l) => {
      const { g } = cx;
      if (g.attack?.over) return end();
      for (;;) {
        if (l.at >= l.order.length) {
          if (!l.any) return end();
          l.any = false;
          l.at = 0;
        }
        const seat = l.order[l.at]!;
        if (!cx.isExcused(seat, CARDS) && mayPlay(g, l.kind, seat)) return 'ask';
        l.at++;
      }
    },
    ask: {
      to: (_, l) => l.order[l.at]!,
      say: (_, l) => t('med.ask.window', { kind: l.kind }),
      rules: ['MED.9-b'],
      picks: {
        play: {
          rules: ['MED.5.4.5-b', 'MED.5.4.7-f', 'MED.9-o'],
          of: ({ g }, l, by) => usable(g, l.kind, by),
          take: (cx, l, card, by) => {
            l.card = card;
            l.any = true;
            cx.reveal();
            lay(cx, l, by);
            return namesSide(cx.g, card) && cx.g.combat ? 'side' : 'responses';
          },
        },
        passUntil: {
          of: (_, l) => UNTILS[l.kind],
          take: (cx, l, until, by) => {
            cx.excuse(by, CARDS, until);
            l.at++;
            return 'start';
          },
        },
      },
      buttons: {
        decline: {
          take: (_, l) => {
            l.at++;
            return 'start';
          },
        },
      },
    },
    side: {
      to: (_, l) => l.order[l.at]!,
      say: (_, l) => t('med.ask.side', { card: l.card }),
      rules: ['MED.5.4.5-b'],
      buttons: {
        forAttacker: {
          take: ({ g }) => {
            g.table.at(-1)!.side = 0;
            return 'responses';
          },
        },
        forDefender: {
          take: ({ g }) => {
            g.table.at(-1)!.side = 1;
            return 'responses';
          },
        },
      },
    },
    responses: ({ g }, l) => {
      const played = g.table.find((p) => p.card === l.card);
      // [MED.5.4.7-f] City cards cannot be answered.
      if (played && played.as !== 'X') return 'next';
      return call(respond, { card: l.card, by: l.order[l.at]!, as: played ? 'X' : 'L' }, 'effect');
    },
    // [MED.9-n] In a combat everything waits for the close of the window; elsewhere it happens now.
    effect: ({ g }, l) => {
      const played = g.table.find((p) => p.card === l.card);
      if (!played || isHeldBack(g, l.card)) return 'next';
      if (played.off) return 'spent';
      const args = { seat: played.by, card: l.card };
      if (isStorm(g, l.card)) return call(storm, args, 'spent');
      return isAmbush(g, l.card) ? call(ambush, args, 'spent') : call(spy, args, 'spent');
    },
    // [MED.9-c]
    spent: ({ g }, l) => {
      g.table = g.table.filter((p) => p.card !== l.card);
      discard(g, l.card);
      return 'next';
    },
    next: (_, l) => {
      l.card = '';
      l.at++;
      return 'start';
    },
  },
);

/** [MED.9-n] Dice of cards in a combat wait. A special event for any time has nothing to do with it: no dice are rolled. */
const isHeldBack = (g: Empires, card: string): boolean => g.combat !== null && effectsOf(g, card, 'spy').length === 0;

/** The card leaves the hand: a Leader joins his side, anything else lies on the table. */
const lay = (cx: Cx<Empires>, l: Open, by: Seat): void => {
  const { g } = cx;
  const as = playableAs(g, l.kind, by, l.card)!;
  takeFrom(g.hands[by]!, l.card);
  cx.log(t('med.plays', { who: empireOf(g, by), card: l.card }), 'MED.9-b');
  if (as === 'L') {
    // [MED.5.4.5-c] He stays with the expedition.
    forceOf(g, sideOf(g, by) as Side).leaders.push(l.card);
    return;
  }
  const played: Played = { card: l.card, by, as, side: as === 'A' ? 0 : as === 'D' ? 1 : -1, against: '', off: false };
  g.table.push(played);
};

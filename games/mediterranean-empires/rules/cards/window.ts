/**
 * A window in which cards may be played: one seat after another, one card at a time, until all decline in turn — 9
 */
import { call, type Cx, end, type Seat } from '@tabularium/kernel';
import { discard, takeFrom } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import type { Empires, Side } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { sideRef } from '../expedition/losses.ts';
import { attackerRef, defenderRef, windowSaid } from '../expedition/whose.ts';
import type { CardId, CardType } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { ambush, isAmbush } from './effects/ambush.ts';
import { spy } from './effects/spy.ts';
import { isStorm, storm } from './effects/storm.ts';
import { isTurnBack, turnBack } from './effects/turn-back.ts';
import { aimedAt } from './effects/likely.ts';
import { respond } from './response.ts';
import { CARDS, UNTILS } from './standing.ts';
import { helps, mayPlay, namesSide, sideOf, usable, usesOf, type WindowKind } from './usable.ts';
import { waits } from './waiting.ts';

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
  { kind: 'open', order: 'open', at: 'open', any: 'open', card: 'open' },
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
      say: ({ g }, l, by) => t('med.ask.window', windowSaid(g, l.kind, by)),
      rules: ['MED.9-b'],
      silent: ['decline'],
      call: true,
      aloud: ['decline'],
      picks: {
        play: {
          rules: ['MED.5.4.5-b', 'MED.5.4.7-f', 'MED.9-o'],
          of: ({ g }, l, by) => usable(g, l.kind, by),
          take: (cx, l, card, by) => {
            const [as, ...others] = usesOf(cx.g, l.kind, by, card);
            l.card = card;
            l.any = true;
            lay(cx, card, by, as!);
            return others.length > 0 ? 'use' : use(cx.g, as!);
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
    use: {
      to: (_, l) => l.order[l.at]!,
      say: (_, l) => t('med.ask.use', { card: l.card }),
      rules: ['MED.2-f'],
      silent: ({ g }, l, by) =>
        aimedAt(
          'useAs',
          usesOf(g, l.kind, by, l.card).map((type) => `type:${type}`),
        ),
      picks: {
        useAs: {
          of: ({ g }, l, by) => usesOf(g, l.kind, by, l.card).map((type) => `type:${type}`),
          take: ({ g }, l, ref, by) =>
            use(g, usesOf(g, l.kind, by, l.card).find((type) => ref === `type:${type}`) ?? 'X'),
        },
      },
    },
    side: {
      to: (_, l) => l.order[l.at]!,
      say: ({ g }, l) => t('med.ask.side', { card: l.card, who: attackerRef(g), whom: defenderRef(g) }),
      rules: ['MED.5.4.5-b'],
      silent: ({ g }, l, by) => [{ verb: likelyFor(g, l.card, by) }],
      buttons: {
        forAttacker: {
          take: (cx) => concern(cx, 0),
        },
        forDefender: {
          take: (cx) => concern(cx, 1),
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
      if (!played || waits(g, l.card)) return 'next';
      if (played.off) return 'spent';
      const args = { seat: played.by, card: l.card };
      if (isStorm(g, l.card)) return call(storm, args, 'spent');
      if (isTurnBack(g, l.card)) return call(turnBack, args, 'spent');
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

/** The card leaves the hand and lies on the table. */
const lay = (cx: Cx<Empires>, card: CardId, by: Seat, as: CardType): void => {
  const { g } = cx;
  cx.reveal();
  takeFrom(g.hands[by]!, card);
  g.table.push({ card, by, as, side: -1, against: '', off: false });
  cx.log(t('med.plays', { who: empireOf(g, by), card }), 'MED.9-b');
};

/** [MED.5.4.5-b] The card just laid is for this side, or against it. */
const concern = (cx: Cx<Empires>, side: Side): 'responses' => {
  const { g } = cx;
  const played = g.table.at(-1)!;
  played.side = side;
  const how = helps(g, played.card) ? 'for' : 'against';
  cx.log(t('med.concerns', { card: played.card, how, side: sideRef(g, side) }), 'MED.5.4.5-b');
  return 'responses';
};

/** The side that whoever says nothing would name: his own, without one the Defender's; for a card that does harm the other. */
const likelyFor = (g: Empires, card: CardId, by: Seat): 'forAttacker' | 'forDefender' =>
  (sideOf(g, by) === 0) === helps(g, card) ? 'forAttacker' : 'forDefender';

/** [MED.2-f] The card just laid is used as this: a Leader joins his side, a city card has one. */
const use = (g: Empires, as: CardType): 'side' | 'responses' => {
  const played = g.table.pop()!;
  if (as === 'L') {
    // [MED.5.4.5-c] He stays with the expedition.
    const side = sideOf(g, played.by);
    if (side !== -1) forceOf(g, side).leaders.push(played.card);
    return 'responses';
  }
  g.table.push({ ...played, as, side: as === 'A' ? 0 : as === 'D' ? 1 : -1 });
  return as === 'X' && g.combat && namesSide(g, played.card) ? 'side' : 'responses';
};

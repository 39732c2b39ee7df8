/** The action of a player — 5 */
import { call, type Cx, end, type Look, type Seat } from '@tabularium/kernel';
import { empireOf } from '../empire/order.ts';
import { placeOf, refsOf } from '../empire/places.ts';
import { draft } from '../expedition/draft.ts';
import { march } from '../expedition/march.ts';
import { targets } from '../expedition/targets.ts';
import type { Empires } from '../game.ts';
import type { OpenEmpires } from '../sight.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { changeCard } from './change-card.ts';
import { empireCards, playEmpireCard } from './empire-card.ts';

export interface Acting {
  readonly seat: Seat;
  /** Empire cards played and expeditions declared in this action. */
  cards: number;
  expeditions: number;
  wrecked: boolean;
}

/** [MED.4.1-i][MED.4.1-m] Two of them under Diplomacy or in Campaign time, and none of the other kind. */
export const mostCards = (g: OpenEmpires): number => (g.event === 'campaign' ? 0 : g.event === 'diplomacy' ? 2 : 1);
export const mostExpeditions = (g: OpenEmpires): number =>
  g.event === 'diplomacy' ? 0 : g.event === 'campaign' ? 2 : 1;

const isFirst = (l: Acting): boolean => l.cards === 0 && l.expeditions === 0;
/** [MED.A32] Never mixed. */
const canPlayCard = ({ g }: Look<Empires>, l: Acting): boolean => l.expeditions === 0 && l.cards < mostCards(g);
const canDeclare = ({ g }: Look<Empires>, l: Acting): boolean => l.cards === 0 && l.expeditions < mostExpeditions(g);

export const action = proc(
  'round.action',
  { seat: 'open', cards: 'open', expeditions: 'open', wrecked: 'open' },
  (a: { seat: Seat }): Acting => ({ seat: a.seat, cards: 0, expeditions: 0, wrecked: false }),
  {
    start: (cx, l) => {
      // [MED.5.1-a] Without cards he must pass.
      if (cx.g.hands[l.seat]!.length > 0 && (isFirst(l) || canPlayCard(cx, l) || canDeclare(cx, l))) return 'act';
      if (isFirst(l)) pass(cx, l.seat);
      return end();
    },
    act: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => (isFirst(l) ? t('med.ask.act') : t('med.ask.again', { event: g.event })),
      // [MED.9-p] Nothing here, or anywhere, hands a card to another player.
      rules: ['MED.4-b', 'MED.5-a'],
      silent: ['pass'],
      buttons: {
        pass: {
          rules: ['MED.5.1-a'],
          take: (cx, l) => {
            if (isFirst(l)) pass(cx, l.seat);
            return end();
          },
        },
      },
      picks: {
        change: {
          rules: ['MED.5.2-a'],
          of: ({ g }, l) => (isFirst(l) ? g.hands[l.seat]! : []),
          take: (_, l, card) => call(changeCard, { seat: l.seat, card }, 'over'),
        },
        empire: {
          rules: ['MED.5.3-a', 'MED.4.1-i'],
          of: (cx, l) => (canPlayCard(cx, l) ? empireCards(cx.g, l.seat) : []),
          take: (_, l, card) => {
            l.cards++;
            return call(playEmpireCard, { seat: l.seat, card }, 'start');
          },
        },
        attack: {
          rules: ['MED.5.4-c', 'MED.5.4.1-a', 'MED.4.1-m'],
          of: (cx, l) => (canDeclare(cx, l) ? refsOf(cx.g, targets(cx.g, l.seat)) : []),
          take: ({ g }, l, id) => {
            l.expeditions++;
            return call(draft, { seat: l.seat, purpose: 'attack', target: placeOf(g, id) }, 'march');
          },
        },
      },
    },
    march: (cx, l) => (cx.g.attack ? call(march, undefined, 'after', 'wrecked') : dropped(cx, l)),
    // [MED.A78] A shipwreck takes the second expedition with it.
    after: (cx, l) => {
      cx.expire('action');
      return l.wrecked ? 'over' : 'start';
    },
    over: () => end(),
  },
);

/** [MED.5.1-a] Nothing was declared: that is all of this action, and nothing at all if nothing was done before. */
const dropped = (cx: Cx<Empires>, l: Acting): 'over' => {
  l.expeditions--;
  if (isFirst(l)) pass(cx, l.seat);
  return 'over';
};

const pass = (cx: Cx<Empires>, seat: Seat): void => {
  cx.g.passed = [...cx.g.passed, seat].sort((a, b) => a - b);
  cx.log(t('med.passes', { who: empireOf(cx.g, seat) }), 'MED.5.1-a');
};

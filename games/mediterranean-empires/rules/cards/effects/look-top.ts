import { type Cx, end, type Seat } from '@tabularium/kernel';
import { addToHand, takeFrom } from '../../empire/cards.ts';
import { empireOf } from '../../empire/order.ts';
import type { Empires } from '../../game.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { strongestFirst } from '../../expedition/force.ts';
import { aimedAt } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';

const seen = (g: Empires): readonly string[] => [...(g.looking?.cards ?? [])].sort();

const look = proc(
  'cards.lookTop',
  { seat: 'open', card: 'open', effect: 'open', taken: 'open' },
  (a: EffectArgs<'look-top'>) => ({ ...a, taken: 0 }),
  {
    start: (cx, l) => {
      lift(cx, l.seat, l.effect.n);
      return 'next';
    },
    next: ({ g }, l) => {
      const left = seen(g).length;
      if (left === 0) return 'put';
      if (l.taken < l.effect.take) return 'take';
      return left > 1 ? 'bury' : 'put';
    },
    take: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.lookTake', { n: l.effect.take - l.taken }),
      rules: ['MED.5.3-a'],
      silent: ({ g }) => aimedAt('keep', strongestFirst(g, seen(g))),
      picks: {
        keep: {
          of: ({ g }) => seen(g),
          take: (cx, l, card) => {
            takeFrom(cx.g.looking!.cards, card);
            addToHand(cx.g, l.seat, card);
            l.taken++;
            return 'next';
          },
        },
      },
    },
    bury: {
      to: (_, l) => l.seat,
      say: () => t('med.ask.lookBury'),
      rules: ['MED.5.3-a'],
      silent: () => [{ instead: () => 'put' }],
      picks: {
        bury: {
          of: ({ g }) => seen(g),
          take: (cx, l, card) => {
            bury(cx.g, l.seat, card);
            return 'next';
          },
        },
      },
    },
    put: ({ g }, l) => {
      for (const card of seen(g)) bury(g, l.seat, card);
      g.looking = null;
      return end();
    },
  },
);

/** The cards come off the deck; nobody else sees them. */
const lift = (cx: Cx<Empires>, seat: Seat, n: number): void => {
  const { g } = cx;
  const cards: string[] = [];
  while (cards.length < n && g.decks[seat]!.length > 0) cards.push(g.decks[seat]!.pop()!);
  g.looking = { seat, cards };
  cx.reveal();
  const who = empireOf(g, seat);
  cx.tell(
    [seat],
    t('med.looked', { who, cards: [...cards].sort() }),
    t('med.lookedSecretly', { who, n: cards.length }),
  );
};

/** Under the deck, each below the one before. */
const bury = (g: Empires, seat: Seat, card: string): void => {
  takeFrom(g.looking!.cards, card);
  g.decks[seat]!.unshift(card);
};

export const lookTop: Action<'look-top'> = { can: (g, seat) => g.decks[seat]!.length > 0, proc: look };

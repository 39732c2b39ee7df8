import { call, end, type Seat } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { dice, sum } from '../../empire/dice.ts';
import { empireOf } from '../../empire/order.ts';
import { refOf } from '../../empire/places.ts';
import { mayHoldUp } from '../../empire/face-down.ts';
import type { Empires } from '../../game.ts';
import { maybeSpent, shedSurplus, sideRef } from '../../expedition/losses.ts';
import type { CardId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { lossesFor, loseSome } from './results.ts';
import { stormModifier } from './storm-modifier.ts';

export const isStorm = (g: Empires, card: CardId): boolean => effectsOf(g, card, 'storm').length > 0;

/** Cards of the expedition that calm a storm, if their owner shows one. */
const pilots = (g: Empires): CardId[] =>
  g.attack!.force.units.map((u) => u.card).filter((id) => stormModifier(g, id) !== 0);

/** [MED.4.1-f][MED.4.1-o] Less in good weather, more in bad. */
const weatherModifier = (g: Empires): number => (g.event === 'bad-weather' ? 1 : g.event === 'good-weather' ? -1 : 0);

export const storm = proc(
  'cards.storm',
  { card: 'open', modifier: 'open' },
  (a: { seat: Seat; card: CardId }) => ({ card: a.card, modifier: 0 }),
  {
    // Whoever may have such a card among those face down is asked, whether or not he has.
    start: ({ g }) => (g.attack!.force.sails && mayHoldUp(g, 'storm-modifier') ? 'ask' : 'roll'),
    ask: {
      to: ({ g }) => g.attack!.seat,
      say: ({ g }, l) => t('med.ask.storm', { card: l.card, place: refOf(g, g.attack!.target) }),
      rules: ['MED.9-a'],
      silent: ({ g }) => [...pilots(g).map((arg) => ({ verb: 'show', arg })), { verb: 'keepHidden' }],
      picks: {
        show: {
          of: ({ g }) => pilots(g),
          take: (cx, l, id, by) => {
            cx.reveal();
            // However many copies there are, it counts once.
            l.modifier = stormModifier(cx.g, id);
            cx.log(t('med.shows', { who: empireOf(cx.g, by), card: id }), 'MED.9-a');
            return 'roll';
          },
        },
      },
      buttons: { keepHidden: { take: () => 'roll' } },
    },
    roll: (cx, l) => {
      for (const e of effectsOf(cx.g, l.card, 'storm')) {
        const roll = sum(dice(cx, e.dice)) + (e.weatherModifier ? weatherModifier(cx.g) : 0) + l.modifier;
        const n = lossesFor(e.results, roll);
        cx.log(t('med.routeRoll', { card: l.card, whom: sideRef(cx.g, 0), roll, n }), 'MED.9-e');
        loseSome(cx, n);
      }
      return call(shedSurplus, { side: 0 }, 'over');
    },
    over: (cx) => {
      maybeSpent(cx);
      return end();
    },
  },
);

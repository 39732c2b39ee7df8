/** Free passage through the cities of others — 8.3 */
import { end, type Seat } from '@tabularium/kernel';
import { empireOf } from '../empire/order.ts';
import { ownerOf, refOf } from '../empire/places.ts';
import type { Empires, Force, Side } from '../game.ts';
import { NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { forceOf, recall, troops } from './force.ts';
import { attackWords, sideRef } from './losses.ts';

/** [MED.8.3-a] Cities of others on the way, the end of it apart. */
const foreign = (g: Empires, force: Force, step: number): number => {
  for (let i = step; i + 1 < force.path.length; i++) {
    const owner = ownerOf(g, force.path[i]!);
    if (owner >= 0 && owner !== force.seat) return i;
  }
  return NONE;
};

const cityAsked = (g: Empires, l: { side: Side; step: number }): Place => forceOf(g, l.side).path[l.step]!;

/** Who answers, whom, and about which city. */
const passageWords = (g: Empires, l: { side: Side; step: number }, by: Seat) => ({
  who: empireOf(g, by),
  to: sideRef(g, l.side),
  city: refOf(g, cityAsked(g, l)),
});

/** [MED.8.3-b] Each owner along the route is asked, in order. Ends with whether the force may go on. */
export const askPassage = proc(
  'expedition.passage',
  { side: 'open', step: 'open' },
  (a: { side: Side }) => ({ side: a.side, step: 0 }),
  {
    start: ({ g }, l) => {
      if (!g.agreed.freePassage) return end(true);
      l.step = foreign(g, forceOf(g, l.side), l.step);
      return l.step === NONE ? end(true) : 'ask';
    },
    ask: {
      to: ({ g }, l): Seat => ownerOf(g, cityAsked(g, l)),
      say: ({ g }, l) =>
        t('med.ask.passage', {
          who: empireOf(g, forceOf(g, l.side).seat),
          city: refOf(g, cityAsked(g, l)),
          side: l.side === 0 ? 'attack' : 'guard',
          place: refOf(g, g.attack!.target),
          n: forceOf(g, l.side).units.length,
        }),
      // [MED.8.3-e] Whatever was promised before.
      rules: ['MED.8.3-b', 'MED.8.3-e'],
      silent: ['refuse'],
      buttons: {
        grant: {
          take: (cx, l, by) => {
            cx.log(t('med.granted', passageWords(cx.g, l, by)), 'MED.8.3-b');
            l.step++;
            return 'start';
          },
        },
        refuse: {
          take: (cx, l, by) => {
            const { g } = cx;
            cx.log(t('med.refused', passageWords(g, l, by)), 'MED.8.3-c');
            if (l.side === 0) return 'refused';
            // [MED.8.3-d] A defending expedition never attacks who refuses.
            recall(g, forceOf(g, 1));
            return end(false);
          },
        },
      },
    },
    refused: {
      to: ({ g }) => g.attack!.seat,
      say: ({ g }, l) =>
        t('med.ask.refused', {
          who: empireOf(g, ownerOf(g, cityAsked(g, l))),
          city: refOf(g, cityAsked(g, l)),
          place: refOf(g, g.attack!.target),
        }),
      rules: ['MED.8.3-c', 'MED.8.3-f'],
      silent: ['callOff'],
      buttons: {
        attackThere: {
          // [MED.8.3-f] By land it comes there, where fleets do not fight: without troops it cannot attack.
          when: ({ g }) => troops(g.attack!.force).length > 0,
          take: (cx, l) => {
            const { g } = cx;
            const attack = g.attack!;
            const path = attack.force.path.slice(0, l.step + 1);
            const sails = attack.force.sails && attack.force.sea < l.step;
            g.attack = {
              ...attack,
              target: cityAsked(g, l),
              arrival: 'land',
              force: { ...attack.force, path, sails, sea: sails ? attack.force.sea : NONE },
            };
            cx.log(t('med.turnsOn', { who: empireOf(g, attack.seat), city: refOf(g, g.attack.target) }), 'MED.8.3-c');
            return end(true);
          },
        },
        callOff: {
          take: (cx) => {
            recall(cx.g, cx.g.attack!.force);
            cx.g.attack!.over = true;
            cx.log(t('med.calledOff', attackWords(cx.g)), 'MED.8.3-c');
            return end(false);
          },
        },
      },
    },
  },
);

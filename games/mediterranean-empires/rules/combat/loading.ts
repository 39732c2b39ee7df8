/** Troops are loaded on fleets before a naval battle — 5.4.5 */
import { end, type Look } from '@tabularium/kernel';
import { cardOf } from '../empire/cards.ts';
import type { Empires, Force, Side, Unit } from '../game.ts';
import { fleets, forceOf, troops } from '../expedition/force.ts';
import { attackerRef, defenderRef } from '../expedition/whose.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

const room = (g: Empires, force: Force, fleet: Unit): number =>
  cardOf(g, fleet.card).capacity - force.units.filter((u) => u.on === fleet.card).length;
const withRoom = (g: Empires, force: Force): Unit[] => fleets(force).filter((f) => room(g, force, f) > 0);
const waiting = (force: Force): Unit | undefined => troops(force).find((u) => u.on === '');

/** Strongest fleets first, as long as there is room. */
const fill = (g: Empires, force: Force): void => {
  for (const u of troops(force)) {
    const [best] = withRoom(g, force).sort((a, b) => cardOf(g, b.card).capacity - cardOf(g, a.card).capacity);
    if (u.on === '' && best) u.on = best.card;
  }
};

const next = ({ g }: Look<Empires>, l: { side: Side }): Force => forceOf(g, l.side);

/** [MED.A54] On both sides. [MED.5.4.5-a] Each troop is assigned to a fleet that has room; nobody is asked where there is no choice. */
export const load = proc('combat.loading', { side: 'open' }, (a: { side: Side }) => ({ side: a.side }), {
  start: ({ g }, l) => {
    const force = forceOf(g, l.side);
    for (const u of force.units) u.on = '';
    return 'next';
  },
  next: ({ g }, l) => {
    const force = forceOf(g, l.side);
    if (!waiting(force)) return end();
    if (withRoom(g, force).length > 1) return 'choose';
    fill(g, force);
    return end();
  },
  choose: {
    to: (cx, l) => next(cx, l).seat,
    say: (cx, l) =>
      t('med.ask.load', {
        card: waiting(next(cx, l))!.card,
        whom: l.side === 0 ? defenderRef(cx.g) : attackerRef(cx.g),
      }),
    rules: ['MED.5.4.5-a'],
    silent: ['loadAll'],
    picks: {
      load: {
        of: (cx, l) => withRoom(cx.g, next(cx, l)).map((f) => f.card),
        take: (cx, l, fleet) => {
          waiting(next(cx, l))!.on = fleet;
          return 'next';
        },
      },
    },
    buttons: {
      loadAll: {
        take: (cx, l) => {
          fill(cx.g, next(cx, l));
          return end();
        },
      },
    },
  },
});

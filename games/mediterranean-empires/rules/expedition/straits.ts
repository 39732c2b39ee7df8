/** Straits — 5.4.3 */
import { call, type Cx, end } from '@tabularium/kernel';
import { refsOf } from '../empire/places.ts';
import { dice } from '../empire/dice.ts';
import type { Empires, Side } from '../game.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { disband, forceOf } from './force.ts';
import { isSpent, loseRandom, shedSurplus, sideRef } from './losses.ts';
import { firstDice, secondDice } from './risk.ts';
import { isStrait } from './route.ts';

/** [MED.A10] In the order of the route; each loss is settled before the next roll. Ends when the force is lost. */
export const crossStraits = proc(
  'expedition.straits',
  { side: 'open', step: 'open', dangers: 'open' },
  (a: { side: Side }) => ({ side: a.side, step: 0, dangers: 0 }),
  {
    start: (cx, l) => {
      const { g } = cx;
      const { path, sea } = forceOf(g, l.side);
      // [MED.4.1-f][MED.A56] No rolls at all in good weather.
      if (g.event === 'good-weather') return end();
      while (l.step + 1 < path.length) {
        const [a, b] = [path[l.step]!, path[l.step + 1]!];
        if (l.step !== sea && isStrait(g, a, b)) {
          const rolled = dice(cx, firstDice(g));
          l.dangers = rolled.filter((d) => d === 1).length;
          cx.log(
            () => t('med.strait', { who: sideRef(g, l.side), places: refsOf(g, [a, b]), dice: rolled.join(' ') }),
            'MED.5.4.3-b',
          );
          l.step++;
          return 'danger';
        }
        l.step++;
      }
      return end();
    },
    danger: (cx, l) => {
      if (isGone(cx.g, l.side)) return end();
      if (l.dangers === 0) return 'start';
      l.dangers--;
      weather(cx, l.side);
      return call(shedSurplus, { side: l.side }, 'danger');
    },
  },
);

/** [MED.9-l] An attack is also over when what is left of it cannot go on. */
const isGone = (g: Empires, side: Side): boolean => (side === 0 ? isSpent(g) : forceOf(g, 1).units.length === 0);

/** [MED.5.4.3-c] One 1 costs a card at random; two or more everything. */
const weather = (cx: Cx<Empires>, side: Side): void => {
  const { g } = cx;
  const force = forceOf(g, side);
  const rolled = dice(cx, secondDice(g));
  const ones = rolled.filter((d) => d === 1).length;
  cx.log(() => t('med.danger', { who: sideRef(g, side), dice: rolled.join(' ') }), 'MED.5.4.3-c');
  if (ones === 1) loseRandom(cx, side, () => true);
  if (ones < 2) return;
  cx.log(t('med.wrecked', { side: sideRef(g, side) }), 'MED.5.4.3-c');
  disband(g, force);
  force.field = force.naval = force.assault = 0;
  if (side === 0) {
    g.attack!.over = true;
    g.attack!.wrecked = true;
  }
};

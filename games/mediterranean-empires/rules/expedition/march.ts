/** The whole course of an attack: route events, straits, interceptions, the fight at the end — 5.4 */
import { call, type Cx, end } from '@tabularium/kernel';
import { fightArea } from '../barbarians/area.ts';
import { cardWindow } from '../cards/window.ts';
import { assault } from '../combat/assault.ts';
import { windowOrder } from '../empire/order.ts';
import { isArea, isPacified, ownerOf, refOf } from '../empire/places.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { canAssaultDirectly, disband } from './force.ts';
import { intercept } from './interception.ts';
import { attackWords, maybeSpent, sideRef } from './losses.ts';
import { askPassage } from './permission.ts';
import { crossStraits } from './straits.ts';

const isOver = ({ g }: Cx<Empires>): boolean => g.attack!.over;

/** Ends with whether it was lost in a strait. */
export const march = proc('expedition.march', { may: 'open' }, () => ({ may: true }), {
  start: (cx) => (cx.g.attack!.kind === 'expedition' ? call(askPassage, { side: 0 }, 'events', 'may') : 'events'),
  // [MED.A68] Not against hordes.
  events: ({ g }) =>
    g.attack!.kind === 'horde' ? 'before' : call(cardWindow, { kind: 'route', order: windowOrder(g) }, 'straits'),
  straits: (cx) => {
    maybeSpent(cx);
    return isOver(cx) ? 'finish' : call(crossStraits, { side: 0 }, 'crossed');
  },
  crossed: (cx) => {
    maybeSpent(cx);
    return 'before';
  },
  // Nobody is asked to meet an attack that is over.
  before: () => call(intercept, { leg: 'before' }, 'sea'),
  sea: () => call(intercept, { leg: 'sea' }, 'arrive'),
  arrive: (cx) => {
    if (isOver(cx)) return 'finish';
    arrive(cx);
    return call(intercept, { leg: 'after' }, 'last');
  },
  // [MED.7.3-h] Nobody met it, or nobody stopped it.
  last: (cx) => {
    if (isOver(cx)) return 'finish';
    return isArea(cx.g, cx.g.attack!.target)
      ? call(fightArea, undefined, 'finish')
      : call(assault, undefined, 'finish');
  },
  // [MED.5.4.7-i] Whatever is left of it is discarded.
  finish: (cx, l) => {
    const { g } = cx;
    const { wrecked, target } = g.attack!;
    cx.log(
      t('med.attackOver', { side: sideRef(g, 0), place: refOf(g, target), end: l.may ? outcomeOf(g) : 'calledOff' }),
      'MED.5.4.7-i',
    );
    disband(g, g.attack!.force);
    g.attack = null;
    return end(wrecked);
  },
});

type Outcome = 'taken' | 'neutral' | 'pacified' | 'wrecked' | 'beaten';
const outcomeOf = (g: Empires): Outcome => {
  const { kind, seat, target, wrecked } = g.attack!;
  if (wrecked) return 'wrecked';
  if (isArea(g, target)) return isPacified(g, target) ? 'pacified' : 'beaten';
  if (kind === 'expedition') return ownerOf(g, target) === seat ? 'taken' : 'beaten';
  return ownerOf(g, target) === NEUTRAL ? 'neutral' : 'beaten';
};

/** [MED.A70] A direct assault that has become too weak turns into a landing. */
const arrive = (cx: Cx<Empires>): void => {
  const attack = cx.g.attack!;
  if (attack.kind !== 'expedition' || attack.arrival !== 'direct') return;
  if (canAssaultDirectly(cx.g, attack.force.units, attack.target)) return;
  attack.arrival = 'landing';
  cx.log(t('med.mustLand', attackWords(cx.g)), 'MED.5.4.2-b');
};

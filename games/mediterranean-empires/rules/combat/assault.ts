/** City assaults — 5.4.7 */
import type { OpenEmpires } from '../sight.ts';
import { call, type Cx, end } from '@tabularium/kernel';
import { closeWindow, desertions } from '../cards/close.ts';
import { mayReturn, returnHome } from '../cards/effects/recover-after-assault.ts';
import { takeSpoils } from '../cards/effects/spoils.ts';
import { clearTable } from '../cards/table.ts';
import { cardWindow } from '../cards/window.ts';
import { gainCity, turnNeutral } from '../empire/conquest.ts';
import { defenderSeat, windowOrder } from '../empire/order.ts';
import { capitalMarker, cityAt } from '../empire/places.ts';
import type { Empires, Force } from '../game.ts';
import { cityForce, disband, inCombat, showForce } from '../expedition/force.ts';
import { attackWords, sideRef } from '../expedition/losses.ts';
import type { Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { announce, resolve } from './resolution.ts';

/** [MED.5.4.7-e][MED.A36] Size and forts; one more for a capital in the hands of its owner. A key city gives nothing. */
export const defence = (g: OpenEmpires, place: Place): number => {
  const marker = capitalMarker(g, place);
  return cityAt(g, place).size + g.forts[place]! + (marker >= 0 && g.owner[place] === marker ? 1 : 0);
};

/**
 * [MED.5.4.7-c] Somebody must be able to assault; [MED.A71] a fixed force needs its value. [MED.9-l] A horde without
 * dice does not come this far.
 */
const canAssault = (g: Empires, force: Force): boolean => {
  if (force.t === 'cards') return inCombat(g, force, 'assault').length > 0;
  return force.t !== 'fixed' || force.assault > 0;
};

export const assault = proc('combat.assault', () => ({}), {
  // [MED.A44] Leaders of a lost interception are gone; others may be played.
  // [MED.5.4.7-a][MED.5.4.7-g] The Attacker shows what he has; the city itself defends.
  start: (cx) => {
    const { g } = cx;
    const { force, target } = g.attack!;
    showForce(cx, force);
    if (!canAssault(g, force)) {
      const cards = force.units.map((u) => u.card);
      cx.log(
        cards.length > 0 ? t('med.cannotAssault', { side: sideRef(g, 0), cards }) : t('med.spent', attackWords(g)),
        'MED.5.4.7-c',
      );
      return end();
    }
    g.attack!.guard = cityForce(defence(g, target), defenderSeat(g));
    g.combat = { kind: 'assault', place: target, lost: [], counts: [0, 0], totals: [] };
    announce(cx);
    return call(cardWindow, { kind: 'assault', order: windowOrder(g) }, 'roll');
  },
  roll: (cx) => {
    closeWindow(cx);
    desertions(cx);
    finishAssault(cx, resolve(cx));
    return end();
  },
});

/** [MED.5.4.7-i][MED.5.4.7-j] All cards are discarded, and only those whose text says so come back; then the city changes hands. */
const finishAssault = (cx: Cx<Empires>, won: boolean): void => {
  const { g } = cx;
  const attack = g.attack!;
  takeSpoils(cx, won ? 0 : 1);
  const returning = mayReturn(g);
  disband(g, attack.force);
  disband(g, attack.guard!);
  clearTable(g);
  returnHome(cx, returning);
  g.combat = null;
  attack.guard = null;
  attack.over = true;
  cx.expire('combat');
  if (!won) return;
  // [MED.4.1-h][MED.4.1-q][MED.7.3-g] Whoever is no player makes it neutral.
  if (attack.kind === 'expedition') gainCity(cx, attack.target, attack.seat);
  else turnNeutral(cx, attack.target);
};

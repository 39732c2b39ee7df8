/** Naval and field battles — 5.4.5, 5.4.6 */
import type { OpenEmpires } from '../sight.ts';
import { call, type Cx, end } from '@tabularium/kernel';
import { extraRecovery } from '../cards/effects/bonus-recover-one-troop.ts';
import { takeSpoils } from '../cards/effects/spoils.ts';
import { clearTable } from '../cards/table.ts';
import { cardWindow } from '../cards/window.ts';
import { closeWindow } from '../cards/close.ts';
import { windowOrder } from '../empire/order.ts';
import { BATTLE_VP, changeVp } from '../empire/points.ts';
import { isArea } from '../empire/places.ts';
import type { Empires, Side } from '../game.ts';
import { disband, factorOf, fixedPart, fleets, forceOf, inCombat, showForce, troops } from '../expedition/force.ts';
import { isSpent, loseRandom, maybeSpent, sideRef } from '../expedition/losses.ts';
import type { Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { countingLeaders } from './active.ts';
import { load } from './loading.ts';
import { type Extra, recovery } from './recovery.ts';
import { announce, combatWords, resolve } from './resolution.ts';
import { startBattle } from './start.ts';

/**
 * [MED.5.4.5-e][MED.5.4.6-d] Has a side nothing to fight with? [MED.9-g] Leaders alone do not fight, and go with the
 * rest.
 */
export const isEmpty = (g: OpenEmpires, side: Side): boolean => {
  const force = forceOf(g, side);
  const { kind } = g.combat!;
  if (force.t === 'cards') return (kind === 'naval' ? fleets(force) : troops(force)).length === 0;
  return force.t === 'fixed' ? force[kind] === 0 : force.dice === 0;
};

const isAgainstArea = (g: Empires): boolean => isArea(g, g.attack!.target) && g.attack!.guard?.t === 'dice';

interface Fighting {
  kind: 'naval' | 'field';
  place: Place;
  won: boolean;
  margin: number;
  extra: Extra[];
}
/** Ends with the margin by which the Attacker won; 0 if he lost. */
export const battle = proc(
  'combat.battle',
  { kind: 'open', place: 'open', won: 'open', margin: 'open', extra: 'open' },
  (a: { kind: 'naval' | 'field'; place: Place }): Fighting => ({
    kind: a.kind,
    place: a.place,
    won: false,
    margin: 0,
    extra: [],
  }),
  {
    // [MED.5.4.5-a][MED.5.4.6-a] Both sides are shown; troops are loaded, or fleets set aside.
    start: (cx, l) => {
      const { g } = cx;
      g.combat = { kind: l.kind, place: l.place, lost: [], counts: [0, 0], totals: [] };
      showForce(cx, forceOf(g, 0));
      showForce(cx, forceOf(g, 1));
      return l.kind === 'naval' ? call(load, { side: 0 }, 'loaded') : 'announce';
    },
    loaded: () => call(load, { side: 1 }, 'announce'),
    announce: (cx) => {
      announce(cx);
      return call(cardWindow, { kind: cx.g.combat!.kind, order: windowOrder(cx.g) }, 'begin');
    },
    begin: (cx, l) => {
      const { g } = cx;
      closeWindow(cx);
      startBattle(cx);
      // [MED.5.4.5-f][MED.5.4.5-h] What was discarded until now counts no more.
      g.combat!.counts = [inCombat(g, forceOf(g, 0), l.kind).length, inCombat(g, forceOf(g, 1), l.kind).length];
      l.extra = ([0, 1] as const).flatMap((side) =>
        countingLeaders(g, side)
          .map((leader) => ({ seat: forceOf(g, side).seat, min: extraRecovery(g, leader) }))
          .filter(({ min }) => min > 0),
      );
      l.won = decide(cx);
      l.margin = l.won ? marginOf(g) : 0;
      return 'settle';
    },
    settle: (cx, l) => {
      settle(cx, l.won);
      return call(recovery, { extra: l.extra }, 'over');
    },
    over: (cx, l) => {
      const { g } = cx;
      g.combat = null;
      for (const u of g.attack!.force.units) u.on = '';
      cx.expire('combat');
      if (!l.won) g.attack!.over = true;
      // [MED.7.1-b] Against an area it ends as it should.
      else if (!isAgainstArea(g)) maybeSpent(cx);
      return end(l.margin);
    },
  },
);

/** [MED.5.4.5-e][MED.5.4.6-d] A side with nothing left loses at once, the Attacker if both; else the dice decide. */
const decide = (cx: Cx<Empires>): boolean => {
  const { g } = cx;
  const [attacker, defender] = [isEmpty(g, 0), isEmpty(g, 1)];
  if (!attacker && !defender) return resolve(cx);
  const [side, loser] = attacker ? [sideRef(g, 1), sideRef(g, 0)] : [sideRef(g, 0), sideRef(g, 1)];
  cx.log(t('med.nothingLeft', { ...combatWords(g), side, loser }), 'MED.5.4.5-e');
  return !attacker;
};

/** [MED.A24] By how much the Attacker won; without Resolution his fixed field factors count, at least 1. */
const marginOf = (g: Empires): number => {
  const { totals } = g.combat!;
  if (totals.length > 0) return totals[0]! - totals[1]!;
  const units = inCombat(g, forceOf(g, 0), g.combat!.kind);
  return Math.max(
    1,
    units.reduce((n, u) => n + fixedPart(factorOf(g, u, g.combat!.kind)), 0),
  );
};

const settle = (cx: Cx<Empires>, won: boolean): void => {
  const { g } = cx;
  const area = isAgainstArea(g);
  takeSpoils(cx, won ? 0 : 1);
  // [MED.7.3-d][MED.7.3-e] A horde costs or brings its enemy as much.
  // [MED.4.3-a][MED.4.3-b][MED.7.2-f][MED.A21] Only a player gains or loses; nothing is gained against an area.
  if (won && !area) changeVp(cx, forceSeat(g, 0), BATTLE_VP, 'MED.4.3-a', { why: 'battle' });
  if (!won) changeVp(cx, forceSeat(g, 0), -BATTLE_VP, 'MED.4.3-b', { why: 'battle' });
  changeVp(cx, forceSeat(g, 1), won ? -BATTLE_VP : BATTLE_VP, won ? 'MED.4.3-b' : 'MED.4.3-a', { why: 'battle' });
  if (won && !area) extraLosses(cx);
  const spent = won && isSpent(g);
  // [MED.5.4.5-i][MED.5.4.6-g] The Defender's cards go, and the Attacker's if he lost; [MED.7.1-b][MED.A22] or if he
  // met
  // an area; [MED.A80] or if his attack ends with its losses.
  discardForce(g, 1);
  if (!won || area || spent) discardForce(g, 0);
  clearTable(g);
};

const forceSeat = (g: Empires, side: Side): number => forceOf(g, side).seat;

/** [MED.5.4.5-h][MED.5.4.6-f][MED.A23] A beaten Defender may still cost the Attacker a card. */
const extraLosses = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const { kind, counts } = g.combat!;
  if (counts[1] === 0) return;
  const roll = cx.d6();
  cx.log(
    t('med.extraLosses', { side: sideRef(g, 0), roll, n: counts[1]! }),
    kind === 'naval' ? 'MED.5.4.5-h' : 'MED.5.4.6-f',
  );
  if (roll <= counts[1]!) loseRandom(cx, 0, (u) => kind === 'naval' || u.as === 'T');
};

const discardForce = (g: Empires, side: Side): void => {
  const force = forceOf(g, side);
  const { seat } = force;
  if (seat >= 0) {
    g.combat!.lost.push(...force.units.map((u) => ({ card: u.card, by: seat, as: u.as })));
    g.combat!.lost.push(...force.leaders.map((card) => ({ card, by: seat, as: 'L' as const })));
  }
  disband(g, force);
};

/** Naval Interception of Rebels on their way to Italy — 2.03.72, D2-32, D2-33 */
import { type Cx, end } from '@tabularium/kernel';
import { readTable, type Result } from '../../combat/results.ts';
import type { Province, Rome } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { omens, roll3 } from '../../rome/dice.ts';
import { hraoFaction } from '../../rome/hrao.ts';
import { playerOf } from '../../rome/players.ts';
import { sideOf } from '../../rome/provinces.ts';
import { primaryRebel, rebelFaction } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { province } from '../../wars/wars.ts';
import { station } from '../provinces/forces.ts';
import { inTurns } from '../provinces/losses.ts';
import { forcesOf } from '../provinces/state.ts';
import { giveUp, unitsOfProvince } from './cost.ts';
import { comeBack } from './march.ts';
import { type Crossing, keptOfRebels, rebelFleets, rebelGovernors } from './state.ts';

/** Whoever is on the way. */
export const crossingIn = (g: OpenRome): Crossing | undefined => keptOfRebels(g)?.crossing[0];

/** The Province of the Primary Rebel, if he has one besides that from which they come. */
const primaryProvince = (g: OpenRome, from: ProvinceId): Province | undefined => {
  const primary = primaryRebel(g);
  return g.provinces.find((p) => p.id !== from && p.governor === primary?.id);
};
const fleetsOfPrimary = (g: OpenRome, from: ProvinceId): number => {
  const p = primaryProvince(g, from);
  return p ? unitsOfProvince(g, p.id).fleets : 0;
};

/** [2.03.72-d][2.03.72-e][2.03.72-f] The Province's printed Naval Strength and Fleets, and all Fleets of the Primary Rebel. */
export const navalDefence = (g: OpenRome, id: ProvinceId): number =>
  sideOf(g, province(g, id)).fleet + unitsOfProvince(g, id).fleets + fleetsOfPrimary(g, id) + rebelFleets(g);

/** [2.03.72-c][A2-70][A2-71] All Fleets in the Active Forces box attack, less for Evil Omens. */
export const interceptionModifier = (g: OpenRome, id: ProvinceId): number => g.fleets - navalDefence(g, id) - omens(g);

/** [2.03.72-p][A2-71] The table alone decides. */
const fightAtSea = (cx: Cx<Rome>, { province: id }: Crossing): { result: Result; lost: number; isAll: boolean } => {
  const { g } = cx;
  const modifier = interceptionModifier(g, id);
  const { total: dice } = roll3(cx);
  const { result, toll } = readTable(g, dice + modifier);
  cx.log(
    say('rebels.interception', {
      province: id,
      dice,
      modifier,
      total: dice + modifier,
      result: `result:${result}`,
    }),
    '2.03.72-c',
  );
  // [2.03.72-j] The tolls of this table are numbers, or all.
  return typeof toll === 'number' ? { result, lost: toll, isAll: false } : { result, lost: g.fleets, isAll: true };
};

/** What there is still of what was sent: some may have been given up, called home or sunk meanwhile. */
const underWay = (g: OpenRome, c: Crossing): Crossing => {
  const there = forcesOf(g, c.province);
  return {
    province: c.province,
    armies: Math.min(c.armies, there.armies),
    fleets: Math.min(c.fleets, there.fleets),
    legions: c.legions.filter((n) => g.legions[n]!.at === c.province),
  };
};
/** [A2-72][A2-73] Nothing is left of it: then nobody comes to Italy, and the Province may be attacked as before. */
const isNothingLeft = (g: OpenRome, c: Crossing): boolean => {
  const { armies, fleets, legions } = underWay(g, c);
  const isPrimary = province(g, c.province).governor === primaryRebel(g)?.id;
  return !isPrimary && armies + fleets + legions.length === 0;
};

/** [2.03.72-h][2.03.71-g] They are in Italy, in time for this Combat Phase. [A2-72] The Governor with them. */
export const land = (cx: Cx<Rome>, c: Crossing): void => {
  const { g } = cx;
  const all = rebelGovernors(g);
  all.crossing = [];
  const p = province(g, c.province);
  const s = senator(g, p.governor);
  if (isNothingLeft(g, c)) return cx.log(say('rebels.stays', { who: s.id, province: p.id }), 'A2-73');
  cx.log(say('rebels.lands', { who: s.id, province: p.id }), '2.03.72-h');
  if (s.rebel === 'primary') return;
  const { armies, fleets, legions } = underWay(g, c);
  for (const n of legions) g.legions[n]!.at = 'rebel';
  const there = forcesOf(g, p.id);
  station(g, p.id, { armies: there.armies - armies, fleets: there.fleets - fleets });
  all.inItaly.push({ province: p.id, armies, fleets });
  s.at = 'field';
};

/** [2.03.72-g] They stay at home. [A2-69] If it was the Primary Rebel, the Civil War has been Prosecuted. */
const stop = (cx: Cx<Rome>, c: Crossing): void => {
  const { g } = cx;
  const all = rebelGovernors(g);
  all.crossing = [];
  const p = province(g, c.province);
  cx.log(say('rebels.stopped', { who: p.governor, province: p.id }), '2.03.72-g');
  if (senator(g, p.governor).rebel !== 'primary') return;
  comeBack(cx, p);
  all.met.push('intercepted');
};

interface Intercepting {
  isStopped: boolean;
  /** [2.03.72-m] Provincial Fleets that are still to be lost. */
  provincial: number;
}

/** [2.03.72-i][2.03.72-k][2.03.72-l] Both lose as many Fleets; the Rebel two Provincial ones, then one of Rome's, and so on. */
const takeLosses = (cx: Cx<Rome>, c: Crossing, lost: number, isAll: boolean): number => {
  const { g } = cx;
  const ours = Math.min(lost, g.fleets);
  g.fleets -= ours;
  const provincial = unitsOfProvince(g, c.province).fleets + fleetsOfPrimary(g, c.province);
  // [2.03.72-j][2.03.72-n]
  const theirs = inTurns(isAll ? 0 : lost, provincial, rebelFleets(g));
  rebelGovernors(g).fleets -= theirs.legions;
  cx.log(say('rebels.fleetsLost', { ours, theirs: theirs.armies + theirs.legions }), '2.03.72-i');
  return theirs.armies;
};
/** [2.03.72-m] How many of them may be the Primary Rebel's. */
const shareOfPrimary = (g: OpenRome, c: Crossing, n: number): readonly [least: number, most: number] => [
  Math.max(0, n - unitsOfProvince(g, c.province).fleets),
  Math.min(n, fleetsOfPrimary(g, c.province)),
];
const loseProvincial = (g: Rome, c: Crossing, n: number, ofPrimary: number): void => {
  const other = primaryProvince(g, c.province);
  if (other) giveUp(g, other.id, 'fleets', ofPrimary);
  giveUp(g, c.province, 'fleets', n - ofPrimary);
};

/** [2.03.72-a][2.03.72-b] Before all other battles. */
export const interception = proc(
  'rebels.interception',
  { isStopped: 'open', provincial: 'open' },
  (): Intercepting => ({ isStopped: false, provincial: 0 }),
  {
    start: (cx) => {
      const c = crossingIn(cx.g);
      if (c === undefined) return end();
      // [2.03.72-o]
      if (cx.g.fleets > 0 && !isNothingLeft(cx.g, c)) return 'ask';
      land(cx, c);
      return end();
    },
    /** [A2-70] */
    ask: {
      to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
      say: (cx) => {
        const id = crossingIn(cx.g)!.province;
        return say('ask.rebels.intercept', { province: id, n: cx.g.fleets, against: navalDefence(cx.g, id) });
      },
      rules: ['2.03.72-a', '2.03.72-c', '2.03.72-d', '2.03.72-g', 'A2-70'],
      silent: ['intercept'],
      buttons: {
        intercept: { take: () => 'battle' },
        letLand: {
          take: (cx) => {
            land(cx, crossingIn(cx.g)!);
            return end();
          },
        },
      },
    },
    battle: (cx, l) => {
      const c = crossingIn(cx.g)!;
      const { result, lost, isAll } = fightAtSea(cx, c);
      l.isStopped = result === 'victory';
      l.provincial = takeLosses(cx, c, lost, isAll);
      const [least, most] = shareOfPrimary(cx.g, c, l.provincial);
      if (least < most) return 'whose';
      loseProvincial(cx.g, c, l.provincial, least);
      return 'over';
    },
    whose: {
      to: (cx) => playerOf(cx.g, rebelFaction(cx.g)!),
      say: (_, l) => say('ask.rebels.whoseFleets', { n: l.provincial }),
      rules: ['2.03.72-l', '2.03.72-m'],
      // [D2-33]
      silent: (cx, l) => [{ verb: 'losePrimaryFleets', arg: shareOfPrimary(cx.g, crossingIn(cx.g)!, l.provincial)[0] }],
      ranges: {
        losePrimaryFleets: {
          of: (cx, l) => shareOfPrimary(cx.g, crossingIn(cx.g)!, l.provincial),
          take: (cx, l, n) => {
            loseProvincial(cx.g, crossingIn(cx.g)!, l.provincial, n);
            return 'over';
          },
        },
      },
    },
    over: (cx, l) => {
      const c = crossingIn(cx.g)!;
      if (l.isStopped) stop(cx, c);
      else land(cx, c);
      return end();
    },
  },
);

/** Maintenance of the Rebels' Forces — 2.03.6, D2-27 to D2-29 */
import { choose, type Cx, end } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { isProvinceId, type LegionId, type ProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import {
  atRandom,
  inTurn,
  keepOnly,
  means,
  paidLegions,
  pay,
  REBEL_COST,
  release,
  sources,
} from '../../revenue/rebels.ts';
import { failRevolt } from '../../rome/death.ts';
import { legionRefs } from '../../rome/forces.ts';
import { hraoFaction } from '../../rome/hrao.ts';
import { ownFaction, playerOf } from '../../rome/players.ts';
import { hasLostAllLegions, rebelFaction } from '../../rome/rebels.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { count, giveUp, type Kind, provincialUnits, upkeep } from './cost.ts';
import { rebelFleets, rebelGovernors } from './state.ts';

/** What the answers count. */
const ARMIES = 'provincial:armies';
const FLEETS = 'provincial:fleets';
/** [D2-29] With as much left in the Treasury, Rome takes them all. */
const PLENTY = 70;

interface Paying {
  /** Legions and Fleets that went back to the Senate. */
  released: LegionId[];
  fleets: number;
  /** [2.03.6-i] Provincial Armies and Fleets that are still to be given up. */
  armiesLeft: number;
  fleetsLeft: number;
}

/** Who pays, as long as there is anything to pay for. */
const payer = (g: Rome) => rebelFaction(g)!;

/** [2.03.6-f][A2-68] How many units are beyond the means of all of them together; none, or less than none, where there is enough. */
const tooMany = (g: Rome): number => Math.ceil((upkeep(g) - means(g, payer(g))) / REBEL_COST);
/** [2.03.6-f] Legions and Fleets first. */
const toRelease = (g: Rome): number => Math.min(tooMany(g), paidLegions(g).length + rebelFleets(g));
/** [2.03.6-i] */
const toGiveUp = (g: Rome): number =>
  Math.min(tooMany(g), count(provincialUnits(g, 'armies')) + count(provincialUnits(g, 'fleets')));

/** [2.03.6-f] These Legions, and Fleets for the rest. */
const letGo = (cx: Cx<Rome>, l: Paying, ids: readonly LegionId[], n: number): 'start' => {
  const { g } = cx;
  const fleets = n - ids.length;
  if (fleets > 0) {
    rebelGovernors(g).fleets -= fleets;
    g.fleets += fleets;
    cx.log(say('rebels.fleetsGivenUp', { n: fleets }), '2.03.6-f');
  }
  l.fleets += fleets;
  l.released.push(...ids);
  if (ids.length > 0) release(cx, ids);
  return 'start';
};

/** [2.03.6-i] */
const handOver = (cx: Cx<Rome>, kind: Kind, shares: Readonly<Record<string, number>>): 'start' => {
  for (const [id, n] of Object.entries(shares)) if (isProvinceId(id)) giveUp(cx.g, id, kind, n);
  cx.log(say('rebels.givenUp', { armies: 0, fleets: 0, [kind]: count(shares) }), '2.03.6-i');
  // [2.03.7-l]
  if (hasLostAllLegions(cx.g)) failRevolt(cx);
  return 'start';
};
/** From the first Provinces on, where nobody says so. */
const firstOnes = (units: Readonly<Record<ProvinceId, number>>, n: number): Record<string, number> => {
  const out: Record<string, number> = {};
  let left = n;
  for (const [id, there] of Object.entries(units)) {
    if (left > 0) out[id] = Math.min(left, there);
    left -= out[id] ?? 0;
  }
  return out;
};
/** Is there only one way to take so many? */
const isForced = (units: Readonly<Record<string, number>>, n: number): boolean =>
  Object.keys(units).length === 1 || count(units) === n;

const NOTHING: Paying = { released: [], fleets: 0, armiesLeft: 0, fleetsLeft: 0 };

/** [2.03.6-d] Before money is redistributed; ends with the released Legions that Rome keeps. */
export const rebelUpkeep = proc(
  'rebels.maintenance',
  { released: 'open', fleets: 'open', armiesLeft: 'open', fleetsLeft: 'open' },
  (): Paying => ({ ...NOTHING, released: [] }),
  {
    start: (cx, l) => {
      if (upkeep(cx.g) === 0) return 'keep';
      // Who has the money is nobody's business, so the Rebel is asked in any case.
      return l.armiesLeft > 0 ? 'giveArmies' : l.fleetsLeft > 0 ? 'giveFleets' : 'pay';
    },
    /** [2.03.6-e] All of it, or what is too much goes: then there is nothing to pay yet. */
    pay: {
      to: (cx) => playerOf(cx.g, payer(cx.g)),
      say: (cx, _, by) => {
        // What lies in his Treasury is nobody else's business.
        const isHis = ownFaction(cx.g, by) === rebelFaction(cx.g);
        if (isHis && toRelease(cx.g) > 0) return say('ask.rebels.release', { n: toRelease(cx.g) });
        if (isHis && toGiveUp(cx.g) > 0) return say('ask.rebels.giveUp', { n: toGiveUp(cx.g) });
        return say('ask.revenue.rebels', { n: upkeep(cx.g) });
      },
      rules: ['2.03.6-a', '2.03.6-b', '2.03.6-e', '2.03.6-f', '2.03.6-i', '2.03.6-j'],
      windows: OPEN,
      silent: (cx, l) => {
        const n = toRelease(cx.g);
        if (n > 0) {
          // [D2-28] Legions first.
          return [{ instead: (c) => letGo(c, l, atRandom(c, n), n) }];
        }
        const m = toGiveUp(cx.g);
        if (m > 0) {
          const armies = Math.min(m, count(provincialUnits(cx.g, 'armies')));
          return [{ verb: 'giveUpForces', arg: counted(armies, m - armies) }];
        }
        return [{ verb: 'payRebels', arg: inTurn(cx.g, payer(cx.g), due(cx.g)) }];
      },
      chooses: {
        releaseLegions: choose({
          rules: ['2.03.6-f', '2.03.6-l'],
          of: (cx) => {
            const n = toRelease(cx.g);
            const of = legionRefs(paidLegions(cx.g));
            return n > 0 ? { of, min: Math.max(0, n - rebelFleets(cx.g)), max: n } : { of: [], min: 1, max: 0 };
          },
          take: (cx, l, ids) => letGo(cx, l, ids, toRelease(cx.g)),
        }),
      },
      ranges: {
        /** [2.03.23-d] Instead of paying for them. */
        keepFleets: {
          rules: ['2.03.23-d'],
          of: (cx) => (toRelease(cx.g) > 0 ? [1, 0] : [0, rebelFleets(cx.g) - 1]),
          take: (cx, l, n) => letGo(cx, l, [], rebelFleets(cx.g) - n),
        },
      },
      allots: {
        giveUpForces: {
          rules: ['2.03.6-i', '2.03.6-l'],
          of: (cx) => {
            const n = toRelease(cx.g) > 0 ? 0 : toGiveUp(cx.g);
            const [armies, fleets] = [count(provincialUnits(cx.g, 'armies')), count(provincialUnits(cx.g, 'fleets'))];
            return n > 0
              ? { of: counted(Math.min(n, armies), Math.min(n, fleets)), min: n, max: n }
              : { of: {}, min: 1, max: 0 };
          },
          take: (_, l, shares) => {
            l.armiesLeft = shares[ARMIES] ?? 0;
            l.fleetsLeft = shares[FLEETS] ?? 0;
            return 'start';
          },
        },
        payRebels: {
          rules: ['2.03.6-e', '2.03.6-j', '1.06.31-c'],
          of: (cx) => {
            if (toRelease(cx.g) + toGiveUp(cx.g) > 0) return { of: {}, min: 1, max: 0 };
            return { of: sources(cx.g, payer(cx.g)), min: due(cx.g), max: due(cx.g) };
          },
          take: (cx, _, shares) => {
            pay(cx, payer(cx.g), shares);
            return 'keep';
          },
        },
      },
      resumed: () => 'start',
    },
    /** [2.03.6-l] Of which Province. */
    giveArmies: (cx, l) => {
      const units = provincialUnits(cx.g, 'armies');
      return isForced(units, l.armiesLeft) ? 'armiesGone' : 'askArmies';
    },
    armiesGone: (cx, l) => {
      const shares = firstOnes(provincialUnits(cx.g, 'armies'), l.armiesLeft);
      l.armiesLeft = 0;
      return handOver(cx, 'armies', shares);
    },
    askArmies: {
      to: (cx) => playerOf(cx.g, payer(cx.g)),
      say: (_, l) => say('ask.rebels.whichArmies', { n: l.armiesLeft }),
      rules: ['2.03.6-i', '2.03.6-l'],
      silent: (cx, l) => [{ verb: 'giveUpArmies', arg: firstOnes(provincialUnits(cx.g, 'armies'), l.armiesLeft) }],
      allots: {
        giveUpArmies: {
          of: (cx, l) => ({ of: provincialUnits(cx.g, 'armies'), min: l.armiesLeft, max: l.armiesLeft }),
          take: (cx, l, shares) => {
            l.armiesLeft = 0;
            return handOver(cx, 'armies', shares);
          },
        },
      },
    },
    giveFleets: (cx, l) => {
      const units = provincialUnits(cx.g, 'fleets');
      return isForced(units, l.fleetsLeft) ? 'fleetsGone' : 'askFleets';
    },
    fleetsGone: (cx, l) => {
      const shares = firstOnes(provincialUnits(cx.g, 'fleets'), l.fleetsLeft);
      l.fleetsLeft = 0;
      return handOver(cx, 'fleets', shares);
    },
    askFleets: {
      to: (cx) => playerOf(cx.g, payer(cx.g)),
      say: (_, l) => say('ask.rebels.whichFleets', { n: l.fleetsLeft }),
      rules: ['2.03.6-i', '2.03.6-l'],
      silent: (cx, l) => [{ verb: 'giveUpFleets', arg: firstOnes(provincialUnits(cx.g, 'fleets'), l.fleetsLeft) }],
      allots: {
        giveUpFleets: {
          of: (cx, l) => ({ of: provincialUnits(cx.g, 'fleets'), min: l.fleetsLeft, max: l.fleetsLeft }),
          take: (cx, l, shares) => {
            l.fleetsLeft = 0;
            return handOver(cx, 'fleets', shares);
          },
        },
      },
    },
    /** [2.03.6-g][2.03.H-d] The HRAO says what Rome will maintain. */
    keep: (_, l) => (l.released.length > 0 ? 'keepLegions' : 'keepShips'),
    keepLegions: {
      to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
      say: (_, l) => say('ask.revenue.released', { n: l.released.length }),
      rules: ['2.03.6-g', '2.03.6-h', '2.03.H-d', 'amb-138'],
      silent: (cx, l) => [{ verb: 'keepReleased', arg: isPlenty(cx.g, l) ? l.released.length : 0 }],
      ranges: {
        keepReleased: {
          of: (_, l) => [0, l.released.length],
          take: (cx, l, n) => {
            l.released = keepOnly(cx, l.released, n);
            return 'keepShips';
          },
        },
      },
    },
    keepShips: (_, l) => (l.fleets > 0 ? 'keepFleets' : end(l.released)),
    keepFleets: {
      to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
      say: (_, l) => say('ask.rebels.releasedFleets', { n: l.fleets }),
      rules: ['2.03.6-g', '2.03.6-h', '2.03.H-d'],
      silent: (cx, l) => [{ verb: 'keepReleasedFleets', arg: isPlenty(cx.g, l) ? l.fleets : 0 }],
      ranges: {
        keepReleasedFleets: {
          of: (_, l) => [0, l.fleets],
          take: (cx, l, n) => {
            cx.g.fleets -= l.fleets - n;
            rebelGovernors(cx.g).spare = n;
            cx.log(say('rebels.releasedFleets', { kept: n, lost: l.fleets - n }), '2.03.6-g');
            return end(l.released);
          },
        },
      },
    },
  },
);

/** [2.03.6-j][2.03.6-k] What is owed, or all there is. */
const due = (g: Rome): number => Math.min(upkeep(g), means(g, payer(g)));
const isPlenty = (g: Rome, l: Paying): boolean => g.state - REBEL_COST * (l.released.length + l.fleets) >= PLENTY;
const counted = (armies: number, fleets: number): Record<string, number> => ({
  ...(armies > 0 && { [ARMIES]: armies }),
  ...(fleets > 0 && { [FLEETS]: fleets }),
});

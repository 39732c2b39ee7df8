/** Maintenance of Rebels — 1.06.2, 1.11.35 */
import { call, choose, type Cx, end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, isSenatorId, type LegionId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { failRevolt } from '../rome/death.ts';
import { legion, legionRefs, legionsAt, loseLegion } from '../rome/forces.ts';
import { hraoFaction } from '../rome/hrao.ts';
import { hasLostAllLegions, primaryRebel, rebelFaction } from '../rome/rebels.ts';
import { legionNumber } from '../ids.ts';
import { move, type Purse } from '../rome/money.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { mostFirst } from '../table/silence.ts';
import { OPEN } from '../senate/windows.ts';
import { debits } from './debits.ts';
import type { OpenRome } from '../sight/sight.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

/** [1.11.35-a] */
export const REBEL_COST = 2;

/** [1.11.35-c] Veterans of a Rebel serve for nothing; everybody else in the Rebel army is paid. Fleets have no part in it. */
export const paidLegions = (g: Rome): number[] =>
  g.rebels
    .flatMap((r) => legionsAt(g, r.army))
    .filter((n) => {
      const lord = maybeSenator(g, g.legions[n]!.allegiance);
      return lord === undefined || lord.rebel === 'no';
    });
export const rebelCost = (g: Rome): number => REBEL_COST * paidLegions(g).length;

/** [1.06.2-a][1.11.35-b][amb-30] Treasuries of Rebels and of their Faction [1.06.31-c]; what this phase has brought is not there yet. */
export const sources = (g: Rome, faction: FactionId): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const s of g.senators) {
    if (s.rebel !== 'no' && s.captive === '' && s.talents > 0) out[s.id] = s.talents;
  }
  const { treasury } = g.factions[faction]!;
  if (treasury > 0) out[factionRef(faction)] = treasury;
  return out;
};
export const means = (g: Rome, faction: FactionId): number =>
  Object.values(sources(g, faction)).reduce((a, b) => a + b, 0);

/** [1.11.35-d] How many Legions are beyond his means. */
const tooMany = (g: Rome, faction: FactionId): number =>
  Math.ceil(Math.max(0, rebelCost(g) - means(g, faction)) / REBEL_COST);

/** [1.11.35-d] Back to the Senate at once. */
export const release = (cx: Cx<Rome>, ids: readonly string[]): void => {
  for (const id of ids) legion(cx.g, id).at = 'active';
  cx.log(say('revenue.rebels.released', { n: ids.length }), '1.11.35-d');
  // [1.11.371-d][amb-132]
  if (hasLostAllLegions(cx.g)) failRevolt(cx);
};

export const pay = (cx: Cx<Rome>, faction: FactionId, shares: Readonly<Record<string, number>>): void => {
  for (const [from, n] of Object.entries(shares)) {
    const purse: Purse = isSenatorId(from) ? from : { treasury: faction };
    move(cx.g, purse, 'bank', n);
  }
  const n = Object.values(shares).reduce((a, b) => a + b, 0);
  cx.log(say('revenue.rebels.paid', { faction: factionRef(faction), n }), '1.06.2-a');
};

interface Paying {
  released: LegionId[];
}

const letGo = (cx: Cx<Rome>, l: Paying, ids: readonly LegionId[]): 'start' => {
  release(cx, ids);
  l.released.push(...ids);
  return 'start';
};
/** Ordinary Legions before Veterans. */
export const atRandom = (cx: Cx<Rome>, n: number): LegionId[] => {
  const all = mostFirst(cx.shuffle(paidLegions(cx.g)), (i) => Number(!cx.g.legions[i]!.veteran));
  return legionRefs(all.slice(0, n));
};
/** Who pays where nobody says so: the Rebel, those who joined him, his Faction. */
export const inTurn = (g: Rome, faction: FactionId, cost: number): Record<string, number> => {
  const out: Record<string, number> = {};
  let left = cost;
  for (const [from, n] of mostFirst(Object.entries(sources(g, faction)), ([id]) =>
    Number(id === primaryRebel(g)?.id),
  )) {
    if (left > 0) out[from] = Math.min(left, n);
    left -= out[from] ?? 0;
  }
  return out;
};

/** Ends with the released Legions that Rome keeps. */
export const rebelMaintenance = proc('revenue.rebels', { released: 'open' }, (): Paying => ({ released: [] }), {
  start: (cx, l) => {
    const faction = rebelFaction(cx.g);
    if (faction === undefined || rebelCost(cx.g) === 0) return l.released.length > 0 ? 'keep' : end<LegionId[]>([]);
    const isGuided = isNeutral(cx.g, faction) && tooMany(cx.g, faction) === 0;
    return isGuided ? call(neutrals().payRebelArmy, { faction }, 'paid') : 'pay';
  },
  paid: (_, l) => (l.released.length > 0 ? 'keep' : end<LegionId[]>([])),
  pay: {
    to: (cx) => playerOf(cx.g, rebelFaction(cx.g)!),
    say: (cx, _, by) => {
      // What lies in his Treasury is nobody else's business.
      const n = playerOf(cx.g, rebelFaction(cx.g)!) === by ? tooMany(cx.g, rebelFaction(cx.g)!) : 0;
      return n > 0 ? say('ask.revenue.release', { n }) : say('ask.revenue.rebels', { n: rebelCost(cx.g) });
    },
    rules: ['1.06.2-a', '1.11.35-b', '1.11.35-d'],
    windows: OPEN,
    silent: (cx, l) => {
      const n = tooMany(cx.g, rebelFaction(cx.g)!);
      if (n === 0) return [{ verb: 'payRebels', arg: inTurn(cx.g, rebelFaction(cx.g)!, rebelCost(cx.g)) }];
      return [{ instead: (c) => letGo(c, l, atRandom(c, n)) }];
    },
    chooses: {
      releaseLegions: choose({
        rules: ['1.11.35-d'],
        of: (cx) => {
          const n = tooMany(cx.g, rebelFaction(cx.g)!);
          return n > 0 ? { of: legionRefs(paidLegions(cx.g)), min: n, max: n } : { of: [], min: 1, max: 0 };
        },
        take: (cx, l, ids) => letGo(cx, l, ids),
      }),
    },
    allots: {
      payRebels: {
        rules: ['1.11.35-b', '1.06.31-c'],
        of: (cx) => {
          const n = rebelCost(cx.g);
          return tooMany(cx.g, rebelFaction(cx.g)!) > 0
            ? { of: {}, min: 1, max: 0 }
            : { of: sources(cx.g, rebelFaction(cx.g)!), min: n, max: n };
        },
        take: (cx, l, shares) => {
          pay(cx, rebelFaction(cx.g)!, shares);
          return l.released.length > 0 ? 'keep' : end<LegionId[]>([]);
        },
      },
    },
    resumed: () => 'start',
  },
  /** [1.06.53-h][1.11.35-e][amb-138] The HRAO says how many Rome will maintain; Veterans before others. */
  keep: {
    to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
    say: (_, l) => say('ask.revenue.released', { n: l.released.length }),
    rules: ['1.06.53-h', '1.11.35-e', 'amb-138'],
    silent: (cx, l) => [{ verb: 'keepReleased', arg: Math.max(0, l.released.length - unpayable(cx.g)) }],
    ranges: {
      keepReleased: {
        of: (_, l) => [0, l.released.length],
        take: (cx, l, n) => end(keepOnly(cx, l.released, n)),
      },
    },
  },
});

/** Units that the State cannot pay for, as things stand. */
export const unpayable = (g: OpenRome): number => Math.ceil(Math.max(0, debits(g).total - g.state) / REBEL_COST);

export const keepOnly = (cx: Cx<Rome>, released: readonly LegionId[], kept: number): LegionId[] => {
  const bestFirst = [...released].sort((a, b) => Number(legion(cx.g, b).veteran) - Number(legion(cx.g, a).veteran));
  for (const id of bestFirst.slice(kept)) loseLegion(cx.g, legionNumber(id));
  cx.log(say('revenue.released.kept', { kept, lost: released.length - kept }), '1.06.53-h');
  return bestFirst.slice(0, kept);
};

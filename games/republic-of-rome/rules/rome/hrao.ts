/** Who ranks highest — 1.09.11 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx, Seat } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, OFFICES, UNALIGNED } from '../ids.ts';
import { playerOf } from './players.ts';
import { rebelFaction } from './rebels.ts';
import { isAlignedInRome, numberOf, oratory } from './senators.ts';

/** [1.09.11-f] A Proconsul has no rank by that, where he counts as in Rome [1.11.3-c][card-144-c]. */
const rank = (s: Senator): number =>
  s.office === '' || s.office === 'proconsul' ? OFFICES.length : OFFICES.indexOf(s.office);

/** [1.09.11-a][1.09.11-c] Office first; then Influence, ORA, the lower number. */
export const outranks = (g: OpenRome, a: Senator, b: Senator): boolean => {
  if (a.office !== b.office) {
    const [rankOfA, rankOfB] = [rank(a), rank(b)];
    if (rankOfA !== rankOfB) return rankOfA < rankOfB;
  }
  if (a.influence !== b.influence) return a.influence > b.influence;
  const [oraOfA, oraOfB] = [oratory(g, a), oratory(g, b)];
  if (oraOfA !== oraOfB) return oraOfA > oraOfB;
  const [numberOfA, numberOfB] = [numberOf(g, a.id), numberOf(g, b.id)];
  return numberOfA !== numberOfB ? numberOfA < numberOfB : a.id < b.id;
};

/** The highest of some Senators. */
export const highest = (g: Rome, all: readonly Senator[]): Senator | undefined =>
  all.reduce<Senator | undefined>((best, s) => (best === undefined || outranks(g, s, best) ? s : best), undefined);

/** [1.04.1-b][1.09.11-b][1.09.11-f][1.09.11-e] The highest ranking available official: always of this moment. */
export const hrao = (g: OpenRome): Senator | undefined => {
  let best: Senator | undefined;
  for (const s of g.senators) if (isAlignedInRome(s) && (best === undefined || outranks(g, s, best))) best = s;
  return best;
};

/** [amb-35] The HRAO's Faction, or with nobody in Rome the one that had him last (kept by `noteHrao`), still in the game. */
export const hraoFaction = (g: OpenRome): FactionId => {
  return hrao(g)?.faction ?? factionsFrom(g, g.lastHrao)[0] ?? g.lastHrao;
};

/** [own-59] Remembers who is HRAO, for when nobody is left in Rome. Called at the start of every phase. */
export const noteHrao = (cx: Cx<Rome>): void => {
  cx.g.lastHrao = hraoFaction(cx.g);
};

/** [1.04.8-c] Factions still in the game, clockwise from one of them. */
export const factionsFrom = (g: OpenRome, from: FactionId): FactionId[] => {
  const found: FactionId[] = [];
  const n = g.factions.length;
  for (let i = 0; i < n; i++) {
    const faction = (from + i) % n;
    if (g.factions[faction]!.status === 'in') found.push(faction);
  }
  return found;
};
export const factionsFromHrao = (g: OpenRome): FactionId[] => factionsFrom(g, hraoFaction(g));
export const othersFrom = (g: OpenRome, from: FactionId): FactionId[] =>
  factionsFrom(g, from).filter((faction) => faction !== from);

/**
 * Who decides for a Faction. [1.09.823-a] In the Senate Phase the player of a Consul for Life decides for every
 * Faction but the Primary Rebel's.
 */
export const decider = (g: OpenRome, faction: FactionId): Seat => playerOf(g, rulerOf(g, faction));
const rulerOf = (g: OpenRome, faction: FactionId): FactionId => {
  if (g.phase !== 'senate') return faction;
  for (const s of g.senators) {
    if (s.consulForLife) return s.faction === UNALIGNED || faction === rebelFaction(g) ? faction : s.faction;
  }
  return faction;
};
/** [1.09.823-a] Does its own player decide for a Faction now? */
export const decidesForItself = (g: OpenRome, faction: FactionId): boolean => {
  const ruler = rulerOf(g, faction);
  return ruler === faction || playerOf(g, ruler) === playerOf(g, faction);
};

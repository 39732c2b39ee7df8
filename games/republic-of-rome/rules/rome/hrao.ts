/** Who ranks highest — 1.09.11 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx, Seat } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, OFFICES, UNALIGNED } from '../ids.ts';
import { playerOf } from './players.ts';
import { isAlignedInRome, maybeSenator, numberOf, oratory } from './senators.ts';

/** [1.09.11-f] A Proconsul has no rank by that, where he counts as in Rome [1.11.3-c][card-144-c]. */
const rank = (s: Senator): number =>
  s.office === '' || s.office === 'proconsul' ? OFFICES.length : OFFICES.indexOf(s.office);

/** [1.09.11-a][1.09.11-c] Office first; then Influence, ORA, the lower number. */
export const outranks = (g: OpenRome, a: Senator, b: Senator): boolean => {
  if (a.office !== b.office && rank(a) !== rank(b)) return rank(a) < rank(b);
  if (a.influence !== b.influence) return a.influence > b.influence;
  if (oratory(g, a) !== oratory(g, b)) return oratory(g, a) > oratory(g, b);
  return numberOf(g, a.id) !== numberOf(g, b.id) ? numberOf(g, a.id) < numberOf(g, b.id) : a.id < b.id;
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

/** [amb-35] The HRAO's player, or with nobody in Rome the one who was it last (kept by `noteHrao`), still in the game. */
export const hraoSeat = (g: Rome): FactionId => {
  const now = hrao(g);
  if (now !== undefined && now.faction !== UNALIGNED) return now.faction;
  return seatsFrom(g, g.lastHrao)[0] ?? g.lastHrao;
};

/** [own-59] Remembers who is HRAO, for when nobody is left in Rome. Called at the start of every phase. */
export const noteHrao = (cx: Cx<Rome>): void => {
  cx.g.lastHrao = hraoSeat(cx.g);
};

/** [1.04.8-c] Seats still in the game, clockwise from one of them. */
export const seatsFrom = (g: Rome, from: FactionId): FactionId[] => {
  const found: FactionId[] = [];
  const n = g.factions.length;
  for (let i = 0; i < n; i++) {
    const seat = (from + i) % n;
    if (g.factions[seat]!.status === 'in') found.push(seat);
  }
  return found;
};
/** All seats still in the game, in no order that matters: for everybody at once. */
export const seatsIn = (g: Rome): FactionId[] => seatsFrom(g, 0);
export const seatsFromHrao = (g: Rome): FactionId[] => seatsFrom(g, hraoSeat(g));
export const othersFrom = (g: Rome, from: FactionId): FactionId[] => seatsFrom(g, from).filter((seat) => seat !== from);

/**
 * Who decides for a Faction. [1.09.823-a] In the Senate Phase the player of a Consul for Life decides for every
 * Faction but the Primary Rebel's.
 */
export const decider = (g: OpenRome, faction: FactionId): Seat => playerOf(g, rulerOf(g, faction));
const rulerOf = (g: OpenRome, faction: FactionId): FactionId => {
  if (g.phase !== 'senate') return faction;
  for (const s of g.senators) {
    if (s.consulForLife) return s.faction === UNALIGNED || faction === rebelSeat(g) ? faction : s.faction;
  }
  return faction;
};
/** [1.09.823-a] Does its own player decide for a Faction now? */
export const decidesForItself = (g: OpenRome, faction: FactionId): boolean =>
  decider(g, faction) === playerOf(g, faction);

export const primaryRebel = (g: OpenRome): Senator | undefined =>
  g.revoltSince === 0 ? undefined : g.senators.find((s) => s.rebel === 'primary');
/** [1.11.37-b][1.11.37-c] The Primary Rebel and, if he was Dictator, the Master of Horse who joined him. */
export const rebelLeaders = (g: OpenRome): Senator[] => {
  const rebel = primaryRebel(g);
  if (rebel === undefined) return [];
  const horse = g.rebelHorse === '' ? undefined : maybeSenator(g, g.rebelHorse);
  return horse && horse.rebel === 'secondary' && horse.captive === '' ? [rebel, horse] : [rebel];
};
export const rebelSeat = (g: OpenRome): FactionId | undefined => {
  const rebel = primaryRebel(g);
  return rebel === undefined || rebel.faction === UNALIGNED ? undefined : rebel.faction;
};

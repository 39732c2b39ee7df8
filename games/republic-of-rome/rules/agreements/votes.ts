/** Promised votes, and the order of calling — AGR-12, AGR-16 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import type { Proposal } from '../senate/proposal.ts';
import type { Floor, Way } from '../senate/state.ts';
import type { PromiseOf } from './agreement.ts';
import { type Bound, boundBy, impossible, isAbout, onlyBy, perform } from './enforce.ts';
import { type Left, whole } from './left.ts';
import type { FactionId } from '../ids.ts';

/** What a Faction must do in a vote: these Senators, that way, with so many votes bought. */
export interface Demand {
  readonly bound: Bound<PromiseOf<'vote'>>;
  readonly of: readonly Senator[];
}
const NONE: readonly Demand[] = [];

const total = (of: readonly Senator[], n: (s: Senator) => number): number => of.reduce((sum, s) => sum + n(s), 0);
const spokenOf = (b: Bound<PromiseOf<'vote'>>, voters: readonly Senator[]): readonly Senator[] =>
  b.promise.senator === '' ? voters : voters.filter((s) => s.id === b.promise.senator);
const votesAbout = (g: OpenRome, faction: FactionId, p: Proposal): Bound<PromiseOf<'vote'>>[] =>
  boundBy(g, faction, 'vote').filter((b) => isAbout(b.promise.about, p));

/** [AGR-12] The promises that can be kept in this vote: [AGR-22] legal and within his means, [AGR-23] none against an earlier one. */
export const demandsOn = (
  g: OpenRome,
  faction: FactionId,
  p: Proposal,
  voters: () => readonly Senator[],
  isLegal: (s: Senator, way: Way) => boolean,
): readonly Demand[] => {
  if (g.agreements.all.length === 0) return NONE;
  const bound = votesAbout(g, faction, p);
  if (bound.length === 0) return NONE;
  const ways: Record<string, Way> = {};
  const found: Demand[] = [];
  for (const b of bound) {
    const { way, bought } = b.promise;
    const of = spokenOf(b, voters());
    const agree = of.every((s) => isLegal(s, way) && (ways[s.id] ?? way) === way);
    if (of.length === 0 || !agree || total(of, (s) => s.talents) < bought) continue;
    for (const s of of) ways[s.id] = way;
    found.push({ bound: b, of });
  }
  return found;
};

/** The demand on this Senator's vote. */
export const demandOn = (demands: readonly Demand[], id: string): Demand | undefined =>
  demands.find((d) => d.of.some((s) => s.id === id));

type Shares = Readonly<Record<string, number>>;
const missing = (d: Demand, bought: Shares): number =>
  d.bound.promise.bought - total(d.of, (s) => Math.min(s.talents, bought[s.id] ?? 0));
/** The first demand for which too little has been bought. */
export const unpaid = (demands: readonly Demand[], bought: Shares): Demand | undefined =>
  demands.find((d) => missing(d, bought) > 0);
/** The demand for most votes; any are more than 1, which is the least that can be bought. */
export const dearest = (demands: readonly Demand[]): Demand | undefined =>
  demands.filter((d) => d.bound.promise.bought > 1).sort((a, b) => b.bound.promise.bought - a.bound.promise.bought)[0];
/** So much must be bought in all; and, once something was, what is missing, by those who were promised to buy. */
export const leastBought = (demands: readonly Demand[]): number => dearest(demands)?.bound.promise.bought ?? 1;
export const stillToBuy = (d: Demand, bought: Shares): { of: Record<string, number>; min: number; max: number } => {
  const of: Record<string, number> = {};
  for (const s of d.of) if (s.talents > (bought[s.id] ?? 0)) of[s.id] = s.talents - (bought[s.id] ?? 0);
  return { of, min: missing(d, bought), max: Object.values(of).reduce((a, b) => a + b, 0) };
};

/** The votes that must be bought, by the richest of those of whom it was promised. */
export const purchases = (demands: readonly Demand[]): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const d of demands)
    for (const s of [...d.of].sort((a, b) => b.talents - a.talents)) {
      const n = Math.min(missing(d, out), s.talents - (out[s.id] ?? 0));
      if (n > 0) out[s.id] = (out[s.id] ?? 0) + n;
    }
  return out;
};

/** [AGR-12] The Faction has voted: its promises about this are kept, or could not be; or `unkept` says what became of the others. */
export const hasVoted = (
  cx: Cx<Rome>,
  faction: FactionId,
  floor: Floor,
  voters: readonly Senator[],
  unkept = impossible,
): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of votesAbout(cx.g, faction, floor.proposal)) {
    const of = spokenOf(b, voters);
    const cast = floor.votes.filter((v) => of.some((s) => s.id === v.senator));
    const bought = cast.reduce((n, v) => n + v.bought, 0);
    const kept = cast.length > 0 && cast.every((v) => v.way === b.promise.way) && bought >= b.promise.bought;
    (kept ? perform : unkept)(cx, b);
  }
};

const ordersAbout = (g: Rome, faction: FactionId, p: Proposal): Bound<PromiseOf<'order'>>[] =>
  boundBy(g, faction, 'order').filter((b) => isAbout(b.promise.about, p));
/** May this Faction be called now, when these are left? */
const mayCall = (
  { promise: { calls, last } }: Bound<PromiseOf<'order'>>,
  left: readonly FactionId[],
  faction: FactionId,
): boolean =>
  (faction !== last || left.length === 1) &&
  !calls.slice(0, Math.max(0, calls.indexOf(faction))).some((s) => left.includes(s));

/** [AGR-16][1.04.3-i] Of the Factions left those that may be called now; in any order, where none was agreed. */
export const callable = (
  g: Rome,
  by: FactionId | undefined,
  p: Proposal,
  uncalled: readonly FactionId[],
): Left<FactionId> => {
  if (g.agreements.all.length === 0 || by === undefined) return whole(uncalled);
  let open = whole(uncalled);
  for (const b of ordersAbout(g, by, p)) {
    const kept = onlyBy(b.agreement, open.left, (faction) => mayCall(b, uncalled, faction));
    if (kept.left.length > 0) open = { left: kept.left, held: [...open.held, ...kept.held] };
  }
  return open;
};
export const orderAgreed = (g: Rome, by: FactionId | undefined, p: Proposal): Bound<PromiseOf<'order'>> | undefined =>
  g.agreements.all.length === 0 || by === undefined ? undefined : ordersAbout(g, by, p)[0];

/** All have been called. */
export const hasCalled = (cx: Cx<Rome>, by: FactionId | undefined, floor: Floor): void => {
  if (cx.g.agreements.all.length === 0 || by === undefined) return;
  for (const b of ordersAbout(cx.g, by, floor.proposal)) {
    const kept = floor.called.every((faction, i) => mayCall(b, floor.called.slice(i), faction));
    const isThere = b.promise.last === -1 || floor.called.includes(b.promise.last);
    (kept && isThere ? perform : impossible)(cx, b);
  }
};

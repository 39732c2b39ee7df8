/** The Most Available Senator, and what is spent on him — 4.04.2, A4-18 */
import type { Candidate } from '@tabularium/kernel';
import { persuaders, persuasionTally, targets } from '../../forum/base-number.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, type SenatorId, UNALIGNED } from '../../ids.ts';
import { isNeutral } from '../../rome/players.ts';
import { military, oratory, senator, votesInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { candidate, itself, type Measure, type Narrowed, narrowed } from '../narrowing.ts';

/** [4.04.2-g] As high as the Base Number is raised; [4.04.2-f] and how high at least, or nothing is spent. */
const ENOUGH = 9;
const WORTH_A_BRIBE = 7;
/** [4.04.21-a] To which a Neutral brings it down. */
export const DEFENDED = 4;
/** [4.04.2-k] With less, no roll succeeds. */
const LEAST = 2;

/** [4.07.7-b] With Seduction or Blackmail nobody's Faction Treasury counts, since nobody may oppose it. */
export type Opposition = 'treasuries' | 'none';

/** What the Faction of a target could spend against it. */
const against = (g: Rome, target: Senator, opposition: Opposition): number =>
  opposition === 'none' || target.faction === UNALIGNED ? 0 : g.factions[target.faction]!.treasury;

const baseFor = (g: Rome, by: SenatorId, target: SenatorId): number =>
  persuasionTally(g, senator(g, by), senator(g, target)).total;

/** What a persuader could reach with a target. */
interface Prospect {
  readonly by: SenatorId;
  /** [4.04.2-b][4.04.2-c] The highest final number, with everything spent against it; and what that would cost. */
  readonly number: number;
  readonly cost: number;
}
const prospect = (g: Rome, by: SenatorId, target: SenatorId, opposition: Opposition): Prospect => {
  const number = baseFor(g, by, target) - against(g, senator(g, target), opposition);
  const cost = Math.max(0, Math.min(ENOUGH - number, senator(g, by).talents));
  return { by, number: number + cost, cost };
};

/** [4.04.2-i] The highest number, then the least money. */
const BEST: readonly Measure<Prospect>[] = [
  { pick: 'most', of: (p) => p.number, named: 'measure:base-number' },
  { pick: 'least', of: (p) => p.cost, named: 'measure:bribe' },
];
const refOf = (p: Prospect): string => p.by;
/** [4.04.2-k] Only of those with whom a roll could succeed, as much as may be spent. */
const prospects = (g: Rome, faction: FactionId, target: SenatorId, opposition: Opposition): Narrowed<Prospect> => {
  const all = persuaders(g, faction);
  const able = all.filter((by) => maybeApproach(g, by, target, opposition) !== undefined);
  const { left, candidates } = narrowed(
    able.map((by) => prospect(g, by, target, opposition)),
    refOf,
    BEST,
  );
  return { left, candidates: withHopeless(all, candidates) };
};
/** All of them in their order, with those for whom no roll could succeed. */
const withHopeless = (all: readonly SenatorId[], candidates: readonly Candidate[]): Candidate[] => {
  const known = new Map(candidates.map((c) => [c.ref, c]));
  return all.map((id) => known.get(id) ?? candidate(id, say('neutral.persuasion.hopeless')));
};

/** [4.04.2-e] The unaligned have no Faction, and no votes. */
const votesBehind = (g: Rome, id: SenatorId): number => {
  const { faction } = senator(g, id);
  return faction === UNALIGNED ? 0 : votesInRome(g, faction);
};

/**
 * [4.04.2-a][4.04.2-l] Whom a Neutral approaches; [4.04.2-d][4.04.2-e] several only if the dice must choose, [4.04.2-k] and nobody
 * if no roll could succeed with anybody. [A4-21] Of a Player's Senator no number is told, since it would tell what his Faction has.
 */
export const mostAvailable = (g: Rome, faction: FactionId, opposition: Opposition): Narrowed<SenatorId> => {
  const all = targets(g, faction);
  const best = new Map<SenatorId, Prospect>();
  for (const id of all) {
    const [first] = prospects(g, faction, id, opposition).left;
    if (first) best.set(id, first);
  }
  const { left, candidates } = narrowed([...best.keys()], itself, [
    { ...BEST[0]!, of: (id) => best.get(id)!.number },
    { ...BEST[1]!, of: (id) => best.get(id)!.cost },
    { pick: 'most', of: (id) => military(g, senator(g, id)) + oratory(g, senator(g, id)), named: 'measure:power' },
    { pick: 'most', of: (id) => votesBehind(g, id), named: 'measure:votes' },
  ]);
  const areTold = left.every((id) => isTold(g, id, opposition));
  const told = candidates.map((c) => (areTold && isTold(g, c.ref, opposition) ? c : untold(c)));
  return { left, candidates: withHopeless(all, told) };
};

/** [A4-21] May the numbers of an attempt on him be told? Those of a Player's Senator would tell what his Faction has. */
export const isTold = (g: Rome, target: string, opposition: Opposition): boolean => {
  const owner = senator(g, target).faction;
  return opposition === 'none' || owner === UNALIGNED || isNeutral(g, owner);
};
const untold = (c: Candidate): Candidate =>
  c.out === undefined ? c : { ref: c.ref, out: say('neutral.persuasion.less') };

/** [4.04.2-i] Who approaches him. */
export const bestPersuaders = (
  g: Rome,
  faction: FactionId,
  target: SenatorId,
  opposition: Opposition,
): Narrowed<SenatorId> => {
  const { left, candidates } = prospects(g, faction, target, opposition);
  return {
    left: left.map((p) => p.by),
    candidates: isTold(g, target, opposition) ? candidates : candidates.map(untold),
  };
};

/** What a Neutral could spend to keep its Senator; [A4-18] what a Player may spend is not foreseen. */
const foreseen = (g: Rome, target: Senator, opposition: Opposition): number =>
  target.faction !== UNALIGNED && isNeutral(g, target.faction) ? against(g, target, opposition) : 0;
/** [4.04.2-f] What becomes of a number when a Neutral has defended its Senator. */
const defendedTo = (g: Rome, target: Senator, base: number, opposition: Opposition): number =>
  base > DEFENDED && foreseen(g, target, opposition) >= base - DEFENDED ? DEFENDED : base;

/**
 * [4.04.2-f][4.04.2-g][4.04.2-h] What is spent when the number is `base`: as much as makes it `upTo`, or all he has; nothing if that
 * is no 7 in the end.
 */
const spent = (
  g: Rome,
  by: SenatorId,
  target: SenatorId,
  base: number,
  upTo: number,
  opposition: Opposition,
): number => {
  const most = Math.max(0, Math.min(upTo - base, senator(g, by).talents));
  return defendedTo(g, senator(g, target), base + most, opposition) >= WORTH_A_BRIBE ? most : 0;
};
/** [A4-18] At first up to 9, or to the least that a Neutral can no longer bring down to 4. */
export const offer = (g: Rome, by: SenatorId, target: SenatorId, base: number, opposition: Opposition): number => {
  const kept = DEFENDED + foreseen(g, senator(g, target), opposition) + 1;
  return spent(g, by, target, base, Math.max(ENOUGH, kept), opposition);
};
/** [A4-20] After a round up to 9. */
export const raised = (g: Rome, by: SenatorId, target: SenatorId, base: number, opposition: Opposition): number =>
  spent(g, by, target, base, ENOUGH, opposition);

/** What a Neutral does with a pair that it has chosen. */
export interface Approach {
  readonly by: SenatorId;
  readonly target: SenatorId;
  readonly bribe: number;
  readonly base: number;
}
/** [4.04.2-k] Nothing, if the number is too low for any roll. */
export const maybeApproach = (
  g: Rome,
  by: SenatorId,
  target: SenatorId,
  opposition: Opposition,
): Approach | undefined => {
  const base = baseFor(g, by, target);
  const bribe = offer(g, by, target, base, opposition);
  return base + bribe < LEAST ? undefined : { by, target, bribe, base: base + bribe };
};

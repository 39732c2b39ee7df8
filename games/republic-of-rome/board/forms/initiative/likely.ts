/** What is chosen to begin with: no more than a proposal. */
import { type Attempt, attemptIf, evenPrice } from '../../../rules/explain/persuading.ts';
import { isLeader, maybeSenator, oratory } from '../../../rules/rome/senators.ts';
import type { Senator } from '../../../rules/game.ts';
import type { SenatorId } from '../../../rules/ids.ts';
import type { OpenRome } from '../../../rules/sight/sight.ts';

const bestBy = (
  g: OpenRome,
  ids: readonly string[],
  worth: (s: Senator) => readonly [number, number],
): SenatorId | undefined =>
  ids
    .flatMap((id) => maybeSenator(g, id) ?? [])
    .map((s) => ({ id: s.id, worth: worth(s) }))
    .sort((a, b) => b.worth[0] - a.worth[0] || b.worth[1] - a.worth[1])[0]?.id;

/** Words cost nothing: what a Senator must spend counts half. */
export const bestPersuader = (g: OpenRome, ids: readonly string[]): SenatorId | undefined =>
  bestBy(g, ids, (s) => [2 * (oratory(g, s) + s.influence) + s.talents, s.influence]);
export const richest = (g: OpenRome, ids: readonly string[]): SenatorId | undefined =>
  bestBy(g, ids, (s) => [s.talents, s.influence]);
export const foremost = (g: OpenRome, ids: readonly string[]): SenatorId | undefined =>
  bestBy(g, ids, (s) => [s.influence, s.talents]);

export const priceFor = (g: OpenRome, by: SenatorId, target: SenatorId): number =>
  evenPrice(g, { by, target, bribe: 0, against: 0 }) ?? Number.POSITIVE_INFINITY;

/** The one of whom an even chance costs least; among equals the one with more Influence. */
export const cheapest = (g: OpenRome, by: SenatorId, ids: readonly string[]): SenatorId | undefined =>
  bestBy(g, ids, (s) => [-priceFor(g, by, s.id), s.influence]);

/** What brings an even chance, if he has it; otherwise nothing. */
export const evenAmount = (g: OpenRome, attempt: Attempt, most: number): number => {
  const n = evenPrice(g, attempt) ?? 0;
  return n <= most ? n : 0;
};

/** Below this an attempt is hardly what somebody is after. */
const WORTH_A_TRY = 1 / 4;

/** Whether anybody could be persuaded with some hope, if all is spent on it. */
export const isHopeful = (g: OpenRome, persuaders: readonly string[]): boolean =>
  persuaders
    .flatMap((id) => maybeSenator(g, id) ?? [])
    .some((by) =>
      g.senators.some((target) => {
        if (target.faction === by.faction || isLeader(g, target)) return false;
        const told = attemptIf(g, { by: by.id, target: target.id, bribe: by.talents, against: 0 });
        return (told?.odds?.win ?? 0) >= WORTH_A_TRY;
      }),
    );

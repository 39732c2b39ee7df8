/** What a verdict does to Advocate and Prosecutor, and the crowd to the Advocate — 2.05.4, 2.05.5, 2.05.6 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { drawChits, struck } from '../../rome/chits.ts';
import { killSenator } from '../../rome/death.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import type { Floor, Verdict } from '../../senate/state.ts';
import type { Case } from './seeking.ts';

/** [2.05.5-b][2.05.6-a][2.05.6-b] */
const AT_STAKE = 3;
/** [2.05.4-b] Below this the crowd turns on the Advocate as well. */
const MILD = 3;

/** An Advocate other than the Accused [2.05.4-d][2.05.5-c][2.05.6-c]. */
const advocateOf = (p: Case): SenatorId | undefined => (p.advocate === p.accused ? undefined : p.advocate);

/** [2.05.4-a][2.05.4-e] The Appeal itself is unchanged. [2.05.4-b][2.05.4-c][A2-117] A chit for every point below 3, and only the Advocate may die. */
export const crowdTurnsOnAdvocate = (cx: Cx<Rome>, p: Case, total: number): void => {
  const advocate = advocateOf(p);
  if (advocate === undefined) return;
  for (const chit of drawChits(cx, MILD - total)) {
    const victim = struck(cx, chit, (s: Senator) => s.id === advocate);
    if (victim) killSenator(cx, victim, 'appeal');
  }
};

const stake = (cx: Cx<Rome>, floor: Floor, id: SenatorId | undefined, by: number, rule: string): void => {
  // [1.05.3-h] His heir has his name and had no part in it.
  const s = id === undefined || floor.dead.includes(id) ? undefined : maybeSenator(cx.g, id);
  if (s === undefined) return;
  cx.log(say(by > 0 ? 'advocate.gains' : 'advocate.loses', { who: s.id, n: AT_STAKE }), rule);
  changeInfluence(cx, s, by);
};

/**
 * [2.05.5-a] Besides what every verdict does: [2.05.5-b][2.05.5-d] Guilty, by the vote or by the crowd: the Advocate loses Influence. [2.05.6-a][2.05.6-b][2.05.6-d] Innocent: he gains
 * it and the Prosecutor loses it. [2.05.6-e] Without a verdict nothing changes.
 */
export const judged = (cx: Cx<Rome>, p: Case, floor: Floor, verdict: Verdict): void => {
  if (p.advocate === undefined) return;
  if (verdict === 'passed') stake(cx, floor, advocateOf(p), -AT_STAKE, '2.05.5-b');
  if (verdict !== 'failed') return;
  stake(cx, floor, advocateOf(p), AT_STAKE, '2.05.6-a');
  stake(cx, floor, p.prosecutor, -AT_STAKE, '2.05.6-b');
};

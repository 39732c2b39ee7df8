/** Disbanding Veterans and calling them back — 2.04 */
import type { Answer } from '@tabularium/kernel';
import { point } from '@tabularium/parts';
import { countActiveWars, type Force, maybeSenator } from '../rules/study.ts';
import { type Answers, type Asked } from './asked.ts';
import { mayWellRevolt } from './revolt.ts';
import { isUrgent } from './war.ts';

/** [2.04.2-g] For Oratory and Influence, when Rome can spare them and he would not rather revolt. */
const SPARED = 2;
export const disband = (s: Asked): Answer | undefined => {
  const isHis = (f: Force): boolean => f.victorious && maybeSenator(s.g, f.commander)?.faction === s.faction;
  const all = s.list('disbandVeterans');
  if (all.length === 0 || countActiveWars(s.g) >= SPARED) return undefined;
  return s.g.forces.some((f) => isHis(f) && mayWellRevolt(s.g, f)) ? undefined : point('disbandVeterans', all);
};

/** [2.04.3-a] Only when Rome is in danger. */
export const recall = (s: Asked): Answer | undefined =>
  isUrgent(s.g) ? point('recallDisbanded', s.list('recallDisbanded')[0]) : undefined;

const most = (s: Asked, verb: string): number => {
  const o = s.offer(verb);
  return o?.t === 'choose' ? o.max : 0;
};
/** [2.04.3-k] Those of others first: his own he might still recall. */
const raised = (s: Asked): readonly string[] => {
  const all = s.list('raiseDisbanded');
  const ownerOf = (id: string) => maybeSenator(s.g, s.g.legions[Number(id.slice('legion:'.length))]?.allegiance ?? '');
  return [...all].sort((a, b) => Number(ownerOf(a)?.faction === s.faction) - Number(ownerOf(b)?.faction === s.faction));
};

export const DISBANDMENT: Answers = {
  'ask.recall.which': (s) => point('recallLegions', s.list('recallLegions').slice(0, most(s, 'recallLegions'))),
  'ask.recall.pay': (s) => point('payForRecall', s.range('payForRecall')[1]),
  'ask.raise.disbanded': (s) => point('raiseDisbanded', raised(s).slice(0, most(s, 'raiseDisbanded'))),
};

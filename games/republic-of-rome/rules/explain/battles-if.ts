/** The battles that a deployment on the floor would lead to, and their chances. */
import type { Explanation } from '@tabularium/kernel';
import type { OpenRome } from '../sight/sight.ts';
import type { SenatorId } from '../ids.ts';
import { isNavalFirst } from '../wars/fighting.ts';
import type { RomeView } from '../sight/view.ts';
import { oddsIfOrdered } from './orders.ts';

export interface BattleIf {
  readonly who: SenatorId;
  readonly ground: 'land' | 'sea';
  readonly roman: number;
  readonly enemy: number;
  /** With its five results. */
  readonly told: Explanation;
}

export const battlesIf = (view: RomeView): BattleIf[] => {
  const proposal = view.senate.floors.at(-1)?.proposal;
  if (proposal?.t !== 'deploy') return [];
  const g: OpenRome = view;
  return proposal.orders.flatMap((o) => {
    if (o.t !== 'send') return [];
    const found = oddsIfOrdered(g, o, proposal.orders);
    const [roman, enemy] = found?.tallies ?? [];
    if (!found || !roman || !enemy) return [];
    const ground = isNavalFirst(g, o.war) ? 'sea' : 'land';
    return [{ who: o.commander, ground, roman: roman.total, enemy: enemy.total, told: found }];
  });
};

/** What must be true of disbanded Legions */
import { Broken } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { isSenatorId } from '../../ids.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { plays } from '../advanced.ts';
import { disbandedOf, disbandment, isDisbanded } from './state.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

/** [2.04.3-l] That there are 25 Legions, each in one place, is true of any game. */
export const checkDisbandment = (g: Rome): void => {
  if (!plays(g, 'disbandment')) {
    demand(!g.legions.some(isDisbanded), 'a legion is disbanded, which is not played');
    demand(!g.forces.some((f) => f.laysDown), 'a commander has disbanded, which is not played');
    return;
  }
  const { oratory } = disbandment(g);
  for (const [id, n] of Object.entries(oratory)) {
    demand(n > 0 && isSenatorId(id) && maybeSenator(g, id) !== undefined, `${id} has gained ${n} oratory`);
  }
  for (const [n, l] of g.legions.entries()) {
    if (isDisbanded(l)) demand(l.veteran && l.allegiance !== '', `legion ${n} is disbanded and nobody's`);
  }
  // [2.04.2-g][2.04.3-f][A2-104] So his ORA never falls below what is printed.
  for (const s of g.senators) {
    demand(disbandedOf(g, s.id).length <= (oratory[s.id] ?? 0), `${s.id} has disbanded more than he has gained for`);
  }
  for (const f of g.forces) demand(!f.laysDown || f.victorious, `force ${f.id} is laid down and has won nothing`);
};

/** What must be true of the Pontifex Maximus and his Priests */
import { Broken } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { isAligned, maybeSenator } from '../../rome/senators.ts';
import { pontificate } from './pontificate.ts';
import { PRIEST_MARKERS } from './priests.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

/** That no office is held twice is true of all of them. */
export const checkPontificate = (g: Rome): void => {
  const { priests, liable, elected, acted, vetoed } = pontificate(g);
  demand(priests.length <= PRIEST_MARKERS, `${priests.length} priests`);
  for (const [i, id] of priests.entries()) {
    demand(i === 0 || priests[i - 1]! < id, `${id} is a priest twice, or out of order`);
    const s = maybeSenator(g, id);
    demand(s !== undefined && isAligned(s) && s.rebel === 'no', `${id} cannot be a priest`);
  }
  demand(liable === '' || maybeSenator(g, liable) !== undefined, `${liable} is to be tried and is not in play`);
  for (const turn of [elected, acted, vetoed]) demand(turn >= 0 && turn <= g.turn, `turn ${turn} has not come yet`);
};

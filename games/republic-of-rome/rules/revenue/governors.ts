/** Returning Governors — 1.06.6 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome } from '../game.ts';
import { comeHome } from '../rome/home.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { inOrder } from './provinces.ts';

/**
 * [1.06.6-b] He comes back, and the Province goes to the Forum with its Garrison. [1.06.6-d] A Corrupt marker stays on him
 * [1.06.13-g]; [1.06.6-e] an unaligned one is back in the Forum. [amb-178] Who governed by Legate has never been away.
 */
const returnGovernor = (cx: Cx<Rome>, p: Province): void => {
  const { g } = cx;
  const s = senator(g, p.governor);
  const { legate } = p;
  p.governor = '';
  p.term = 0;
  p.legate = false;
  if (legate) {
    cx.log(say('revenue.term.ends', { who: s.id, province: p.id }), '1.06.6-b');
    return;
  }
  s.returned = g.turn;
  s.returnedCorrupt = s.corrupt;
  cx.log(say('revenue.governor.home', { who: s.id, province: p.id }), '1.06.6-b');
  comeHome(cx, s);
};

/** [1.06.6-a][1.06.6-c] At the end of the phase every loyal Governor's term is shorter by one; after the last he returns. */
export const shortenTerms = (cx: Cx<Rome>): void => {
  for (const p of inOrder(cx.g.provinces)) {
    if (p.governor === '' || maybeSenator(cx.g, p.governor)?.rebel !== 'no') continue;
    p.term--;
    if (p.term <= 0) returnGovernor(cx, p);
  }
};

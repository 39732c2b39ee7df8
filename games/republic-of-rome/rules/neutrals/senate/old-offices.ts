/** Last turn's offices end before anything is given out — 4.05.4 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { Office, None } from '../../ids.ts';
import { idsOf } from '../../rome/senators.ts';
import { endCensorship } from '../../senate/elections/censor.ts';
import { endOldOffices } from '../../senate/elections/consuls.ts';
import { neutralsOf, noBill } from '../state.ts';

const BARRED: readonly (Office | None)[] = ['rome-consul', 'field-consul', 'dictator'];

/**
 * [4.05.34-j][4.05.4-j] When the offices of a Crisis are filled, or else when Spoils begin: whoever calls it second in a Senate Phase
 * changes nothing, so that the new Dictator stays. [4.05.41-d][1.09.2-d] Who goes out as Consul or Dictator is remembered.
 */
export const lastOfficesEnd = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (g.senate.filled.consuls) return;
  const n = neutralsOf(g);
  n.outgoing = idsOf(g.senators.filter((s) => BARRED.includes(s.office)));
  n.taken = [];
  n.landBill = noBill();
  endOldOffices(cx);
  endCensorship(g);
};

/** Giving somebody what was chosen — 4.05.4 */
import { call, type Cx } from '@tabularium/kernel';
import { noteOffices } from '../../agreements/time.ts';
import { assignConcession } from '../../cards/concessions.ts';
import type { Rome } from '../../game.ts';
import { type FactionId, isProvinceId, type SenatorId } from '../../ids.ts';
import { hadItsTurn } from '../../senate/business/concessions.ts';
import { makeCensor } from '../../senate/elections/censor.ts';
import { takeConsulship } from '../../senate/elections/consulships.ts';
import { elect } from '../../senate/elections/governing.ts';
import { legates } from '../../senate/elections/governors.ts';
import { notePresiding } from '../../senate/presiding.ts';
import { neutralsOf, type Spoil } from '../state.ts';
import { passBill, sponsorBill } from './land-bills.ts';

/** [4.05.4-i] With everything that comes of it by chapter I. `by` is -1 where no Faction has chosen it [4.05.41-c]. */
export const give = (cx: Cx<Rome>, by: FactionId | -1, spoil: Spoil, who: SenatorId): void => {
  neutralsOf(cx.g).taken.push({ spoil, by, who });
  bestowOn(cx, spoil, who);
  notePresiding(cx);
  // [AGR-19]
  noteOffices(cx);
};

const bestowOn = (cx: Cx<Rome>, spoil: Spoil, who: SenatorId): void => {
  switch (spoil) {
    case 'field-consul':
    case 'rome-consul':
      takeConsulship(cx, who, spoil);
      return;
    case 'censor':
      makeCensor(cx, who);
      return;
    case 'sponsor':
      sponsorBill(cx, who, 'free');
      return;
    case 'co-sponsor':
      passBill(cx, who);
      return;
    case 'dictator':
    case 'master-of-horse':
      return;
    default:
      if (isProvinceId(spoil)) elect(cx, { province: spoil, senator: who });
      else {
        hadItsTurn(cx.g, [{ concession: spoil, senator: who }]);
        assignConcession(cx, spoil, who);
      }
  }
};

/** [card-158-c] Whoever may send a Legate is asked whether he goes. */
export const thenLegates = <const N extends string>(spoil: Spoil, who: SenatorId, then: N) =>
  isProvinceId(spoil)
    ? call(legates, { proposal: { t: 'governors', posts: [{ province: spoil, senator: who }] } }, then)
    : then;

/** Mediterranean Empires with all of its content: games go on that were begun with the first edition. */
import type { GameModule } from '@tabularium/kernel';
import { gameWith } from './basic.ts';
import { FIRST } from './data/editions/first.ts';
import { SECOND_SINCE } from './data/editions/since.ts';
import type { Empires } from './game.ts';
import type { EmpiresView } from './view.ts';

export const mediterraneanEmpires: GameModule<Empires, EmpiresView> = gameWith({ before: SECOND_SINCE, pack: FIRST });

export {
  capitalMarker,
  cityCount,
  contentOf,
  empireOf,
  isKeyCity,
  isReconstructed,
  keyCities,
  OWN,
  placeOf,
  PRINTED,
  refOf,
  scenarioOf,
  sourcesOf,
} from './basic.ts';
export type { OpenEmpires } from './sight.ts';
export type { Empires, EmpiresView };

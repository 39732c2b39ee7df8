/** Rebel Governors — 2.03 */
import type { Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { attackRebelProvince } from './attack.ts';
import { interception } from './crossing.ts';
import { declarationWithGovernors } from './declaration.ts';
import { askFleets } from './fleets.ts';
import { rebelUpkeep } from './maintenance.ts';
import { rebelsRaise } from './raising.ts';
import { reinforcement } from './reinforcements.ts';

export const REBEL_GOVERNORS_PROCS: Rules<Rome>['procs'] = [
  rebelUpkeep,
  rebelsRaise,
  interception,
  attackRebelProvince,
  declarationWithGovernors,
  askFleets,
  reinforcement,
];

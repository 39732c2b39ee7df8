/** The procedures by which Spoils are divided. */
import { neutralChooses } from './by-guideline.ts';
import { playerChooses } from './choosing.ts';
import { lifeCandidate } from './consul-for-life.ts';
import { neutralFines } from './fines.ts';
import { supplyCoSponsor } from './land-bills.ts';
import { fillFromOutside } from './outside.ts';
import { divideSpoils } from './spoils.ts';
import { contest, spoilsCall, useTribune } from './tribunes.ts';

export const SPOILS_PROCS = [
  divideSpoils,
  lifeCandidate,
  neutralChooses,
  playerChooses,
  supplyCoSponsor,
  fillFromOutside,
  neutralFines,
  contest,
  spoilsCall,
  useTribune,
];

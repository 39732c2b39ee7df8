/** What can be chosen before the game: players, scenario, options. [1.04-a] No Advanced Rule is played unless it was chosen. */
import type { Meta } from '@tabularium/kernel';
import { ADVANCED, NEEDS } from '../advanced/advanced.ts';
import { SCENARIOS } from '../ids.ts';
import { ENDINGS } from '../victory/endings.ts';
import { MOVES, SWITCHES } from './switches.ts';

/** [4.01.1-c] Tables with Neutral Factions. */
const FEW = { min: 1, max: 2 };
const MOST = 6;

export const META: Meta = {
  id: 'republic-of-rome',
  version: 5,
  // [3.00-c] Three to six; [4.01.1-a] one and two with Neutral Factions.
  seats: { min: 1, max: MOST, default: 5 },
  options: {
    scenario: { t: 'choice', of: SCENARIOS, default: 'early' },
    ...SWITCHES,
    // [2.00-a][2.00-b][1.04-b]
    advanced: { t: 'set', of: ADVANCED, default: [], needs: NEEDS },
    moves: MOVES,
  },
  limits: [
    // [4.01.1-a][A4-61] [4.01.1-g] [4.04.5-a] Nobody is left to go on without a Player who leaves.
    { seats: FEW, option: 'scenario', of: ['early', 'middle', 'late'] },
    { seats: FEW, option: 'advanced', of: [] },
    { seats: FEW, option: 'auction', of: ['round'] },
    { seats: FEW, option: 'resigning', of: [false] },
    // Only Neutrals move by themselves.
    { seats: { min: FEW.max + 1, max: MOST }, option: 'moves', of: ['run'] },
  ],
  endings: ENDINGS,
};

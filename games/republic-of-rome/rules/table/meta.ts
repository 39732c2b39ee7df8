/** What can be chosen before the game: players, scenario, options. [1.04-a] No Advanced Rule is played unless it was chosen. */
import type { Meta } from '@tabularium/kernel';
import { ADVANCED, NEEDS } from '../advanced/advanced.ts';
import { SCENARIOS } from '../ids.ts';
import { ENDINGS } from '../victory/endings.ts';
import { SWITCHES } from './switches.ts';

export const META: Meta = {
  id: 'republic-of-rome',
  version: 5,
  // [3.00-c] Three to six; one and two persons are another set of rules.
  seats: { min: 3, max: 6, default: 5 },
  options: {
    scenario: { t: 'choice', of: SCENARIOS, default: 'early' },
    ...SWITCHES,
    // [2.00-a][2.00-b][1.04-b]
    advanced: { t: 'set', of: ADVANCED, default: [], needs: NEEDS },
  },
  endings: ENDINGS,
};

/** Every name on the board. One of the same kind that is not here is a mistake in a test. */
import { EMPERORS, PLACE_IDS, ZONES } from '../ids.ts';

export const NAMES: readonly string[] = [
  ...PLACE_IDS.map((id) => `province:${id}`),
  ...EMPERORS.map((name) => `emperor:${name}`),
  ...ZONES.map((zone) => `sea:${zone}`),
];

/** Standing orders: not to be asked for cards until the end of something — windows of correspondence */
import type { WindowKind } from './usable.ts';

/** All windows for cards are one for standing orders. */
export const CARDS = 'cards';

export const UNTILS: Readonly<Record<WindowKind, readonly string[]>> = {
  event: ['round'],
  between: ['round'],
  route: ['action', 'round'],
  naval: ['combat', 'action', 'round'],
  field: ['combat', 'action', 'round'],
  assault: ['combat', 'action', 'round'],
};

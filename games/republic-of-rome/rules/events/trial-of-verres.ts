/** Trial of Verres (178) */
import type { OpenRome } from '../sight/sight.ts';
import { levelOf } from './in-play.ts';

/** [card-178-1-a] Light side. [card-178-2-a] Dark side. */
const BY = [0, 3, 5] as const;
/** What every Province yields more to the State in the next Revenue Phase. */
export const taxedMore = (g: OpenRome): number => BY[levelOf(g, 'event:178')] ?? 0;
/** What is left of Spoils: less, but not below 0 on account of this. */
export const spoilsLeft = (g: OpenRome, spoils: number): number =>
  spoils > 0 ? Math.max(0, spoils - taxedMore(g)) : spoils;

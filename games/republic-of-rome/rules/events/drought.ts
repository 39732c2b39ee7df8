/** Drought (164) */
import type { OpenRome } from '../sight/sight.ts';
import { levelOf } from './in-play.ts';

/** [card-164-1-a] One Drought Effect; [card-164-2-a] one more for every further occurrence. */
export const droughtEvents = (g: OpenRome): number => levelOf(g, 'event:164');

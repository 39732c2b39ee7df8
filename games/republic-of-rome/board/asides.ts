/** Parts of the sheet that are loaded when there is something to show in them. */
import { later } from '@tabularium/parts/web';

export const ATTEMPT = later(() => import('./attempt/later.ts'));
export const BATTLES = later(() => import('./forms/battle/later.ts'));
/** Where Factions are Neutral. */
export const NEUTRALS = later(() => import('./neutrals/later.tsx'));
/** A table that opens with a form does without it at first. */
export const LYING_OPEN = later(() => import('./lying-open.tsx'));

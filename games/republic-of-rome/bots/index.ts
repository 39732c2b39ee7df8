/** The bots of this game, the best last. `neutral` is for the Faction of somebody who is absent. */
import type { Bots } from '@tabularium/parts';
import { neutral } from './neutral.ts';
import { sensible } from './for-one-or-two.ts';

export const bots: Bots = { neutral, sensible };

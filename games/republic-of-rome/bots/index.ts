/**
 * The bots of this game, the best last. `neutral` is for the Faction of somebody who is absent; `sensible` is what `normal` was
 * called before there were levels.
 */
import type { Bots } from '@tabularium/parts';
import { easy, sensible } from './for-one-or-two.ts';
import { neutral } from './neutral.ts';

export const bots: Bots = { neutral, sensible, easy, normal: sensible };

// The first bot, whose weights were guessed; for measurements only.
import type { BotFactory } from '@tabularium/parts';
import { earlierBot } from '../../../scripts/earlier-bot.ts';

/** The last commit that has it. */
const FIRST = '8ee1a319';

export const firstBot = (commit = FIRST): Promise<BotFactory> => earlierBot('mediterranean-empires', commit);

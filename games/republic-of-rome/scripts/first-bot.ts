// The bot of release 0.1.0, `sensible`; for measurements only.
import type { BotFactory } from '@tabularium/parts';
import { earlierBot } from '../../../scripts/earlier-bot.ts';

/** The last commit that has it. */
const FIRST = '766c6653';

export const firstBot = (): Promise<BotFactory> => earlierBot('republic-of-rome', FIRST);

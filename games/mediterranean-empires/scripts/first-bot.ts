// The first bot, whose weights were guessed; for measurements only.
import type { BotFactory } from '@tabularium/parts';
import { earlierBot } from '../../../scripts/earlier-bot.ts';

/** The last commit that has it. */
const FIRST = '8ee1a319';

/** Functions that it calls and that have other names and results today. */
const renamed = (source: string): string =>
  source.replaceAll(/(dice|fixed)Strength(?:(\(g, side\))\.total)?/g, '$1Total$2');

export const firstBot = (commit = FIRST): Promise<BotFactory> => earlierBot('mediterranean-empires', commit, renamed);

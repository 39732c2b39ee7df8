/** All bots at once, for programs that play whatever they are asked for and wait for nothing. */
import type { BotFactory } from './bot.ts';
import { mediterraneanEmpiresBots } from './mediterranean-empires/bots.ts';
import { ANY } from './registry.ts';
import { republicOfRomeBots } from './republic-of-rome/bots.ts';
import { tetrarchiaBots } from './tetrarchia/bots.ts';

const OWN: Readonly<Record<string, Readonly<Record<string, BotFactory>>>> = {
  'mediterranean-empires': mediterraneanEmpiresBots,
  'republic-of-rome': republicOfRomeBots,
  tetrarchia: tetrarchiaBots,
};

/** The bots that can sit down to a game, by name, the best one last. */
export const botsFor = (game: string): Readonly<Record<string, BotFactory>> => ({ ...ANY, ...OWN[game] });

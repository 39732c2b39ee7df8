import type { BotFactory } from './bot.ts';
import { random } from './random.ts';

type Bots = Readonly<Record<string, BotFactory>>;

/** Plays any game. */
export const ANY: Bots = { random };

/** Those who know one game, by its id: they bring its rules along, so they come when they are wanted. */
const OWN: Readonly<Record<string, () => Promise<Bots>>> = {
  'mediterranean-empires': async () => (await import('./mediterranean-empires/bots.ts')).mediterraneanEmpiresBots,
  'republic-of-rome': async () => (await import('./republic-of-rome/bots.ts')).republicOfRomeBots,
  tetrarchia: async () => (await import('./tetrarchia/bots.ts')).tetrarchiaBots,
};

/** The bots that can sit down to a game, by name, the best one last. */
export const loadBots = async (game: string): Promise<Bots> => ({ ...ANY, ...(await OWN[game]?.()) });

import type { BotFactory } from './bot.ts';
import { sensible as sensibleEmpire } from './mediterranean-empires/sensible.ts';
import { random } from './random.ts';
import { sensible } from './republic-of-rome/sensible.ts';
import { greedy } from './tetrarchia/greedy.ts';
import { search } from './tetrarchia/search.ts';

/** Plays any game. */
const ANY: Readonly<Record<string, BotFactory>> = { random };

/** Those who know one game, by its id. */
const OWN: Readonly<Record<string, Readonly<Record<string, BotFactory>>>> = {
  'mediterranean-empires': { sensible: sensibleEmpire },
  'republic-of-rome': { sensible },
  tetrarchia: { greedy, search },
};

/** The bots that can sit down to a game, by name. */
export const botsFor = (game: string): Readonly<Record<string, BotFactory>> => ({ ...ANY, ...OWN[game] });

export type { AnyBot, Bot, BotFactory, Seen } from './bot.ts';
export { type Game, type Played, playGame, seatRng } from './play-game.ts';
export { random } from './random.ts';
export { loadBots } from './registry.ts';
export { seenBy } from './seen.ts';

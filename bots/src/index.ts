export { type BotGame, type Played, playGame, seatRng } from './play-game.ts';
export { random } from './random.ts';
export { ANY, loadBots } from './registry.ts';

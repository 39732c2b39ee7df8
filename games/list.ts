/** One line for each game. */
export { mediterraneanEmpires } from './mediterranean-empires/game.ts';
export { republicOfRome } from './republic-of-rome/game.ts';
export { tetrarchia } from './tetrarchia/game.ts';

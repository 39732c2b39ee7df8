/** What a game draws itself with in a terminal. */
export type { AnyTerminal, Terminal } from './board.ts';
export { Canvas, type Point } from './canvas.ts';
export { columnsHere, packed, type Style, styled, wrapped } from './lines.ts';
export { idOf, isCode, label } from './refs.ts';

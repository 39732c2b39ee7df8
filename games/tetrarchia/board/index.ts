/** The board of Tetrarchia for a table in a browser. */
export { Board } from './board.tsx';
export { pointOf, VIEW_BOX } from './layout.ts';
export type { BoardProps, Say } from './props.ts';

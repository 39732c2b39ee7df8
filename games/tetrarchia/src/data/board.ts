import { schema as s } from '@tabularium/kernel';
import raw from './board.json' with { type: 'json' };
import { type Board, boardSchema } from './schema.ts';

/** The board, checked once when the game is loaded. */
export const BOARD: Board = s.parse(boardSchema, raw, 'board');

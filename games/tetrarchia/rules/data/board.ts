import { schema as s } from '@tabularium/kernel';
import raw from './board.json' with { type: 'json' };
import { type Board, boardSchema } from './schema.ts';

/** Refuses a board that does not hold together, naming every problem. */
export const parseBoard = (value: unknown, what: string): Board => s.parse(boardSchema, value, what);

export const RAW = raw;

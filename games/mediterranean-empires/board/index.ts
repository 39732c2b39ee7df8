/** The board of Mediterranean Empires for a table in a browser: a plain schema of its map. */
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';

export { Board } from './board.tsx';
export { groundOf } from './ground.tsx';
export { LEAST_SCALE, pointOf, VIEW_BOX } from './layout.ts';
export { Legend } from './legend.tsx';
export { boardList } from './list.ts';
export { Status } from './status.tsx';

/** Words of the board, to be laid over those of the rules. */
export const MESSAGES = { en, es, it };

/** The board of Republic of Rome for a table in a browser: plain, readable, all of it. */
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';

export { Agreements, stepOfDraft } from './agreements.tsx';
export { Sheet } from './sheet.tsx';

/** Words of the board, to be laid over those of the rules. */
export const MESSAGES = { en, es, it };

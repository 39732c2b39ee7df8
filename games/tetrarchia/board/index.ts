/** The board of Tetrarchia for a table in a browser. */
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';

export { Board, Ground } from './board.tsx';
export { DISCS, Empire, guarded } from './empire.tsx';
export { LEAST_SCALE, pointOf, VIEW_BOX } from './layout.ts';
export { Legend } from './legend.tsx';
export { boardList } from './list.ts';
export { type PlaceRisk, type Risk, riskOfNextRoll, risksOf } from './risk.ts';
export { EmperorChip, type EmperorChipData, EmperorMark, emperorChip } from './seats.tsx';

/** Words of the board, to be laid over those of the rules. */
export const MESSAGES = { en, es, it };

/** The board of Tetrarchia in the browser. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './messages/en.ts';

export { Board, Ground } from './board.tsx';
export { DISCS, Empire, guarded } from './empire.tsx';
export { LEAST_SCALE, pointOf, VIEW_BOX } from './layout.ts';
export { Legend } from './legend.tsx';
export { boardList } from './list.ts';
export { type PlaceRisk, type Risk, riskOfNextRoll, risksOf } from './risk.ts';
export { EmperorChip, type EmperorChipData, EmperorMark, emperorChip } from './seats.tsx';

export const WORDS = {
  en,
  translations: {
    es: async () => (await import('./messages/es.ts')).es,
    it: async () => (await import('./messages/it.ts')).it,
  },
} satisfies BoardWords;

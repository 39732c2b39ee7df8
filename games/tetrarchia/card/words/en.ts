import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Tetrarchia',
  about: 'Four emperors, one empire. Put down revolts, stop the armies and guard six frontiers, together.',
  players: '1–4 players',
  kind: 'co-operative',
  length: '1 hour',
  presets: {
    first: 'First game',
    normal: 'Normal',
    hard: 'Hard',
  },
  figures: {
    level: ['Discs of each Emperor', 'Fleets', 'More revolts', 'Armies at the start'],
  },
};

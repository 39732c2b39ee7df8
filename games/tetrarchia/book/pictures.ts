/** The pictures of the rulebook: recorded games, and which part of the map is shown. */
import type { Pictures } from '@tabularium/parts/book';

export const pictures: Pictures = {
  italia: {
    golden: 'frontiers-protected-1-player',
    inputs: 0,
    around: { refs: ['province:IT-1', 'province:IT-5', 'province:IT-6', 'province:IT-4'], margin: 90 },
  },
  'set-up': { golden: 'roma-entered-2-players', inputs: 2 },
  revolt: { golden: 'no-revolt-disc-3-players', inputs: 58 },
};

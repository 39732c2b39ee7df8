/** One player at the usual level. Wanted: 500,000 decisions a second trusted, 250,000 validated. */
import { parseTable } from '@tabularium/kernel';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { randomPlay } from './random-play.ts';

export const benches = randomPlay({
  module: tetrarchia,
  table: parseTable(tetrarchia, 1, { level: '4211' }),
  middle: 20,
});

/** Five Factions from the Early Republic on. Wanted: 100,000 decisions a second (aim 200,000), a copy in 60 µs. */
import { parseTable } from '@tabularium/kernel';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { randomPlay } from './random-play.ts';

export const benches = randomPlay({
  module: republicOfRome,
  table: parseTable(republicOfRome, 5, { scenario: 'early' }),
  middle: 600,
});

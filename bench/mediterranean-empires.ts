/** Four Empires of the West. Wanted: 100,000 decisions a second (aim 300,000). */
import { parseTable } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';
import { randomPlay } from './random-play.ts';

export const benches = randomPlay({
  module: mediterraneanEmpires,
  table: parseTable(mediterraneanEmpires, 4, {}),
  middle: 300,
});

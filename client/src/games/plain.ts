/** The table of a game without a board: seats, questions, log. */
import type { AnyModule } from '@tabularium/parts';
import { lookOfSeat } from '@tabularium/parts/marks';
import type { GameUi } from './game-ui.ts';

export const plainUi = (module: AnyModule): GameUi => ({
  module,
  messages: { en: module.messages },
  learn: () => Promise.resolve(),
  weighty: [],
  figures: (_, table, { speaker }) =>
    table.seats.map((s, seat) => ({
      key: `seat:${seat}`,
      look: lookOfSeat(seat),
      name: s.name || speaker.say({ k: 'ui.seatN', a: { n: seat + 1 } }),
      seat,
      now: false,
      line: '',
    })),
  look: lookOfSeat,
  chips: () => [],
  isHead: () => false,
  icon: () => undefined,
  actor: () => undefined,
  won: () => true,
});

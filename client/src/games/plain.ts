/** A game nobody has drawn yet: seats, questions, log. It plays all the same. */
import type { Seat } from '@tabularium/kernel';
import type { AnyGame } from '../source/local.ts';
import { SEAT_LOOKS, type SeatLook } from '../ui/mark.tsx';
import type { GameUi } from './game-ui.ts';

export const lookOfSeat = (seat: Seat): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length]!;

export const plainUi = (module: AnyGame): GameUi => ({
  module,
  weighty: [],
  figures: (_, table, { t }) =>
    table.seats.map((s, seat) => ({
      key: `seat:${seat}`,
      look: lookOfSeat(seat),
      name: s.name || t('ui.seatN', { n: seat + 1 }),
      seat,
      now: false,
      line: '',
    })),
  look: lookOfSeat,
  chips: () => [],
  isHead: () => false,
  dice: () => undefined,
  icon: () => undefined,
  actor: () => undefined,
  won: () => true,
  ruleTexts: () => Promise.resolve(new Map()),
});

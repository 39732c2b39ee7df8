/** How a seat is marked: by a colour, a shape and a pattern together. */
import type { Seat } from '@tabularium/kernel';

export const SEAT_LOOKS = ['murex', 'minium', 'ochre', 'verdigris', 'lapis', 'caelum', 'rosa', 'umber'] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

export const lookOfSeat = (seat: Seat): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length]!;

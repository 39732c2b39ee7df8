/**
 * A place at the table, counted clockwise from 0. Rules do not know who sits there. `of` exists for the compiler
 * alone: a plain number may be a seat, but a number that a game has marked as something else (`of?: 'faction'`) may not.
 */
export type Seat = number & { readonly of?: 'seat' };
/** Something for each seat. */
export type PerSeat<T> = Record<number, T>;

/** Who looks: a seat, or anybody without one. */
export type Eye = Seat | 'public';

export const isSeat = (x: number, seats: number): boolean => Number.isInteger(x) && x >= 0 && x < seats;

/** Every seat once, clockwise, beginning with `from`. */
export const clockwise = (seats: number, from: Seat): Seat[] => {
  const found: Seat[] = [];
  for (let i = 0; i < seats; i++) found.push((from + i) % seats);
  return found;
};

/** Everybody else, clockwise, beginning to the left of `of`. */
export const others = (seats: number, of: Seat): Seat[] => clockwise(seats, of).slice(1);

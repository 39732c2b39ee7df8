/** A place at the table, counted clockwise from 0. Who sits there is none of the rules' business. */
export type Seat = number;

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

/** Mortality Chits that tests order by what is printed on them, whatever was drawn before. */

/** The chit with this number. */
export const chit = (n: number): string => `chit:${n}`;
/** A chit that harms nobody. */
export const HARMLESS = 'chit:none';
/** [1.05.21-d] The chit that goes back and demands two more. */
export const DRAW_TWO = 'chit:draw-2';

/** Mortality Chits that tests order by what is printed on them, whatever was drawn before. */
import type { Dice } from '@tabularium/kit';

/** The chit with this number. */
export const chit = (n: number): string => `chit:${n}`;
/** A chit that harms nobody. */
export const HARMLESS = 'chit:none';
/** [1.05.21-d] The chit that goes back and demands two more. */
export const DRAW_TWO = 'chit:draw-2';

/** Six chits that harm nobody: four that never do, and two that are nobody’s on these tables. */
export const SIX_HARMLESS: Dice = [...Array<string>(4).fill(HARMLESS), chit(29), chit(30)];

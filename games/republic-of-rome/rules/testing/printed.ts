/** For looking up printed values where no game is at hand. */
import type { Packed } from '../data/printed.ts';

export const PRINTED: Packed = { agreed: { pack: '' } };

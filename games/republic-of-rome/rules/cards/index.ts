/** Procedures and interrupts that come with cards. */
import { playHand } from './play-hand.ts';

export const CARDS_PROCS = [playHand];

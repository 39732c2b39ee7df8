/** What standing orders add to the game. */
import { runOrder } from './due.ts';
import { lodge, LODGING, withdrawAll } from './lodging.ts';
import { orderPass } from './passing.ts';

export const ORDER_INTERRUPTS = [...LODGING, orderPass];
export const ORDER_PROCS = [runOrder, lodge, withdrawAll];

/** The Random Events Table — 1.07.21, tbl-event */
import { tablesOf, type Packed } from '../data/printed.ts';
import type { Era, EventId } from '../ids.ts';

/** [tbl-event-03] Three dice show at least this. */
const LEAST = 3;

/**
 * [tbl-event-04][tbl-event-05][tbl-event-06][tbl-event-07][tbl-event-08][tbl-event-09][tbl-event-10][tbl-event-11]
 * [tbl-event-12][tbl-event-13][tbl-event-14][tbl-event-15][tbl-event-16][amb-153][tbl-event-17][tbl-event-18]
 * [1.07.21-a] The event of a roll of three dice in the column of an era; [1.07.21-g][card-168-1-d] nothing modifies that roll.
 */
export const eventFor = (g: Packed, era: Era, roll: number): EventId => tablesOf(g).events[era][roll - LEAST]!;

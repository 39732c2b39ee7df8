/**
 * Since when people are waited for. It is kept with the summary of a table and follows from what everybody may know: who is
 * waited for, and what they did before all eyes.
 */
import type { Seat } from '@tabularium/kernel';
import type { TableSummary } from '@tabularium/protocol';
import { isPrivate, type StoredEvent, type SummaryChange } from './store.ts';

/**
 * The event with which somebody came to be waited for and its time, kept as long as they are; and since when they have not
 * answered, which is later if they have answered meanwhile and were asked again.
 */
export type Wait = readonly [n: number, from: number, since: number];
export type Waits = Readonly<Record<Seat, Wait>>;

/** What has happened, as far as waits depend on it. `seat` is whoever has answered; -1: nobody. */
export interface Happened {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat;
}

const NO_SEAT = -1;

/** A summary is public: it does not even say that somebody talked, or did something in private. */
export const isQuiet = ({ body }: StoredEvent): boolean => body.t === 'chat' || isPrivate(body);

export const happenedIn = ({ n, at, body }: StoredEvent): Happened => ({
  n,
  at,
  seat: body.t === 'input' ? body.entry.input.by : NO_SEAT,
});

/** A table that was just made, perhaps with a past. */
export const opened = (created: number, events: readonly StoredEvent[] = []): Happened => ({
  n: events.at(-1)?.n ?? 0,
  at: created,
  seat: NO_SEAT,
});

/** Of those a game waits for, the people: bots are asked at once, and nobody can be told on a free seat. */
export const peopleWaitedFor = ({ ended, waiting, seats }: SummaryChange): readonly Seat[] =>
  ended ? [] : waiting.filter((seat) => seats[seat]?.kind === 'human');

export const waitsAfter = (before: Waits, s: SummaryChange, { n, at, seat: acted }: Happened): Waits =>
  Object.fromEntries(
    peopleWaitedFor(s).map((seat): [Seat, Wait] => {
      const was = before[seat];
      if (!was) return [seat, [n, at, at]];
      return [seat, seat === acted ? [was[0], was[1], at] : was];
    }),
  );

/** Is somebody waited for who was not before? */
export const isNews = (before: Waits, after: Waits): boolean => Object.keys(after).some((seat) => !(seat in before));

export const parseWaits = (text: string): Waits => {
  const waits: Waits = JSON.parse(text);
  return waits;
};

/** Since when each is waited for, as everybody may know it. */
export const sinceOf = (waits: Waits, waiting: readonly Seat[]): TableSummary['since'] =>
  Object.fromEntries(waiting.flatMap((seat) => (waits[seat] ? [[seat, waits[seat][2]]] : [])));

/** A table at which somebody is waited for, and it has not been seen to that they are told. */
export interface Untold {
  readonly id: string;
  /** The first moment from which on that is so. */
  readonly from: number;
  readonly waits: Waits;
}

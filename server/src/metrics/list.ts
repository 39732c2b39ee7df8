/**
 * What the server measures of itself. To measure something new, add it here, and count or observe it by its name where it
 * happens. No table, seat, person or address is ever a label: there are too many of them, and they are nobody's business.
 */
export interface Measure {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly buckets?: readonly number[];
}

/** Seconds, from what a disk takes to what people complain about. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20] as const;
const MANY = [1, 2, 4, 8, 16, 32, 64, 128, 256] as const;

export const COUNTERS = [
  { name: 'moves_total', help: 'Moves that were stored, by game.', labels: ['game'] },
  { name: 'conflicts_total', help: 'Events that came second to one of another process, and were tried again.' },
  { name: 'foreign_events_total', help: 'Events of other processes that were taken in here.' },
  { name: 'bell_lost_total', help: 'How often the connection for news of other processes was lost.' },
  { name: 'lost_answers_total', help: 'Tables that were closed because nobody knew whether an event was stored.' },
  { name: 'damaged_total', help: 'How often a table was refused because what is stored is not what was written.' },
  { name: 'failures_total', help: 'Requests and connections that ended in a fault of the program.' },
  {
    name: 'refused_total',
    help: 'Refusals by the key of the reason. Those of the rules of games have one label together.',
    labels: ['reason'],
  },
  { name: 'resyncs_total', help: 'How often a client asked for everything again.' },
  { name: 'bot_gave_up_total', help: 'How often a bot failed or took too long, so that chance answered.' },
  { name: 'orphans_total', help: 'Tables whose bots were taken on from a process that is gone.' },
] as const satisfies readonly Measure[];

export const DISTRIBUTIONS = [
  { name: 'append_seconds', help: 'How long it took to store an event.', buckets: QUICK },
  { name: 'append_batch_size', help: 'How many writes shared one write to the disk.', buckets: MANY },
  {
    name: 'bell_lag_seconds',
    help: 'How late an event of another process was shown here, by the clocks of both.',
    buckets: QUICK,
  },
  { name: 'load_seconds', help: 'How long it took to load a table.', buckets: QUICK },
  { name: 'rebuild_seconds', help: 'How long it took to load a table again after a conflict.', buckets: QUICK },
  { name: 'bot_seconds', help: 'How long bots thought.', buckets: SLOW },
] as const satisfies readonly Measure[];

export const GAUGES = [
  { name: 'tables_in_memory', help: 'Tables in the memory of this process.' },
  {
    name: 'inputs_in_memory',
    help: 'Inputs that are held of these tables. The others of a long game are read from the store when somebody looks back.',
  },
  { name: 'sockets', help: 'Open WebSockets.' },
  { name: 'overdue_seconds', help: 'For how long the longest overdue table has waited to go on without an answer.' },
  { name: 'ready', help: '1 while /readyz answers 200.' },
] as const satisfies readonly Measure[];

export type CounterName = (typeof COUNTERS)[number]['name'];
export type DistributionName = (typeof DISTRIBUTIONS)[number]['name'];
export type GaugeName = (typeof GAUGES)[number]['name'];

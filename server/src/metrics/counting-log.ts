/** Some things that are worth a line in the log are worth counting. */
import type { Log } from '../common/log.ts';
import type { CounterName } from './list.ts';
import type { Metrics } from './metrics.ts';

const COUNTED: Readonly<Record<string, CounterName>> = {
  'bell.lost': 'bell_lost_total',
  'store.failed': 'lost_answers_total',
  'table.damaged': 'damaged_total',
  'http.failed': 'failures_total',
  'session.failed': 'failures_total',
  'bot.gaveUp': 'bot_gave_up_total',
};

export const countingLog =
  (log: Log, metrics: Metrics): Log =>
  (event, facts) => {
    const name = COUNTED[event];
    if (name) metrics.count(name);
    log(event, facts);
  };

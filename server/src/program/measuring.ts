/** What is measured of the server as a whole. */
import { RELEASE } from '../common/release.ts';
import type { Readiness } from '../http/ready.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Prometheus } from '../metrics/prometheus.ts';
import type { Tables } from '../tables/tables.ts';

/** The library is loaded only where metrics are asked for. */
export const startMetrics = async (port: number | undefined): Promise<Prometheus | undefined> =>
  port === undefined ? undefined : (await import('../metrics/prometheus.ts')).prometheus(RELEASE);

/** What is asked when somebody reads the metrics. */
export const showState = (metrics: Metrics, tables: Tables, readiness: Readiness, sockets: () => number): void => {
  metrics.gauge('tables_in_memory', () => tables.inMemory);
  metrics.gauge('inputs_in_memory', () => tables.inputsHeld());
  metrics.gauge('sockets', sockets);
  metrics.gauge('ready', () => (readiness.problem() === undefined ? 1 : 0));
  metrics.gauge('overdue_seconds', () => overdueSeconds(tables));
};

const FIRST_DUE = 'SELECT min(due) AS due FROM tables WHERE due IS NOT NULL';

/** Nobody is passed over before `mercyUntil`, so no table is late before that. */
const overdueSeconds = async ({ store, clock, mercyUntil }: Tables): Promise<number> => {
  const [first] = await store.sql.all<{ due: number | null }>(FIRST_DUE);
  return Math.max(0, clock() - Math.max(first?.due ?? Infinity, mercyUntil)) / 1000;
};

/** Where the parts of the server count what happens. Without a port for metrics nothing is kept. */
import type { CounterName, DistributionName, GaugeName } from './list.ts';

export interface Metrics {
  count(name: CounterName, labels?: Readonly<Record<string, string>>): void;
  /** Times are in seconds. */
  observe(name: DistributionName, value: number): void;
  /** Asked whenever somebody reads the metrics. What cannot be read then is left out. */
  gauge(name: GaugeName, read: () => number | Promise<number>): void;
}

export const noMetrics: Metrics = { count: () => {}, observe: () => {}, gauge: () => {} };

/** Measures how long the work takes, also if it fails. */
export const timed = async <T>(metrics: Metrics, name: DistributionName, work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    metrics.observe(name, (performance.now() - began) / 1000);
  }
};

/** Refusals of the server and the kernel by their key. Those of the rules are many, and players at work: one label for all of them. */
export const countRefusal = (metrics: Metrics, key: string): void =>
  metrics.count('refused_total', { reason: /^(server|kernel)\./.test(key) ? key : 'rules' });

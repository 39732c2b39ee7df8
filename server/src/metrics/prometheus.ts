/** The metrics as Prometheus reads them. Loaded only where there is a port for them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, DISTRIBUTIONS, GAUGES, type Measure } from './list.ts';
import type { Metrics } from './metrics.ts';

const PREFIX = 'tabularium_';

export interface Prometheus extends Metrics {
  readonly contentType: string;
  /** Everything as text. */
  text(): Promise<string>;
}

export const prometheus = (release: string): Prometheus => {
  const registry = new Registry();
  // Processor, memory, garbage and the delay of the main thread.
  collectDefaultMetrics({ register: registry });
  const about = ({ name, help, labels = [] }: Measure) => ({
    name: PREFIX + name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  new Gauge(about({ name: 'info', help: 'The release that runs.', labels: ['release'] })).set({ release }, 1);
  const counters = new Map<string, Counter>(COUNTERS.map((c) => [c.name, new Counter(about(c))]));
  const distributions = new Map<string, Histogram>(
    DISTRIBUTIONS.map((d) => [d.name, new Histogram({ ...about(d), buckets: [...d.buckets] })]),
  );
  const descriptions = new Map<string, Measure>(GAUGES.map((g) => [g.name, g]));
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count: (name, labels = {}) => counters.get(name)!.inc(labels),
    observe: (name, value) => distributions.get(name)!.observe(value),
    gauge: (name, read) => {
      new Gauge({
        ...about(descriptions.get(name)!),
        async collect() {
          // Whoever reads the metrics wants the others even if the database does not answer.
          this.set(await Promise.resolve(read()).catch(() => NaN));
        },
      });
    },
  };
};

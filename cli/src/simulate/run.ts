/** Many games, on one thread or several; the sums are the same for any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, runStretch } from './job.ts';
import { added, noGames, type Series } from './series.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** How long a stretch should take: long enough that messages cost little, short enough to show progress. */
const STRETCH_MS = 150;
/** Short work is done before another thread would have started. */
const HEAD_START_MS = 300;

/** Hands out stretches that grow while they come back quickly. */
const stretches = (games: number) => {
  let next = 0;
  return (size: number): readonly [number, number] | undefined => {
    if (next >= games) return undefined;
    const from = next;
    next = Math.min(games, from + size);
    return [from, next];
  };
};

const grown = (size: number, ms: number, games: number, lanes: number): number =>
  ms < STRETCH_MS ? Math.min(size * 2, Math.max(1, Math.ceil(games / (4 * lanes)))) : Math.max(1, size >> 1);

export const simulateGames = async (
  job: Job,
  games: number,
  workers: number | 'auto',
  onProgress: (done: number) => void,
): Promise<Series> => {
  const take = stretches(games);
  let total = noGames(job.seats);
  const count = (part: Series): void => {
    total = added(total, part);
    onProgress(total.games);
  };
  if (workers === 'auto') here(job, games, take, count, HEAD_START_MS);
  else if (workers === 1) here(job, games, take, count, Number.POSITIVE_INFINITY);
  if (total.games < games) {
    const lanes = Math.min(workers === 'auto' ? availableParallelism() : workers, games - total.games);
    const threads = Array.from({ length: lanes }, () => new Worker(WORKER, { workerData: job }));
    try {
      await Promise.all(threads.map((worker) => lane(worker, games, lanes, take, count)));
    } finally {
      // Also if one of them failed: the others must not go on.
      await Promise.all(threads.map((worker) => worker.terminate()));
    }
  }
  return total;
};

/** Plays in this thread, for so long. */
const here = (
  job: Job,
  games: number,
  take: ReturnType<typeof stretches>,
  count: (part: Series) => void,
  mostMs: number,
): void => {
  const began = performance.now();
  let size = 1;
  while (performance.now() - began < mostMs) {
    const started = performance.now();
    const part = take(size);
    if (!part) return;
    count(runStretch(job, ...part));
    size = grown(size, performance.now() - started, games, 1);
  }
};

/** One worker, kept busy until there is no more to do. */
const lane = (
  worker: Worker,
  games: number,
  lanes: number,
  take: ReturnType<typeof stretches>,
  count: (part: Series) => void,
): Promise<void> =>
  new Promise((done, fail) => {
    let size = 1;
    let started = 0;
    const send = (): void => {
      const part = take(size);
      if (!part) {
        done();
        return;
      }
      started = performance.now();
      worker.postMessage(part);
    };
    worker.on('message', (part: Series) => {
      size = grown(size, performance.now() - started, games, lanes);
      count(part);
      send();
    });
    worker.on('error', fail);
    send();
  });

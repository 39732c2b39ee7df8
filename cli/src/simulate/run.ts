/** Many games, on one thread or several; the sums are the same for any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, runStretch } from './job.ts';
import { added, noGames, type Series } from './series.ts';

export const MOST_WORKERS = 64;

const WORKER = new URL('./worker.ts', import.meta.url);

/** How long a stretch should take: long enough that messages cost little, short enough to show progress. */
const STRETCH_MS = 150;
/** Short work is done before another thread would have started. */
const HEAD_START_MS = 300;

/** Hands out stretches that grow while they come back quickly. */
interface Taking {
  next(size: number): readonly [from: number, to: number] | undefined;
  left(): number;
}
const stretches = (games: number): Taking => {
  let next = 0;
  return {
    next: (size) => {
      if (next >= games) return undefined;
      const from = next;
      next = Math.min(games, from + size);
      return [from, next];
    },
    left: () => games - next,
  };
};

const grown = (size: number, ms: number, games: number, lanes: number): number =>
  ms < STRETCH_MS ? Math.min(size * 2, Math.max(1, Math.ceil(games / (4 * lanes)))) : Math.max(1, size >> 1);

/** Work that can be split: stretches of games, each played alike in this thread or in one that `worker` starts with `data`. */
export interface Work<Part> {
  readonly worker: URL;
  readonly data: unknown;
  readonly run: (from: number, to: number) => Part;
}

/** Every stretch is counted once, in any order. */
export const inStretches = async <Part>(
  work: Work<Part>,
  games: number,
  workers: number | 'auto',
  onPart: (part: Part) => void,
): Promise<void> => {
  const take = stretches(games);
  if (workers === 'auto') here(work, games, take, onPart, HEAD_START_MS);
  else if (workers === 1) here(work, games, take, onPart, Number.POSITIVE_INFINITY);
  if (take.left() === 0) return;
  const lanes = Math.min(workers === 'auto' ? availableParallelism() : workers, take.left());
  const threads = Array.from({ length: lanes }, () => new Worker(work.worker, { workerData: work.data }));
  try {
    await Promise.all(threads.map((worker) => lane(worker, games, lanes, take, onPart)));
  } finally {
    // Also if one of them failed: the others must not go on.
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
};

export const simulateGames = async (
  job: Job,
  games: number,
  workers: number | 'auto',
  onProgress: (done: number) => void,
): Promise<Series> => {
  let total = noGames(job.seats);
  const work = { worker: WORKER, data: job, run: (from: number, to: number) => runStretch(job, from, to) };
  await inStretches(work, games, workers, (part) => {
    total = added(total, part);
    onProgress(total.games);
  });
  return total;
};

/** Plays in this thread, for so long. */
const here = <Part>(
  work: Work<Part>,
  games: number,
  take: Taking,
  onPart: (part: Part) => void,
  mostMs: number,
): void => {
  const began = performance.now();
  let size = 1;
  while (performance.now() - began < mostMs) {
    const started = performance.now();
    const part = take.next(size);
    if (!part) return;
    onPart(work.run(...part));
    size = grown(size, performance.now() - started, games, 1);
  }
};

/** One worker, kept busy until there is no more to do. */
const lane = <Part>(
  worker: Worker,
  games: number,
  lanes: number,
  take: Taking,
  onPart: (part: Part) => void,
): Promise<void> =>
  new Promise((done, fail) => {
    let size = 1;
    let started = 0;
    const send = (): void => {
      const part = take.next(size);
      if (!part) {
        done();
        return;
      }
      started = performance.now();
      worker.postMessage(part);
    };
    worker.on('message', (part: Part) => {
      size = grown(size, performance.now() - started, games, lanes);
      onPart(part);
      send();
    });
    worker.on('error', fail);
    send();
  });

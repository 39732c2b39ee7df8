/** Many games, on one thread or several; the sums are the same for any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, runStretch } from './job.ts';
import { countOf, type Range } from './ranges.ts';
import { added, noGames, type Series } from './series.ts';

export const MOST_WORKERS = 64;

const WORKER = new URL('./worker.ts', import.meta.url);

/** How long a stretch should take: long enough that messages cost little, short enough to show progress. */
const STRETCH_MS = 150;
/** Short work is done before another thread would have started. */
const HEAD_START_MS = 300;

/** Hands out stretches that grow while they come back quickly. */
interface Taking {
  readonly games: number;
  next(size: number): Range | undefined;
  left(): number;
}
const stretches = (ranges: readonly Range[]): Taking => {
  let left = ranges;
  return {
    games: countOf(ranges),
    next: (size) => {
      const [first, ...others] = left;
      if (!first) return undefined;
      const [from, to] = first;
      const until = Math.min(to, from + size);
      left = until < to ? [[until, to], ...others] : others;
      return [from, until];
    },
    left: () => countOf(left),
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

type OnPart<Part> = (part: Part, range: Range) => void;

/** Every stretch is counted once, in any order. */
export const inStretches = async <Part>(
  work: Work<Part>,
  ranges: readonly Range[],
  workers: number | 'auto',
  onPart: OnPart<Part>,
): Promise<void> => {
  const take = stretches(ranges);
  if (workers === 'auto') here(work, take, onPart, HEAD_START_MS);
  else if (workers === 1) here(work, take, onPart, Number.POSITIVE_INFINITY);
  if (take.left() === 0) return;
  const lanes = Math.min(workers === 'auto' ? availableParallelism() : workers, take.left());
  const threads = Array.from({ length: lanes }, () => new Worker(work.worker, { workerData: work.data }));
  try {
    await Promise.all(threads.map((worker) => lane(worker, lanes, take, onPart)));
  } finally {
    // Also if one of them failed: the others must not go on.
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
};

export const gamesWork = (job: Job): Work<Series> => ({
  worker: WORKER,
  data: job,
  run: (from, to) => runStretch(job, from, to),
});

export const simulateGames = async (
  job: Job,
  games: number,
  workers: number | 'auto',
  onProgress: (done: number) => void,
): Promise<Series> => {
  let total = noGames(job.seats);
  await inStretches(gamesWork(job), [[0, games]], workers, (part) => {
    total = added(total, part);
    onProgress(total.games);
  });
  return total;
};

/** Plays in this thread, for so long. */
const here = <Part>(work: Work<Part>, take: Taking, onPart: OnPart<Part>, mostMs: number): void => {
  const began = performance.now();
  let size = 1;
  while (performance.now() - began < mostMs) {
    const started = performance.now();
    const range = take.next(size);
    if (!range) return;
    onPart(work.run(...range), range);
    size = grown(size, performance.now() - started, take.games, 1);
  }
};

/** One worker, kept busy until there is no more to do. */
const lane = <Part>(worker: Worker, lanes: number, take: Taking, onPart: OnPart<Part>): Promise<void> =>
  new Promise((done, fail) => {
    let size = 1;
    let started = 0;
    let range: Range | undefined;
    const send = (): void => {
      range = take.next(size);
      if (!range) {
        done();
        return;
      }
      started = performance.now();
      worker.postMessage(range);
    };
    worker.on('message', (part: Part) => {
      size = grown(size, performance.now() - started, take.games, lanes);
      onPart(part, range!);
      send();
    });
    worker.on('error', fail);
    send();
  });

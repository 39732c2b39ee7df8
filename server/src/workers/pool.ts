/** A few worker threads: some for bots, and one for files, so that a hostile file does not hold up bots. */
import { availableParallelism } from 'node:os';
import { hash64 } from '@tabularium/kernel';
import type { CheckJob, ChooseJob, Job, Reply, Results } from './jobs.ts';
import { Thread } from './thread.ts';

const CHECK_MS = 20_000;
const MOST = 4;

export interface Pool {
  choose(job: ChooseJob): Promise<Results['choose']>;
  check(job: CheckJob): Promise<Results['check']>;
  close(): Promise<void>;
}

export const startPool = (href: string, botMs: number): Pool => {
  const size = Math.min(MOST, Math.max(1, availableParallelism() - 1));
  const bots = Array.from({ length: size }, () => new Thread(href));
  const files = new Thread(href);
  const run = async <J extends Job>(thread: Thread, job: J, limitMs: number): Promise<Results[J['t']]> => {
    const reply: Reply = await thread.run(job, limitMs);
    if (!reply.ok) throw new Error(reply.error);
    return reply.result as Results[J['t']];
  };
  // The same bot always gets the same thread, because its memory is there.
  const threadOf = (memory: string): Thread => bots[Number.parseInt(hash64(memory).slice(0, 8), 16) % size]!;
  return {
    choose: (job) => run(threadOf(job.memory), job, botMs),
    check: (job) => run(files, job, CHECK_MS),
    close: async () => {
      await Promise.all([...bots, files].map((t) => t.close()));
    },
  };
};

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Used {
  readonly cpuMs: number;
  readonly allCpuMs: number;
  readonly rss: number;
}

export interface Bench {
  readonly url: string;
  /** From the start of the process to the first answer. */
  readonly startMs: number;
  used(): Promise<Used>;
  close(): Promise<void>;
}

const told = <T>(child: ChildProcess): Promise<T> => new Promise((done) => child.once('message', (m) => done(m as T)));

export const startBench = async (data: string): Promise<Bench> => {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, 'child.ts'), [data], { execArgv: ['--expose-gc'] });
  const { url } = await told<{ url: string }>(child);
  await fetch(`${url}/health`);
  return {
    url,
    startMs: performance.now() - started,
    used: () => {
      const answer = told<Used>(child);
      child.send('used');
      return answer;
    },
    close: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.disconnect();
      }),
  };
};

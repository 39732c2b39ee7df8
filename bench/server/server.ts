import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Used {
  readonly cpuMs: number;
  readonly allCpuMs: number;
  readonly rss: number;
}

export interface Bench {
  readonly url: string;
  /** One for each process. */
  readonly urls: readonly string[];
  /** From the start of the process to the first answer. */
  readonly startMs: number;
  used(): Promise<Used>;
  close(): Promise<void>;
}

const told = <T>(child: ChildProcess): Promise<T> => new Promise((done) => child.once('message', (m) => done(m as T)));

/** Several processes on one database, as one: what they use is added up. */
export const startProcesses = async (data: string, processes: number): Promise<Bench> => {
  const all = [await startBench(data)];
  while (all.length < processes) all.push(await startBench(data));
  return {
    url: all[0]!.url,
    urls: all.flatMap((b) => b.urls),
    startMs: all[0]!.startMs,
    used: async () => {
      const used = await Promise.all(all.map((b) => b.used()));
      const sum = (of: keyof Used): number => used.reduce((total, u) => total + u[of], 0);
      return { cpuMs: sum('cpuMs'), allCpuMs: sum('allCpuMs'), rss: sum('rss') };
    },
    close: async () => void (await Promise.all(all.map((b) => b.close()))),
  };
};

export const startBench = async (data: string): Promise<Bench> => {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, 'child.ts'), [data], { execArgv: ['--expose-gc'] });
  const { url } = await told<{ url: string }>(child);
  await fetch(`${url}/health`);
  return {
    url,
    urls: [url],
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

/** One worker thread and its queue of jobs. It is started when first needed, and again after it was terminated. */
import { Worker } from 'node:worker_threads';
import { type Job, READY, type Reply } from './jobs.ts';

const START_MS = 30_000;

/** A job took too long, or its thread died over it. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}

interface Waiting {
  readonly job: Job;
  readonly limitMs: number;
  readonly done: (reply: Reply) => void;
  readonly failed: (e: Error) => void;
}

export class Thread {
  private readonly href: string;
  private readonly queue: Waiting[] = [];
  /** Names of the content packs that the worker has received. */
  private readonly packs = new Set<string>();
  private worker: Worker | undefined;
  private current: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(href: string) {
    this.href = href;
  }

  run(job: Job, limitMs: number): Promise<Reply> {
    // A job that came in after closing would start a new worker, and the process would not end.
    if (this.closed) return Promise.reject(new GaveUp('closing'));
    return new Promise((done, failed) => {
      this.queue.push({ job, limitMs, done, failed });
      this.next();
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.closed = true;
    this.worker = undefined;
    clearTimeout(this.timer);
    for (const w of [this.current, ...this.queue.splice(0)]) w?.failed(new GaveUp('closing'));
    this.current = undefined;
    await worker?.terminate();
  }

  private next(): void {
    if (this.current) return;
    const first = this.queue.shift();
    if (!first) return;
    this.current = first;
    this.worker ??= this.start();
    this.timer = setTimeout(() => this.stop('the thread was not ready in time'), START_MS);
    this.worker.postMessage(this.brief(first.job));
  }

  /** A content pack is large, so it is sent to a worker once and then named. */
  private brief(job: Job): Job {
    if (job.t !== 'choose' || typeof job.pack !== 'object') return job;
    const { name } = job.pack;
    if (this.packs.has(name)) return { ...job, pack: name };
    this.packs.add(name);
    return job;
  }

  private start(): Worker {
    this.packs.clear();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { href: this.href },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    worker.on('message', (said: Reply | typeof READY) => {
      if (worker !== this.worker) return;
      if (said !== READY) return this.finish((w) => w.done(said));
      // The time of a job begins to run here, not while the thread starts or loads a game.
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.stop('too slow'), this.current!.limitMs);
    });
    worker.on('error', (e) => worker === this.worker && this.stop(e instanceof Error ? e.message : String(e)));
    worker.on('exit', () => worker === this.worker && this.stop('the thread ended'));
    return worker;
  }

  private stop(why: string): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    this.finish((w) => w.failed(new GaveUp(why)));
  }

  private finish(tell: (w: Waiting) => void): void {
    clearTimeout(this.timer);
    const { current } = this;
    this.current = undefined;
    if (current) tell(current);
    this.next();
  }
}

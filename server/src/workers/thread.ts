/** One thread and what waits for it. It is started when first needed, and again after it had to be stopped. */
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
  private worker: Worker | undefined;
  private current: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(href: string) {
    this.href = href;
  }

  run(job: Job, limitMs: number): Promise<Reply> {
    return new Promise((done, failed) => {
      this.queue.push({ job, limitMs, done, failed });
      this.next();
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
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
    if (this.worker) this.hand(this.worker, first);
    else this.start();
  }

  /** The time begins to run when the thread has the job, not while it starts. */
  private hand(worker: Worker, { job, limitMs }: Waiting): void {
    this.timer = setTimeout(() => this.stop('too slow'), limitMs);
    worker.postMessage(job);
  }

  private start(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { href: this.href },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    this.worker = worker;
    this.timer = setTimeout(() => this.stop('the thread did not start'), START_MS);
    worker.on('message', (said: Reply | typeof READY) => {
      if (worker !== this.worker) return;
      clearTimeout(this.timer);
      if (said !== READY) this.finish((w) => w.done(said));
      else if (this.current) this.hand(worker, this.current);
    });
    worker.on('error', (e) => worker === this.worker && this.stop(e instanceof Error ? e.message : String(e)));
    worker.on('exit', () => worker === this.worker && this.stop('the thread ended'));
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

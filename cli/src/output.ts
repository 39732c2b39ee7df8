/** Results go to standard output, progress to standard error and only if that is a terminal. */
export { columnsHere, packed, styled, wrapped } from '@tabularium/parts/terminal';

export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** The one object of `--json`. */
export const printJson = (value: unknown): void => print(JSON.stringify(value));

export interface Progress {
  at(done: number): void;
  end(): void;
}

const EVERY_MS = 100;
const WIDTH = 24;
/** Before that much time nobody can say how long the rest takes. */
const TELLING_MS = 1000;

/** "40 s left", "12 min left", "3 h 20 min left". */
export const timeLeft = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 100) return `${seconds} s left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
};

/**
 * A bar on standard error, with the time that is left if it goes on as it has gone; nothing at all where that is not a terminal.
 * What was done `before` does not count for the time.
 */
export const progress = (what: string, total: number, before = 0): Progress => {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => {}, end: () => {} };
  const began = performance.now();
  let shown = 0;
  let widest = 0;
  return {
    at: (done) => {
      const now = performance.now();
      if (now - shown < EVERY_MS && done < total) return;
      shown = now;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      const spent = now - began;
      const left = spent < TELLING_MS || done <= before ? '' : timeLeft((spent / (done - before)) * (total - done));
      const line = `${what} ${bar} ${Math.floor(100 * share)} % ${left}`;
      widest = Math.max(widest, line.length);
      stderr.write(`\r${line.padEnd(widest)}`);
    },
    end: () => {
      stderr.write(`\r${' '.repeat(widest)}\r`);
    },
  };
};

/** A bar that begins when it is known how much there is to do. */
export const progressOf = (what: string): ((done: number, total: number, before: number) => void) => {
  let bar: Progress | undefined;
  return (done, total, before) => {
    bar ??= progress(what, total, before);
    bar.at(done);
    if (done >= total) bar.end();
  };
};

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

/** A bar on standard error; nothing at all where that is not a terminal. */
export const progress = (what: string, total: number): Progress => {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => {}, end: () => {} };
  let shown = 0;
  return {
    at: (done) => {
      const now = performance.now();
      if (now - shown < EVERY_MS && done < total) return;
      shown = now;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      stderr.write(`\r${what} ${bar} ${Math.floor(100 * share)} % `);
    },
    end: () => {
      stderr.write(`\r${' '.repeat(what.length + WIDTH + 9)}\r`);
    },
  };
};

/** Lines in, lines out: a keyboard or a pipe. */
import { createInterface } from 'node:readline';
import { print } from './output.ts';

export interface Terminal {
  print(text?: string): void;
  /** Clears the screen, so that nothing on it can be read any more. */
  clear(): void;
  /** The next line, or `undefined` when there will be no more. */
  ask(prompt: string): Promise<string | undefined>;
  /** Has somebody pressed Ctrl-C? */
  readonly interrupted: boolean;
  close(): void;
}

/** Lines are queued as they come: a pipe delivers them faster than they are asked for. */
export const openTerminal = (): Terminal => {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  const lines: string[] = [];
  let closed = false;
  let interrupted = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const deliver = (): void => {
    if (!waiting || (lines.length === 0 && !closed)) return;
    const give = waiting;
    waiting = undefined;
    give(lines.shift());
  };
  reader.on('line', (line) => {
    lines.push(line);
    deliver();
  });
  reader.on('close', () => {
    closed = true;
    deliver();
  });
  // Ctrl-C works like `quit`: the game is saved.
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  return {
    print,
    // Clears the screen and what scrolled off it, and moves the cursor to the top.
    clear: () => process.stdout.write(isTerminal ? '\u001b[2J\u001b[3J\u001b[H' : '\n'),
    ask: (prompt) =>
      new Promise((give) => {
        waiting = isTerminal ? give : (line) => give(echoed(prompt, line));
        if (isTerminal && !closed) {
          reader.setPrompt(prompt);
          reader.prompt();
        }
        deliver();
      }),
    get interrupted() {
      return interrupted;
    },
    close: () => reader.close(),
  };
};

/** With a pipe instead of a keyboard, the answers are printed. */
const echoed = (prompt: string, line: string | undefined): string | undefined => {
  if (line !== undefined) print(prompt + line);
  return line;
};

/** What happens at a table happens one thing at a time. */
import { Refused } from '@tabularium/kernel';
import { Conflict } from '../store/conflict.ts';

/** Whoever is overtaken this often in a row has met something else than other people. */
const MOST_TRIES = 8;

export class Queue {
  private line: Promise<unknown> = Promise.resolve();

  /** Runs some work when everything before it is done; nothing else runs meanwhile. */
  add<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => {});
    return done;
  }

  /** Resolves when the queue as it is now is done. */
  async idle(): Promise<void> {
    await this.line;
  }
}

/** What was tried while another process stored something is tried again on what that made of the table. */
export const untilFirst = async <T>(demandOpen: () => void, work: () => T | Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof Conflict)) throw e;
      demandOpen();
      if (tries >= MOST_TRIES) throw e;
    }
  }
};

/** A refusal stands only if nothing has happened meanwhile: otherwise what was refused is tried again. */
export const overtaken = (e: Refused): Conflict => new Conflict('refused by what is no longer so', { cause: e });

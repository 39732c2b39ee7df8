/** Writes that arrive in the same moment share one transaction, and so one write to the disk. */
import type Database from 'better-sqlite3';

interface Waiting {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (e: unknown) => void;
}

export interface GroupCommit {
  /** Resolves when the write is on the disk. */
  readonly durably: (write: () => void) => Promise<void>;
  readonly flush: () => void;
}

/**
 * `undone` is called when writes were rolled back, so that anything cached about them can be dropped; `onTrip` with how many
 * are written together.
 */
export const groupCommit = (
  db: Database.Database,
  undone: () => void,
  onTrip: (many: number) => void = () => {},
): GroupCommit => {
  let waiting: Waiting[] = [];
  const together = db.transaction((batch: readonly Waiting[]) => {
    for (const { write } of batch) write();
  });
  const alone = db.transaction((write: () => void) => write());

  /** If a batch fails, each write is tried alone, so that one failure does not affect the others. */
  const oneByOne = (batch: readonly Waiting[]): void => {
    for (const { write, done, failed } of batch) {
      try {
        alone(write);
        done();
      } catch (e) {
        undone();
        failed(e);
      }
    }
  };
  const flush = (): void => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    onTrip(batch.length);
    try {
      together(batch);
    } catch {
      undone();
      oneByOne(batch);
      return;
    }
    for (const { done } of batch) done();
  };
  return {
    durably: (write) =>
      new Promise((done, failed) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ write, done, failed });
      }),
    flush,
  };
};

/** After every test: dice that it ordered and nobody rolled are a mistake in the test. */
import { takeWatched } from '@tabularium/kit';
import { afterAll, afterEach, beforeEach } from 'vitest';

const outside: (() => string | undefined)[] = [];

const complain = (watched: readonly (() => string | undefined)[]): void => {
  const left = watched.flatMap((leftOver) => leftOver() ?? []);
  if (left.length > 0) throw new Error(left.join('\n'));
};

/** Plays that were set up outside any test are used by several: they are looked at when the file ends. */
beforeEach(() => {
  outside.push(...takeWatched());
});

/** A test that failed has said enough. */
afterEach(({ task }) => {
  const watched = takeWatched();
  if (task.result?.state !== 'fail') complain(watched);
});

afterAll(() => complain(outside.splice(0)));

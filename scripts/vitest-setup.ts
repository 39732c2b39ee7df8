/** After every test: dice that it ordered and nobody rolled are a mistake in the test. */
import { takeWatched } from '@tabularium/kit';
import { afterAll, afterEach, beforeEach } from 'vitest';

const outside: (() => string | undefined)[] = [];

const complain = (watched: readonly (() => string | undefined)[]): void => {
  const left = watched.flatMap((leftOver) => leftOver() ?? []);
  if (left.length > 0) throw new Error(left.join('\n'));
};

/** Plays that are set up outside a test may be used by several tests, so they are checked when the file ends. */
beforeEach(() => {
  outside.push(...takeWatched());
});

/** A test that failed needs no second error. */
afterEach(({ task }) => {
  const watched = takeWatched();
  if (task.result?.state !== 'fail') complain(watched);
});

afterAll(() => complain(outside.splice(0)));

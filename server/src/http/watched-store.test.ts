/** Whoever cannot store moves says so, and says when it can again; one bad event says nothing of the store. */
import { afterEach, expect, test, vi } from 'vitest';
import { Conflict } from '../store/conflict.ts';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { Readiness } from './ready.ts';
import { watchedStore } from './watched-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A store whose writes fail as told. */
const failing = () => {
  vi.useFakeTimers();
  const readiness = new Readiness();
  const says: { error: Error | undefined } = { error: undefined };
  const store: Store = {
    ...openMemory(),
    append: () => (says.error ? Promise.reject(says.error) : Promise.resolve()),
  };
  readiness.serve(store);
  const watched = watchedStore(store, readiness);
  const write = (error?: Error): Promise<unknown> => {
    says.error = error;
    return watched.append('table', {} as never, {} as never).catch(() => {});
  };
  return { readiness, write };
};
const full = Object.assign(new Error('disk full'), { code: '53100' });

test('after a write that failed it is not ready, until one succeeds', async () => {
  const { readiness, write } = failing();
  await write();
  expect(readiness.problem()).toBeUndefined();
  await write(full);
  expect(readiness.problem()).toBe('store');
  await write();
  expect(readiness.problem()).toBeUndefined();
});

test('or until half a minute has passed, so that somebody comes and it is tried again', async () => {
  const { readiness, write } = failing();
  await write(full);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(readiness.problem()).toBe('store');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readiness.problem()).toBeUndefined();
});

test.each([new Conflict(), Object.assign(new Error('too long'), { code: '22001' })])(
  'what is wrong with one event is not held against the store: %s',
  async (error) => {
    const { readiness, write } = failing();
    await write(error);
    expect(readiness.problem()).toBeUndefined();
  },
);

/** The part of the store contract that is about people who are waited for. */
import type { Eye } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { aSummary, aTable, anEvent } from './contract-samples.ts';
import type { Store, StoredEvent, SummaryChange } from './store.ts';

const people = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bruno' },
  { kind: 'bot', name: 'bot' },
] as const;
const waitedFor = (...waiting: number[]): SummaryChange => aSummary({ waiting, seats: people });
/** Seat `by` answers before all eyes. */
const answerOf = (n: number, at: number, by = 0, unseen: readonly Eye[] = []): StoredEvent => ({
  ...anEvent(n),
  at,
  body: { t: 'input', entry: { input: { by, verb: 'pass' }, log: [], diff: [], digest: '' }, unseen },
});

export const waitsContract = (open: () => Store | Promise<Store>): void => {
  test('people are waited for since they came to be, as long as they are; bots and free seats are not', async () => {
    const store = await open();
    const waits = async () => (await store.waits(['a'])).get('a');
    const since = async () => (await store.summaries(['a']))[0]?.since;
    await store.create(aTable('a'), waitedFor(0, 2));
    expect(await waits()).toEqual({ 0: [0, 1000, 1000] });
    await store.append('a', answerOf(1, 20_000), waitedFor(1));
    expect(await waits()).toEqual({ 1: [1, 20_000, 20_000] });
    await store.append('a', answerOf(2, 30_000, 2), waitedFor(0, 1, 2));
    expect(await waits()).toEqual({ 0: [2, 30_000, 30_000], 1: [1, 20_000, 20_000] });
    // Whoever has answered and is asked again is still waited for, but has not been silent all the time.
    await store.append('a', answerOf(3, 40_000, 1), waitedFor(0, 1));
    expect(await waits()).toEqual({ 0: [2, 30_000, 30_000], 1: [1, 20_000, 40_000] });
    expect(await since()).toEqual({ 0: 30_000, 1: 40_000 });
    // A bot takes the seat, and the person takes it back: they come to be waited for anew.
    const taken = [people[0], { kind: 'bot', name: 'bot' }, people[2]] as const;
    const seat: StoredEvent = { ...anEvent(4), at: 50_000, body: { t: 'stuck', seat: 1 } };
    await store.append('a', seat, aSummary({ waiting: [0, 1], seats: taken }));
    expect(await since()).toEqual({ 0: 30_000 });
    await store.append('a', { ...seat, n: 5, at: 60_000 }, waitedFor(0, 1));
    expect(await waits()).toEqual({ 0: [2, 30_000, 30_000], 1: [5, 60_000, 60_000] });
    await store.append('a', answerOf(6, 70_000), aSummary({ ended: true, waiting: [0], seats: people }));
    expect(await waits()).toEqual({});
    expect(await store.waits(['nowhere'])).toEqual(new Map());
    await store.close();
  });

  test('talk and private acts change nothing of since when somebody is waited for', async () => {
    const store = await open();
    await store.create(aTable('a'), waitedFor(0, 1));
    const before = await store.waits(['a']);
    const [summary] = await store.summaries(['a']);
    await store.append('a', answerOf(1, 90_000, 0, [1, 'public']), waitedFor(0, 1));
    const line = { by: 0, room: 'table', text: 'hm' } as const;
    await store.append('a', { ...anEvent(2), at: 95_000, body: { t: 'chat', line } }, waitedFor(0, 1));
    expect(await store.waits(['a'])).toEqual(before);
    expect((await store.summaries(['a']))[0]).toEqual(summary);
    await store.close();
  });

  test('tables at which somebody has come to be waited for are found until it was seen to', async () => {
    const store = await open();
    const untold = async (before: number, most = 9) =>
      (await store.untold(before, most)).map(({ id, from }) => [id, from]);
    await store.create(aTable('a', { created: 2000 }), waitedFor(0));
    await store.create(aTable('b', { created: 1000 }), waitedFor(1));
    await store.create(aTable('bots', { created: 1000 }), waitedFor(2));
    expect(await untold(999)).toEqual([]);
    expect(await untold(1000)).toEqual([['b', 1000]]);
    expect(await untold(9000)).toEqual([
      ['b', 1000],
      ['a', 2000],
    ]);
    expect(await untold(9000, 1)).toEqual([['b', 1000]]);
    for (const found of await store.untold(9000, 9)) await store.seenTo(found, null);
    expect(await untold(9000)).toEqual([]);
    // Somebody who still is waited for is no news; somebody else is.
    await store.append('a', answerOf(1, 20_000), waitedFor(0));
    expect(await untold(99_000)).toEqual([]);
    await store.append('a', answerOf(2, 30_000), waitedFor(0, 1));
    const [seen] = await store.untold(99_000, 9);
    expect(seen).toEqual({ id: 'a', from: 30_000, waits: { 0: [0, 2000, 30_000], 1: [2, 30_000, 30_000] } });
    // If the set changes while one looks, what was seen is not the whole.
    await store.append('a', answerOf(3, 40_000), waitedFor(1));
    await store.append('a', answerOf(4, 50_000, 1), waitedFor(0));
    await store.seenTo(seen!, null);
    expect(await untold(99_000)).toEqual([['a', 30_000]]);
    const [now] = await store.untold(99_000, 9);
    await store.seenTo(now!, 50_000);
    expect(await untold(49_999)).toEqual([]);
    expect(await untold(50_000)).toEqual([['a', 50_000]]);
    await store.remove('a');
    expect(await untold(99_000)).toEqual([]);
    await store.close();
  });
};

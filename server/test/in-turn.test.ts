/** A move is still being stored when somebody comes in, or when the server ends: what comes later waits for it. */
import { setImmediate as soonest } from 'node:timers/promises';
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Session } from '../src/connections/session.ts';
import { joinTable } from '../src/opening/join.ts';
import { drain } from '../src/program/drain.ts';
import { accessTo } from '../src/seats/access.ts';
import { renewSeat } from '../src/seats/renew.ts';
import { free } from '../src/tables/acts.ts';
import type { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { openTestStore } from './table.ts';
import { answers, setUp } from './timed.ts';

/** Tables whose store takes its time: nothing is stored from `hold` on until what it returns is called. */
const onSlowStore = async () => {
  const store = await openTestStore();
  let isFree = Promise.resolve();
  const hold = (): (() => void) => {
    const held = Promise.withResolvers<void>();
    isFree = held.promise;
    return held.resolve;
  };
  const append: typeof store.append = async (...event) => {
    await isFree;
    return store.append(...event);
  };
  return { ...(await setUp({ store: { ...store, append } })), hold };
};

test('whoever comes in while their seat is freed is not let in', async () => {
  const { tables, open, hold } = await onSlowStore();
  const room = await open({ seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  const { token } = await joinTable(room, { name: 'Ben', nonce: newNonce() + newNonce() });
  const goOn = hold();
  const moving = answers(room, 0, 'draw');
  const freeing = free(room, { eye: 'public', owner: true }, { nonce: newNonce(), seat: 1 });
  const got: string[] = [];
  const ben = new Session(tables, {
    request: 'bens',
    send: (text) => void got.push((JSON.parse(text) as ServerMessage).t),
    bye: () => void got.push('bye'),
    admit: () => Promise.resolve(true),
  });
  // The seat is still his, and so he is on his way in when it is freed.
  ben.receive({ t: 'hello', table: room.id, token });
  await soonest();
  goOn();
  await moving;
  expect(await freeing).toMatchObject({ t: 'ok' });
  await expect.poll(() => got).toContain('bye');
  expect(got).toEqual(['bye']);
});

test('whoever asks for a new secret while their seat is freed gets none, and the seat stays open', async () => {
  const { tables, open, hold } = await onSlowStore();
  const room = await open({ seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  const { token } = await joinTable(room, { name: 'Ben', nonce: newNonce() + newNonce() });
  const bens = await accessTo(room, tables.people, { token });
  const goOn = hold();
  const moving = answers(room, 0, 'draw');
  const freeing = free(room, { eye: 'public', owner: true }, { nonce: newNonce(), seat: 1 });
  const renewing = renewSeat(room, tables.people, bens, newNonce() + newNonce()).catch((e: unknown) => e);
  await soonest();
  goOn();
  await Promise.all([moving, freeing]);
  expect(await renewing).toMatchObject({ reason: { k: 'server.freed' } });
  expect(room.record.seats[1]).toMatchObject({ kind: 'open' });
  expect(room.record.seats[1]!.tokenHash).toBeUndefined();
});

test.each([
  ['ends', (tables: Tables) => tables.close()],
  ['hands its tables over', (tables: Tables) => drain(tables)],
])('a server that %s finishes the move that is under way, and shows it before it says goodbye', async (_, end) => {
  const { tables, open, hold } = await onSlowStore();
  const room = await open();
  const got: string[] = [];
  await room.enter({ eye: 1, owner: false, send: ({ t }) => void got.push(t) });
  const goOn = hold();
  const moving = answers(room, 0, 'draw');
  await soonest();
  const ending = end(tables);
  await soonest();
  goOn();
  await Promise.all([moving, ending]);
  expect(got.filter((t) => t === 'step' || t === 'bye')).toEqual(['step', 'bye']);
});

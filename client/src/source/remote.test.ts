import { diff, digest } from '@tabularium/kernel';
import type { ClientMessage, Scene, ServerMessage } from '@tabularium/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RemoteTable } from './remote.ts';
import type { Connect, Ends } from './transport.ts';

/** A wire in our own hands: what was sent, and what can be made to happen. */
const wire = () => {
  const opened: { since: number; ends: Ends; sent: ClientMessage[]; closed: boolean }[] = [];
  const connect: Connect = (_, __, since, ends) => {
    const own = { since, ends, sent: [] as ClientMessage[], closed: false };
    opened.push(own);
    return {
      send: (m) => own.sent.push(m),
      close: () => {
        own.closed = true;
      },
    };
  };
  return { connect, opened, now: () => opened.at(-1)! };
};

const scene = (inputs: number): Scene => ({
  view: { inputs },
  decision: `d${inputs}`,
  waiting: [0],
  call: false,
  canUndo: false,
  inputs,
});
const sync = (inputs: number, n: number): ServerMessage => ({
  t: 'sync',
  n,
  seat: 0,
  owner: false,
  table: { id: 't', seats: [] } as never,
  scene: scene(inputs),
  hash: digest(scene(inputs)),
  from: 0,
  record: [],
  chat: [],
});
const step = (from: number, to: number, n: number, hash = digest(scene(to))): ServerMessage => ({
  t: 'step',
  n,
  diff: diff(scene(from), scene(to)),
  hash,
});
const soon = (ms = 30): Promise<void> => new Promise((done) => setTimeout(done, ms));

const opened = () => {
  const w = wire();
  const seats: number[] = [];
  const table = new RemoteTable(
    't',
    { token: 'secret' },
    { socket: w.connect, stream: w.connect, patience: 1, onSeat: (s) => seats.push(s) },
  );
  w.now().ends.onOpen();
  w.now().ends.onMessage(sync(0, 5));
  return { w, table, seats };
};

afterEach(() => void vi.unstubAllGlobals());

describe('a table on a server', () => {
  test('shows what the server says and which seat the token opened', () => {
    const { table, seats } = opened();
    expect(table.get()).toMatchObject({ link: 'live', eye: 0 });
    expect(seats).toEqual([0]);
    table.close();
  });
  test('an answer names the decision it answers and is done when the server says so', async () => {
    const { w, table } = opened();
    const answer = table.act('move', 'a');
    const [sent] = w.now().sent as [Extract<ClientMessage, { t: 'act' }>];
    expect(sent).toMatchObject({ t: 'act', decision: 'd0', verb: 'move', arg: 'a' });
    expect(table.get()?.sending).toBe(1);
    w.now().ends.onMessage({ t: 'ok', nonce: sent.nonce, n: 6 });
    expect(await answer).toBeUndefined();
    expect(table.get()?.sending).toBe(0);
    table.close();
  });
  test('that somebody writes is shown, until what they wrote has come; what one writes is told and not waited for', () => {
    const { w, table } = opened();
    w.now().ends.onMessage({ t: 'writing', by: 2, room: [0, 2] });
    expect(table.get()?.writing).toEqual([{ by: 2, room: [0, 2] }]);
    w.now().ends.onMessage({ t: 'chat', n: 6, line: { n: 6, at: 1, by: 2, room: [0, 2], text: 'Ave' } });
    expect(table.get()?.writing).toEqual([]);
    for (let i = 0; i < 9; i++) table.writes([2]);
    expect(w.now().sent).toEqual([{ t: 'writing', room: [2] }]);
    expect(table.get()?.sending).toBe(0);
    table.close();
  });
  test('a refusal comes back with its reason', async () => {
    const { w, table } = opened();
    const answer = table.undo();
    const [sent] = w.now().sent as [Extract<ClientMessage, { t: 'undo' }>];
    expect(sent.input).toBe(table.get()?.scene.inputs || undefined);
    w.now().ends.onMessage({ t: 'no', nonce: sent.nonce, reason: { k: 'kernel.stale' }, rules: ['R1'], offered: {} });
    expect(await answer).toEqual({ reason: { k: 'kernel.stale' }, rules: ['R1'] });
    table.close();
  });
  test('what is done while the connection is lost is sent once it is back, under the same nonce', async () => {
    const { w, table } = opened();
    w.now().ends.onClose();
    expect(table.get()?.link).toBe('lost');
    const answer = table.act('move', 'b');
    await soon();
    const again = w.now();
    expect(w.opened).toHaveLength(2);
    expect(again.since).toBe(5);
    again.ends.onOpen();
    expect(again.sent).toHaveLength(0);
    again.ends.onMessage(sync(0, 5));
    const [sent] = again.sent as [Extract<ClientMessage, { t: 'act' }>];
    expect(sent).toMatchObject({ verb: 'move', arg: 'b' });
    again.ends.onClose();
    await soon();
    w.now().ends.onOpen();
    w.now().ends.onMessage(sync(0, 5));
    expect((w.now().sent as { nonce?: string }[]).map((m) => m.nonce)).toEqual([sent.nonce]);
    w.now().ends.onMessage({ t: 'ok', nonce: sent.nonce, n: 6 });
    expect(await answer).toBeUndefined();
    table.close();
  });
  test('a step with a digest that does not fit asks for everything, silently', () => {
    const { w, table } = opened();
    w.now().ends.onMessage(step(0, 1, 6, 'f'.repeat(16)));
    expect(w.now().sent).toEqual([{ t: 'resync' }]);
    expect(table.get()?.scene.inputs).toBe(0);
    w.now().ends.onMessage(sync(1, 6));
    expect(table.get()?.scene.inputs).toBe(1);
    w.now().ends.onMessage(step(1, 2, 7));
    expect(table.get()?.scene.inputs).toBe(2);
    table.close();
  });
  test('where sockets never open the other way is taken', async () => {
    const socket = wire();
    const stream = wire();
    const table = new RemoteTable('t', {}, { socket: socket.connect, stream: stream.connect, patience: 1 });
    socket.now().ends.onClose();
    await soon();
    socket.now().ends.onClose();
    await soon();
    expect(stream.opened).toHaveLength(1);
    stream.now().ends.onOpen();
    stream.now().ends.onMessage(sync(0, 1));
    expect(table.get()?.link).toBe('live');
    table.close();
  });
  test('a table that is not there is not asked for again', async () => {
    const { w, table } = opened();
    w.now().ends.onMessage({ t: 'bye', reason: { k: 'server.noTable' } });
    w.now().ends.onClose();
    await soon();
    expect(w.opened).toHaveLength(1);
    expect(table.get()?.link).toBe('gone');
    table.close();
  });
  test('a socket that opens and says nothing counts as none: the stream is tried, and asked anew when the thread is lost', async () => {
    const socket = wire();
    const stream = wire();
    const table = new RemoteTable('t', {}, { socket: socket.connect, stream: stream.connect, patience: 1 });
    for (let i = 0; i < 2; i++) {
      socket.now().ends.onOpen();
      socket.now().ends.onClose();
      await soon();
    }
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 1]);
    stream.now().ends.onOpen();
    stream.now().ends.onMessage(sync(0, 5));
    expect(table.get()).toMatchObject({ link: 'live' });
    stream.now().ends.onMessage(step(0, 1, 6, 'wrong'));
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 2]);
    stream.now().ends.onMessage(sync(1, 6));
    expect(table.get()?.scene.inputs).toBe(1);
    table.close();
  });
  test('a page says when it is hidden and when it is looked at again', () => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    const show = (isShown: boolean): void => {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    const { w, table } = opened();
    expect(w.now().sent).toEqual([]);
    show(false);
    show(true);
    expect(w.now().sent).toEqual([
      { t: 'look', on: false },
      { t: 'look', on: true },
    ]);
    // Whoever comes back connected but hidden says so at once.
    page.hidden = true;
    w.now().ends.onMessage(sync(0, 5));
    expect(w.now().sent.at(-1)).toEqual({ t: 'look', on: false });
    table.close();
    show(true);
    expect(w.now().sent).toHaveLength(3);
  });
  test('a seat that was made free is lost for good, and whoever keeps its secret is told', () => {
    const w = wire();
    const gone: string[] = [];
    const table = new RemoteTable('t', { token: 'x' }, { socket: w.connect, onGone: ({ k }) => gone.push(k) });
    w.now().ends.onMessage(sync(0, 5));
    w.now().ends.onMessage({ t: 'bye', reason: { k: 'server.freed' } });
    expect(table.get()).toMatchObject({ link: 'gone', reason: { k: 'server.freed' } });
    expect([gone, w.now().closed]).toEqual([['server.freed'], true]);
    table.close();
  });
  test('what the server does not understand is not said again', async () => {
    const { w, table } = opened();
    const answered = table.say('table', 'what?');
    w.now().ends.onMessage({ t: 'bye', reason: { k: 'server.malformed' } });
    expect((await answered)?.reason.k).toBe('server.malformed');
    await expect.poll(() => w.opened.length).toBe(2);
    w.now().ends.onMessage(sync(0, 5));
    expect(w.now().sent).toEqual([]);
    table.close();
  });
});

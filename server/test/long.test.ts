/** Of a long game a table holds the last inputs only. Whatever is asked of it, the answers are those of a table that holds them all. */
import { type Eye, rng, same } from '@tabularium/kernel';
import type { RecordEntry, ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Readiness } from '../src/http/ready.ts';
import { prometheus } from '../src/metrics/prometheus.ts';
import { cloneTable } from '../src/opening/clone.ts';
import { showState } from '../src/program/measuring.ts';
import { historyFor, sceneOf } from '../src/showing/scenes.ts';
import { HELD, wholeOf } from '../src/tables/past.ts';
import type { TableRecord } from '../src/tables/record.ts';
import { recordOf } from '../src/tables/tables.ts';
import { propose, voice } from '../src/votes/voting.ts';
import { PrivateTable } from './private-acts.ts';
import { openTestStore } from './table.ts';

const INPUTS = 320;
const EYES: readonly Eye[] = ['public', 0, 1, 2, 3];

/** A table of Republic of Rome at which something is done in private now and then, and something taken back. */
const played = async (inputs: number, watch?: (t: PrivateTable, move: number) => void | Promise<void>) => {
  const t = await PrivateTable.open(await openTestStore());
  const chance = rng('long');
  for (let move = 1; t.room.record.match.last < inputs && !t.room.record.match.state.over; move++) {
    const seat = await t.playOn(`s${move}`);
    const isTaken = seat !== undefined && t.room.record.match.canUndo(seat) && chance.below(3) === 0;
    if (isTaken || chance.below(4) === 0)
      await t.does(0, 'deal', chance.below(2) === 0 ? 'deal:new-private' : 'deal:drop');
    if (isTaken) await t.takesBack(seat);
    await watch?.(t, move);
  }
  return t;
};

/** The table as it is stored, with every input in memory. */
const allOf = async ({ store, room }: PrivateTable): Promise<TableRecord> => {
  const { table, events } = (await store.load(room.id))!;
  return recordOf(room.record.game, table, events);
};

/** The record as a client has it that was shown all of this. */
const followed = (texts: readonly string[]): RecordEntry[] => {
  let record: RecordEntry[] = [];
  for (const text of texts) {
    const m = JSON.parse(text.slice(text.indexOf(' '))) as ServerMessage;
    if (m.t === 'sync') record = [...record.filter((e) => e.input < m.from), ...m.record];
    if (m.t !== 'step') continue;
    record = record.filter((e) => e.input !== m.undone && e.input !== m.entry?.input);
    if (m.entry) record.push(m.entry);
  }
  return record;
};

test('it holds so many inputs and no more, however long the game is, and says so', async () => {
  const t = await played(INPUTS, ({ room }) => {
    expect(room.record.match.entries.length).toBeLessThanOrEqual(2 * HELD);
  });
  const { match } = t.room.record;
  expect(match.released).toBeGreaterThan(INPUTS - 2 * HELD);
  expect(match.marked).toBeLessThan((await allOf(t)).match.marked / 2);
  const metrics = prometheus('test');
  showState(metrics, t.tables, new Readiness(), () => 0);
  expect(await metrics.text()).toContain(`tabularium_inputs_in_memory ${match.entries.length}\n`);
  // Nor does it when it is loaded.
  await t.reload();
  expect(t.room.record.match.entries.length).toBeLessThanOrEqual(2 * HELD);
});

test('whoever follows it sees what they would see of a table that holds everything', async () => {
  // Whoever acts in private is shown everything anew when an input before is taken back.
  const acting: string[] = [];
  let anew = 0;
  const send = ({ t: kind }: ServerMessage, text: string): void =>
    void (acting.push(` ${text}`), (anew += Number(kind === 'sync')));
  const t = await played(INPUTS, async (now, move) => {
    if (move === 1) await now.room.enter({ eye: 0, owner: false, send });
    if (now.room.record.match.released === 0) anew = 0;
    if (move % 40 !== 0) return;
    const all = await allOf(now);
    for (const eye of EYES) expect(sceneOf(now.room.record, eye)).toEqual(sceneOf(all, eye));
  });
  expect(anew).toBeGreaterThan(0);
  // The pause is shown anew, with no more of the record than may have changed.
  await propose(t.room, { eye: 2 }, { nonce: 'pause', about: { kind: 'pause' } });
  for (const seat of [0, 1, 3]) await voice(t.room, { eye: seat }, { nonce: `yes${seat}`, vote: 1, say: 'agree' });
  const all = await allOf(t);
  for (const [eye, texts] of [...t.received, [0, acting] as const]) {
    expect(texts.findLast((text) => text.includes('"t":"sync"'))).toContain('"paused"');
    expect(followed(texts)).toEqual(historyFor(all, eye));
  }
});

/** What is answered by the table as it is, and as it would be if it held everything. */
const demandSameAnswers = async (t: PrivateTable, eyes: readonly Eye[], since: readonly number[]): Promise<void> => {
  const { room } = t;
  for (const eye of eyes) {
    // Whoever comes first changes who is there.
    await t.asked(eye, 0);
    const answers = async () => {
      const out: (readonly unknown[])[] = [];
      for (const n of since) out.push(await t.asked(eye, n));
      return out;
    };
    expect(room.record.match.released).toBeGreaterThan(0);
    const found = await answers();
    const held = room.record;
    room.record = await allOf(t);
    expect(found).toEqual(await answers());
    room.record = held;
  }
};

test('whoever asks for something old is answered as by a table that holds everything', async () => {
  const t = await played(INPUTS);
  await demandSameAnswers(t, [0, 2], [0, 100, t.room.record.n - 5]);
});

test('the same when the game is over, and a copy goes on from an old position', async () => {
  const t = await played(Infinity);
  await demandSameAnswers(t, [2], [100]);
  const all = await allOf(t);
  const input = all.match.inputsFor('public', 100);
  const seats = Array.from({ length: 4 }, (_, i) => ({ kind: 'human' as const, name: `C${i}` }));
  const { id } = await cloneTable(t.tables, t.room, { input, seats, visibility: 'link' }, 'public', true);
  const copied = (await t.tables.room(id))!.record;
  const at = all.match.inputOf('public', input);
  expect(copied.match.entries.slice(0, at)).toEqual(all.match.entries.slice(0, at));
});

test('it goes back to an old position, and whoever looks back then sees that', async () => {
  const t = await played(INPUTS);
  const { room } = t;
  const all = await allOf(t);
  // Somebody has looked back before.
  await t.asked(3, 0);
  await propose(room, { eye: 2 }, { nonce: 'back', about: { kind: 'rewind', to: 20 } });
  for (const seat of [0, 1, 3]) await voice(room, { eye: seat }, { nonce: `yes${seat}`, vote: 1, say: 'agree' });
  const { match } = room.record;
  const to = all.match.inputOf('public', 21) - 1;
  expect(same(match.state.g, all.match.at(to).g)).toBe(true);
  expect(match.last).toBe(all.match.last + 1);
  expect((await allOf(t)).match.state).toEqual(match.state);
  for (let i = 0; i < 20; i++) await t.playOn(`after${i}`);
  const then = await allOf(t);
  expect(then.match.state).toEqual(match.state);
  const texts: string[] = [];
  await room.enter({ eye: 3, owner: false, send: (_, text) => void texts.push(` ${text}`) });
  expect(followed(texts)).toEqual(historyFor(then, 3));
});

test('if the store has lost it, the table is closed in words', async () => {
  const t = await played(INPUTS);
  await t.store.remove('rome');
  await expect(t.room.enter({ eye: 0, owner: false, send: () => {} })).rejects.toMatchObject({
    reason: { k: 'server.removed' },
  });
  expect(t.room.closed).toMatchObject({ k: 'server.removed' });
});

test('whoever looks back again and again reads the store once, also while others play and take back', async () => {
  const t = await played(INPUTS);
  const { room, store } = t;
  let loads = 0;
  const load = store.load.bind(store);
  store.load = (id) => (loads++, load(id));
  const history = async (): Promise<void> => {
    const texts: string[] = [];
    await room.enter({ eye: 3, owner: false, send: (_, text) => void texts.push(` ${text}`) });
    const { table, events } = (await load(room.id))!;
    expect(followed(texts)).toEqual(historyFor(recordOf(room.record.game, table, events), 3));
  };
  await history();
  // As long as nobody wants the memory for something else.
  const kept = (await room.inTurn(() => wholeOf(room))).match;
  loads = 0;
  for (let i = 0; i < 10; i++) await t.playOn(`more${i}`);
  await history();
  expect([loads, kept.last]).toEqual([0, room.record.match.last]);
  const { match } = room.record;
  for (let i = 0; [0, 1, 2, 3].every((seat) => !match.canUndo(seat)); i++) await t.playOn(`again${i}`);
  await history();
  await t.takesBack([0, 1, 2, 3].find((seat) => match.canUndo(seat))!);
  await t.playOn('other');
  await history();
});

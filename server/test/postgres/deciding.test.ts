/** What the table decides, through several processes and several releases. */
import { randomBytes } from 'node:crypto';
import type { OpenedTable, Proposal } from '@tabularium/protocol';
import { Client as Db } from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type Client, newNonce } from '../client.ts';
import { onEnd, openTable, people, watch } from '../table.ts';
import { openOf, propose, says, voteOf } from '../votes.ts';
import { type Process, startProcess } from './troubled.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newPlace = (): string => `${server}?schema=v_${randomBytes(6).toString('hex')}`;
const LONG = { timeout: 180_000 };
const WITHIN = { timeout: 20_000, interval: 20 };

const aProcess = async (data: string, release = 1): Promise<Process> => {
  const running = await startProcess(data, release);
  onEnd(() => void running.child.kill('SIGKILL'));
  return running;
};

interface Kept {
  readonly n: number;
  readonly body: {
    readonly t: string;
    readonly does?: string;
    readonly on?: boolean;
    readonly vote?: number | { readonly id: number };
    readonly entry?: { readonly input: { readonly by: number; readonly verb: string } };
  };
}

const eventsOf = async (place: string, { id }: OpenedTable): Promise<Kept[]> => {
  const options = `-c search_path=${new URL(place).searchParams.get('schema')!}`;
  const db = new Db({ connectionString: server, options });
  await db.connect();
  const { rows } = await db.query<{ body: string }>('SELECT body FROM events WHERE table_id = $1 ORDER BY n', [id]);
  await db.end();
  return rows.map((r) => JSON.parse(r.body) as Kept);
};

/** What votes have done: the number of the vote with what it did. */
const done = (events: readonly Kept[]): string[] =>
  events.flatMap(({ body: { t, on, vote } }) =>
    typeof vote === 'object' ? [`${vote.id} ${t} ${on === true ? 'on' : 'off'}`] : [],
  );

test(
  'a vote through two processes: whoever agrees in the same moment, it is decided once, and told everywhere',
  LONG,
  async () => {
    const place = newPlace();
    const [a, b] = [await aProcess(place), await aProcess(place)];
    const table = await openTable(a.url, { game: 'toy-votes', seats: people(4) });
    const [anna, ben, carla, dario] = (await Promise.all(
      table.seats.map((token, seat) => watch(seat % 2 === 0 ? a.url : b.url, table.id, token)),
    )) as [Client, Client, Client, Client];
    const all = [anna, ben, carla, dario];
    const isPaused = (): boolean[] => all.map((c) => c.table.paused !== undefined);
    for (let round = 1; round <= 6; round++) {
      const isPausing = round % 2 === 1;
      const about: Proposal = isPausing ? { kind: 'pause' } : { kind: 'goOn' };
      expect(await propose(all[round % 4]!, about)).toMatchObject({ t: 'ok' });
      for (const c of all) await voteOf(c, about.kind);
      // Three must agree. The other three all do, at both processes at once: one of them is enough after the second.
      const others = all.filter((_, seat) => seat !== round % 4);
      const answers = await Promise.all(others.map((c) => says(c, about.kind, 'agree')));
      expect(answers.filter((answer) => answer.t === 'ok').length).toBeGreaterThanOrEqual(2);
      const refusals = answers.flatMap((answer) => (answer.t === 'no' ? [answer.reason.k] : []));
      const known = ['server.vote.closed', 'server.vote.notPaused', 'server.paused'];
      expect(known).toEqual(expect.arrayContaining(refusals));
      await expect.poll(isPaused, WITHIN).toEqual(all.map(() => isPausing));
      await expect.poll(() => all.map((c) => openOf(c, about.kind)), WITHIN).toEqual(all.map(() => undefined));
    }
    const events = await eventsOf(place, table);
    expect(done(events)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `${id} pause ${id % 2 === 1 ? 'on' : 'off'}`));
    expect(events.filter((e) => e.body.does === 'open')).toHaveLength(6);
  },
);

test('two who propose the same in the same moment at two processes have proposed it once', LONG, async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  for (let round = 0; round < 3; round++) {
    const table = await openTable(a.url, { game: 'toy-votes', seats: people(4) });
    const anna = await watch(a.url, table.id, table.seats[0]);
    const ben = await watch(b.url, table.id, table.seats[1]);
    const answers = await Promise.all([anna, ben].map((c) => propose(c, { kind: 'pause' })));
    expect(answers.map((x) => (x.t === 'no' ? x.reason.k : x.t)).sort()).toEqual(['ok', 'server.vote.openAlready']);
    expect((await eventsOf(place, table)).map((e) => e.body.does)).toEqual(['open']);
  }
});

test('a vote outlives the process at which it was proposed, and the others carry it out elsewhere', LONG, async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { game: 'toy-votes', seats: people(3) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  expect(await propose(anna, { kind: 'pause' })).toMatchObject({ t: 'ok' });
  a.child.kill('SIGKILL');
  const ben = await watch(b.url, table.id, table.seats[1]);
  expect((await voteOf(ben, 'pause')).by).toBe(0);
  expect(await says(ben, 'pause', 'agree')).toMatchObject({ t: 'ok' });
  await expect.poll(() => ben.table.paused !== undefined, WITHIN).toBe(true);
  expect(done(await eventsOf(place, table))).toEqual(['1 pause on']);
});

const deck = (client: Client): number => (client.scene.view as { readonly deck: number }).deck;

test(
  'a table goes back across an upgrade of its rules, which two processes made once; both releases take it as it is',
  LONG,
  async () => {
    const place = newPlace();
    const old = await aProcess(place);
    const table = await openTable(old.url, { seats: people(2) });
    const players = await Promise.all(table.seats.map((token) => watch(old.url, table.id, token)));
    const play = async (clients: readonly Client[], until: number): Promise<void> => {
      while (clients[0]!.scene.inputs < until) {
        await expect.poll(() => clients.find((c) => c.isAsked()), WITHIN).toBeDefined();
        const told = clients.map((c) => c.next('step'));
        expect(await clients.find((c) => c.isAsked())!.act('draw')).toMatchObject({ t: 'ok' });
        await Promise.all(told);
      }
    };
    await play(players, 1);
    const early = deck(players[0]!);
    await play(players, 3);
    // Two of the new release meet the game in the same moment.
    const young = await Promise.all([aProcess(place, 2), aProcess(place, 2)]);
    const [anna, ben] = await Promise.all(young.map(({ url }, seat) => watch(url, table.id, table.seats[seat])));
    const both = [anna!, ben!];
    const verbs = async (): Promise<string[]> =>
      (await eventsOf(place, table)).flatMap((e) => (e.body.entry ? [e.body.entry.input.verb] : []));
    expect(await verbs()).toEqual(['draw', 'draw', 'draw', 'upgrade']);
    await play(both, 5);
    // Back to the first draw, under the older rules; a process of the older release still has the table before it.
    expect(await propose(anna!, { kind: 'rewind', to: 1 })).toMatchObject({ t: 'ok' });
    expect(await says(ben!, 'rewind', 'agree')).toMatchObject({ t: 'ok' });
    await expect.poll(() => both.map((c) => c.scene.inputs), WITHIN).toEqual([6, 6]);
    expect(await verbs()).toEqual(['draw', 'draw', 'draw', 'upgrade', 'draw', 'rewind']);
    // The position is that of then in the form that it has now: the card of the new rules is in the deck.
    expect(deck(anna!)).toBe(early + 1);
    await expect(watch(old.url, table.id, table.seats[0])).rejects.toThrow('closed');
    // Whoever loads it anew has the same, and it goes on.
    const third = await aProcess(place, 2);
    const anew = await Promise.all(table.seats.map((token) => watch(third.url, table.id, token)));
    expect(anew.map((c) => c.scene)).toEqual(both.map((c) => c.scene));
    const mover = anew.find((c) => c.isAsked())!;
    const nonce = newNonce();
    expect(await mover.act('draw', undefined, nonce)).toMatchObject({ t: 'ok' });
    await expect.poll(() => both.map((c) => c.scene.inputs), WITHIN).toEqual([7, 7]);
    await expect.poll(() => both.map((c) => c.scene), WITHIN).toEqual(anew.map((c) => c.scene));
    const store = await openPostgres(place, { log: silent });
    onEnd(() => store.close());
    expect((await store.load(table.id))!.events.at(-1)).toMatchObject({ nonce });
  },
);

/** What is done in private cannot be counted by anybody else, and cannot be used to fill a table. */
import { LIMITS, type OpenedTable, type TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { ourGames } from '../src/games/games.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import { talk } from '../src/tables/talk.ts';
import { propose } from '../src/votes/voting.ts';
import { isNo, PrivateTable } from './private-acts.ts';
import { request, seated, startTest, watch } from './table.ts';

const offerInPrivate = async (t: PrivateTable): Promise<void> => {
  const words = ['deal:new-private', 'faction:1', 'deal:clause'];
  for (const word of words) expect(await t.does(0, 'deal', word)).toMatchObject({ t: 'ok' });
  // The rest of the clause: whatever the form offers first, until it is whole.
  for (let i = 0; i < 12; i++) {
    const verbs = t.question(0)!.verbs;
    const { deal, dealNumber, dealText } = verbs;
    if (deal?.t === 'pick' && deal.of.includes('deal:offer')) break;
    if (dealNumber?.t === 'range') await t.does(0, 'dealNumber', dealNumber.min);
    else if (dealText) await t.does(0, 'dealText', 'as we said');
    else await t.does(0, 'deal', (deal as unknown as { of: string[] }).of[0]);
  }
  expect(await t.does(0, 'deal', 'deal:offer')).toMatchObject({ t: 'ok' });
};
const answerInPrivate = async (t: PrivateTable): Promise<void> => {
  const { answerDeal } = t.question(1)!.verbs as { answerDeal?: { of: string[] } };
  const accept = answerDeal?.of.find((a) => a.startsWith('accept'));
  expect(await t.does(1, 'answerDeal', accept)).toMatchObject({ t: 'ok' });
};
const orderInPrivate = async (t: PrivateTable, seat: number): Promise<boolean> => {
  const { orderAssassination: offered } = t.question(seat)!.verbs as { orderAssassination?: { of: string[] } };
  if (!offered) return false;
  expect(await t.does(seat, 'orderAssassination', offered.of[0])).toMatchObject({ t: 'ok' });
  return true;
};

/** A stretch of play. `isSecretive`: the first two seats do all they can in private, and nobody else may notice. */
const played = async (isSecretive: boolean) => {
  const t = await PrivateTable.open();
  let ordered = false;
  let tookBack = 0;
  /** What a list of tables says after each private act, and at the same moments where there is none. */
  const listed: unknown[] = [];
  for (let i = 0; i < 90; i++) {
    const seat = await t.playOn(`move ${i}`);
    if (seat === undefined) break;
    await t.passTime(400);
    if (isSecretive) {
      if (i === 1) await offerInPrivate(t);
      if (i === 2) await answerInPrivate(t);
      const isDone = i % 3 === 0 && !isNo(await t.does(0, 'deal', i % 2 === 0 ? 'deal:new-private' : 'deal:drop'));
      if (isDone && i % 5 === 0) expect(await t.takesBack(0)).toMatchObject({ t: 'ok' });
      if (!ordered) ordered = (await orderInPrivate(t, 0)) || (await orderInPrivate(t, 1));
    }
    listed.push(await t.store.summaries(['rome']));
    await t.passTime(400);
    // Who has made the last move that he knows of takes it back, if it can be, whatever others did meanwhile.
    if (seat >= 2 && i % 2 === 0 && !isNo(await t.takesBack(seat))) tookBack++;
    if (i === 40) await t.reload();
  }
  const asked = new Map<unknown, readonly unknown[]>();
  for (const eye of t.received.keys()) asked.set(eye, await t.asked(eye, 12));
  const { match, used } = t.room.record;
  return { t, asked, listed, tookBack, ordered, inputs: match.entries.length, used };
};

test('what two do in private changes nothing that anybody else receives: frames, record, export, replay, lists', async () => {
  const quiet = await played(false);
  const secretive = await played(true);
  // It was done: offers, orders and all, and it stands in the real record.
  expect(secretive.inputs).toBeGreaterThan(quiet.inputs + 10);
  expect([secretive.ordered, quiet.ordered]).toEqual([true, false]);
  expect(quiet.tookBack).toBeGreaterThan(2);
  expect(secretive.tookBack).toBe(quiet.tookBack);
  expect(secretive.listed).toEqual(quiet.listed);
  for (const [eye, frames] of quiet.t.received) {
    expect(frames.length).toBeGreaterThan(60);
    expect(secretive.t.received.get(eye)).toEqual(frames);
    expect(secretive.asked.get(eye)).toEqual(quiet.asked.get(eye));
  }
}, 120_000);

test('drafts that nobody else sees have a budget of their own, and others play and talk on', async () => {
  const t = await PrivateTable.open();
  await t.playOn('first');
  const scribble = (i: number) => t.does(0, 'deal', i % 2 === 0 ? 'deal:new-private' : 'deal:drop');
  let done = 0;
  for (let i = 0; i < 200; i++) if (!isNo(await scribble(done))) done++;
  expect(done).toBe(120);
  await t.passTime(10_000);
  for (let i = 0; i < 20; i++) if (!isNo(await scribble(done))) done++;
  expect(done).toBe(130);
  const { record } = t.room;
  expect(record.used.privately).toEqual([130, 0, 0, 0]);
  expect(record.match.inputsFor('public')).toBe(1);
  await t.passTime(10_000);
  record.used.privately[0] = LIMITS.privateInputs;
  const before = record.n;
  expect(await scribble(done)).toMatchObject({ t: 'no', reason: { k: 'server.privateFull' } });
  expect([record.n, record.match.entries.length]).toEqual([before, before]);
  expect(await t.playOn('second')).toBeDefined();
  expect(record.match.inputsFor('public')).toBe(2);
});

test('whoever takes back what they did in private gains no time by it, and no clock shows that they did', async () => {
  const t = await PrivateTable.open();
  await t.playOn('first');
  const clocks = () => tableInfo(t.room.record, t.room.audience).deadline;
  const before = clocks();
  expect(before).toBeDefined();
  expect(await t.does(0, 'deal', 'deal:new-private')).toMatchObject({ t: 'ok' });
  await t.passTime(3_600_000);
  expect(await t.takesBack(0)).toMatchObject({ t: 'ok' });
  expect(clocks()).toEqual(before);
});

test('how long somebody has been away does not tell the others that they whispered', async () => {
  const HOUR = 3_600_000;
  /** Of six hours, seat 0 is silent for five, says something, and is silent for two more. */
  const answered = async (room: 'table' | number[] | undefined) => {
    const t = await PrivateTable.open();
    await t.passTime(5 * HOUR);
    const said = { nonce: 'said', text: 'tonight' };
    if (room) await talk(t.room, { eye: 0, owner: false }, { ...said, room });
    expect(t.room.record.chat).toHaveLength(room ? 1 : 0);
    await t.passTime(2 * HOUR);
    const about = { kind: 'replace', seat: 0, with: 'bot', bot: 'random' } as const;
    return propose(t.room, { eye: 2 }, { nonce: 'asked', about });
  };
  const silent = await answered(undefined);
  expect(silent).toMatchObject({ t: 'ok' });
  expect(await answered([0, 1])).toEqual(silent);
  expect(await answered('table')).toMatchObject({ t: 'no', reason: { k: 'server.notAwayLong' } });
});

test('a copy says where it came from without counting what was done in private', async () => {
  const { url } = await startTest({ games: ourGames });
  const { table, clients } = await seated(url, 3, { game: 'republic-of-rome' });
  const spectator = await watch(url, table.id);
  const moves = async (): Promise<void> => {
    const step = spectator.next('step');
    expect(await clients.find((c) => c.isAsked())!.actAnyhow(() => 0)).toMatchObject({ t: 'ok' });
    await step;
  };
  const originOf = async (input?: number, token?: string | null) => {
    const { status, body } = await request<OpenedTable>(url, `/api/tables/${table.id}/clone`, {
      method: 'POST',
      body: input === undefined ? {} : { input },
      owner: table.owner,
      ...(token && { token }),
    });
    expect(status).toBe(201);
    return (await request<TableInfo>(url, `/api/tables/${body.id}`)).body.origin;
  };
  await moves();
  for (const word of ['deal:new-private', 'deal:drop', 'deal:new-private'])
    expect(await clients[0]!.act('deal', word)).toMatchObject({ t: 'ok' });
  await moves();
  expect([spectator.scene.inputs, clients[0]!.scene.inputs]).toEqual([2, 5]);
  const cloned = (input: number) => ({ t: 'clone', table: table.id, input });
  expect(await originOf()).toEqual(cloned(2));
  expect(await originOf(1)).toEqual(cloned(1));
  // Whoever drafted knows all five inputs, and may go on from any; others still see only how many were public.
  expect(await originOf(4, table.seats[0])).toEqual(cloned(1));
  expect(await originOf(5, table.seats[0])).toEqual(cloned(2));
});

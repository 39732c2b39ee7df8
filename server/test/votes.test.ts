/** The table decides: who must agree to what, until when, and what it does. */
import { digest } from '@tabularium/kernel';
import type { Proposal, TableFile, TableInfo } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/program/start.ts';
import { type Client, newNonce } from './client.ts';
import { openTable, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { newsTo, openOf, propose, reasonOf, replaceByBot, says, takeBack, voteOf } from './votes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAY_S = 86_400;
const LOOK_MS = 50;

/** A server whose clock the test turns on. */
const withClock = async (config: ServerConfig = {}) => {
  const at = { now: Date.now() };
  const server = await startTest({ clock: () => at.now, lookMs: LOOK_MS, limits: { awayMs: 0 }, ...config });
  return { ...server, at };
};
type Three = [Client, Client, Client];
const three = async (more: Record<string, unknown> = {}, config: ServerConfig = {}) => {
  const server = await withClock(config);
  const { table, clients } = await seated(server.url, 3, more);
  return { server, table, clients: clients as Three };
};
const gone = async (client: Client, seat: number, seenBy: Client): Promise<void> => {
  client.close();
  await expect.poll(() => seenBy.table.seats[seat]!.online).toBe(false);
};

describe('pause and go on', () => {
  test('more than half must agree; then nobody moves until more than half want to go on', async () => {
    const { clients } = await three();
    const [a, b, c] = clients;
    expect(reasonOf(await propose(a, { kind: 'goOn' }))).toBe('server.vote.notPaused');
    expect(await propose(b, { kind: 'pause' })).toMatchObject({ t: 'ok' });
    expect(await voteOf(c, 'pause')).toMatchObject({
      id: 1,
      by: 1,
      voices: [0, 1, 2],
      enough: 2,
      agreed: [1],
      refused: [],
    });
    expect((await a.actAnyhow()).t).toBe('ok');
    // One of three is not more than half, however often they say it.
    expect(await says(b, 'pause', 'agree')).toMatchObject({ t: 'ok' });
    expect(openOf(b, 'pause')?.agreed).toEqual([1]);
    expect(await says(c, 'pause', 'agree')).toMatchObject({ t: 'ok' });
    await expect.poll(() => b.scene.question).toBeUndefined();
    expect(openOf(a, 'pause')).toBeUndefined();
    expect(reasonOf(await b.act('draw'))).toBe('server.paused');
    expect(reasonOf(await propose(a, { kind: 'pause' }))).toBe('server.paused');
    await propose(a, { kind: 'goOn' });
    expect(b.scene.question).toBeUndefined();
    await says(b, 'goOn', 'agree');
    await expect.poll(() => b.isAsked()).toBe(true);
    const told = () => newsTo(c).map(({ how, about, who }) => [how, about.kind, ...who]);
    await expect.poll(told).toEqual([
      ['opened', 'pause', 'P1'],
      ['passed', 'pause', 'P1', 'P2'],
      ['opened', 'goOn', 'P0'],
      ['passed', 'goOn', 'P0', 'P1'],
    ]);
  });

  test('whoever plays alone with bots asks nobody', async () => {
    const { url } = await withClock({ botPauseMs: 60_000 });
    const table = await openTable(url, { seats: [...people(1), { kind: 'bot', bot: 'random' }] });
    const alone = await watch(url, table.id, table.seats[0]);
    await propose(alone, { kind: 'pause' });
    await expect.poll(() => newsTo(alone)).toMatchObject([{ how: 'passed', who: ['P0'] }]);
    expect(alone.table.votes).toBeUndefined();
    await propose(alone, { kind: 'end', how: 'ended' });
    await expect.poll(() => alone.table.closed).toBe('ended');
  });
});

describe('time', () => {
  test('whoever would gain by it has no voice in it, and it is given to them', async () => {
    const { clients } = await three({ answerTime: DAY_S });
    const [a, b, c] = clients;
    const due = (): number => c.table.deadline!.at;
    const before = due();
    await propose(a, { kind: 'extend', seat: 0, seconds: 3600 });
    expect(await voteOf(b, 'extend')).toMatchObject({ voices: [1, 2], enough: 2, agreed: [0] });
    await says(b, 'extend', 'agree');
    expect(due()).toBe(before);
    await says(c, 'extend', 'agree');
    await expect.poll(due).toBe(before + 3600_000);
    // Of two others, one who gives it is not enough; of one other, it is.
    await propose(b, { kind: 'extend', seat: 0, seconds: 3600 });
    expect(await voteOf(a, 'extend')).toMatchObject({ voices: [1, 2], enough: 2, agreed: [1] });
    const no = await a.ask({ t: 'voice', nonce: newNonce(), vote: openOf(a, 'extend')!.id, say: 'agree' });
    expect(reasonOf(no)).toBe('server.vote.noVoice');
  });

  test('no more time where nobody is timed; a pace is slowed by most, and made faster by all', async () => {
    const { clients } = await three();
    const [a, b, c] = clients;
    expect(reasonOf(await propose(a, { kind: 'extend', seconds: 3600 }))).toBe('server.vote.notTimed');
    expect(reasonOf(await propose(a, { kind: 'pace', answerTime: null }))).toBe('server.vote.samePace');
    await propose(a, { kind: 'pace', answerTime: 3600 });
    expect(await voteOf(c, 'pace')).toMatchObject({ enough: 3 });
    await says(b, 'pace', 'agree');
    expect(c.table.deadline).toBeUndefined();
    await says(c, 'pace', 'agree');
    await expect.poll(() => a.table.deadline?.seats).toEqual([0]);
    await propose(c, { kind: 'pace', answerTime: DAY_S });
    expect(await voteOf(b, 'pace')).toMatchObject({ enough: 2 });
    await says(b, 'pace', 'agree');
    await expect.poll(() => openOf(a, 'pace')).toBeUndefined();
    expect(newsTo(a).at(-1)).toMatchObject({ how: 'passed', who: ['P1', 'P2'] });
  });
});

describe('a bank', () => {
  test('is proposed with the pace, and then everybody has a whole one', async () => {
    const { clients } = await three({ answerTime: DAY_S });
    const [a, b, c] = clients;
    expect(reasonOf(await propose(a, { kind: 'pace', answerTime: null, bank: 3600 }))).toBe('server.bankAlone');
    expect(reasonOf(await propose(a, { kind: 'pace', answerTime: DAY_S, bank: 0 }))).toBe('server.vote.samePace');
    await propose(a, { kind: 'pace', answerTime: DAY_S, bank: 3600 });
    expect(await voteOf(c, 'pace')).toMatchObject({ enough: 2, about: { answerTime: DAY_S, bank: 3600 } });
    await says(b, 'pace', 'agree');
    await expect.poll(() => c.table.bank).toBe(3600);
    expect(c.table.seats.map((seat) => seat.bank)).toEqual([3600_000, 3600_000, 3600_000]);
    // Who has used some of it is not given it back by the others alone.
    expect(reasonOf(await propose(a, { kind: 'pace', answerTime: DAY_S, bank: 3600 }))).toBe('server.vote.samePace');
  });

  test('is made smaller only if all agree, and larger by most', async () => {
    const { clients } = await three({ answerTime: DAY_S, bank: 86_400 });
    const [a, b, c] = clients;
    await propose(a, { kind: 'pace', answerTime: DAY_S, bank: 0 });
    expect(await voteOf(b, 'pace')).toMatchObject({ enough: 3 });
    await says(b, 'pace', 'agree');
    expect(a.table.bank).toBe(86_400);
    await says(c, 'pace', 'agree');
    await expect.poll(() => a.table.bank).toBeUndefined();
    await propose(b, { kind: 'pace', answerTime: DAY_S, bank: 600 });
    expect(await voteOf(a, 'pace')).toMatchObject({ enough: 2 });
  });

  test('of everybody stays as it is where only the time is changed', async () => {
    const { clients } = await three({ answerTime: 3600, bank: 600 });
    const [a, b] = clients;
    await propose(a, { kind: 'pace', answerTime: DAY_S });
    await says(b, 'pace', 'agree');
    await expect.poll(() => a.table.answerTime).toBe(DAY_S);
    expect(a.table.bank).toBe(600);
    // A bank as large as before takes nothing from anybody.
    await propose(b, { kind: 'pace', answerTime: 604_800, bank: 600 });
    expect(await voteOf(a, 'pace')).toMatchObject({ enough: 2 });
  });
});

describe('somebody who is away', () => {
  test('is replaced by another person, who has a voice; who was there has none any more', async () => {
    const { server, table, clients } = await three({}, { limits: { awayMs: 5 * MINUTE } });
    const [a, b, c] = clients;
    expect(reasonOf(await propose(a, { kind: 'replace', seat: 2, with: 'person' }))).toBe('server.notAbsent');
    expect(reasonOf(await propose(a, { kind: 'replace', seat: 5, with: 'person' }))).toBe('server.vote.noPerson');
    await gone(c, 2, a);
    server.at.now += 5 * MINUTE;
    // Long enough for a bot, which gives the seat back; not for somebody else.
    expect(reasonOf(await propose(a, { kind: 'replace', seat: 2, with: 'person' }))).toBe('server.notAwayLong');
    server.at.now += 15 * MINUTE;
    expect(await propose(a, { kind: 'replace', seat: 2, with: 'person' })).toMatchObject({ t: 'ok' });
    expect(await voteOf(b, 'replace')).toMatchObject({ voices: [0, 1], enough: 2 });
    await says(b, 'replace', 'agree');
    await expect.poll(() => a.table.seats[2]).toMatchObject({ kind: 'open', before: ['P2'] });
    expect(newsTo(a).at(-1)).toMatchObject({ how: 'passed', whom: 'P2' });
    const old = await post(server.url, `/api/tables/${table.id}/voice`, { t: 'voice' }, table.seats[2]!);
    expect(old.status).toBe(403);
    const came = await post<{ token: string }>(server.url, `/api/tables/${table.id}/join`, { name: 'Nova' });
    const nova = await watch(server.url, table.id, came.body.token);
    await propose(nova, { kind: 'pause' });
    expect(await voteOf(a, 'pause')).toMatchObject({ by: 2, voices: [0, 1, 2] });
  });

  test('and whose bot plays on gives the seat up at once; so does a bot that plays for nobody', async () => {
    const { url } = await withClock({ botPauseMs: 60_000 });
    const seats = [...people(3), { kind: 'bot', bot: 'random' } as const];
    const table = await openTable(url, { seats });
    const [a, b, c] = (await Promise.all([0, 1, 2].map((s) => watch(url, table.id, table.seats[s])))) as Three;
    await expect.poll(() => a.table.seats.map((s) => s.online)).toEqual([true, true, true, true]);
    await gone(c, 2, a);
    await replaceByBot([a, b], 2);
    await expect.poll(() => b.table.seats[2]!.kind).toBe('bot');
    expect(reasonOf(await propose(a, { kind: 'replace', seat: 2, with: 'bot' }))).toBe('server.vote.noPerson');
    for (const seat of [2, 3]) {
      expect(await propose(a, { kind: 'replace', seat, with: 'person' })).toMatchObject({ t: 'ok' });
      await says(b, 'replace', 'agree');
      await expect.poll(() => [a, b].map((c) => c.table.seats[seat]!.kind)).toEqual(['open', 'open']);
      await expect.poll(() => b.table.votes).toBeUndefined();
    }
    // A bot leaves no name.
    expect(a.table.seats[3]!.before).toBeUndefined();
  });

  test('takes the seat back from the bot, and only from a bot', async () => {
    const { server, table, clients } = await three();
    const [a, b, c] = clients;
    expect(reasonOf(await takeBack(a))).toBe('server.notReplaced');
    await gone(c, 2, a);
    await replaceByBot([a, b], 2);
    const back = await watch(server.url, table.id, table.seats[2]);
    expect(reasonOf(await propose(back, { kind: 'pause' }))).toBe('server.botPlays');
    expect(await takeBack(back)).toMatchObject({ t: 'ok' });
    expect(await propose(back, { kind: 'pause' })).toMatchObject({ t: 'ok' });
  });
});

describe('going back', () => {
  const history = async (url: string, id: string, token: string | null) =>
    (
      await request<{ record: { input: number; by: number; back?: number }[] }>(
        url,
        `/api/tables/${id}/record`,
        token === null ? {} : { token },
      )
    ).body.record;

  test('everybody must agree; what was seen stays in the record, and the game goes on from there', async () => {
    const { server, table, clients } = await three();
    const [a, b, c] = clients;
    await playOn(clients, 3);
    const then = [a, b, c].map((x) => digest(x.scene.view));
    await playOn(clients, 3);
    const key = newNonce();
    expect(reasonOf(await propose(a, { kind: 'rewind', to: 6 }))).toBe('server.vote.noWayBack');
    expect(await propose(a, { kind: 'rewind', to: 3 }, key)).toMatchObject({ t: 'ok' });
    // Sent again, it is the same proposal.
    expect(await propose(a, { kind: 'rewind', to: 3 }, key)).toMatchObject({ t: 'ok' });
    expect(await voteOf(b, 'rewind')).toMatchObject({ about: { kind: 'rewind', to: 3 }, enough: 3, agreed: [0] });
    await says(b, 'rewind', 'agree');
    expect(c.scene.inputs).toBe(6);
    await says(c, 'rewind', 'agree');
    await expect.poll(() => [a, b, c].map((x) => x.scene.inputs)).toEqual([7, 7, 7]);
    expect([a, b, c].map((x) => digest(x.scene.view))).toEqual(then);
    const record = await history(server.url, table.id, table.seats[0]!);
    expect(record).toHaveLength(8);
    expect(record.at(-1)).toMatchObject({ input: 7, by: -1, back: 3 });
    expect([a, b, c].some((x) => x.scene.canUndo)).toBe(false);
    await playOn(clients);
    expect(a.scene.over).toBeDefined();
    expect(reasonOf(await propose(a, { kind: 'rewind', to: 3 }))).toBe('kernel.over');
    const file = (await request<TableFile>(server.url, `/api/tables/${table.id}/export`)).body;
    const { seal: _, ...unsealed } = file;
    const taken = await post<{ id: string }>(server.url, '/api/tables/import', { file: unsealed });
    expect(taken.status).toBe(201);
    const info = await request<TableInfo>(server.url, `/api/tables/${taken.body.id}`);
    expect(info.body.origin).toEqual({ t: 'import', verified: true });
  });

  test('one refusal ends it, and so does somebody who plays on', async () => {
    const { clients } = await three();
    const [a, b, c] = clients;
    await playOn(clients, 4);
    await propose(a, { kind: 'rewind', to: 1 });
    await says(b, 'rewind', 'refuse');
    await expect.poll(() => newsTo(c).at(-1)).toMatchObject({ how: 'refused', who: ['P1'] });
    expect(openOf(a, 'rewind')).toBeUndefined();
    await propose(c, { kind: 'rewind', to: 2 });
    await says(a, 'rewind', 'agree');
    await voteOf(b, 'rewind');
    await b.actAnyhow();
    await expect.poll(() => newsTo(a).at(-1)).toMatchObject({ how: 'overtaken', about: { kind: 'rewind' } });
    expect(a.table.votes).toBeUndefined();
    expect(a.scene.inputs).toBe(5);
  });

  test('a copy can be taken from before and after it, and a table loaded again shows the same', async () => {
    const { server, table, clients } = await three();
    await playOn(clients, 5);
    await propose(clients[0], { kind: 'rewind', to: 2 });
    for (const c of clients.slice(1)) await says(c, 'rewind', 'agree');
    await expect.poll(() => clients.map((c) => c.scene.inputs)).toEqual([6, 6, 6]);
    await playOn(clients, 2);
    const seen = clients.map((c) => digest(c.scene));
    const copied = async (input: number) =>
      (await post<{ id: string; seats: string[] }>(server.url, `/api/tables/${table.id}/clone`, { input }, table.owner))
        .body;
    const views = async (input: number) => {
      const copy = await copied(input);
      return digest((await watch(server.url, copy.id, copy.seats[1])).scene.view);
    };
    const then = await request<{ view: unknown }>(server.url, `/api/tables/${table.id}/at/4`, {
      token: table.seats[1]!,
    });
    expect(await views(4)).toBe(digest(then.body.view));
    expect(await views(8)).toBe(digest(clients[1].scene.view));
    await server.close();
    const again = await startTest({ data: server.data });
    const back = await Promise.all([0, 1, 2].map((s) => watch(again.url, table.id, table.seats[s])));
    expect(back.map((c) => digest(c.scene))).toEqual(seen);
  });
});

describe('the end', () => {
  test('everybody must agree; then there is no result, all is open, and nothing more happens', async () => {
    const { server, table, clients } = await three({ answerTime: DAY_S });
    const [a, b, c] = clients;
    await playOn(clients, 2);
    await propose(a, { kind: 'end', how: 'ended' });
    await propose(b, { kind: 'pause' });
    await says(b, 'end', 'agree');
    expect(c.table.ended).toBe(false);
    await says(c, 'end', 'agree');
    await expect.poll(() => [a, b, c].map((x) => x.table.closed)).toEqual(['ended', 'ended', 'ended']);
    expect(a.table).toMatchObject({ ended: true });
    expect(a.table.dice.key).toBeDefined();
    expect([a.table.deadline, a.table.votes, a.scene.over, a.scene.question]).toEqual(Array(4).fill(undefined));
    for (const about of [{ kind: 'pause' }, { kind: 'rewind', to: 0 }] as const)
      expect(reasonOf(await propose(a, about))).toBe('server.vote.ended');
    expect(reasonOf(await c.act('draw'))).toBe('server.vote.ended');
    const file = (await request<TableFile>(server.url, `/api/tables/${table.id}/export`)).body;
    expect(file.source).toMatchObject({ key: a.table.dice.key });
    await server.close();
    const again = await startTest({ data: server.data });
    expect((await watch(again.url, table.id, table.seats[1])).table).toMatchObject({ closed: 'ended', ended: true });
  });

  test('who has not been here for a day has no voice in going on, and until then has one', async () => {
    const { server, table, clients } = await three();
    const [a, b, c] = clients;
    await propose(a, { kind: 'pause' });
    await says(b, 'pause', 'agree');
    await gone(c, 2, a);
    server.at.now += DAY - 60_000;
    await propose(a, { kind: 'goOn' });
    expect(await voteOf(b, 'goOn')).toMatchObject({ voices: [0, 1, 2] });
    await says(a, 'goOn', 'none');
    server.at.now += 60_000;
    const [d, e] = await Promise.all([0, 1].map((s) => watch(server.url, table.id, table.seats[s])));
    await propose(d!, { kind: 'goOn' });
    expect(await voteOf(e!, 'goOn')).toMatchObject({ voices: [0, 1], enough: 2 });
  });

  test('who has been waited for in vain for a week does not keep the others at the table', async () => {
    const { server, table, clients } = await three();
    const [a, b, c] = clients;
    await playOn(clients, 2);
    await gone(c, 2, a);
    await propose(a, { kind: 'end', how: 'abandoned' });
    expect(await voteOf(b, 'end')).toMatchObject({ voices: [0, 1, 2], enough: 3 });
    await says(a, 'end', 'none');
    server.at.now += 8 * DAY;
    const [d, e] = await Promise.all([0, 1].map((s) => watch(server.url, table.id, table.seats[s])));
    await propose(d!, { kind: 'end', how: 'ended' });
    expect(await voteOf(e!, 'end')).toMatchObject({ voices: [0, 1, 2] });
    await says(d!, 'end', 'none');
    await propose(d!, { kind: 'end', how: 'abandoned' });
    expect(await voteOf(e!, 'end')).toMatchObject({ voices: [0, 1], enough: 2 });
    await says(e!, 'end', 'agree');
    await expect.poll(() => d!.table.closed).toBe('abandoned');
  });
});

describe('an open vote', () => {
  test('one may change one’s mind until it is decided, but not for ever', async () => {
    const server = await withClock();
    const { clients } = await seated(server.url, 4);
    const [a, b, c] = clients as Three;
    await propose(a, { kind: 'pause' });
    await says(b, 'pause', 'refuse');
    await expect.poll(() => openOf(c, 'pause')?.refused).toEqual([1]);
    await says(b, 'pause', 'agree');
    await expect.poll(() => openOf(c, 'pause')).toMatchObject({ agreed: [0, 1], refused: [] });
    await says(b, 'pause', 'none');
    await expect.poll(() => openOf(c, 'pause')).toMatchObject({ agreed: [0], refused: [] });
    for (let i = 0; i < 7; i++) await says(b, 'pause', i % 2 ? 'none' : 'agree');
    expect(reasonOf(await says(b, 'pause', 'none'))).toBe('server.vote.spokeOften');
  });

  test('whoever proposed it withdraws it; it ends when it can no longer pass', async () => {
    const { clients } = await three();
    const [a, b, c] = clients;
    await propose(a, { kind: 'pause' });
    await says(a, 'pause', 'refuse');
    await expect.poll(() => newsTo(b).at(-1)).toMatchObject({ how: 'withdrawn', who: ['P0'] });
    await propose(a, { kind: 'pause' });
    await says(b, 'pause', 'refuse');
    expect(openOf(b, 'pause')).toBeDefined();
    await says(c, 'pause', 'refuse');
    await expect.poll(() => newsTo(b).at(-1)).toMatchObject({ how: 'refused', who: ['P1', 'P2'] });
    const late = await b.ask({ t: 'voice', nonce: newNonce(), vote: 2, say: 'agree' });
    expect(reasonOf(late)).toBe('server.vote.closed');
  });

  test('nobody pesters the others: one of a kind, two of a person, and three in vain', async () => {
    const { server, clients } = await three();
    const [a, b] = clients;
    await playOn(clients, 2);
    await propose(a, { kind: 'pause' });
    expect(reasonOf(await propose(b, { kind: 'pause' }))).toBe('server.vote.openAlready');
    await propose(a, { kind: 'rewind', to: 0 });
    expect(reasonOf(await propose(a, { kind: 'end', how: 'ended' }))).toBe('server.vote.manyOpen');
    await says(a, 'pause', 'none');
    for (const about of [{ kind: 'pause' }, { kind: 'pause' }] as const) {
      expect((await propose(a, about)).t).toBe('ok');
      await says(a, 'pause', 'none');
      await expect.poll(() => openOf(a, 'pause')).toBeUndefined();
    }
    const no = await propose(a, { kind: 'pause' });
    expect(no.t === 'no' && no.reason).toMatchObject({ k: 'server.vote.tooMany', a: { most: 3, minutes: 24 * 60 } });
    expect((await propose(b, { kind: 'pause' })).t).toBe('ok');
    server.at.now += DAY + MINUTE;
    await expect.poll(() => openOf(b, 'pause')).toBeUndefined();
    expect((await propose(a, { kind: 'pause' })).t).toBe('ok');
  });

  test('lapses after a time that fits the pace, as everybody is told', async () => {
    for (const [answerTime, long] of [
      [undefined, DAY],
      [300, 10 * MINUTE],
      [604_800, 7 * DAY],
    ] as const) {
      const { server, clients } = await three(answerTime === undefined ? {} : { answerTime });
      const [a, b, c] = clients;
      server.at.now += 6 * MINUTE;
      const from = server.at.now;
      await propose(a, { kind: 'pause' });
      expect((await voteOf(b, 'pause')).until).toBe(from + long);
      server.at.now += long - 1;
      expect(openOf(b, 'pause')).toBeDefined();
      server.at.now += 1;
      const late = await b.ask({ t: 'voice', nonce: newNonce(), vote: 1, say: 'agree' });
      expect(['server.vote.lapsed', 'server.vote.closed']).toContain(reasonOf(late));
      await expect.poll(() => newsTo(c).at(-1)).toMatchObject({ how: 'lapsed', who: [] });
      expect(c.table.votes).toBeUndefined();
    }
  });

  test('outlives a restart in the middle of it, with all that was said, and does not lapse while the server was down', async () => {
    const { server, table, clients } = await three();
    const [a, b] = clients;
    await propose(a, { kind: 'end', how: 'ended' });
    await says(b, 'end', 'agree');
    await server.close();
    server.at.now += 2 * DAY;
    const again = await withClock({ data: server.data, clock: () => server.at.now });
    const c = await watch(again.url, table.id, table.seats[2]);
    expect(await voteOf(c, 'end')).toMatchObject({ id: 1, agreed: [0, 1], enough: 3 });
    // As with clocks, nobody loses by it until five minutes after the start.
    expect(openOf(c, 'end')!.until).toBe(server.at.now + 5 * MINUTE);
    server.at.now += 4 * MINUTE;
    await says(c, 'end', 'agree');
    await expect.poll(() => c.table.closed).toBe('ended');
  });

  test('a seat that is given up loses its voice, and a vote that has enough without it passes', async () => {
    const { table, server, clients } = await three();
    const [a, b, c] = clients;
    await playOn(clients, 3);
    await propose(b, { kind: 'pause' });
    await propose(a, { kind: 'rewind', to: 1 });
    await says(b, 'rewind', 'agree');
    expect(a.scene.inputs).toBe(3);
    c.send({ t: 'free', nonce: newNonce(), seat: 2 });
    await expect.poll(() => a.scene.inputs).toBe(4);
    expect(newsTo(a).at(-1)).toMatchObject({ how: 'passed', who: ['P0', 'P1'] });
    // What somebody has proposed goes with them.
    expect(openOf(a, 'pause')).toBeDefined();
    b.send({ t: 'free', nonce: newNonce(), seat: 1 });
    await expect.poll(() => openOf(a, 'pause')).toBeUndefined();
    expect((await request<TableInfo>(server.url, `/api/tables/${table.id}`)).body.votes).toBeUndefined();
  });

  test('nobody speaks for another, nor without a seat, nor before the game begins', async () => {
    const { server, table, clients } = await three();
    const [a, b] = clients;
    await propose(a, { kind: 'pause' });
    const nobody = await watch(server.url, table.id);
    const about: Proposal = { kind: 'pause' };
    expect(reasonOf(await propose(nobody, about))).toBe('server.notSeated');
    expect(reasonOf(await nobody.ask({ t: 'voice', nonce: newNonce(), vote: 1, say: 'agree' }))).toBe(
      'server.notSeated',
    );
    expect(nobody.table.votes).toMatchObject([{ id: 1 }]);
    for (const vote of [2, 99])
      expect(reasonOf(await b.ask({ t: 'voice', nonce: newNonce(), vote, say: 'agree' }))).toBe('server.vote.closed');
    for (const bad of [
      { kind: 'rewind', to: -1 },
      { kind: 'extend', seconds: 1 },
      { kind: 'pace', answerTime: 7 },
      { kind: 'end', how: 'won' },
      { kind: 'coup' },
    ]) {
      const body = { t: 'propose', nonce: newNonce(), about: bad };
      expect((await post(server.url, `/api/tables/${table.id}/propose`, body, table.seats[0]!)).status).toBe(400);
    }
    const waiting = await openTable(server.url, { seats: [...people(1), { kind: 'open' }], waits: true });
    const early = await watch(server.url, waiting.id, waiting.seats[0]);
    expect(reasonOf(await propose(early, about))).toBe('server.notBegun');
  });
});

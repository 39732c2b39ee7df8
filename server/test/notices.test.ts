import { describe, expect, test } from 'vitest';
import { catalogProblems } from '@tabularium/text';
import { noticeWords } from '../src/notices/words/index.ts';
import { en } from '../src/notices/words/en.ts';
import { addMail, choose, codeIn, headerOf, noticesOf, PUBLIC_URL, reachable, startTelling } from './letters.ts';
import { newPerson, remove, tablesOf } from './people.ts';
import { openTable, people, post, request, seated, watch } from './table.ts';
import { soon } from './soon.ts';
import { propose, says } from './votes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Telling = Awaited<ReturnType<typeof startTelling>>;

const letters = async ({ mail }: Telling, many: number): Promise<void> =>
  soon(() => expect(mail.letters.map((l) => l.subject)).toHaveLength(many));

/** Long enough for the server to look a few times. */
const aWhile = (): Promise<void> => new Promise((done) => setTimeout(done, 150));

const noLetter = async (set: Telling): Promise<void> => {
  await aWhile();
  expect(set.mail.letters).toEqual([]);
};

/** A game of two. Seat 0 is asked first; the person of seat 1 can be reached and is not there. */
const twoPlay = async (set: Telling, more: { [key: string]: unknown } = {}) => {
  const table = await openTable(set.url, { name: 'Forum', ...more });
  const anna = await watch(set.url, table.id, table.seats[0]);
  const bruno = await reachable(set, table.id, table.seats[1]!);
  return { table, anna, bruno };
};

describe('a letter', () => {
  test('comes a minute after one came to be waited for, says what is asked and leads there, and comes once', async () => {
    const set = await startTelling();
    const { table, anna } = await twoPlay(set);
    await anna.actAnyhow();
    set.time.now += MINUTE - 1;
    await noLetter(set);
    set.time.now += 1;
    await letters(set, 1);
    const [{ to, subject, text, raw }] = set.mail.letters as [(typeof set.mail.letters)[number]];
    expect([to, subject]).toEqual(['anna@example.org', 'Your turn at Forum']);
    expect(text).toContain('Your turn at Forum (Toy Cards): Play a card, or draw.');
    expect(text).toContain(`${PUBLIC_URL}/#/table/${table.id}`);
    expect(headerOf(raw, 'List-Unsubscribe')).toMatch(/^<https:\/\/games\.example\.org\/notices\/stop\/[\w.-]+>$/);
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(raw, 'Message-ID')).toMatch(/^<[\w-]+@games\.example\.org>$/);
    for (const secret of [...table.seats, table.owner]) expect(raw).not.toContain(secret);
    set.time.now += 5 * HOUR;
    await aWhile();
    expect(set.mail.letters).toHaveLength(1);
  });

  test('comes a minute after one came to be waited for, also if somebody else was waited for shortly before', async () => {
    const set = await startTelling();
    const { anna } = await twoPlay(set);
    set.time.now += MINUTE / 2;
    await anna.actAnyhow();
    // Now it is looked at whom the table waited for a minute ago.
    set.time.now += MINUTE / 2;
    await noLetter(set);
    set.time.now += MINUTE / 2;
    await letters(set, 1);
  });

  test('does not come to whoever looks; an open page that is hidden is no look', async () => {
    const set = await startTelling();
    const { table, anna } = await twoPlay(set);
    const there = await watch(set.url, table.id, table.seats[1]);
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await noLetter(set);
    // They have seen it: going away does not make it news.
    there.send({ t: 'look', on: false });
    set.time.now += HOUR;
    await noLetter(set);
    await there.actAnyhow();
    await soon(() => expect(anna.isAsked()).toBe(true));
    await anna.actAnyhow();
    await soon(() => expect(there.isAsked()).toBe(true));
    set.time.now += MINUTE;
    await letters(set, 1);
  });

  test('does not come if they have answered, or if what asked them was taken back', async () => {
    const set = await startTelling();
    const { table, anna } = await twoPlay(set);
    await anna.actAnyhow((n) => n - 1);
    expect(anna.scene.waiting).toEqual([1]);
    expect((await anna.ask({ t: 'undo', nonce: 'back' })).t).toBe('ok');
    set.time.now += MINUTE;
    await noLetter(set);
    await anna.actAnyhow();
    const bruno = await watch(set.url, table.id, table.seats[1]);
    await bruno.actAnyhow();
    bruno.close();
    set.time.now += MINUTE;
    await noLetter(set);
  });

  test('tells of all tables at once, and not more often than every ten minutes', async () => {
    const set = await startTelling();
    const { anna, bruno } = await twoPlay(set);
    const second = await openTable(set.url, { name: 'Circus' });
    const third = await openTable(set.url, { name: 'Curia' });
    await tablesOf(set.url, bruno.session, [
      { table: second.id, token: second.seats[1]! },
      { table: third.id, token: third.seats[1]! },
    ]);
    await anna.actAnyhow();
    await (await watch(set.url, second.id, second.seats[0])).actAnyhow();
    set.time.now += MINUTE;
    await letters(set, 1);
    expect(set.mail.letters[0]!.subject).toBe('Your turn at 2 tables');
    expect(set.mail.letters[0]!.text).toMatch(/Forum[^]*Circus|Circus[^]*Forum/);
    await (await watch(set.url, third.id, third.seats[0])).actAnyhow();
    set.time.now += 5 * MINUTE;
    await aWhile();
    expect(set.mail.letters).toHaveLength(1);
    set.time.now += 5 * MINUTE;
    await letters(set, 2);
    expect(set.mail.letters[1]!.subject).toBe('Your turn at Curia');
  });

  test('waits until quiet hours are over, or for the hour of the digest, and is in the language of the person', async () => {
    const set = await startTelling();
    const { anna, bruno } = await twoPlay(set);
    // It is noon in London, one o'clock in Madrid.
    await choose(set.url, bruno.session, { lang: 'it', quiet: { from: 12 * 60, to: 15 * 60 } });
    await anna.actAnyhow();
    set.time.now += HOUR;
    await noLetter(set);
    set.time.now += HOUR;
    await letters(set, 1);
    expect(set.mail.letters[0]!.text).toContain('Tocca a te a Forum');
    const there = await watch(set.url, anna.table.id, null);
    expect(there.scene.waiting).toEqual([1]);
  });

  test('a digest gathers what waits, and other hours that are chosen count at once', async () => {
    const set = await startTelling();
    const { anna, bruno } = await twoPlay(set);
    await choose(set.url, bruno.session, { digest: 20 * 60 });
    await anna.actAnyhow();
    set.time.now += 5 * HOUR;
    await noLetter(set);
    await choose(set.url, bruno.session, { digest: 18 * 60 + 30 });
    await noLetter(set);
    set.time.now += 30 * MINUTE;
    await letters(set, 1);
  });

  test('does not come where one wants none', async () => {
    const set = await startTelling();
    const { table, anna, bruno } = await twoPlay(set);
    const path = `/api/me/notices/tables/${table.id}`;
    const ways = (w: unknown) => request(set.url, path, { method: 'PUT', token: bruno.session, body: { ways: w } });
    expect((await ways([])).status).toBe(204);
    expect((await noticesOf(set.url, bruno.session)).tables).toEqual([{ table: table.id, ways: [] }]);
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await noLetter(set);
    expect(
      (
        await request(set.url, '/api/me/notices/tables/nowhere', {
          method: 'PUT',
          token: bruno.session,
          body: { ways: [] },
        })
      ).status,
    ).toBe(403);
    expect((await ways(null)).status).toBe(204);
    expect((await noticesOf(set.url, bruno.session)).tables).toEqual([]);
  });

  test('does not come to whoever has left the seat', async () => {
    const set = await startTelling();
    const { table, anna } = await twoPlay(set);
    await anna.actAnyhow();
    const left = await post(
      set.url,
      `/api/tables/${table.id}/free`,
      { t: 'free', seat: 1, nonce: 'leave' },
      table.seats[1]!,
    );
    expect(left.status).toBe(200);
    set.time.now += MINUTE;
    await noLetter(set);
    // Somebody else takes the seat and can be reached: they are told of it, and whoever sat there is not.
    const joined = await post<{ token: string }>(set.url, `/api/tables/${table.id}/join`, { name: 'Carla' });
    await reachable(set, table.id, joined.body.token, 'carla@example.org');
    set.time.now += MINUTE;
    await letters(set, 1);
    expect(set.mail.letters[0]!.to).toBe('carla@example.org');
  });

  test('goes to whoever comes next, and the list of tables says since when', async () => {
    const set = await startTelling();
    const { table, anna, bruno } = await twoPlay(set, { seats: people(3) });
    const carla = await reachable(set, table.id, table.seats[2]!, 'carla@example.org');
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await letters(set, 1);
    // Bruno's turn goes to Carla; Bruno is not told again.
    const there = await watch(set.url, table.id, table.seats[1]);
    await there.actAnyhow();
    set.time.now += MINUTE;
    await letters(set, 2);
    expect(set.mail.letters.map((l) => l.to)).toEqual(['anna@example.org', 'carla@example.org']);
    expect((await tablesOf(set.url, carla.session)).body.tables[0]!.since).toEqual({ 2: set.time.now - MINUTE });
    expect((await tablesOf(set.url, bruno.session)).body.tables[0]!.waiting).toEqual([2]);
  });

  test('tells of a rematch whoever holds a seat there', async () => {
    const set = await startTelling();
    const { table, clients } = await seated(set.url, 2, { name: 'Forum' });
    await reachable(set, table.id, table.seats[1]!);
    while (clients.some((c) => c.isAsked())) {
      const next = clients.find((c) => c.isAsked())!;
      const told = clients.map((c) => c.next('step'));
      await next.actAnyhow();
      await Promise.all(told);
    }
    for (const client of clients) client.close();
    set.time.now += MINUTE;
    await noLetter(set);
    const again = await post<{ id: string }>(set.url, `/api/tables/${table.id}/rematch`, {}, table.seats[0]!);
    expect(again.status).toBe(201);
    set.time.now += MINUTE;
    await letters(set, 1);
    expect(set.mail.letters[0]!.text).toContain(again.body.id);
  });
});

describe('nothing is lost and nothing told twice', () => {
  test('over a restart before it was seen to whom to tell, and one before it was sent', async () => {
    const set = await startTelling({ graceMs: MINUTE });
    const { anna } = await twoPlay(set);
    await anna.actAnyhow();
    await set.close();
    set.mail.refuse = 450;
    set.time.now += MINUTE;
    const second = await set.restart();
    await soon(() => expect(second.logged.map((l) => l.event)).toContain('notice.later'));
    await second.close();
    set.mail.refuse = undefined;
    set.time.now += MINUTE;
    await set.restart();
    await letters(set, 1);
    set.time.now += HOUR;
    await aWhile();
    expect(set.mail.letters).toHaveLength(1);
  });

  test('what cannot be delivered now is tried again, later and later, and then given up; the person sees it', async () => {
    const set = await startTelling();
    const { table, anna, bruno } = await twoPlay(set);
    set.mail.refuse = 450;
    await anna.actAnyhow();
    set.time.now += MINUTE;
    const tries = () => set.logged.filter((l) => l.event === 'notice.later').length;
    for (const [i, minutes] of [1, 5, 30, 120, 720].entries()) {
      await soon(() => expect(tries()).toBe(i + 1));
      // It is in the log a moment before it is stored.
      await soon(async () => {
        const [error] = (await noticesOf(set.url, bruno.session)).errors;
        expect(error).toMatchObject({
          table: table.id,
          tableName: 'Forum',
          tries: i + 1,
          again: set.time.now + minutes * MINUTE,
          error: expect.stringContaining('no such mailbox'),
        });
      });
      set.time.now += minutes * MINUTE - 1;
      await aWhile();
      expect(tries()).toBe(i + 1);
      set.time.now += 1;
    }
    await soon(() =>
      expect(set.logged).toContainEqual(expect.objectContaining({ event: 'notice.later', gaveUp: true })),
    );
    await soon(async () => expect((await noticesOf(set.url, bruno.session)).errors[0]!.again).toBeNull());
    expect(JSON.stringify(set.logged)).not.toContain('anna@example.org');
  });

  test('an address that does not exist is not written to again, and the person sees why', async () => {
    const set = await startTelling();
    const { anna, bruno } = await twoPlay(set);
    set.mail.refuse = 550;
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await soon(() => expect(set.logged.map((l) => l.event)).toContain('notice.gone'));
    await soon(async () => {
      const [contact] = (await noticesOf(set.url, bruno.session)).contacts;
      expect(contact!.stopped).toMatchObject({ why: 'failed', error: expect.stringContaining('no such mailbox') });
    });
  });
});

describe('an address', () => {
  test('is asked first whether it is one’s own: by the code, which only the person can use, or by the link', async () => {
    const set = await startTelling();
    const [mine, other] = [await newPerson(set.url), await newPerson(set.url)];
    const { body } = await addMail(set.url, mine, 'Anna@Example.ORG');
    expect(body.contact).toMatchObject({ label: 'Anna@example.org', confirmed: false });
    await letters(set, 1);
    const { text } = set.mail.letters[0]!;
    const confirm = (token: string, code: string) =>
      request(set.url, `/api/me/contacts/${body.contact.id}/confirm`, { method: 'POST', token, body: { code } });
    expect((await confirm(mine, 'AAAAAAAAAAAA')).status).toBe(403);
    expect((await confirm(other, codeIn(text))).status).toBe(403);
    const path = /https:\/\/games\.example\.org(\/notices\/confirm\/\S+)/.exec(text)![1]!;
    const page = await request(set.url, path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect((await noticesOf(set.url, mine)).contacts[0]!.confirmed).toBe(false);
    expect((await request(set.url, path, { method: 'POST' })).status).toBe(200);
    expect((await noticesOf(set.url, mine)).contacts[0]!.confirmed).toBe(true);
    expect((await request(set.url, path)).status).toBe(404);
  });

  test('gets no more than a few such letters a day, whoever asks, and over a restart', async () => {
    const set = await startTelling();
    const asked: number[] = [];
    for (let i = 0; i < 3; i++)
      asked.push((await addMail(set.url, await newPerson(set.url), 'anna@example.org')).status);
    await set.close();
    const { url } = await set.restart();
    asked.push((await addMail(url, await newPerson(url), 'anna@example.org')).status);
    expect(asked).toEqual([201, 201, 201, 429]);
    for (const bad of ['anna', 'a@b', 'a b@example.org', 'a@example.org, b@example.org', 'A <a@example.org>'])
      expect((await addMail(url, await newPerson(url), bad)).status).toBe(400);
    set.time.now += 24 * HOUR;
    expect((await addMail(url, await newPerson(url), 'anna@example.org')).status).toBe(201);
  });

  test('is written to no more after one click; to look at the page changes nothing', async () => {
    const set = await startTelling();
    const { anna, bruno } = await twoPlay(set);
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await letters(set, 1);
    const path = headerOf(set.mail.letters[0]!.raw, 'List-Unsubscribe').slice(1 + PUBLIC_URL.length, -1);
    const stopped = async () => (await noticesOf(set.url, bruno.session)).contacts[0]!.stopped;
    expect((await request(set.url, path)).text).toContain('anna@example.org');
    expect(await stopped()).toBeUndefined();
    expect((await request(set.url, `${path.slice(0, -1)}!`, { method: 'POST' })).status).toBe(404);
    expect(await stopped()).toBeUndefined();
    // As mail programs do it: from elsewhere, with a body of its own.
    const once = await fetch(set.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.com' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(once.status).toBe(200);
    expect(await stopped()).toMatchObject({ why: 'asked' });
    // To begin again, the address must be confirmed again.
    const again = `/api/me/contacts/${bruno.contact}/again`;
    expect((await request(set.url, again, { method: 'POST', token: bruno.session })).body).toMatchObject({
      contact: { confirmed: false },
    });
  });

  test('goes with the person, and stands in what they can take along', async () => {
    const set = await startTelling();
    const { table, anna, bruno } = await twoPlay(set);
    await anna.actAnyhow();
    set.time.now += MINUTE;
    await letters(set, 1);
    const file = await request(set.url, '/api/me/export', { token: bruno.session });
    expect(file.body['notices']).toMatchObject({
      contacts: [{ label: 'anna@example.org', confirmed: true }],
      choices: { lang: 'en' },
      deliveries: [{ table: table.id, seat: 1, kind: 'turn', tries: 1, due: null }],
    });
    expect((await remove(set.url, '/api/me', bruno.session)).status).toBe(204);
    const anew = await newPerson(set.url);
    expect(await noticesOf(set.url, anew)).toMatchObject({ contacts: [], errors: [], ways: ['mail', 'push', 'hook'] });
  });
});

test('letters say nothing that others may not know', async () => {
  const set = await startTelling();
  const { table, clients } = await seated(set.url, 2, { name: 'Forum' });
  for (const c of clients) c.send({ t: 'look', on: false });
  for (const [i, address] of ['anna@example.org', 'bruno@example.org'].entries())
    await reachable(set, table.id, table.seats[i]!, address);
  const hidden = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const next = clients.find((c) => c.isAsked());
    if (!next) break;
    for (const c of clients)
      for (const card of (c.scene.view as { hand?: string[] }).hand ?? []) hidden.add(card.replace('card:', ''));
    const before = set.mail.letters.length;
    set.time.now += 11 * MINUTE;
    await letters(set, before + 1);
    const told = clients.map((c) => c.next('step'));
    await next.actAnyhow();
    await Promise.all(told);
  }
  expect(hidden.size).toBeGreaterThan(3);
  expect(set.mail.letters.length).toBeGreaterThan(4);
  for (const { raw, text } of set.mail.letters)
    for (const secret of [...hidden, ...table.seats, table.owner]) expect(raw + text).not.toContain(secret);
});

describe('reminding', () => {
  test('is possible after a quarter of the time to answer that the table has now, not of the one it began with', async () => {
    const set = await startTelling();
    const { table, anna } = await twoPlay(set, { answerTime: 604_800 });
    const there = await watch(set.url, table.id, table.seats[1]);
    await propose(anna, { kind: 'pace', answerTime: 300 });
    await says(there, 'pace', 'agree');
    there.close();
    await anna.actAnyhow();
    const { body } = await request(set.url, `/api/tables/${table.id}/remind`, { token: table.seats[0]! });
    expect(body).toEqual({ seats: [{ seat: 1, from: set.time.now + 75_000 }] });
  });

  test('is possible once in a wait, after a while, for those who allow it; others learn nothing else', async () => {
    const set = await startTelling();
    const { table, anna, bruno } = await twoPlay(set);
    const path = `/api/tables/${table.id}/remind`;
    const who = async () => (await request(set.url, path, { token: table.seats[0]! })).body;
    const remind = (token = table.seats[0]!, seat = 1) => post<object>(set.url, path, { seat }, token);
    await anna.actAnyhow();
    const since = set.time.now;
    set.time.now += MINUTE;
    await letters(set, 1);
    expect(await who()).toEqual({ seats: [{ seat: 1, from: since + HOUR }] });
    expect((await remind()).body.reason?.k).toBe('server.remindLater');
    expect((await post(set.url, path, { seat: 1 })).status).toBe(403);
    set.time.now = since + HOUR;
    await choose(set.url, bruno.session, { reminders: false });
    expect(await who()).toEqual({ seats: [] });
    const refused = await remind();
    expect(refused.body.reason?.k).toBe('server.cannotRemind');
    // The same is said of whoever cannot be reached at all, or is not waited for.
    expect((await remind(table.seats[1]!, 0)).text).toBe(refused.text);
    await choose(set.url, bruno.session, {});
    expect((await remind()).status).toBe(202);
    await letters(set, 2);
    expect(set.mail.letters[1]!.text).toContain('somebody there reminds you');
    expect(headerOf(set.mail.letters[1]!.raw, 'Message-ID')).not.toBe(headerOf(set.mail.letters[0]!.raw, 'Message-ID'));
    expect((await remind()).status).toBe(409);
    expect(await who()).toEqual({ seats: [] });
    set.time.now += HOUR;
    await aWhile();
    expect(set.mail.letters).toHaveLength(2);
  });
});

test('what people are told is there in every language', () => {
  for (const language of ['es', 'it']) expect(catalogProblems(en, noticeWords[language]!)).toEqual([]);
});

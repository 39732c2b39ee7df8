/** What is known of people is known no longer than is said: it expires, and what expires is swept away every minute. */
import { expect, test } from 'vitest';
import { History } from '../src/history/history.ts';
import { keepResult } from '../src/history/keeping.ts';
import { openNotices } from '../src/notices/open.ts';
import { siteOf } from '../src/people/passkeys.ts';
import { openTestStore } from './table.ts';
import { DAY, MINUTE, playsToTheEnd, setUp, START } from './timed.ts';

const set = async () => {
  const store = await openTestStore();
  /** Whom or what the database was asked for. */
  const asked: unknown[] = [];
  const all: typeof store.sql.all = (text, values = []) => {
    asked.push(...values);
    return store.sql.all(text, values);
  };
  const t = await setUp({ store: { ...store, sql: { ...store.sql, all } } });
  const { people } = t.tables;
  const signedIn = async () => (await people.known(await people.create('a device')))!;
  const another = async (person: string) => (await people.known(await people.signIn(person, 'another')))!;
  return { ...t, people, sql: t.store.sql, asked, signedIn, another };
};

test('codes, questions to keys, sign-ins elsewhere, devices and keys are forgotten in their time; with the last way back, the person', async () => {
  const { people, sql, signedIn, pass } = await set();
  const { person } = await signedIn();
  await people.newCode({ person });
  await people.passkeys.toUse(siteOf('http://localhost'));
  // As they are when somebody is on the way to their issuer, and after somebody has made a passkey.
  await sql.run('INSERT INTO issuer_begun (hash, verifier, nonce, person, expires) VALUES ($1, $1, $1, $2, $3)', [
    'begun',
    person,
    START + 15 * MINUTE,
  ]);
  await sql.run(
    `INSERT INTO passkeys (credential, id, person, public_key, counter, label, created, used)
     VALUES ('key', 'key', $1, '', 0, '', $2, $2)`,
    [person, START],
  );
  const WHAT = ['challenges', 'codes', 'issuer_begun', 'sessions', 'passkeys', 'people'];
  const left = async (): Promise<string[]> => {
    await people.sweep();
    const found: string[] = [];
    for (const what of WHAT) if ((await sql.all(`SELECT 1 AS one FROM ${what}`)).length > 0) found.push(what);
    return found;
  };
  let now = 0;
  const after = async (ms: number): Promise<string[]> => {
    await pass(ms - now);
    now = ms;
    return left();
  };
  for (const [i, ms] of [5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 400 * DAY, 1200 * DAY].entries()) {
    expect(await after(ms - 1)).toEqual(WHAT.slice(i));
    expect(await after(ms)).toEqual(ms === 1200 * DAY ? [] : WHAT.slice(i + 1));
  }
});

test('a device that was signed out at another process is sent away when the news was lost, and no other is', async () => {
  const { people, sql, signedIn, another } = await set();
  const here = await signedIn();
  const lost = await another(here.person);
  const ended: string[] = [];
  people.whileSignedIn(here.session, () => ended.push('here'));
  people.whileSignedIn(lost.session, () => ended.push('lost'));
  // It has two tables open, and closes one of them.
  people.whileSignedIn(lost.session, () => ended.push('closed'))();
  await sql.run('DELETE FROM sessions WHERE hash = $1', [lost.session]);
  await people.sweep();
  expect(ended).toEqual(['lost']);
  await people.sweep();
  expect(ended).toEqual(['lost']);
});

test('who is signed out is sent away at once, one device or all others or all with the person, and other processes are told', async () => {
  const { people, signedIn, another } = await set();
  const here = await signedIn();
  const gone: string[] = [];
  people.onSignedOut = (session) => void gone.push(`told of ${session}`);
  const connected = async () => {
    const device = await another(here.person);
    people.whileSignedIn(device.session, () => void gone.push(device.session));
    return device;
  };
  const sentAway = (all: readonly { readonly session: string }[]) =>
    expect(gone.splice(0).sort()).toEqual(all.flatMap(({ session }) => [session, `told of ${session}`]).sort());
  const devices = [await connected(), await connected(), await connected()];
  const [first] = (await people.about(devices[0]!)).devices.filter((d) => d.here);
  await people.signOut(here, first!.id);
  sentAway(devices.slice(0, 1));
  await people.signOutOthers(here);
  sentAway(devices.slice(1));
  const last = await connected();
  await people.remove(last);
  expect(gone).toContain(last.session);
  expect(gone).toContain(`told of ${here.session}`);
});

test('with the last device the person is gone at once, also one whose address is not confirmed; a confirmed one leads back', async () => {
  const { people, sql, signedIn } = await set();
  for (const confirmed of [null, START]) {
    const me = await signedIn();
    await sql.run(
      `INSERT INTO contacts (id, person, kind, address, label, created, confirmed)
       VALUES ($1, $1, 'mail', 'a@x', 'a@x', $2, $3)`,
      [me.person, START, confirmed],
    );
    const { devices, letters } = await people.about(me);
    expect(letters).toBe(confirmed !== null);
    await people.signOut(me, devices[0]!.id);
    const left = await sql.all('SELECT id FROM people WHERE id = $1', [me.person]);
    expect(left).toHaveLength(confirmed === null ? 0 : 1);
  }
});

test('who comes in while being signed out is sent away a little later, and of who has gone nothing is asked any more', async () => {
  const { people, sql, asked, signedIn } = await set();
  const { session } = await signedIn();
  const ended: string[] = [];
  const leave = people.whileSignedIn(session, () => ended.push('first'));
  await sql.run('DELETE FROM sessions WHERE hash = $1', [session]);
  await people.sweep();
  const leaveToo = people.whileSignedIn(session, () => ended.push('second'));
  // The connection that was ended is closed by now.
  leave();
  await people.sweep();
  expect(ended).toEqual(['first', 'second']);
  leaveToo();
  people.whileSignedIn(session, () => ended.push('third'))();
  asked.length = 0;
  await people.sweep();
  expect(asked).not.toContain(session);
  expect(ended).toEqual(['first', 'second']);
});

test('thirty devices of a person are enough, and one that is signed out makes room', async () => {
  const { people, signedIn, another } = await set();
  const me = await signedIn();
  for (let i = 1; i < 30; i++) await another(me.person);
  await expect(another(me.person)).rejects.toMatchObject({ reason: { k: 'server.manyDevices', a: { most: 30 } } });
  const [last] = (await people.about(me)).devices.filter((d) => !d.here);
  await people.signOut(me, last!.id);
  await another(me.person);
});

test('of more than five hundred tables a person forgets the oldest', async () => {
  const { people, signedIn, pass } = await set();
  const [{ person }, other] = [await signedIn(), await signedIn()];
  await people.holds.add(other.person, 'old', 0, 'hash');
  for (let i = 0; i <= 500; i++) {
    await people.holds.add(person, `t${i}`, 0, 'hash');
    if (i === 0) await pass(1);
  }
  const held = (await people.holds.of(person)).map((h) => h.table);
  expect([held.length, held.includes('t0')]).toEqual([500, false]);
  expect(await people.holds.of(other.person)).toHaveLength(1);
});

test('what was sent, spent and asked of an address is forgotten in its time, and what is still of use stays', async () => {
  const { tables, sql, signedIn, pass } = await set();
  const { person } = await signedIn();
  const notices = await openNotices(tables, {});
  const contact = `INSERT INTO contacts (id, person, kind, address, label, created, confirmed, stopped)
    VALUES ($1, $2, 'mail', $1, $1, $3, $4, $5)`;
  await sql.run(contact, ['asked', person, START, null, null]);
  // Whoever has said that they want no letters is remembered, or they would be written to again.
  await sql.run(contact, ['stopped', person, START, null, START]);
  await sql.run(contact, ['own', person, START, START, null]);
  const delivery =
    'INSERT INTO deliveries (contact, table_id, seat, n, kind, at, due) VALUES ($1, $2, 0, 1, $3, $4, $5)';
  await sql.run(delivery, ['own', 'a', 'turn', START, null]);
  await sql.run(delivery, ['own', 'b', 'turn', START, START + DAY]);
  await sql.run('INSERT INTO reminders (table_id, seat, n, at) VALUES ($1, 0, 1, $2)', ['a', START]);
  await sql.run('INSERT INTO spent (what, at) VALUES ($1, $2)', ['a letter', START]);
  const left = async () => {
    await notices.sweep();
    return [
      ...(await sql.all<{ id: string }>('SELECT id FROM contacts ORDER BY id')).map(({ id }) => id),
      ...(await sql.all<{ id: string }>('SELECT table_id AS id FROM deliveries ORDER BY id')).map(
        (d) => `sent ${d.id}`,
      ),
      ...(await sql.all('SELECT 1 AS one FROM reminders')).map(() => 'reminded'),
      ...(await sql.all('SELECT 1 AS one FROM spent')).map(() => 'spent'),
    ];
  };
  await pass(DAY - 1);
  expect(await left()).toEqual(['asked', 'own', 'stopped', 'sent a', 'sent b', 'reminded', 'spent']);
  await pass(1);
  expect(await left()).toEqual(['asked', 'own', 'stopped', 'sent a', 'sent b', 'reminded']);
  await pass(6 * DAY - 1);
  expect(await left()).toContain('asked');
  await pass(1);
  expect(await left()).toEqual(['own', 'stopped', 'sent a', 'sent b', 'reminded']);
  await pass(23 * DAY - 1);
  expect(await left()).toContain('reminded');
  await pass(1);
  expect(await left()).toEqual(['own', 'stopped', 'sent b']);
});

test('the result of a removed table is forgotten when none of those who played is left, and not before', async () => {
  const { tables, sql, people, open, signedIn } = await set();
  const history = new History(tables);
  const me = await signedIn();
  const [mine, nobodys] = [await open(), await open()];
  await people.holds.add(me.person, mine.id, 0, mine.record.seats[0]!.tokenHash!);
  for (const room of [mine, nobodys]) {
    await playsToTheEnd(room);
    await keepResult(sql, room.record);
  }
  const left = async (): Promise<string[]> => {
    await history.sweep();
    return (await sql.all<{ id: string }>('SELECT table_id AS id FROM results')).map(({ id }) => id).sort();
  };
  expect(await left()).toEqual([mine.id, nobodys.id].sort());
  for (const room of [mine, nobodys]) await tables.remove(room);
  expect(await left()).toEqual([mine.id]);
  await people.remove(me);
  expect(await left()).toEqual([]);
});

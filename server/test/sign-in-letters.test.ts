/** Signing in by a letter to an address that was confirmed, through a real mail server. */
import { expect, test } from 'vitest';
import { addMail, codeIn, startTelling } from './letters.ts';
import { me, newPerson, pair, remove } from './people.ts';
import { post, request } from './table.ts';
import { soon } from './soon.ts';

const ADDRESS = 'anna@example.org';

/** Somebody who has confirmed this address. */
const known = async () => {
  const set = await startTelling();
  const session = await newPerson(set.url);
  const { body } = await addMail(set.url, session, ADDRESS);
  await letters(set.mail, 1);
  const code = codeIn(set.mail.letters[0]!.text);
  const confirm = `/api/me/contacts/${body.contact.id}/confirm`;
  expect((await request(set.url, confirm, { method: 'POST', token: session, body: { code } })).status).toBe(200);
  const ask = (address: string) => post(set.url, '/api/people/letter', { address });
  return { ...set, session, ask, contact: body.contact.id };
};
const letters = (mail: { readonly letters: readonly unknown[] }, many: number): Promise<void> =>
  soon(() => expect(mail.letters).toHaveLength(many));
/** The code in the link of a letter. */
const linked = ({ text }: { readonly text: string }): string => /#\/you\/(\w+)/.exec(text)![1]!;

test('a letter signs its reader in, also when the last device is signed out; once, and for half an hour', async () => {
  const { url, time, mail, session, ask } = await known();
  expect((await request(url, '/api/people')).body).toEqual({ letters: true });
  const before = (await me(url, session)).body;
  expect(before.letters).toBe(true);
  await remove(url, `/api/me/devices/${before.devices[0]!.id}`, session);
  expect((await ask(ADDRESS)).status).toBe(202);
  await letters(mail, 2);
  expect(mail.letters[1]!.to).toBe(ADDRESS);
  time.now += 29 * 60_000;
  const back = await pair(url, linked(mail.letters[1]!));
  expect(back.status).toBe(201);
  expect((await me(url, back.body.session)).body.created).toBe(before.created);
  expect((await pair(url, linked(mail.letters[1]!))).status).toBe(403);
  await ask(ADDRESS);
  await letters(mail, 3);
  time.now += 30 * 60_000;
  expect((await pair(url, linked(mail.letters[2]!))).status).toBe(403);
});

test('nobody learns whether an address is known; what is not confirmed, or was removed, leads nowhere', async () => {
  const { url, mail, ask, session, contact } = await known();
  const stranger = await newPerson(url, 'stranger');
  await addMail(url, stranger, 'other@example.org');
  await letters(mail, 2);
  const answers = [await ask('nobody@example.org'), await ask('other@example.org'), await ask(ADDRESS)];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [202, '']));
  // What was asked before would have come before.
  await letters(mail, 3);
  expect(mail.letters[2]!.to).toBe(ADDRESS);
  await remove(url, `/api/me/contacts/${contact}`, session);
  expect((await me(url, session)).body.letters).toBe(false);
  expect((await ask(ADDRESS)).status).toBe(202);
  await new Promise((done) => setTimeout(done, 200));
  expect(mail.letters).toHaveLength(3);
});

test('nobody fills a mailbox: five letters a day; what is no address is refused', async () => {
  const { ask, time } = await known();
  const asked: number[] = [];
  for (let i = 0; i < 6; i++) asked.push((await ask(ADDRESS)).status);
  expect(asked).toEqual([202, 202, 202, 202, 202, 429]);
  for (const bad of ['anna', 'a@example.org, b@example.org']) expect((await ask(bad)).status).toBe(400);
  time.now += 24 * 3600_000;
  expect((await ask(ADDRESS)).status).toBe(202);
});

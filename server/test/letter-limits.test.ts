/** Letters go to others, who may not have asked for them: how many there may be, and how often a code may be tried. */
import type { ContactKind } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Contacts } from '../src/notices/contacts.ts';
import { askForSignIn } from '../src/notices/sign-in.ts';
import type { Way } from '../src/notices/ways/way.ts';
import { DAY, setUp, START } from './timed.ts';

const way: Way = {
  kind: 'mail',
  mustConfirm: true,
  take: async (wanted) => {
    const address = 'address' in wanted ? wanted.address : '';
    return { address, label: address };
  },
  send: async () => ({ t: 'sent' }),
};
const tooFast = { reason: { k: 'server.tooFast' } };

const set = async () => {
  const t = await setUp();
  const { sql } = t.store;
  const { people, clock } = t.tables;
  /** The last code that was sent to each address. */
  const codes = new Map<string, string>();
  const sent: string[] = [];
  const contacts = new Contacts({
    sql,
    clock,
    ways: new Map<ContactKind, Way>([['mail', way]]),
    sendCode: async (_, address, code) => {
      codes.set(address, code);
      return undefined;
    },
  });
  const person = async (): Promise<string> => (await people.known(await people.create('a device')))!.person;
  const send = async (address: string): Promise<undefined> => void sent.push(address);
  const letter = (address: string, network: string) =>
    askForSignIn({ sql, clock, people, way, send }, address, network);
  const add = (who: string, address: string, network = 'home') => contacts.add(who, { kind: 'mail', address }, network);
  const spent = async (what: string, many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await sql.run('INSERT INTO spent (what, at) VALUES ($1, $2)', [what, START]);
  };
  return { ...t, people, contacts, codes, sent, person, letter, add, spent };
};

test('the code of a letter may be tried twenty times, and works once', async () => {
  const { contacts, codes, person, add } = await set();
  const anna = await person();
  const [one, two] = [(await add(anna, 'one@x')).contact, (await add(anna, 'two@x')).contact];
  const wrong = async (id: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++)
      await expect(contacts.confirm(id, 'AAAA', anna)).rejects.toMatchObject({
        reason: { k: 'server.badContactCode' },
      });
  };
  await wrong(one.id, 19);
  expect(await contacts.confirm(one.id, codes.get('one@x')!, anna)).toMatchObject({ confirmed: true });
  await wrong(two.id, 20);
  await expect(contacts.confirm(two.id, codes.get('two@x')!, anna)).rejects.toMatchObject({
    reason: { k: 'server.badContactCode' },
  });
  // Whoever stops the letters to an address is not undone by the code that confirmed it.
  await contacts.stop(one.id);
  await expect(contacts.confirm(one.id, codes.get('one@x')!)).rejects.toMatchObject({
    reason: { k: 'server.badContactCode' },
  });
  expect(await contacts.known(one.id)).toMatchObject({ confirmed: false, stopped: { why: 'asked' } });
});

test('a person has ten addresses at most, and asks for ten letters a day to confirm them', async () => {
  const { contacts, person, add, pass } = await set();
  const anna = await person();
  for (let i = 0; i < 10; i++) await add(anna, `${i}@x`, `network ${i}`);
  await expect(add(anna, 'more@x', 'elsewhere')).rejects.toMatchObject({
    reason: { k: 'server.manyContacts', a: { most: 10 } },
  });
  const [first] = await contacts.of(anna);
  await expect(contacts.again(anna, first!.id, 'elsewhere')).rejects.toMatchObject(tooFast);
  await pass(DAY);
  await contacts.again(anna, first!.id, 'elsewhere');
});

test('from one place twenty letters a day may be asked for to confirm addresses, and five hundred in all', async () => {
  const { person, add, spent } = await set();
  for (let i = 0; i < 20; i++) await add(await person(), `${i}@x`);
  await expect(add(await person(), 'more@x')).rejects.toMatchObject(tooFast);
  await add(await person(), 'other@x', 'elsewhere');
  await spent('code/all', 500 - 21);
  await expect(add(await person(), 'last@x', 'a third place')).rejects.toMatchObject(tooFast);
});

test('from one place twenty letters a day may be asked for to sign in, and five hundred in all', async () => {
  const { letter, spent } = await set();
  for (let i = 0; i < 20; i++) await letter(`${i}@x`, 'home');
  await expect(letter('more@x', 'home')).rejects.toMatchObject(tooFast);
  await letter('other@x', 'elsewhere');
  await spent('sign-in/all', 500 - 21);
  await expect(letter('last@x', 'a third place')).rejects.toMatchObject(tooFast);
});

test('of several who have confirmed the same address, a letter signs in whoever did so last', async () => {
  const { people, contacts, codes, person, add, letter, sent, pass, store } = await set();
  const [first, last] = [await person(), await person()];
  for (const who of [first, last]) {
    const { contact } = await add(who, 'same@x');
    await contacts.confirm(contact.id, codes.get('same@x')!, who);
    await pass(1);
  }
  await letter('same@x', 'home');
  await expect.poll(() => sent).toEqual(['same@x']);
  expect(await store.sql.all('SELECT person FROM codes')).toEqual([{ person: last }]);
  expect(await people.codesOf({ person: first, session: '' })).toEqual([]);
});

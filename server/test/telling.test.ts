/** Who is told, and who is not, on a way of our own that keeps what is sent. */
import { expect, test } from 'vitest';
import type { Games } from '../src/games/games.ts';
import { linksFrom } from '../src/notices/links.ts';
import { Notices } from '../src/notices/notices.ts';
import type { Outcome, Way } from '../src/notices/ways/way.ts';
import { joinTable } from '../src/opening/join.ts';
import { hashOf } from '../src/seats/tokens.ts';
import { free } from '../src/tables/acts.ts';
import type { Room } from '../src/tables/room.ts';
import { newNonce } from './client.ts';
import { people } from './table.ts';
import { HOUR, MINUTE, setUp } from './timed.ts';
import { toyGames } from './toy-games.ts';
import { urnGames } from './toy-urn.ts';

const set = async (games: Games = toyGames) => {
  const t = await setUp({ games });
  const { tables } = t;
  const sent: string[] = [];
  const way = { outcome: { t: 'sent' } as Outcome };
  const hook: Way = {
    kind: 'hook',
    mustConfirm: false,
    take: async (wanted) => ({ address: 'url' in wanted ? wanted.url! : '', label: '' }),
    send: async ({ address }) => {
      sent.push(address);
      return way.outcome;
    },
  };
  const links = linksFrom('', 'secret');
  const notices = new Notices(tables, { ways: [hook], links, sendCode: async () => undefined });
  /** Somebody who can be reached at this address. */
  const reachable = async (url: string) => {
    const { person } = (await tables.people.known(await tables.people.create('a device')))!;
    const { contact } = await notices.contacts.add(person, { kind: 'hook', url }, '');
    return { person, contact: contact.id };
  };
  const holds = ({ person }: { readonly person: string }, { id, record }: Room, seat: number) =>
    tables.people.holds.add(person, id, seat, record.seats[seat]!.tokenHash!);
  return { ...t, notices, sent, way, reachable, holds };
};

test('whoever was waited for and has looked is not told because somebody else comes to be waited for later', async () => {
  const { open, pass, notices, sent, reachable, holds } = await set(urnGames);
  const room = await open({ game: 'urn', seats: people(3) });
  await holds(await reachable('anna'), room, 1);
  const anna = { eye: 1, owner: false, send: () => {} };
  await room.enter(anna);
  await pass(MINUTE);
  await notices.look();
  await room.leave(anna);
  expect(sent).toEqual([]);
  // All three are asked. One leaves, and Carla takes the seat.
  await free(room, { eye: 2, owner: false }, { nonce: newNonce(), seat: 2 });
  await joinTable(room, { name: 'Carla', nonce: newNonce() + newNonce() });
  await holds(await reachable('carla'), room, 2);
  await pass(MINUTE);
  await notices.look();
  expect(sent).toEqual(['carla']);
});

test('nobody can be reminded by a hold of a seat that has another secret by now', async () => {
  const { tables, open, notices, reachable, holds } = await set();
  const room = await open();
  const before = await reachable('before');
  await tables.people.holds.add(before.person, room.id, 0, hashOf('an earlier secret'));
  expect((await notices.remindable(room, 1)).seats).toEqual([]);
  await holds(await reachable('now'), room, 0);
  expect((await notices.remindable(room, 1)).seats.map((s) => s.seat)).toEqual([0]);
});

test('one may try whether a notice arrives at one’s own contact, ten times an hour, and is told why it does not', async () => {
  const { pass, notices, sent, way, reachable } = await set();
  const anna = await reachable('anna');
  const bruno = await reachable('bruno');
  const noContact = { reason: { k: 'server.noContact' } };
  await expect(notices.tryOut(bruno.person, anna.contact)).rejects.toMatchObject(noContact);
  const tries = async (many: number): Promise<unknown[]> => {
    const why: unknown[] = [];
    for (let i = 0; i < many; i++) why.push(await notices.tryOut(anna.person, anna.contact));
    return why;
  };
  way.outcome = { t: 'later', why: 'busy' };
  expect(await tries(1)).toEqual(['busy']);
  way.outcome = { t: 'sent' };
  expect(await tries(9)).toEqual(Array.from({ length: 9 }, () => undefined));
  expect(sent).toEqual(Array.from({ length: 10 }, () => 'anna'));
  await expect(tries(1)).rejects.toMatchObject({ reason: { k: 'server.tooFast' } });
  await pass(HOUR);
  way.outcome = { t: 'gone', why: 'no such channel' };
  expect(await tries(1)).toEqual(['no such channel']);
  const [contact] = await notices.contacts.of(anna.person);
  expect(contact).toMatchObject({ stopped: { why: 'failed', error: 'no such channel' } });
  await expect(tries(1)).rejects.toMatchObject(noContact);
  expect(sent).toHaveLength(11);
});

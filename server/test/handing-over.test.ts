/** Which bot plays for somebody absent: whoever proposes it names it, and the others agree. */
import { expect, test } from 'vitest';
import { ourGames } from '../src/games/games.ts';
import type { Client } from './client.ts';
import { seated, startTest, watch } from './table.ts';
import { newsTo, propose, reasonOf, replaceByBot, says, takeBack } from './votes.ts';

const rome = { game: 'republic-of-rome', options: { scenario: 'early' } };
const absentAt = async (n: number) => {
  const server = await startTest({ games: ourGames, limits: { awayMs: 0 } });
  const { table, clients } = await seated(server.url, n, rome);
  clients[n - 1]!.close();
  await expect.poll(() => clients[0]!.table.seats[n - 1]!.online).toBe(false);
  return { server, table, clients };
};

test('more than half of the others must agree to the bot that is proposed', async () => {
  const { clients } = await absentAt(4);
  const [a, b, c] = clients as [Client, Client, Client];
  const no = await propose(a, { kind: 'replace', seat: 3, with: 'bot', bot: 'nobody' });
  expect(no.t === 'no' && no.reason).toMatchObject({ k: 'server.noBot', a: { bot: 'nobody' } });
  expect(a.table.votes).toBeUndefined();
  expect(await propose(a, { kind: 'replace', seat: 3, with: 'bot', bot: 'neutral' })).toMatchObject({ t: 'ok' });
  // Whoever wants another bot says so to this one first.
  expect(reasonOf(await propose(b, { kind: 'replace', seat: 3, with: 'bot', bot: 'sensible' }))).toBe(
    'server.vote.openAlready',
  );
  expect(c.table.seats[3]!.kind).toBe('human');
  expect(await says(c, 'replace', 'agree')).toMatchObject({ t: 'ok' });
  await expect.poll(() => b.table.seats[3]).toMatchObject({ kind: 'bot', bot: 'neutral', name: 'P3', standsIn: true });
  expect(newsTo(b)).toMatchObject([
    { how: 'opened', who: ['P0'], whom: 'P3' },
    { how: 'passed', who: ['P0', 'P2'], whom: 'P3' },
  ]);
});

test('without a choice it is the best of the game', async () => {
  const { clients } = await absentAt(3);
  await replaceByBot(clients.slice(0, 2), 2);
  await expect.poll(() => clients[0]!.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'normal' });
});

test('the Neutral plays on for somebody absent, also after a restart, until they come back', async () => {
  const first = await absentAt(3);
  const [a, b] = first.clients as [Client, Client];
  await replaceByBot([a, b], 2, 'neutral');
  await expect.poll(() => a.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'neutral' });
  await first.server.close();
  const { url, logged } = await startTest({ games: ourGames, data: first.server.data, limits: { awayMs: 0 } });
  const again = await Promise.all([0, 1].map((seat) => watch(url, first.table.id, first.table.seats[seat])));
  expect(again[0]!.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'neutral' });
  // Everybody names a Leader in turn.
  const leaderOf = (seat: number): string =>
    (again[0]!.scene.view as { readonly factions: readonly { readonly leader: string }[] }).factions[seat]!.leader;
  const nameLeaders = async (): Promise<string> => {
    for (const c of again) {
      const offer = c.scene.question?.verbs['nameLeader'];
      if (offer?.t === 'pick') await c.act('nameLeader', offer.of[0]!);
    }
    return leaderOf(2);
  };
  await expect.poll(nameLeaders).not.toBe('');
  expect(logged.filter(({ event }) => event.startsWith('bot.'))).toEqual([]);
  const back = await watch(url, first.table.id, first.table.seats[2]);
  await takeBack(back);
  await expect.poll(() => again[0]!.table.seats[2]).toMatchObject({ kind: 'human', name: 'P2' });
});

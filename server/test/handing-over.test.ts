/** Which bot plays for somebody absent: those who agree choose it. */
import { expect, test } from 'vitest';
import { ourGames } from '../src/games/games.ts';
import { type Client, newNonce } from './client.ts';
import { seated, startTest, watch } from './table.ts';

const rome = { game: 'republic-of-rome', options: { scenario: 'early' } };
const agree = (client: Client, seat: number, bot?: string) =>
  client.ask({ t: 'handOver', nonce: newNonce(), seat, agree: true, ...(bot !== undefined && { bot }) });
const absentAt = async (n: number) => {
  const server = await startTest({ games: ourGames, limits: { awayMs: 0 } });
  const { table, clients } = await seated(server.url, n, rome);
  clients[n - 1]!.close();
  await expect.poll(() => clients[0]!.table.seats[n - 1]!.online).toBe(false);
  return { server, table, clients };
};

test('more than half must agree to the same bot; whoever agrees to another withdraws from the first', async () => {
  const { clients } = await absentAt(4);
  const [a, b, c] = clients as [Client, Client, Client];
  expect((await agree(a, 3, 'neutral')).t).toBe('ok');
  expect((await agree(b, 3, 'sensible')).t).toBe('ok');
  await expect.poll(() => c.table.handOver).toEqual({ seat: 3, agreed: [0, 1], bots: ['neutral', 'sensible'] });
  // Two of three, but for two different bots.
  expect(c.table.seats[3]!.kind).toBe('human');
  expect((await agree(a, 3, 'random')).t).toBe('ok');
  await expect.poll(() => c.table.handOver?.bots).toEqual(['random', 'sensible']);
  expect((await agree(b, 3, 'random')).t).toBe('ok');
  await expect.poll(() => c.table.seats[3]).toMatchObject({ kind: 'bot', bot: 'random', name: 'P3', standsIn: true });
});

test('without a choice it is the best of the game, and a bot that it has not is refused', async () => {
  const { clients } = await absentAt(3);
  const [a, b] = clients as [Client, Client];
  const no = await agree(a, 2, 'nobody');
  expect(no.t === 'no' && no.reason).toMatchObject({ k: 'server.noBot', a: { bot: 'nobody' } });
  expect(a.table.handOver).toBeUndefined();
  await agree(a, 2);
  await expect.poll(() => b.table.handOver).toEqual({ seat: 2, agreed: [0], bots: ['sensible'] });
  await agree(b, 2, 'sensible');
  await expect.poll(() => a.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'sensible' });
});

test('whoever withdraws hands nothing over, and what others have agreed to stays', async () => {
  const { clients } = await absentAt(4);
  const [a, b] = clients as [Client, Client];
  await agree(a, 3, 'neutral');
  await agree(b, 3, 'sensible');
  await b.ask({ t: 'handOver', nonce: newNonce(), seat: 3, agree: false });
  await expect.poll(() => a.table.handOver).toEqual({ seat: 3, agreed: [0], bots: ['neutral'] });
  await a.ask({ t: 'handOver', nonce: newNonce(), seat: 3, agree: false });
  await expect.poll(() => b.table.handOver).toBeUndefined();
});

test('the Neutral plays on for somebody absent, also after a restart, until they come back', async () => {
  const first = await absentAt(3);
  const [a, b] = first.clients as [Client, Client];
  await agree(a, 2, 'neutral');
  await agree(b, 2, 'neutral');
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
  await back.ask({ t: 'handOver', nonce: newNonce(), seat: 2, agree: false });
  await expect.poll(() => again[0]!.table.seats[2]).toMatchObject({ kind: 'human', name: 'P2' });
});

/** Votes as people at a table have them. */
import type { Proposal, VoteInfo, VoteNews } from '@tabularium/protocol';
import { expect } from 'vitest';
import { type Client, newNonce } from './client.ts';

export const propose = (client: Client, about: Proposal, nonce = newNonce()) =>
  client.ask({ t: 'propose', nonce, about });

export const openOf = (client: Client, kind: Proposal['kind']): VoteInfo | undefined =>
  client.table.votes?.find((vote) => vote.about.kind === kind);

/** The vote of this kind, once it is told. */
export const voteOf = async (client: Client, kind: Proposal['kind']): Promise<VoteInfo> => {
  await expect.poll(() => openOf(client, kind)).toBeDefined();
  return openOf(client, kind)!;
};

/** Says it about the vote of this kind that is open. */
export const says = async (client: Client, kind: Proposal['kind'], say: 'agree' | 'refuse' | 'none') =>
  client.ask({ t: 'voice', nonce: newNonce(), vote: (await voteOf(client, kind)).id, say });

export const takeBack = (client: Client) => client.ask({ t: 'takeBack', nonce: newNonce() });

/** What the table has told of votes, in order, however often it was sent. */
export const newsTo = (client: Client): VoteNews[] => {
  const lines = client.got.flatMap((m) => (m.t === 'chat' ? [m.line] : m.t === 'sync' ? m.chat : []));
  const known = new Map(lines.map((line) => [line.n, line]));
  return [...known].sort(([a], [b]) => a - b).flatMap(([, line]) => line.vote ?? []);
};

/** The others agree that this bot, or the game's best, plays for a seat: the first of them proposes it. */
export const replaceByBot = async (others: readonly Client[], seat: number, bot?: string): Promise<void> => {
  const [first, ...rest] = others;
  const about: Proposal = { kind: 'replace', seat, with: 'bot', ...(bot !== undefined && { bot }) };
  expect(await propose(first!, about)).toMatchObject({ t: 'ok' });
  for (const other of rest) {
    if (other.table.seats[seat]!.kind !== 'human') return;
    expect(await says(other, 'replace', 'agree')).toMatchObject({ t: 'ok' });
  }
};

export const reasonOf = (answer: { readonly t: string; readonly reason?: { readonly k: string } }): string =>
  answer.t === 'no' ? answer.reason!.k : answer.t;

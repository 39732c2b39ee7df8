/** What becomes of votes is told in the chat of the table, once and for good. */
import type { Seat } from '@tabularium/kernel';
import type { VoteNews } from '@tabularium/protocol';
import type { StoredEvent } from '../store/store.ts';
import type { TableRecord } from '../tables/record.ts';
import { seatOfVote } from './about.ts';

type News = Omit<VoteNews, 'who' | 'whom'> & { readonly who: readonly Seat[] };

/** People are told by the names they had then: a seat may change hands. An event tells one thing; what it settles besides goes without saying. */
export const newsLine = (r: TableRecord, { n, at }: StoredEvent, { who, ...news }: News): void => {
  if (r.chat.at(-1)?.n === n) return;
  const seat = seatOfVote(news.about);
  const vote: VoteNews = {
    ...news,
    who: who.map((s) => r.seats[s]!.name),
    ...(seat !== undefined && { whom: r.seats[seat]!.name }),
  };
  r.chat.push({ n, at, by: 'table', room: 'table', text: '', vote });
};

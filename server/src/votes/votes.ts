/** The votes of a table, computed from its events like the rest of its record. */
import { NOBODY, type Seat } from '@tabularium/kernel';
import type { Proposal, VoteHow } from '@tabularium/protocol';
import { type EventBody, isPrivate, type StoredEvent } from '../store/store.ts';
import type { TableRecord } from '../tables/record.ts';
import { seatOfVote } from './about.ts';
import { newsLine } from './news.ts';

/** A vote that is open. A rewind names its input as the public counts. */
export interface OpenVote {
  readonly id: number;
  readonly about: Proposal;
  readonly by: Seat;
  readonly at: number;
  readonly until: number;
  readonly said: Map<Seat, 'agree' | 'refuse'>;
  /** How often each seat has said something. */
  readonly spoke: Map<Seat, number>;
}

export interface Votes {
  open: OpenVote[];
  /** The last vote's number. */
  last: number;
  /** Votes that were opened and did not pass: who proposed them, and when they came to nothing. */
  readonly inVain: { readonly by: Seat; readonly at: number }[];
}

export const newVotes = (): Votes => ({ open: [], last: 0, inVain: [] });

/** So many are remembered: enough for every limit. */
const MOST_REMEMBERED = 64;

/** The vote with this number, if it is open. */
export const voteOf = ({ votes }: TableRecord, id: number): OpenVote | undefined =>
  votes.open.find((vote) => vote.id === id);

/** Applies an event to the votes. The rest of the record is as it was before the event. */
export const countVotes = (r: TableRecord, event: StoredEvent): void => {
  const { body } = event;
  if (body.t === 'vote') return voted(r, event, body);
  if (body.vote !== undefined) passed(r, event, body);
  switch (body.t) {
    case 'input':
      if (!isPrivate(body)) played(r, event, body);
      return undefined;
    case 'undo':
      if (!isPrivate(body)) closeThose(r, event, (vote) => vote.about.kind === 'rewind', 'overtaken');
      return undefined;
    case 'seat':
      return changedHands(r, event, body.seat);
    case 'ended':
      return closeThose(r, event, () => true, 'overtaken');
    default:
      return undefined;
  }
};

type VoteBody = Extract<EventBody, { readonly t: 'vote' }>;

const voted = (r: TableRecord, event: StoredEvent, body: VoteBody): void => {
  const { votes } = r;
  const by = Number(event.by);
  if (body.does === 'open') {
    const { vote: id, about, until } = body;
    const said: OpenVote['said'] = new Map([[by, 'agree']]);
    votes.open.push({ id, about, until, by, at: event.at, said, spoke: new Map() });
    votes.last = id;
    newsLine(r, event, { id, how: 'opened', about, who: [by] });
    return;
  }
  const vote = voteOf(r, body.vote);
  if (!vote) return;
  if (body.does === 'lapse') return close(r, event, vote, 'lapsed');
  if (body.does === 'withdraw') return close(r, event, vote, 'withdrawn');
  if (body.does === 'none') vote.said.delete(by);
  else vote.said.set(by, body.does);
  vote.spoke.set(by, (vote.spoke.get(by) ?? 0) + 1);
  if (body.ends) close(r, event, vote, 'refused');
};

/** What a vote was about is carried out by the event itself. Whoever asked for it gave the last voice. */
const passed = (
  r: TableRecord,
  event: StoredEvent,
  body: EventBody & { readonly t: Exclude<EventBody['t'], 'vote'> },
) => {
  const { votes } = r;
  const id = body.vote!.id;
  const vote = voteOf(r, id);
  votes.last = Math.max(votes.last, id);
  votes.open = votes.open.filter((v) => v !== vote);
  const agreed = vote ? agreedTo(vote) : [];
  const last = /^\d+$/.test(event.by) ? [Number(event.by)] : [];
  const who = [...new Set([...agreed, ...last])].sort((a, b) => a - b);
  newsLine(r, event, { id, how: 'passed', about: body.vote!.about, who });
};

export const agreedTo = ({ said }: OpenVote): Seat[] => saying(said, 'agree');
export const refusedBy = ({ said }: OpenVote): Seat[] => saying(said, 'refuse');
const saying = (said: OpenVote['said'], what: 'agree' | 'refuse'): Seat[] =>
  [...said].flatMap(([seat, s]) => (s === what ? [seat] : [])).sort((a, b) => a - b);

/**
 * As soon as somebody plays on, the table does not go back: whoever has not said anything could otherwise wait and see how the
 * game goes. And whoever plays is not away.
 */
const played = (r: TableRecord, event: StoredEvent, { entry }: Extract<EventBody, { readonly t: 'input' }>): void => {
  const { by } = entry.input;
  if (by === NOBODY || r.seats[by]?.kind !== 'human') return;
  closeThose(
    r,
    event,
    ({ about }) => about.kind === 'rewind' || (about.kind === 'replace' && about.seat === by && isAct(event)),
    'overtaken',
  );
};

/** Done by somebody, and not because their time had run out. */
const isAct = ({ by }: StoredEvent): boolean => /^\d+$/.test(by);

/** A seat that changes hands loses its voice, and what it has proposed is dropped. */
const changedHands = (r: TableRecord, event: StoredEvent, seat: Seat): void => {
  for (const { said } of r.votes.open) said.delete(seat);
  closeThose(r, event, (vote) => vote.by === seat || seatOfVote(vote.about) === seat, 'overtaken');
};

const closeThose = (r: TableRecord, event: StoredEvent, which: (vote: OpenVote) => boolean, how: VoteHow): void => {
  for (const vote of r.votes.open.filter(which)) close(r, event, vote, how);
};

const close = (r: TableRecord, event: StoredEvent, vote: OpenVote, how: VoteHow): void => {
  const { votes } = r;
  votes.open = votes.open.filter((v) => v !== vote);
  if (how !== 'overtaken') votes.inVain.push({ by: vote.by, at: event.at });
  if (votes.inVain.length > MOST_REMEMBERED) votes.inVain.shift();
  const who = how === 'refused' ? refusedBy(vote) : how === 'withdrawn' ? [vote.by] : [];
  newsLine(r, event, { id: vote.id, how, about: vote.about, who });
};

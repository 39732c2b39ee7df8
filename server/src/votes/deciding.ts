/** What a vote that has passed does. It is one event, which names the vote: nothing is decided and not done. */
import type { Entry, Seat } from '@tabularium/kernel';
import { inputBehind, type Proposal } from '@tabularium/protocol';
import { bestBot } from '../games/games.ts';
import { dropHolds } from '../people/holds.ts';
import { emptied } from '../seats/emptied.ts';
import type { EventBody } from '../store/store.ts';
import { heldFrom } from '../tables/past.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';

type Of<K extends Proposal['kind']> = Extract<Proposal, { readonly kind: K }>;

/** May be called only from inside `inTurn`. */
export const carryOut = async (
  room: Room,
  by: string,
  nonce: string,
  vote: { readonly id: number; readonly about: Proposal },
): Promise<void> => {
  await room.commit(by, nonce, { ...(await effectOf(room, vote.about)), vote });
  const { about } = vote;
  if (about.kind === 'replace' && about.with === 'person') await dropHolds(room.store.sql, room.id, about.seat);
};

type Effect = Exclude<EventBody, { readonly t: 'vote' }>;

const effectOf = async (room: Room, about: Proposal): Promise<Effect> => {
  const { record } = room;
  switch (about.kind) {
    case 'pause':
      return { t: 'pause', on: true };
    case 'goOn':
      return { t: 'pause', on: false };
    case 'extend':
      return { t: 'extend', ...forSeat(about.seat), seconds: about.seconds };
    case 'pace':
      return { t: 'pace', answerTime: about.answerTime, ...(about.bank !== undefined && { bank: about.bank }) };
    case 'replace':
      return replaced(record, about);
    case 'rewind':
      return { t: 'input', entry: await rewound(room, inputBehind(record.match, about.to)) };
    case 'end':
      return { t: 'ended', how: about.how };
    default:
      return about satisfies never;
  }
};

/** The position may be so old that it is not held any more. */
const rewound = async (room: Room, to: number): Promise<Entry> => {
  const { match } = await heldFrom(room, to);
  return room.record.match.rewind(to, match.at(to));
};

const forSeat = (seat: Seat | undefined) => (seat === undefined ? {} : { seat });

const replaced = ({ seats, game }: TableRecord, { seat, with: by, bot = bestBot(game) }: Of<'replace'>): Effect => {
  const now = seats[seat]!;
  return { t: 'seat', seat, now: by === 'bot' ? { ...now, kind: 'bot', bot } : emptied(now) };
};

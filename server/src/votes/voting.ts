/** What people can do about votes: propose something, and say what they think of a proposal. */
import { Refused, type Seat } from '@tabularium/kernel';
import type { Proposal, ServerMessage } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import type { By, Of } from '../tables/acts.ts';
import { askedBy, isOver, SERVER, type TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { carryOut } from './deciding.ts';
import { demandOpen } from './ended.ts';
import { demandSensible, enoughOf, isEnough, voicesOf } from './kinds.ts';
import { isLapsed, lengthOf } from './time.ts';
import { agreedTo, type OpenVote, refusedBy, voteOf } from './votes.ts';

type Seated = Pick<By, 'secret'> & { readonly eye: Seat };

/** Votes that one seat may have open at once. */
const MOST_OPEN = 2;
/** Proposals of one seat that may come to nothing within the time that a vote stays open. */
const MOST_IN_VAIN = 3;
/** How often a seat may change its mind about one vote. */
const MOST_SPOKEN = 10;
const MINUTE = 60_000;

export const propose = (room: Room, who: Seated, { nonce, about }: Of<'propose'>): Promise<ServerMessage> =>
  room.once(who, nonce, async () => {
    const { eye: by } = who;
    demandPlayer(room, by);
    await lapseAll(room);
    const wanted = asKnown(room.record, by, about);
    if (room.record.votes.open.some((vote) => vote.about.kind === wanted.kind))
      throw new Refused(msg('server.vote.openAlready'));
    demandSensible(room, wanted);
    demandPatience(room, by);
    const id = room.record.votes.last + 1;
    if (isEnough(room, wanted, [by])) return carryOut(room, askedBy(by), nonce, { id, about: wanted });
    const until = room.clock() + lengthOf(room.record);
    await room.commit(askedBy(by), nonce, { t: 'vote', does: 'open', vote: id, about: wanted, until });
  });

export const voice = (room: Room, who: Seated, { nonce, vote: id, say }: Of<'voice'>): Promise<ServerMessage> =>
  room.once(who, nonce, async () => {
    const { eye: by } = who;
    demandPlayer(room, by);
    const vote = voteOf(room.record, id);
    if (!vote) throw new Refused(msg('server.vote.closed'));
    if (isLapsed(room, vote)) throw new Refused(msg('server.vote.lapsed'));
    if (by === vote.by && say !== 'agree')
      return room.commit(askedBy(by), nonce, { t: 'vote', does: 'withdraw', vote: id });
    if (by !== vote.by && !voicesOf(room, vote.about).includes(by)) throw new Refused(msg('server.vote.noVoice'));
    if (say === 'agree') {
      demandSensible(room, vote.about);
      if (isEnough(room, vote.about, [...agreedTo(vote), by])) return carryOut(room, askedBy(by), nonce, vote);
    }
    await speak(room, vote, by, nonce, say);
  });

/** Stores what somebody says, unless they have said it already. */
const speak = async (room: Room, vote: OpenVote, by: Seat, nonce: string, say: Of<'voice'>['say']): Promise<void> => {
  if ((vote.said.get(by) ?? 'none') === say) return;
  if ((vote.spoke.get(by) ?? 0) >= MOST_SPOKEN) throw new Refused(msg('server.vote.spokeOften'));
  const ends = say === 'refuse' && !canPass(room, vote, by);
  await room.commit(askedBy(by), nonce, { t: 'vote', does: say, vote: vote.id, ...(ends && { ends }) });
};

/** Could it still pass after this refusal? */
const canPass = (room: Room, vote: OpenVote, by: Seat): boolean => {
  const against = new Set([...refusedBy(vote), by]);
  const voices = voicesOf(room, vote.about);
  return voices.filter((seat) => !against.has(seat)).length >= enoughOf(room, vote.about);
};

/** Throws unless whoever asks plays at a table where a game is going on. */
const demandPlayer = ({ record }: Room, seat: Seat): void => {
  if (record.seats[seat]?.kind !== 'human') throw new Refused(msg('server.botPlays'));
  demandOpen(record);
  if (isOver(record)) throw new Refused({ k: 'kernel.over' });
  if (record.waits) throw new Refused(msg('server.notBegun'));
};

/** Throws if this seat proposes too much: nobody is to pester the others. */
const demandPatience = ({ record, clock }: Room, by: Seat): void => {
  const { open, inVain } = record.votes;
  if (open.filter((vote) => vote.by === by).length >= MOST_OPEN)
    throw new Refused(msg('server.vote.manyOpen', { most: MOST_OPEN }));
  const since = clock() - lengthOf(record);
  const lately = inVain.filter((vote) => vote.by === by && vote.at > since);
  const first = lately.at(-MOST_IN_VAIN);
  if (!first) return;
  const minutes = Math.ceil((first.at - since) / MINUTE);
  throw new Refused(msg('server.vote.tooMany', { most: MOST_IN_VAIN, minutes }));
};

/** A point of the game is named as everybody knows it, whoever proposed it: nobody learns of private acts. */
const asKnown = ({ match }: TableRecord, by: Seat, about: Proposal): Proposal =>
  about.kind === 'rewind' ? { ...about, to: match.inputsFor('public', match.inputOf(by, about.to)) } : about;

/** Closes votes whose time is over. */
export const lapseAll = async (room: Room): Promise<void> => {
  for (const vote of room.record.votes.open.filter((v) => isLapsed(room, v)))
    await room.commit(SERVER, '', { t: 'vote', does: 'lapse', vote: vote.id });
};

/** The kinds of votes: when something can be proposed, who has a voice in it, and how many must agree. See docs/votes.md. */
import { type Msg, Refused, type Seat } from '@tabularium/kernel';
import type { Proposal } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { demandBot } from '../opening/seats.ts';
import { demandAway, isGone, isLongAway } from '../tables/away.ts';
import { isPaused } from '../tables/clock.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';

type Of<K extends Proposal['kind']> = Extract<Proposal, { readonly kind: K }>;

const refuseIf = (isRefused: boolean, why: Msg): void => {
  if (isRefused) throw new Refused(why);
};

/** Throws if what is proposed makes no sense at this table now. */
export const demandSensible = (room: Room, about: Proposal): void => {
  const { record } = room;
  switch (about.kind) {
    case 'pause':
      return refuseIf(isPaused(record), msg('server.paused'));
    case 'goOn':
      return refuseIf(!isPaused(record), msg('server.vote.notPaused'));
    case 'extend':
      refuseIf(record.clocks.answerTime === undefined, msg('server.vote.notTimed'));
      return refuseIf(about.seat !== undefined && !isPerson(record, about.seat), msg('server.vote.noPerson'));
    case 'pace':
      return demandOtherPace(record, about);
    case 'replace':
      return demandReplaceable(room, about);
    case 'rewind':
      return refuseIf(about.to >= record.match.inputsFor('public'), msg('server.vote.noWayBack'));
    case 'end':
      return undefined;
    default:
      return about satisfies never;
  }
};

/** With the same time the bank has to be another one: otherwise everybody would only be given back what they have used. */
const demandOtherPace = ({ clocks }: TableRecord, { answerTime, bank }: Of<'pace'>): void => {
  refuseIf(answerTime === null && !!bank, msg('server.bankAlone'));
  const isSameBank = bank === undefined || bank === clocks.bank;
  refuseIf((clocks.answerTime ?? null) === answerTime && isSameBank, msg('server.vote.samePace'));
};

const isPerson = ({ seats }: TableRecord, seat: Seat): boolean => seats[seat]?.kind === 'human';

/** Somebody who is away, or who has a bot in their place; or a bot that plays for nobody, which gives its seat up at once. */
const demandReplaceable = (room: Room, { seat, with: by, bot }: Of<'replace'>): void => {
  const { record } = room;
  const now = record.seats[seat];
  refuseIf(now === undefined || now.kind === 'open', msg('server.vote.noPerson'));
  refuseIf(by === 'bot' && now?.kind === 'bot', msg('server.vote.noPerson'));
  if (bot !== undefined) demandBot(record.game, bot);
  demandAway(room, seat, by);
};

/** Whoever gains or loses by it alone has no voice in it. Nobody who does not come back can keep the others waiting for ever. */
const hasVoice = (room: Room, about: Proposal, seat: Seat): boolean => {
  if (about.kind === 'extend' || about.kind === 'replace') return about.seat !== seat;
  if (about.kind === 'goOn') return !isLongAway(room, seat);
  return about.kind !== 'end' || about.how === 'ended' || !isGone(room, seat);
};

/** The people who have a voice. Bots have none. */
export const voicesOf = (room: Room, about: Proposal): readonly Seat[] =>
  room.record.seats.flatMap(({ kind }, seat) => (kind === 'human' && hasVoice(room, about, seat) ? [seat] : []));

/** Less time to answer, or a smaller bank. */
const isFaster = (now: TableRecord['clocks'], { answerTime, bank }: Of<'pace'>): boolean =>
  answerTime !== null && (answerTime < (now.answerTime ?? Infinity) || (bank !== undefined && bank < now.bank));

/** Must everybody agree, or only more than half? Nobody is hurried, taken back or sent home against their will. */
const needsAll = ({ record: { clocks } }: Room, about: Proposal): boolean => {
  if (about.kind === 'pace') return isFaster(clocks, about);
  return about.kind === 'rewind' || about.kind === 'end';
};

/** How many must agree. */
export const enoughOf = (room: Room, about: Proposal): number => {
  const { length } = voicesOf(room, about);
  // Whoever is alone asks nobody.
  return needsAll(room, about) || length === 0 ? length : Math.floor(length / 2) + 1;
};

/** Each voice counts once. */
export const isEnough = (room: Room, about: Proposal, agreed: readonly Seat[]): boolean =>
  voicesOf(room, about).filter((seat) => agreed.includes(seat)).length >= enoughOf(room, about);

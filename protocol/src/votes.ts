/** What those who play can decide together, and how it stands with a vote. See docs/votes.md. */
import type { Seat } from '@tabularium/kernel';
import * as v from 'valibot';
import { ANSWER_TIMES, BANKS, LIMITS } from './limits.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const whole = v.pipe(v.number(), v.safeInteger());
const nonce = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.nonce));
const time = v.picklist(ANSWER_TIMES);
const bank = v.picklist([0, ...BANKS]);

/** What is proposed. One vote of each kind may be open at a time. */
const proposal = v.variant('kind', [
  /** Nobody may move, no bot does, and no clock runs, until the table goes on. */
  v.strictObject({ kind: v.literal('pause') }),
  v.strictObject({ kind: v.literal('goOn') }),
  /** So many seconds more for one seat, or for everybody. */
  v.strictObject({ kind: v.literal('extend'), seat: v.optional(seat), seconds: time }),
  /** Seconds to answer from now on; null if nobody is timed any more. With `bank` everybody has a whole one of so many seconds, or
   * none; without it everybody keeps what is left. */
  v.strictObject({ kind: v.literal('pace'), answerTime: v.nullable(time), bank: v.optional(bank) }),
  /** Somebody who is away is replaced: by a bot (`bot`, or the game's best), which they may take the seat back from; or by another
   * person, for whom the seat is opened. A bot's seat can be opened for a person, too. */
  v.strictObject({
    kind: v.literal('replace'),
    seat,
    with: v.picklist(['person', 'bot']),
    bot: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
  }),
  /** Back to the position after input `to`, as whoever proposes it counts inputs. */
  v.strictObject({ kind: v.literal('rewind'), to: v.pipe(whole, v.minValue(0)) }),
  /** The game ends without a result: by agreement of all, or because people have left it. */
  v.strictObject({ kind: v.literal('end'), how: v.picklist(['ended', 'abandoned']) }),
]);
export type Proposal = v.InferOutput<typeof proposal>;

/** Proposes something to the table. Whoever proposes has agreed. */
export const proposeSchema = v.strictObject({ t: v.literal('propose'), nonce, about: proposal });

/** Says what one thinks of an open vote: `agree`, `refuse`, or `none`, which takes back what one has said. Whoever proposed it
 * withdraws it by anything but `agree`. */
export const voiceSchema = v.strictObject({
  t: v.literal('voice'),
  nonce,
  vote: v.pipe(whole, v.minValue(1)),
  say: v.picklist(['agree', 'refuse', 'none']),
});

/** Takes one's own seat back from the bot that plays for one. */
export const takeBackSchema = v.strictObject({ t: v.literal('takeBack'), nonce });

/** A vote that is open, as everybody at the table knows it. */
export interface VoteInfo {
  /** Votes of a table are counted from 1. */
  readonly id: number;
  /** The input of a rewind is numbered as this viewer counts inputs. */
  readonly about: Proposal;
  readonly by: Seat;
  readonly at: number;
  /** It lapses at this time. */
  readonly until: number;
  /** Who has a voice, and how many of them must agree. */
  readonly voices: readonly Seat[];
  readonly enough: number;
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
}

/** What became of a vote. `overtaken`: something else has happened that settles the matter. */
export type VoteHow = 'opened' | 'passed' | 'refused' | 'withdrawn' | 'lapsed' | 'overtaken';

/** A line in the chat of the table about a vote. */
export interface VoteNews {
  readonly id: number;
  readonly how: VoteHow;
  readonly about: Proposal;
  /** Who proposed it, agreed or refused, by name; nobody if it lapsed or was overtaken. */
  readonly who: readonly string[];
  /** The name of the seat that it is about. */
  readonly whom?: string;
}

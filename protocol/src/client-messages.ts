/** Messages and requests from clients. Anything of another shape is refused. */
import * as v from 'valibot';
import { ANSWER_TIMES, BANKS, LIMITS } from './limits.ts';
import { proposeSchema, takeBackSchema, voiceSchema } from './votes.ts';

const word = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const whole = v.pipe(v.number(), v.safeInteger());
const nonce = word(LIMITS.nonce);

const inputArg = v.union([
  v.pipe(v.string(), v.maxLength(LIMITS.ref)),
  whole,
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(LIMITS.ref))), v.maxLength(LIMITS.several)),
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(LIMITS.ref)), whole),
    v.check((r) => Object.keys(r).length <= LIMITS.several),
  ),
]);

/** The first message on a connection. `since` is the last event seen, so that only later ones are sent. */
const helloSchema = v.strictObject({
  t: v.literal('hello'),
  table: word(32),
  /** The token of a seat, or the session of a person who holds one. Without either, the client is a spectator. */
  token: v.optional(word(128)),
  /** The owner's token, beside that of a seat. */
  owner: v.optional(word(128)),
  /** The session of a person, beside a token: they hold what it opens from then on; if it opens nothing, they have what they hold. */
  person: v.optional(word(128)),
  since: v.optional(v.pipe(whole, v.minValue(0))),
});

/** An answer to the question with the id `decision`. */
export const actSchema = v.strictObject({
  t: v.literal('act'),
  decision: word(32),
  nonce,
  verb: word(LIMITS.verb),
  arg: v.optional(inputArg),
});

/** Undoes one's own last input. `input` can name it, so that a later one is not undone by mistake. */
export const undoSchema = v.strictObject({
  t: v.literal('undo'),
  nonce,
  input: v.optional(v.pipe(whole, v.minValue(1))),
});

const room = v.union([v.literal('table'), v.pipe(v.array(seat), v.minLength(1), v.maxLength(8))]);
/** A line of chat, to everybody at the table or to some seats. */
export const saySchema = v.strictObject({
  t: v.literal('say'),
  nonce,
  room,
  text: word(LIMITS.chat),
});

/** Somebody is writing such a line. It has no nonce and gets no answer. */
const writingSchema = v.strictObject({ t: v.literal('writing'), room });

/** The page with the table is visible, or not any more. Whoever looks is not told by other ways that it is their turn. No answer. */
const lookSchema = v.strictObject({ t: v.literal('look'), on: v.boolean() });

/** Frees a seat and revokes its token. Everybody may free their own seat. The owner of the table may also free one that was
 * taken through the link and has not moved yet, or one whose bot is stuck. */
export const freeSchema = v.strictObject({ t: v.literal('free'), nonce, seat });

/** The owner of the table forbids spectators to chat (`on: true`) or allows it again. Spectators have no names, so it is all
 * of them. */
export const muteSchema = v.strictObject({ t: v.literal('mute'), nonce, on: v.boolean() });

/** The owner of the table lets the game begin although seats are free: they stay open, or bots take them. Without `bot` it is
 * the best one of the game. */
export const beginSchema = v.strictObject({
  t: v.literal('begin'),
  nonce,
  free: v.picklist(['open', 'bots']),
  bot: v.optional(word(32)),
});

/** Whoever sits there is away until this time (in milliseconds since 1970), and their clock stands still; `null`: they are back. */
export const vacationSchema = v.strictObject({
  t: v.literal('vacation'),
  nonce,
  until: v.nullable(v.pipe(whole, v.minValue(0))),
});

/** Asks for a whole `sync`, when the client's scene no longer has the right hash. */
const resyncSchema = v.strictObject({ t: v.literal('resync') });
const pingSchema = v.strictObject({ t: v.literal('ping') });

export const clientMessageSchema = v.variant('t', [
  helloSchema,
  actSchema,
  undoSchema,
  saySchema,
  writingSchema,
  proposeSchema,
  voiceSchema,
  takeBackSchema,
  lookSchema,
  freeSchema,
  muteSchema,
  beginSchema,
  vacationSchema,
  resyncSchema,
  pingSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

const seats = v.pipe(
  v.array(
    v.variant('kind', [
      /** For a person who is already known. Whoever opens the table gets the token and passes it on. */
      v.strictObject({ kind: v.literal('human'), name: word(LIMITS.name) }),
      /** For whoever comes through the link. */
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), bot: word(32) }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(16),
);
export type NewSeat = v.InferOutput<typeof seats>[number];
const visibility = v.picklist(['public', 'link']);
/** Seconds after which the game goes on without an answer, where the rules allow that. Without it nobody is timed. */
const answerTime = v.optional(v.picklist(ANSWER_TIMES));
/** Seconds that each person has besides, for all their answers together. It goes with a time to answer. */
const bank = v.optional(v.picklist(BANKS));

export const newTableSchema = v.strictObject({
  game: word(64),
  name: v.optional(word(LIMITS.tableName)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  bank,
  seats,
  /** The game begins when no seat is free any more, or when the owner says so. Without it, it begins at once. */
  waits: v.optional(v.boolean()),
  /** The result counts for the ratings of those who are signed in. At least two seats must be for people. */
  rated: v.optional(v.boolean()),
});
export type NewTable = v.InferOutput<typeof newTableSchema>;

/** Opens a table that goes on from input `input` of another. Without `seats` it has the same seats as before. */
export const cloneSchema = v.strictObject({
  input: v.optional(v.pipe(whole, v.minValue(0))),
  name: v.optional(word(LIMITS.tableName)),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  bank,
  seats: v.optional(seats),
});
export type CloneTable = v.InferOutput<typeof cloneSchema>;

/** Opens a table from a game file. `file` is checked separately, in a thread. */
export const importSchema = v.strictObject({
  name: v.optional(word(LIMITS.tableName)),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  bank,
  seats: v.optional(seats),
  file: v.record(v.string(), v.unknown()),
});
export type ImportTable = v.InferOutput<typeof importSchema>;

/** Takes an open seat. A repeated request with the same nonce gets the same seat and token, so the nonce must be as hard to
 * guess as a token. */
export const joinSchema = v.strictObject({
  seat: v.optional(seat),
  name: word(LIMITS.name),
  nonce: v.optional(v.pipe(v.string(), v.minLength(LIMITS.joinNonce), v.maxLength(LIMITS.nonce))),
});
export type Join = v.InferOutput<typeof joinSchema>;

/** What a client may say. Anything else is refused at the door. */
import * as v from 'valibot';
import { ANSWER_TIMES, LIMITS } from './limits.ts';

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

/** The first word on a connection. `since` is the last event seen, so that only what is new need be sent. */
const helloSchema = v.strictObject({
  t: v.literal('hello'),
  table: word(32),
  /** The secret of a seat; without one: a spectator. */
  token: v.optional(word(128)),
  /** The secret of who opened the table, beside that of a seat. */
  owner: v.optional(word(128)),
  since: v.optional(v.pipe(whole, v.minValue(0))),
});

/** An answer to a decision. */
export const actSchema = v.strictObject({
  t: v.literal('act'),
  decision: word(32),
  nonce,
  verb: word(LIMITS.verb),
  arg: v.optional(inputArg),
});

/** Takes one's last input back; `input` says which that is, so that no later one is taken back in its place. */
export const undoSchema = v.strictObject({
  t: v.literal('undo'),
  nonce,
  input: v.optional(v.pipe(whole, v.minValue(1))),
});

export const saySchema = v.strictObject({
  t: v.literal('say'),
  nonce,
  room: v.union([v.literal('table'), v.pipe(v.array(seat), v.minLength(1), v.maxLength(8))]),
  text: word(LIMITS.chat),
});

/** Consent of the table to let a bot play for an absent seat, or its withdrawal. */
export const handOverSchema = v.strictObject({
  t: v.literal('handOver'),
  nonce,
  seat,
  agree: v.boolean(),
});

/** A seat is open again and its secret opens nothing: one's own, or for who opened the table one that has not moved yet. */
export const freeSchema = v.strictObject({ t: v.literal('free'), nonce, seat });

/** Who opened the table lets people who look on speak in the chat, or not. They have no names, so it is all of them. */
export const silenceSchema = v.strictObject({ t: v.literal('silence'), nonce, on: v.boolean() });

/** I have lost the thread: everything, please. */
const resyncSchema = v.strictObject({ t: v.literal('resync') });
const pingSchema = v.strictObject({ t: v.literal('ping') });

export const clientMessageSchema = v.variant('t', [
  helloSchema,
  actSchema,
  undoSchema,
  saySchema,
  handOverSchema,
  freeSchema,
  silenceSchema,
  resyncSchema,
  pingSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

const seats = v.pipe(
  v.array(
    v.variant('kind', [
      /** Somebody known already: who opens the table is given the secret to hand on. */
      v.strictObject({ kind: v.literal('human'), name: word(LIMITS.name) }),
      /** Whoever comes by the link. */
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), bot: word(32) }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(16),
);
export type NewSeat = v.InferOutput<typeof seats>[number];
const visibility = v.picklist(['public', 'link']);
/** Seconds after which the game goes on without an answer, where the rules know what that means; without it nobody is timed. */
const answerTime = v.optional(v.picklist(ANSWER_TIMES));

export const newTableSchema = v.strictObject({
  game: word(64),
  name: v.optional(word(LIMITS.tableName)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  seats,
});
export type NewTable = v.InferOutput<typeof newTableSchema>;

/** A new table that goes on from input `input` of another; who sits there is as before unless said. */
export const cloneSchema = v.strictObject({
  input: v.optional(v.pipe(whole, v.minValue(0))),
  name: v.optional(word(LIMITS.tableName)),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  seats: v.optional(seats),
});
export type CloneTable = v.InferOutput<typeof cloneSchema>;

/** A game from a file; `file` is looked at by the rules, not here. */
export const importSchema = v.strictObject({
  name: v.optional(word(LIMITS.tableName)),
  visibility: v.optional(visibility, 'link'),
  answerTime,
  seats: v.optional(seats),
  file: v.record(v.string(), v.unknown()),
});
export type ImportTable = v.InferOutput<typeof importSchema>;

/** Whoever says the same nonce again gets the same seat: it is as good as the seat's secret, and must be as hard to guess. */
export const joinSchema = v.strictObject({
  seat: v.optional(seat),
  name: word(LIMITS.name),
  nonce: v.optional(v.pipe(v.string(), v.minLength(LIMITS.joinNonce), v.maxLength(LIMITS.nonce))),
});
export type Join = v.InferOutput<typeof joinSchema>;

/** The shape of a game file from an untrusted source. Whether the game is legal is checked later, by the rules. */
import { FORMAT } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import * as v from 'valibot';

const SEATS = 16;
const whole = v.pipe(v.number(), v.safeInteger());
const seat = v.pipe(whole, v.minValue(0), v.maxValue(SEATS - 1));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const anything = v.unknown();
/** Arguments of a message. Anything else could not be displayed. */
const told = v.union([v.string(), v.pipe(v.number(), v.finite()), v.array(v.string())]);
const msg = v.object({ k: v.string(), a: v.optional(v.record(v.string(), told)) });
/** More than any rule rolls or draws between two lines. */
const DICE = 100;
const DRAWN = 200;
const line = v.object({
  m: msg,
  rule: v.optional(v.string()),
  to: v.optional(v.array(seat)),
  twin: v.optional(msg),
  dice: v.optional(v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(DICE))),
  drawn: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(DRAWN))),
  because: v.optional(v.object({ by: msg, candidates: v.array(v.object({ ref: v.string(), out: v.optional(msg) })) })),
});
const arg = v.union([v.string(), whole, v.array(v.string()), v.record(v.string(), whole)]);
/** -1 is nobody: a change of rules, or new dice. */
const by = v.pipe(whole, v.minValue(-1), v.maxValue(SEATS - 1));
const step = v.union([v.string(), whole]);
const change = v.union([v.strictTuple([v.array(step)]), v.strictTuple([v.array(step), anything])]);
const entry = v.object({
  input: v.object({ by, verb: v.string(), arg: v.optional(arg) }),
  log: v.array(line),
  diff: v.array(change),
  digest: v.string(),
});
const source = v.variant('t', [
  v.object({ t: v.literal('seed'), seed: v.string() }),
  v.object({ t: v.literal('key'), commitment: hex, key: v.optional(hex) }),
]);
const stretch = v.object({
  until: v.pipe(whole, v.minValue(1)),
  source,
  table: v.optional(v.pipe(v.string(), v.maxLength(32))),
});
const chance = v.variant('t', [
  v.strictObject({ t: v.literal('sfc32'), words: v.tuple([whole, whole, whole, whole]) }),
  v.strictObject({ t: v.literal('keyed'), drawn: v.pipe(whole, v.minValue(0)) }),
]);
const start = v.looseObject({
  g: anything,
  seats: v.pipe(whole, v.minValue(1), v.maxValue(SEATS)),
  stack: v.array(v.looseObject({ proc: v.string(), node: v.string(), local: v.looseObject({}) })),
  chance,
  rig: v.pipe(v.array(whole), v.maxLength(0)),
  inputs: v.pipe(whole, v.minValue(0)),
  floor: v.pipe(whole, v.minValue(0)),
  orders: v.array(v.looseObject({})),
});

/** It is shown to everybody at the table and used in a URL. */
const packName = v.pipe(v.string(), v.maxLength(LIMITS.packName), v.regex(/^[\p{L}\d_.-]+$/u));

export const gameFileSchema = v.object({
  format: v.literal(FORMAT),
  game: v.string(),
  version: v.pipe(whole, v.minValue(1)),
  seats: v.pipe(whole, v.minValue(1), v.maxValue(SEATS)),
  options: v.record(v.string(), anything),
  pack: v.optional(v.object({ name: packName, content: anything })),
  source,
  earlier: v.optional(v.pipe(v.array(stretch), v.maxLength(LIMITS.stretches))),
  seated: v.optional(v.array(v.pipe(v.string(), v.maxLength(32)))),
  table: v.optional(v.pipe(v.string(), v.maxLength(32))),
  start,
  opening: v.array(line),
  entries: v.pipe(v.array(entry), v.maxLength(LIMITS.inputs)),
  seal: v.optional(v.string()),
});

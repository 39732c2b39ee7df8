/** The answer to an input that was not offered: what was wrong, what is allowed, which rule. */
import { Cx } from './context.ts';
import { Refused } from './errors.ts';
import { isRecord } from './json.ts';
import type { Withheld } from './kinds.ts';
import type { Msg } from './message.ts';
import { type Input, isWhole, type Question } from './question.ts';
import { say } from './say.ts';
import { isSeat, type Seat } from './seat.ts';
import type { State } from './state.ts';
import { type CompiledWait, WITHDRAW } from './verbs.ts';

/** Inputs come from outside, so nothing about their shape is taken for granted. */
export const isWellFormed = (input: unknown): input is Input => {
  return isRecord(input) && isWhole(input['by']) && typeof input['verb'] === 'string';
};

export const refusal = <G>(
  s: State<G>,
  input: unknown,
  wait: CompiledWait<G> | undefined,
  ask: (by: Seat) => Question | undefined,
): Refused => {
  if (s.over) return new Refused(say('kernel.over'));
  if (!isWellFormed(input)) return new Refused(say('kernel.malformed'));
  if (!isSeat(input.by, s.seats)) return new Refused(say('kernel.noSeat', { seat: input.by }));
  const q = ask(input.by);
  if (!wait || !q) return new Refused(say('kernel.notAsked'));
  const { verb } = input;
  const rules = Object.hasOwn(q.verbs, verb) ? q.verbs[verb]!.rules : (wait.byName.get(verb)?.rules ?? []);
  return new Refused(reasonFor(s, input, wait, q), rules.length > 0 ? rules : q.rules, q.verbs);
};

const reasonFor = <G>(s: State<G>, input: Input, wait: CompiledWait<G>, q: Question): Msg => {
  const { verb, arg } = input;
  if (Object.hasOwn(q.denied, verb)) return q.denied[verb]!;
  const reason =
    (Object.hasOwn(q.withheld, verb) && heldBack(q.withheld[verb]!, arg)) || ownReason(s, input, wait, q.due);
  if (reason) return reason;
  if (Object.hasOwn(q.verbs, verb)) return say('kernel.badArg', { verb: `verb.${verb}`, arg: brief(arg) });
  const known = verb === WITHDRAW || wait.byName.has(verb) || wait.interrupts.some((i) => i.verb === verb);
  return known ? say('kernel.noVerb', { verb: `verb.${verb}` }) : say('kernel.malformed');
};

/** Why the first thing in it is held back, or else all that is not named. */
const heldBack = (held: Withheld, arg: unknown): Msg | undefined => {
  const refs = typeof arg === 'string' ? [arg] : Array.isArray(arg) ? arg : Object.keys(arg ?? {});
  const named = refs.find((ref): ref is string => typeof ref === 'string' && Object.hasOwn(held, ref));
  return held[named ?? ''];
};

/**
 * A pick, or whoever would step in, may know why just this thing is not offered. It was written for things that exist, and
 * may stumble over others.
 */
const ownReason = <G>(s: State<G>, { by, verb, arg }: Input, w: CompiledWait<G>, due: boolean): Msg | undefined => {
  if (typeof arg !== 'string') return undefined;
  const v = w.byName.get(verb);
  try {
    if (!v) return w.interrupts.find((i) => i.verb === verb)?.why?.(new Cx(s), by, arg);
    return due ? v.why?.(new Cx(s), s.stack.at(-1)!.local, arg, by) : undefined;
  } catch {
    return undefined;
  }
};

const LONGEST = 40;
const brief = (arg: unknown): string => {
  const text = typeof arg === 'string' ? arg : asJson(arg);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Not everything can be written down: a circle, a bigint, nothing at all. */
const asJson = (x: unknown): string => {
  try {
    return JSON.stringify(x) ?? '–';
  } catch {
    return '…';
  }
};

/** What must hold after every single input. */
import { type Offer, type Offered, type Question, type Seat, type State, notPlain, same } from '@tabularium/kernel';
import { attempt, type Problem } from './problem.ts';
import type { Position } from './position.ts';

export const checkPosition = <G, V>(position: Position<G, V>): Problem | undefined =>
  attempt('check', () => {
    position.module.check(position.state.g);
    return undefined;
  }) ?? attempt('question', () => (position.state.over ? checkEnd(position) : checkQuestions(position)));

const isSeat = (state: State<unknown>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < state.seats;

/** Everybody waited for sits at the table and has an answer to give. */
const checkQuestions = <G, V>({ engine, state }: Position<G, V>): Problem | undefined => {
  const waiting = engine.waitingFor(state);
  if (waiting.length === 0) return { kind: 'waiting', what: 'nobody is waited for' };
  for (const [i, seat] of waiting.entries()) {
    if (!isSeat(state, seat)) return { kind: 'waiting', what: `there is no seat ${seat}` };
    if (waiting.indexOf(seat) !== i) return { kind: 'waiting', what: `waited for twice: seat ${seat}` };
    const q = engine.question(state, seat);
    // Taking back a standing order is always possible, but answers nothing.
    if (!q?.due || Object.keys(q.verbs).every((verb) => verb === 'withdraw')) {
      return { kind: 'question', what: `nothing to answer for seat ${seat} at ${where(state)}` };
    }
    // What searches are shown is what people are shown.
    if (!same(engine.answers(state, seat), answersIn(q))) {
      return { kind: 'question', what: `other answers than the question has, for seat ${seat} at ${where(state)}` };
    }
    const held = heldYetOffered(q);
    if (held !== undefined) return { kind: 'question', what: `held back, yet on offer: ${held} at ${where(state)}` };
  }
  return undefined;
};

const answersIn = ({ verbs, asides }: Question): readonly Offered[] =>
  Object.entries(verbs).flatMap(([verb, offer]) =>
    verb === 'withdraw' || asides.includes(verb) ? [] : [{ verb, offer }],
  );

const heldYetOffered = (q: Question): string | undefined => {
  for (const [verb, held] of Object.entries(q.withheld)) {
    const ref = Object.keys(held).find((x) => q.verbs[verb] && isAbout(q.verbs[verb], x));
    if (ref !== undefined) return `${verb} ${ref}`;
  }
  return undefined;
};
const isAbout = (o: Offer, ref: string): boolean =>
  ((o.t === 'pick' || o.t === 'choose') && o.of.includes(ref)) || (o.t === 'allot' && Object.hasOwn(o.of, ref));

const where = (state: State<unknown>): string => state.stack.map((f) => `${f.proc}/${f.node}`).join(' > ');

/** A game ends in a way that is known, and asks nobody anything after it. */
const checkEnd = <G, V>({ module, engine, state }: Position<G, V>): Problem | undefined => {
  const { how, winners, points } = state.over!;
  if (!module.meta.endings.includes(how)) return { kind: 'outcome', what: `unknown ending: ${how}` };
  if (!winners.every((seat) => isSeat(state, seat))) return { kind: 'outcome', what: `winners: ${winners.join()}` };
  if (points && points.length !== state.seats) return { kind: 'outcome', what: `points: ${points.join()}` };
  if (engine.waitingFor(state).length > 0) return { kind: 'outcome', what: 'somebody is waited for after the end' };
  for (let seat = 0; seat < state.seats; seat++) {
    if (engine.question(state, seat)) return { kind: 'outcome', what: `a question after the end: seat ${seat}` };
  }
  return undefined;
};

export const checkPlain = <G, V>({ state, counts }: Position<G, V>): Problem | undefined => {
  counts.plainChecked++;
  const path = notPlain(state);
  return path === undefined ? undefined : { kind: 'plain', what: `not plain data: ${path}` };
};

/**
 * What a seat would be asked next if it answered so: the rules themselves say it, played on a guess of what the seat cannot
 * see. Nothing is sent to anybody. See docs/forms.md.
 */
import { fromKey } from './chance.ts';
import { engineOf, type GameModule } from './module.ts';
import { same } from './json.ts';
import { accepts, type Answer, ownQuestion, type Question } from './question.ts';
import { rng } from './rng.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** What a seat is asked, and what it sees then. */
export interface Asked<V> {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: V;
}

export interface Rehearsed<V> extends Asked<V> {
  /** Missing in the last step: nothing was answered there, or nothing that is offered. */
  readonly answer?: Answer;
}

/** Thrown where dice or cards would decide: nobody knows what comes after that. */
const CHANCE = { chance: true } as const;
const env = {
  draw: (): never => {
    throw CHANCE;
  },
};

/** Longer than anything that a player enters at once; a form that answers in a circle must end. */
const LONGEST = 200;

/** Is this an answer to the question, as far as offers say? */
export const isOffered = ({ verbs }: Question, { verb, arg }: Answer): boolean =>
  Object.hasOwn(verbs, verb) && accepts(verbs[verb]!, arg);

/**
 * The questions that follow each other while `answer` has an answer, the present one first. It ends where chance or another
 * player decides, and where the next question depends on what this seat does not know: two different guesses must lead to
 * the same question.
 */
export const rehearse = <G, V>(
  module: GameModule<G, V>,
  view: V,
  seat: Seat,
  answer: (asked: Asked<V>) => Answer | undefined,
): readonly Rehearsed<V>[] => {
  const engine = engineOf(module);
  const world = worldOf(module, view, seat, 'one');
  const other = worldOf(module, view, seat, 'another');
  const steps: Rehearsed<V>[] = [];
  while (steps.length < LONGEST) {
    const question = engine.question(world, seat);
    if (!question || !same(question, engine.question(other, seat))) break;
    const asked = { seat, question: ownQuestion(question), view: module.view(world, seat) };
    const given = answer(asked);
    if (!given || !isOffered(question, given)) {
      steps.push(asked);
      break;
    }
    steps.push({ ...asked, answer: given });
    try {
      for (const w of [world, other]) engine.apply(w, { by: seat, ...given }, env);
    } catch (e) {
      if (e === CHANCE) break;
      throw e;
    }
  }
  return steps;
};

const worldOf = <G, V>(module: GameModule<G, V>, view: V, seat: Seat, seed: string): State<G> => ({
  ...module.guess(view, seat, rng(seed)),
  chance: fromKey(),
});

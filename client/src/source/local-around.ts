/** Several people around one screen: what can be answered aloud, before all eyes, and what somebody must sit down for. */
import { type Answer, type Question, Refused, type Seat } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';
import type { AnyOpened, Kept } from './local-screen.ts';
import { peopleAt } from './local-seats.ts';
import type { Aloud } from './source.ts';

const answersIn = (question: Question | undefined, verbs: readonly string[]): Answer[] =>
  verbs.flatMap((verb): Answer[] => {
    const offer = question?.verbs[verb];
    if (offer?.t === 'button') return [{ verb }];
    return offer?.t === 'pick' ? offer.of.map((arg) => ({ verb, arg })) : [];
  });

/** Does this game have a question that can be answered aloud? */
export const hasAloud = ({ procs }: AnyOpened['match']['module']): boolean =>
  procs.some(({ nodes }) => Object.values(nodes).some((n) => typeof n === 'object' && n.aloud !== undefined));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What those who are asked may answer aloud. Several who are asked at once must be asked the same and offered the same;
 * otherwise they sit down one after another.
 */
export const aloudAmong = ({ match }: AnyOpened, kept: Kept): Aloud | undefined => {
  const verbs = match.engine.aloud(match.state);
  if (verbs.length === 0) return undefined;
  const people = peopleAt(kept);
  const seats = match.engine.waitingFor(match.state).filter((seat) => people.includes(seat));
  const [first, ...others] = seats.map((seat) => match.question(seat));
  const answers = answersIn(first, verbs);
  const areAlike = others.every((q) => isSame(q?.prompt, first?.prompt) && isSame(answersIn(q, verbs), answers));
  return first && areAlike && answers.length > 0 ? { seats, prompt: first.prompt, answers } : undefined;
};

/** While he reads to the others what they are asked, whoever keeps the screen is not asked himself. */
export const unasked = (scene: Scene): Scene => {
  const { question: _, ...rest } = scene;
  return rest;
};

/** The question that is being asked, by its place in the rules. */
const placeOf = ({ stack }: AnyOpened['match']['state']): string => {
  const top = stack.at(-1);
  return `${top?.proc}/${top?.node}`;
};

/** Plays one answer for all of them, as far as it is still asked of each. Returns how many were played. */
export const sayAloud = ({ match }: AnyOpened, seats: readonly Seat[], said: Answer): number => {
  const where = placeOf(match.state);
  let played = 0;
  for (const by of seats) {
    // What the last one said may have led to another question.
    if (placeOf(match.state) !== where || !match.engine.waitingFor(match.state).includes(by)) break;
    try {
      match.play({ by, ...said });
    } catch (e) {
      if (played > 0 && e instanceof Refused) break;
      throw e;
    }
    played++;
  }
  return played;
};

/** A game that is saved and loaded is the same game, and goes on in the same way. */
import { type Engine, canonical, diff, type Input, type Question, type State, same } from '@tabularium/kernel';
import { attempt, type Problem } from './problem.ts';
import type { Position } from './position.ts';

export const reload = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

export const questionsOf = <G>(engine: Engine<G>, state: State<G>): (Question | undefined)[] =>
  Array.from({ length: state.seats }, (_, seat) => engine.question(state, seat));

/** As the kernel's `same`; most data that is the same also has its keys in the same order, which is quicker to see. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || same(a, b);

/** Where two pieces of data differ first. */
export const differs = (a: unknown, b: unknown): string => diff(a, b)[0]?.[0].join('.') || 'as a whole';

/** Applies the input here and to a loaded copy. The state itself moves on. */
export const applyAndCompare = <G, V>({ engine, state, counts }: Position<G, V>, input: Input): Problem | undefined => {
  counts.saveChecked++;
  const loaded = reload(state);
  const asked = (s: State<G>): string => canonical([engine.waitingFor(s), questionsOf(engine, s)]);
  if (canonical(loaded) !== canonical(state)) return { kind: 'save', what: `lost: ${differs(state, loaded)}` };
  if (asked(loaded) !== asked(state)) return { kind: 'save', what: 'a loaded game asks something else' };
  engine.replay(state, input);
  return (
    attempt('save', () => {
      engine.replay(loaded, input);
      return undefined;
    }) ??
    (canonical(loaded) === canonical(state)
      ? undefined
      : { kind: 'save', what: `a loaded game goes on differently: ${differs(state, loaded)}` })
  );
};

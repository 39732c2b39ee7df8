/**
 * Looking must change nothing, not even for a moment. Questions, views, who is waited for and what silence would mean are asked
 * of a frozen copy, in which every write is an error. If a rule changed the state and put it back, an exception in between would
 * leave it changed.
 */
import { copy, type Eye, type State } from '@tabularium/kernel';
import type { Problem } from './problem.ts';
import type { Position } from './position.ts';

const frozen = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const v of Object.values(x)) frozen(v);
  }
  return x;
};

/** Everything that can be asked of a position. The name of each look, for the report. */
const looks = <G, V>({ module, engine }: Position<G, V>, s: State<G>): [name: string, look: () => unknown][] => {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return [
    ['waitingFor', () => engine.waitingFor(s)],
    ...seats.map((seat): [string, () => unknown] => [`question of seat ${seat}`, () => engine.question(s, seat)]),
    ...seats.map((seat): [string, () => unknown] => [`silence of seat ${seat}`, () => engine.knowsSilence(s, seat)]),
    ...[...seats, 'public' as const].map((eye: Eye): [string, () => unknown] => [
      `view of ${eye}`,
      () => module.view(s, eye),
    ]),
    ['check', () => module.check(s.g)],
  ];
};

export const checkLooking = <G, V>(position: Position<G, V>): Problem | undefined => {
  position.counts.lookingChecked++;
  const state = frozen(copy(position.state));
  for (const [name, look] of looks(position, state)) {
    try {
      look();
    } catch (e) {
      // Writing to a frozen object throws a TypeError; its stack says where.
      if (e instanceof TypeError)
        return { kind: 'looking', what: `${name} writes to the state: ${e.message}${from(e)}` };
      throw e;
    }
  }
  return undefined;
};

/** The innermost function of the rules, as far as the engine tells. */
const from = (e: Error): string => {
  const at = e.stack?.split('\n').find((line) => line.includes(' at '));
  return at === undefined ? '' : ` (${at.trim()})`;
};

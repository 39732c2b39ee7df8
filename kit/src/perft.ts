/** Counts positions by going through every answer and every fall of the dice. */
import {
  Broken,
  copy,
  digest,
  type Engine,
  engineOf,
  type GameModule,
  type Input,
  inputsOf,
  type State,
} from '@tabularium/kernel';

export interface Perft {
  /** Ways to make so many inputs, each result of the dice counted separately. */
  readonly leaves: number;
  /** Different positions among them; nothing when there are too many to remember. */
  readonly distinct: number | undefined;
  /** Ways in which the game was over before. */
  readonly ended: number;
  /** Falls of the dice not followed, because an input would have rolled more of them than allowed. */
  readonly cut: number;
}

/** The numbers of positions grow so fast that remembering all of them would fill the memory. */
const MOST_REMEMBERED = 2_000_000;

interface Counting {
  leaves: number;
  ended: number;
  cut: number;
  readonly mostDice: number;
  /** Names of positions; the positions themselves are not kept. */
  readonly seen: Set<string>;
}

/**
 * Answers are those of `inputsOf`: all buttons, picks and numbers, and the
 * smallest answer where several things are chosen or shared out. Some rules roll
 * until something happens, so the dice of one input are limited.
 */
export const perft = <G, V>(module: GameModule<G, V>, state: State<G>, depth: number, mostDice = 4): Perft => {
  const counting: Counting = { leaves: 0, ended: 0, cut: 0, mostDice, seen: new Set() };
  descend(engineOf(module), state, depth, counting);
  const { leaves, ended, cut, seen } = counting;
  return { leaves, distinct: seen.size < MOST_REMEMBERED ? seen.size : undefined, ended, cut };
};

const descend = <G>(engine: Engine<G>, state: State<G>, depth: number, counting: Counting): void => {
  if (depth === 0) {
    counting.leaves++;
    if (counting.seen.size < MOST_REMEMBERED) counting.seen.add(nameOf(state));
    return;
  }
  if (state.over) {
    counting.ended++;
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const question = engine.question(state, seat);
    if (!question) continue;
    for (const input of inputsOf(question, seat)) {
      eachFall(engine, state, input, [], counting, (next) => descend(engine, next, depth - 1, counting));
    }
  }
};

/** Two positions are the same whatever led to them and whatever the dice will bring. */
const nameOf = <G>({ g, stack, orders, over }: State<G>): string => digest({ g, stack, orders, over });

/** Stands after the dice that are known: a rule that rolls one more gets an error that names the range. */
const UNKNOWN = Number.NaN;
const RANGE = /^rigged NaN, wanted (\d+) to (\d+)$/;

/** Applies the input once for every fall of the dice that it rolls. */
const eachFall = <G>(
  engine: Engine<G>,
  state: State<G>,
  input: Input,
  dice: readonly number[],
  counting: Counting,
  visit: (next: State<G>) => void,
): void => {
  const next = copy(state);
  next.rig.splice(0, Number.POSITIVE_INFINITY, ...dice, UNKNOWN);
  try {
    engine.apply(next, input);
  } catch (e) {
    const range = e instanceof Broken ? RANGE.exec(e.message) : null;
    if (!range) throw e;
    if (dice.length >= counting.mostDice) {
      counting.cut++;
      return;
    }
    const [least, most] = [Number(range[1]), Number(range[2])];
    for (let face = least; face <= most; face++) eachFall(engine, state, input, [...dice, face], counting, visit);
    return;
  }
  next.rig.pop();
  visit(next);
};

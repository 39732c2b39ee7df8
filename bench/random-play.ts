/** Benchmarks of a game by random play: whole games, and copies and views of a position in mid-game. */
import {
  begin,
  copy,
  type Engine,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  randomInput,
  randomMove,
  rng,
  type Seat,
  type State,
  type Table,
} from '@tabularium/kernel';

interface Played<G, V> {
  readonly module: GameModule<G, V>;
  readonly table: Table;
  /** After how many inputs a game counts as half played. */
  readonly middle: number;
}

/** Random games may be very long, so they are cut off here. */
const LONGEST = 5000;
/** How many copies and views are made in each call. */
const TIMES = 100;

type Apply<G> = (e: Engine<G>, s: State<G>, input: Input) => void;
type Choose = <G>(e: Engine<G>, s: State<G>, by: Seat, below: (n: number) => number) => Input | undefined;
/** As people are asked: with everything that may be done beside the question, and why other things may not. */
const asPeople: Choose = (engine, s, by, below) => randomInput(engine.question(s, by)!, by, below);

/** Plays one game for each call; the result is counted in decisions. */
const games = <G, V>({ module, table }: Played<G, V>, choose: Choose, apply: Apply<G>): (() => number) => {
  const engine = engineOf(module);
  const chance = rng('bench');
  const below = (n: number): number => chance.below(n);
  let index = 0;
  return () => {
    const state = begin(module, table, fromSeed(`bench/${index++}`));
    while (!state.over && state.inputs < LONGEST) {
      const by = engine.waitingFor(state)[0]!;
      apply(engine, state, choose(engine, state, by, below)!);
    }
    return state.inputs;
  };
};

const midGame = <G, V>({ module, table, middle }: Played<G, V>): State<G> => {
  const engine = engineOf(module);
  // If the game is over before that, an earlier position is used.
  for (let i = 0, wanted = middle; ; i++, wanted = Math.ceil(wanted * 0.9)) {
    const chance = rng(`middle/${i}`);
    const state = begin(module, table, fromSeed(`middle/${i}`));
    while (!state.over && state.inputs < wanted) {
      const by = engine.waitingFor(state)[0]!;
      engine.apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
    }
    if (!state.over) return state;
  }
};

/** The position is made when it is first needed, so that no code of another game runs before a benchmark. */
const often = <G, V>(played: Played<G, V>, work: (s: State<G>) => unknown): (() => number) => {
  let position: State<G> | undefined;
  return () => {
    position ??= midGame(played);
    for (let i = 0; i < TIMES; i++) work(position);
    return TIMES;
  };
};

const trusted = <G>(engine: Engine<G>, s: State<G>, input: Input): void => engine.applyTrusted(s, input);

export const randomPlay = <G, V>(played: Played<G, V>) => {
  const { module } = played;
  const { id } = module.meta;
  return [
    { name: `${id} trusted`, unit: 'decisions', run: games(played, randomMove, trusted) },
    { name: `${id} whole questions`, unit: 'decisions', run: games(played, asPeople, trusted) },
    { name: `${id} validated`, unit: 'decisions', run: games(played, asPeople, (e, s, input) => e.apply(s, input)) },
    { name: `${id} state copy`, unit: 'copies', run: often(played, copy) },
    { name: `${id} view`, unit: 'views', run: often(played, (s) => module.view(s, 0)) },
  ];
};

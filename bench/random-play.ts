/** A game by random play: whole games, every offer listed; and copies and views of a position in the middle of one. */
import {
  begin,
  copy,
  type Engine,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  randomInput,
  rng,
  type State,
  type Table,
} from '@tabularium/kernel';

interface Played<G, V> {
  readonly module: GameModule<G, V>;
  readonly table: Table;
  /** How many inputs into a game its middle is. */
  readonly middle: number;
}

/** Random players do not always come to an end soon. */
const LONGEST = 5000;
/** Copies and views for each call. */
const TIMES = 100;

type Apply<G> = (e: Engine<G>, s: State<G>, input: Input) => void;

/** Plays games on and on, one for each call; the units are decisions. */
const games = <G, V>({ module, table }: Played<G, V>, apply: Apply<G>): (() => number) => {
  const engine = engineOf(module);
  const chance = rng('bench');
  const below = (n: number): number => chance.below(n);
  let index = 0;
  return () => {
    const state = begin(module, table, fromSeed(`bench/${index++}`));
    while (!state.over && state.inputs < LONGEST) {
      const by = engine.waitingFor(state)[0]!;
      apply(engine, state, randomInput(engine.question(state, by)!, by, below)!);
    }
    return state.inputs;
  };
};

const midGame = <G, V>({ module, table, middle }: Played<G, V>): State<G> => {
  const engine = engineOf(module);
  // Where games are over sooner than that, an earlier position will do.
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

/** The position is played when it is first wanted: nothing of another game runs before a bench. */
const often = <G, V>(played: Played<G, V>, work: (s: State<G>) => unknown): (() => number) => {
  let position: State<G> | undefined;
  return () => {
    position ??= midGame(played);
    for (let i = 0; i < TIMES; i++) work(position);
    return TIMES;
  };
};

export const randomPlay = <G, V>(played: Played<G, V>) => {
  const { module } = played;
  const { id } = module.meta;
  return [
    { name: `${id} trusted`, unit: 'decisions', run: games(played, (e, s, input) => e.applyTrusted(s, input)) },
    { name: `${id} validated`, unit: 'decisions', run: games(played, (e, s, input) => e.apply(s, input)) },
    { name: `${id} state copy`, unit: 'copies', run: often(played, copy) },
    { name: `${id} view`, unit: 'views', run: often(played, (s) => module.view(s, 0)) },
  ];
};

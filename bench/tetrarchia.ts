/** Tetrarchia by random play: whole games, every offer listed. */
import {
  begin,
  copy,
  type Engine,
  engineOf,
  fromSeed,
  type Input,
  parseTable,
  randomInput,
  rng,
  type State,
} from '@tabularium/kernel';
import { type Tetrarchia, tetrarchia } from '@tabularium/tetrarchia';

const table = parseTable(tetrarchia, 1, { level: '4211' });
const engine = engineOf(tetrarchia);

type Apply = (e: Engine<Tetrarchia>, s: State<Tetrarchia>, input: Input) => void;

/** Plays games on and on, one for each call; the units are decisions. */
const games = (apply: Apply): (() => number) => {
  const chance = rng('bench');
  const below = (n: number): number => chance.below(n);
  let index = 0;
  return () => {
    const state = begin(tetrarchia, table, fromSeed(`bench/${index++}`));
    while (!state.over) {
      const by = engine.waitingFor(state)[0]!;
      apply(engine, state, randomInput(engine.question(state, by)!, by, below)!);
    }
    return state.inputs;
  };
};

/** A position in the middle of a game. */
const midGame = (): State<Tetrarchia> => {
  const chance = rng('middle');
  const state = begin(tetrarchia, table, fromSeed('middle'));
  while (!state.over && state.inputs < 20) {
    const by = engine.waitingFor(state)[0]!;
    engine.apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
  }
  return state;
};

const position = midGame();
const COPIES = 1000;
const copies = (): number => {
  for (let i = 0; i < COPIES; i++) copy(position);
  return COPIES;
};

const views = (): number => {
  for (let i = 0; i < COPIES; i++) tetrarchia.view(position, 0);
  return COPIES;
};

export const benches = [
  { name: 'tetrarchia trusted', unit: 'decisions', run: games((e, s, input) => e.applyTrusted(s, input)) },
  { name: 'tetrarchia validated', unit: 'decisions', run: games((e, s, input) => e.apply(s, input)) },
  { name: 'tetrarchia state copy', unit: 'copies', run: copies },
  { name: 'tetrarchia view', unit: 'views', run: views },
];

/** Republic of Rome by random play: whole games of five Factions from the Early Republic on, every offer listed. */
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
import { type Rome, republicOfRome } from '@tabularium/republic-of-rome';

const table = parseTable(republicOfRome, 5, { scenario: 'early' });
const engine = engineOf(republicOfRome);

type Apply = (e: Engine<Rome>, s: State<Rome>, input: Input) => void;

/** Random players do not always come to an end soon. */
const LONGEST = 5000;

/** Plays games on and on, one for each call; the units are decisions. */
const games = (apply: Apply): (() => number) => {
  const chance = rng('bench');
  const below = (n: number): number => chance.below(n);
  let index = 0;
  return () => {
    const state = begin(republicOfRome, table, fromSeed(`bench/${index++}`));
    while (!state.over && state.inputs < LONGEST) {
      const by = engine.waitingFor(state)[0]!;
      apply(engine, state, randomInput(engine.question(state, by)!, by, below)!);
    }
    return state.inputs;
  };
};

/** A position some turns into a game. */
const MIDDLE = 600;
const midGame = (): State<Rome> => {
  for (let i = 0; ; i++) {
    const chance = rng(`middle/${i}`);
    const state = begin(republicOfRome, table, fromSeed(`middle/${i}`));
    while (!state.over && state.inputs < MIDDLE) {
      const by = engine.waitingFor(state)[0]!;
      engine.apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
    }
    if (!state.over) return state;
  }
};

const position = midGame();
const TIMES = 100;
const copies = (): number => {
  for (let i = 0; i < TIMES; i++) copy(position);
  return TIMES;
};

const views = (): number => {
  for (let i = 0; i < TIMES; i++) republicOfRome.view(position, 0);
  return TIMES;
};

// Wanted: 100,000 decisions a second trusted (aim 200,000); a copy in 60 µs, which is 16,667 a second.
export const benches = [
  { name: 'republic-of-rome trusted', unit: 'decisions', run: games((e, s, input) => e.applyTrusted(s, input)) },
  { name: 'republic-of-rome validated', unit: 'decisions', run: games((e, s, input) => e.apply(s, input)) },
  { name: 'republic-of-rome state copy', unit: 'copies', run: copies },
  { name: 'republic-of-rome view', unit: 'views', run: views },
];

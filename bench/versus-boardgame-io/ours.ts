// Both games on the kernel, each in five ways: from a whole match with its record down to unchecked moves.
import {
  begin,
  copy,
  type Engine,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  Match,
  messages,
  over,
  procsFor,
  Refused,
  randomInput,
  type Seat,
  type State,
} from '../../kernel/src/index.ts';
import type { Contender, Ended } from './contender.ts';
import type { Below } from './rules.ts';

// A copy of its own: the two sides use different kinds of arrays, and code that has handled both is slower for both.
const { CELLS, chooseCell, chooseTaking, EMPTY, HEAPS, isCleared, isFull, lineOf } = (await import(
  new URL('rules.ts?ours', import.meta.url).href
)) as typeof import('./rules.ts');

const en = {
  'versus.cell': 'Which cell do you mark?',
  'versus.take': 'How many do you take, and from which heap?',
  'verb.mark': 'Mark',
  'verb.first': 'Take from the first heap',
  'verb.second': 'Take from the second heap',
  'verb.third': 'Take from the third heap',
} as const;
const t = messages(en);

/** The parts of a module besides its rules. Nothing is hidden here, so a view shows everything. */
const rest = <G>(id: string, endings: readonly string[]) => ({
  meta: { id, version: 1, seats: { min: 2, max: 2, default: 2 }, options: {}, endings },
  interrupts: [],
  view: ({ g }: State<G>): G => g,
  guess: (): never => {
    throw new Error('nothing is hidden');
  },
  check: () => {},
  migrations: [],
  messages: en,
  translations: {},
});

interface TicTacToe {
  readonly cells: number[];
  next: Seat;
}

const REFS = Array.from({ length: CELLS }, (_, i) => String(i));

const freeCells = (cells: readonly number[]): string[] => {
  const out: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === EMPTY) out.push(REFS[cell]!);
  return out;
};

const ticTacToeGame = procsFor<TicTacToe>()('game', () => ({}), {
  start: (cx) => {
    const seat = lineOf(cx.g.cells);
    if (seat !== -1) return over({ how: 'line', winners: [seat] });
    return isFull(cx.g.cells) ? over({ how: 'full', winners: [] }) : 'ask';
  },
  ask: {
    to: (cx) => cx.g.next,
    say: () => t('versus.cell'),
    picks: {
      mark: {
        of: (cx) => freeCells(cx.g.cells),
        take: (cx, _, ref, by) => {
          cx.g.cells[Number(ref)] = by;
          cx.g.next = 1 - by;
          return 'start';
        },
      },
    },
  },
});

const ticTacToe: GameModule<TicTacToe, TicTacToe> = {
  ...rest<TicTacToe>('tic-tac-toe', ['line', 'full']),
  procs: [ticTacToeGame],
  first: ticTacToeGame,
  setup: () => ({ cells: Array<number>(CELLS).fill(EMPTY), next: 0 }),
};

interface Nim {
  readonly heaps: number[];
  next: Seat;
}

const nimProc = procsFor<Nim>();

const nimGame = nimProc('game', () => ({}), {
  start: (cx) => (isCleared(cx.g.heaps) ? over({ how: 'cleared', winners: [1 - cx.g.next] }) : 'ask'),
  ask: {
    to: (cx) => cx.g.next,
    say: () => t('versus.take'),
    ranges: {
      first: { of: (cx) => [1, cx.g.heaps[0]!], take: (cx, _, n) => takeFrom(cx.g, 0, n) },
      second: { of: (cx) => [1, cx.g.heaps[1]!], take: (cx, _, n) => takeFrom(cx.g, 1, n) },
      third: { of: (cx) => [1, cx.g.heaps[2]!], take: (cx, _, n) => takeFrom(cx.g, 2, n) },
    },
  },
});

const takeFrom = (g: Nim, heap: number, n: number): 'start' => {
  g.heaps[heap]! -= n;
  g.next = 1 - g.next;
  return 'start';
};

const nim: GameModule<Nim, Nim> = {
  ...rest<Nim>('nim', ['cleared']),
  procs: [nimGame],
  first: nimGame,
  setup: () => ({ heaps: [...HEAPS], next: 0 }),
};

const TABLE = { seats: 2, options: {} };
/** Neither game rolls dice, so the seed is never used and can be the same for all. */
const CHANCE = fromSeed('versus');

const fresh = <G>(module: GameModule<G, G>): State<G> => begin(module, TABLE, CHANCE);

/** A random answer to the current question, picked from the offers that the kernel lists. */
const choose = <G>(engine: Engine<G>, s: State<G>, below: Below): Input => {
  const by = engine.waitingFor(s)[0]!;
  return randomInput(engine.question(s, by)!, by, below)!;
};

const ended = (s: State<unknown>): Ended => ({ winner: s.over?.winners[0] ?? -1, moves: s.inputs });

const byMatch = <G>(module: GameModule<G, G>): Contender => ({
  name: 'kernel Match',
  play: (below) => {
    const match = new Match(module, fresh(module));
    while (!match.state.over) match.play(choose(match.engine, match.state, below));
    return ended(match.state);
  },
});

type Choose<G> = (engine: Engine<G>, s: State<G>, below: Below) => Input;
/** Returns the state after the input. */
type Step<G> = (engine: Engine<G>, s: State<G>, input: Input) => State<G>;

const byEngine = <G>(module: GameModule<G, G>, name: string, chosen: Choose<G>, step: Step<G>): Contender => {
  const engine = engineOf(module);
  const play: Contender['play'] = (below) => {
    let s = fresh(module);
    while (!s.over) s = step(engine, s, chosen(engine, s, below));
    return ended(s);
  };
  return { name, play };
};

const checked = <G>(engine: Engine<G>, s: State<G>, input: Input): State<G> => {
  engine.apply(s, input);
  return s;
};
const onTrust = <G>(engine: Engine<G>, s: State<G>, input: Input): State<G> => {
  engine.applyTrusted(s, input);
  return s;
};
const onCopy = <G>(engine: Engine<G>, s: State<G>, input: Input): State<G> => checked(engine, copy(s), input);

/** `fromOutside` chooses from the table itself, like the other side does, without asking the kernel. */
const contenders = <G>(module: GameModule<G, G>, fromOutside: Choose<G>): Contender[] => [
  byMatch(module),
  byEngine(module, 'kernel, old states kept', choose, onCopy),
  byEngine(module, 'kernel, checked', choose, checked),
  byEngine(module, 'kernel, on trust', choose, onTrust),
  byEngine(module, 'kernel, move from outside', fromOutside, checked),
];

const HEAP_VERBS = ['first', 'second', 'third'] as const;

export const ours: Readonly<Record<string, readonly Contender[]>> = {
  'tic-tac-toe': contenders(ticTacToe, (_, { g }, below) => ({
    by: g.next,
    verb: 'mark',
    arg: REFS[chooseCell(g.cells, below)]!,
  })),
  nim: contenders(nim, (_, { g }, below) => {
    const [heap, n] = chooseTaking(g.heaps, below);
    return { by: g.next, verb: HEAP_VERBS[heap]!, arg: n };
  }),
};

const refuses = <G>(module: GameModule<G, G>, input: Input): boolean => {
  try {
    engineOf(module).apply(fresh(module), input);
    return false;
  } catch (e) {
    return e instanceof Refused;
  }
};

export const ourRefusals = (): boolean[] => [
  refuses(ticTacToe, { by: 0, verb: 'mark', arg: '9' }),
  refuses(ticTacToe, { by: 1, verb: 'mark', arg: '0' }),
  refuses(ticTacToe, { by: 0, verb: 'pass' }),
  refuses(nim, { by: 0, verb: 'first', arg: 4 }),
  refuses(nim, { by: 1, verb: 'first', arg: 1 }),
  refuses(nim, { by: 0, verb: 'first', arg: 0.5 }),
];

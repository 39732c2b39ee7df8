/** Benchmark of the kernel with almost no rules: noughts and crosses. */
import {
  begin,
  digest,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  messages,
  over,
  procsFor,
  randomInput,
  rng,
  type Seat,
  type State,
  type Seen,
  viewFrom,
} from '@tabularium/kernel';

interface Board {
  readonly cells: number[];
  next: Seat;
}

const REFS = ['cell:0', 'cell:1', 'cell:2', 'cell:3', 'cell:4', 'cell:5', 'cell:6', 'cell:7', 'cell:8'] as const;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const EMPTY = -1;

const en = { 'toy.mark': 'Which cell do you mark?', 'verb.mark': 'Mark' } as const;
const t = messages(en);

const hasLine = ({ cells }: Board, by: Seat): boolean => LINES.some((line) => line.every((c) => cells[c] === by));

const game = procsFor<Board>()('game', () => ({}), {
  start: (cx) => {
    const last = 1 - cx.g.next;
    if (hasLine(cx.g, last)) return over({ how: 'line', winners: [last] });
    return cx.g.cells.includes(EMPTY) ? 'ask' : over({ how: 'full', winners: [] });
  },
  ask: {
    to: (cx) => cx.g.next,
    say: () => t('toy.mark'),
    picks: {
      mark: {
        of: (cx) => REFS.filter((_, c) => cx.g.cells[c] === EMPTY),
        take: (cx, _, ref, by) => {
          cx.g.cells[REFS.findIndex((x) => x === ref)] = by;
          cx.g.next = 1 - by;
          return 'start';
        },
      },
    },
  },
});

const toy: GameModule<Board, Seen<Board, { cells: 'open'; next: 'open' }>> = {
  meta: {
    id: 'toy',
    version: 1,
    seats: { min: 2, max: 2, default: 2 },
    options: {},
    endings: ['line', 'full'],
  },
  procs: [game],
  interrupts: [],
  first: game,
  setup: () => ({ cells: REFS.map(() => EMPTY), next: 0 }),
  view: viewFrom({ cells: 'open', next: 'open' }, [game]),
  guess: () => {
    throw new Error('nothing is hidden');
  },
  check: () => {},
  migrations: [],
  messages: en,
  translations: {},
};

const engine = engineOf(toy);
const chance = rng('bench');
const fresh = (): State<Board> => begin(toy, { seats: 2, options: {} }, fromSeed('bench'));

const games = (apply: (s: State<Board>, input: Input) => void) => (): number => {
  const state = fresh();
  while (!state.over) {
    const by = engine.waitingFor(state)[0]!;
    apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
  }
  return state.inputs;
};

const digests = (): number => {
  const state = fresh();
  for (let i = 0; i < 100; i++) digest(state);
  return 100;
};

export const benches = [
  { name: 'kernel toy trusted', unit: 'decisions', run: games((s, input) => engine.applyTrusted(s, input)) },
  { name: 'kernel toy validated', unit: 'decisions', run: games((s, input) => engine.apply(s, input)) },
  { name: 'kernel digest', unit: 'digests', run: digests },
];

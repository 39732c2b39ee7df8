// Both games on boardgame.io, each in two ways: with its Client, and with its reducer alone and without undo, which is
// its fastest way.
import { createRequire } from 'node:module';
import type { Contender } from './contender.ts';
import type { Below } from './rules.ts';

// A copy of its own: the two sides use different kinds of arrays, and code that has handled both is slower for both.
const { CELLS, chooseCell, chooseTaking, EMPTY, HEAPS, isCleared, isFull, lineOf } = (await import(
  new URL('rules.ts?theirs', import.meta.url).href
)) as typeof import('./rules.ts');

// Must be set before boardgame.io is loaded, because it and its dependencies read this only once.
process.env['NODE_ENV'] = 'production';

// Only those of its types that are used here, so that this folder can be type-checked without installing boardgame.io.
interface Ctx {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner?: string };
}
interface State<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}
type Move<G> = (cx: { G: G; ctx: Ctx; playerID: string }, ...args: readonly number[]) => string | undefined;
interface Game<G> {
  readonly name: string;
  readonly setup: () => G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: Readonly<Record<string, Move<G>>>;
  readonly endIf: (cx: { G: G; ctx: Ctx }) => { winner?: string } | undefined;
  readonly disableUndo?: boolean;
}
interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}
interface Client<G> {
  getState(): State<G>;
  readonly moves: Readonly<Record<string, (...args: readonly number[]) => void>>;
  reset(): void;
}
interface Internal {
  readonly CreateGameReducer: <G>(o: { game: Game<G> }) => (state: State<G>, action: Action) => State<G>;
  readonly InitializeGame: <G>(o: { game: Game<G>; numPlayers: number }) => State<G>;
}

const load = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Internal;
const { Client } = load('boardgame.io/client') as {
  readonly Client: <G>(o: { game: Game<G>; numPlayers: number; debug: boolean }) => Client<G>;
};
const { INVALID_MOVE } = load('boardgame.io/core') as { INVALID_MOVE: string };

export const version = (load('boardgame.io/package.json') as { version: string }).version;

interface TicTacToe {
  cells: number[];
}

const ticTacToe: Game<TicTacToe> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<number>(CELLS).fill(EMPTY) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell!] !== EMPTY) return INVALID_MOVE;
      G.cells[cell!] = Number(playerID);
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const seat = lineOf(G.cells);
    if (seat !== -1) return { winner: String(seat) };
    return isFull(G.cells) ? {} : undefined;
  },
};

interface Nim {
  heaps: number[];
}

const nim: Game<Nim> = {
  name: 'nim',
  setup: () => ({ heaps: [...HEAPS] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, heap, n) => {
      const there = G.heaps[heap!];
      if (there === undefined || !Number.isInteger(n) || n! < 1 || n! > there) return INVALID_MOVE;
      G.heaps[heap!] = there - n!;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => (isCleared(G.heaps) ? { winner: ctx.currentPlayer } : undefined),
};

/** The arguments of a legal move. */
type Choose<G> = (G: G, below: Below) => readonly number[];

const aCell: Choose<TicTacToe> = ({ cells }, below) => [chooseCell(cells, below)];
const aHeap: Choose<Nim> = ({ heaps }, below) => chooseTaking(heaps, below);

const winnerOf = (ctx: Ctx): number => Number(ctx.gameover?.winner ?? -1);

/** Made once and reset for every game. */
const byClient = <G>(game: Game<G>, move: string, choose: Choose<G>): Contender => {
  const client = Client({ game, numPlayers: 2, debug: false });
  const make = client.moves[move]!;
  const play: Contender['play'] = (below) => {
    client.reset();
    let moves = 0;
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      make(...choose(state.G, below));
      state = client.getState();
      if (state._stateID !== ++moves) throw new Error('boardgame.io refused a legal move');
    }
    return { winner: winnerOf(state.ctx), moves };
  };
  return { name: 'boardgame.io Client', play };
};

/** Every game begins with the same first state, since nothing changes it. */
const byReducer = <G>(rules: Game<G>, move: string, choose: Choose<G>): Contender => {
  const game = { ...rules, disableUndo: true };
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 2 });
  const play: Contender['play'] = (below) => {
    let moves = 0;
    let state = first;
    while (state.ctx.gameover === undefined) {
      const payload = { type: move, args: choose(state.G, below), playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      if (state._stateID !== ++moves) throw new Error('boardgame.io refused a legal move');
    }
    return { winner: winnerOf(state.ctx), moves };
  };
  return { name: 'boardgame.io reducer', play };
};

/** A wrong move must be refused, otherwise the comparison would be unfair. */
const refuses = <G>(rules: Game<G>, move: string, args: readonly number[], playerID = '0'): boolean => {
  const game = { ...rules, disableUndo: true };
  const first = InitializeGame({ game, numPlayers: 2 });
  const complain = console.error;
  console.error = () => {};
  const state = CreateGameReducer({ game })(first, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  console.error = complain;
  return state._stateID === first._stateID;
};

export const theirs: Readonly<Record<string, readonly Contender[]>> = {
  'tic-tac-toe': [byClient(ticTacToe, 'mark', aCell), byReducer(ticTacToe, 'mark', aCell)],
  nim: [byClient(nim, 'take', aHeap), byReducer(nim, 'take', aHeap)],
};

export const theirRefusals = (): boolean[] => [
  refuses(ticTacToe, 'mark', [9]),
  refuses(ticTacToe, 'mark', [0], '1'),
  refuses(ticTacToe, 'pass', []),
  refuses(nim, 'take', [0, 4]),
  refuses(nim, 'take', [0, 1], '1'),
  refuses(nim, 'take', [0, 0.5]),
];

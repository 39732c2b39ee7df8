import {
  begin,
  copy,
  engineOf,
  fromSeed,
  notPlain,
  parseTable,
  randomInput,
  rng,
  type State,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Tetrarchia } from './game.ts';
import { tetrarchia } from './index.ts';
import { all, position } from './testing/barbarian.ts';
import { guess, view } from './view.ts';

const engine = engineOf(tetrarchia);

/** Random play, looked at after every few answers. */
const wander = (seats: number, options: object, look: (s: State<Tetrarchia>) => void): void => {
  const dice = rng(`view/${seats}`);
  const state = begin(tetrarchia, parseTable(tetrarchia, seats, { ...options }), fromSeed(`view/${seats}`));
  for (let i = 0; i < 400 && !state.over; i++) {
    if (i % 5 === 0) look(state);
    const [by] = engine.waitingFor(state);
    engine.apply(state, randomInput(engine.question(state, by!)!, by!, dice.below)!);
  }
  look(state);
};

const VARIANTS = ['imperium', 'mare-nostrum', 'diarchia', 'patres-patriae', 'el-grande'];

describe.each([1, 2, 3, 4])('%i players', (seats) => {
  test('a guess from the view looks the same, asks the same, and has dice of its own', () => {
    wander(seats, { level: '4211', variants: VARIANTS }, (state) => {
      const seen = copy(view(state, 'public'));
      const guessed = guess(copy(seen), 0, rng('own dice'));
      expect(view(guessed, 'public')).toEqual(seen);
      expect(guessed.g).toEqual(state.g);
      expect(engine.waitingFor(guessed)).toEqual(engine.waitingFor(state));
      for (let seat = 0; seat < seats; seat++) {
        expect(engine.question(guessed, seat)).toEqual(engine.question(state, seat));
      }
      expect(guessed.chance).not.toEqual(state.chance);
    });
  });

  test('everybody sees the same, and it is plain data', () => {
    wander(seats, {}, (state) => {
      const seen = tetrarchia.view(state, 'public');
      expect(notPlain(seen)).toBeUndefined();
      for (let seat = 0; seat < seats; seat++) expect(tetrarchia.view(state, seat)).toEqual(seen);
    });
  });
});

test('no view shares anything with the state, which goes on changing', () => {
  const parts = (x: unknown): object[] =>
    typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(parts)] : [];
  wander(4, { level: '4211', variants: VARIANTS }, (state) => {
    const held = new Set(parts(state));
    expect(parts(view(state, 'public')).filter((part) => held.has(part))).toEqual([]);
    expect(view.ofStill(state)('public')).toEqual(view(state, 'public'));
  });
});

test('the view says how many inputs there were, so that a client knows whether it is up to date', () => {
  const game = position({});
  const before = game.view('public').inputs!;
  expect(before).toBe(game.state.inputs);
  expect(game.rolling(3, 1).does('endPhase').view('public').inputs).toBe(before + 1);
});

test('two guesses roll different dice', () => {
  const seen = position({}).view('public');
  expect(guess(seen, 0, rng('a')).chance).not.toEqual(guess(seen, 0, rng('b')).chance);
});

test('the view names things as players do', () => {
  const game = position(
    { emperors: { diocletian: 'V-F' }, armies: { 'IT-1': 'II' }, discs: { ...all('revolt', 'IT-1'), 'I-2': 'unrest' } },
    { level: '5300' },
  );
  expect(game.view('public')).toMatchObject({
    round: 1,
    turn: 'emperor:diocletian',
    imperium: 6,
    discs: { 'province:IT-1': 'revolt', 'province:I-2': 'unrest' },
    armies: [{ id: 1, at: 'province:IT-1', from: 'region:II' }],
    fleets: { 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 1, 'sea:AEGAEVM': 1 },
    supply: { unrest: 20, revolt: 20, armies: 2, fleets: 0 },
  });
  expect(game.view('public').emperors[0]).toEqual({
    ref: 'emperor:diocletian',
    at: 'province:V-F',
    discs: 5,
    spent: 0,
    glory: 0,
  });
  expect(game.view('public').emperors[1]!.at).toBe('off');
});

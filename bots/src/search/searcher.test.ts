import {
  begin,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  parseTable,
  rng,
  type State,
} from '@tabularium/kernel';
import { type Glance, seenBy } from '@tabularium/parts';
import { describe, expect, test } from 'vitest';
import { firstWell, type Wells, wells, wellsBrain, type WellsView } from '../../test/wells.ts';
import { playGame } from '../play-game.ts';
import { type Brain, GUARDS, type Guards } from './brain.ts';
import { searcher } from './searcher.ts';

type Module = GameModule<Wells, WellsView>;
const begun = (module: Module): State<Wells> => begin(module, parseTable(module, 2, {}), fromSeed('a'));
const glance = (module: Module, state: State<Wells>, seed: string): Glance<Wells, WellsView> =>
  seenBy(module, state, engineOf(module).question(state, 0)!, 0, rng(seed));

const EFFORT = { rollouts: 120 };
const answer = (module: Module, brain: Brain<Wells, WellsView>, seed = 'x', state = begun(module)): Input =>
  searcher('hard', brain)(EFFORT).choose(glance(module, state, seed));
const well = (arg: number): Input => ({ by: 0, verb: 'draw', arg });
const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

describe('the search', () => {
  test('finds the better of several answers', () => {
    for (const seed of SEEDS) expect(answer(wells(0, 1, 60), wellsBrain, seed)).toEqual(well(2));
  });

  test('keeps the answer of the policy while no other is clearly ahead', () => {
    const changed = (guards: Guards) =>
      SEEDS.filter((seed) => {
        const seen = glance(wells(1, 1, 1), begun(wells(1, 1, 1)), seed);
        return searcher('hard', wellsBrain, guards)(EFFORT).choose(seen).arg !== 0;
      }).length;
    // All wells are alike, so every change is a mistake: without guards chance decides.
    expect(changed({ ...GUARDS, sure: -9, gain: -9 })).toBeGreaterThan(10);
    expect(changed(GUARDS)).toBeLessThan(4);
  });

  test('keeps it also for a lead that is sure but small', () => {
    const small: Brain<Wells, WellsView> = {
      ...wellsBrain,
      isFar: () => true,
      value: ({ g }) => 0.5 + (g.points[0]! > 50 ? GUARDS.gain * 0.9 : 0),
    };
    expect(answer(wells(0, 100), small)).toEqual(well(0));
    const enough = { ...small, value: ({ g }: State<Wells>) => 0.5 + (g.points[0]! > 50 ? GUARDS.gain * 1.1 : 0) };
    expect(answer(wells(0, 100), enough)).toEqual(well(1));
  });

  test('wins against its policy', () => {
    const hard = searcher('hard', wellsBrain);
    const games = Array.from({ length: 20 }, (_, index) =>
      playGame(wells(0, 3), {
        seats: 2,
        options: {},
        seed: 'b',
        index,
        bots: [firstWell, hard],
        effort: { rollouts: 30 },
      }),
    );
    expect(games.filter(({ outcome }) => outcome!.winners.includes(1)).length).toBeGreaterThan(16);
  });

  test('answers the same again with the same chances and rollouts, however long that takes', () => {
    const answers = () => SEEDS.map((seed) => answer(wells(0, 1, 0, 1), wellsBrain, seed).arg);
    const clock = performance.now.bind(performance);
    const before = answers();
    try {
      performance.now = () => clock() * 1000;
      expect(answers()).toEqual(before);
    } finally {
      performance.now = clock;
    }
    expect(new Set(before).size).toBeGreaterThan(1);
  });

  test('plays as often as it may and no more, and stops when its time is over', () => {
    let played = 0;
    const counting: Brain<Wells, WellsView> = {
      ...wellsBrain,
      value: (s, seat) => (played++, wellsBrain.value(s, seat)),
    };
    answer(wells(0, 1, 4), counting);
    expect(played).toBeGreaterThan(EFFORT.rollouts / 2);
    expect(played).toBeLessThanOrEqual(EFFORT.rollouts);
    played = 0;
    searcher('hard', counting)({ rollouts: 120, ms: 0 }).choose(glance(wells(0, 1, 4), begun(wells(0, 1, 4)), 'x'));
    expect(played).toBe(0);
  });

  test('sees nothing that its seat does not: hidden things change no answer', () => {
    const module = wells(0, 1, 0);
    for (const seed of SEEDS.slice(0, 8)) {
      const answers = [-1, 0, 1, 2].map((treasure) => {
        const state = begun(module);
        state.g.treasure = treasure;
        return answer(module, wellsBrain, seed, state).arg;
      });
      expect(new Set(answers).size).toBe(1);
    }
  });

  test('the policy of other seats sees in a guessed world what those seats see there, and never the state', () => {
    const seats = new Set<number>();
    const watching: Brain<Wells, WellsView> = {
      ...wellsBrain,
      policy: () => ({
        name: 'watching',
        choose: (seen) => {
          seats.add(seen.seat);
          expect(seen.view).not.toHaveProperty('treasure');
          expect(seen.view.seat).toBe(seen.seat);
          return firstWell().choose(seen);
        },
      }),
    };
    answer(wells(0, 1), watching);
    expect(seats).toEqual(new Set([0, 1]));
  });
});

describe('the guards', () => {
  const module = wells(0, 40);
  test('at most two searches in one spell, then the policy answers', () => {
    const bot = searcher('hard', { ...wellsBrain, spell: () => 'one' })(EFFORT);
    const args = ['a', 'b', 'c', 'd'].map((seed) => bot.choose(glance(module, begun(module), seed)).arg);
    expect(args).toEqual([1, 1, 0, 0]);
  });

  test('nothing is searched where the policy takes something back or steps in beside the question', () => {
    const seen = glance(module, begun(module), 'a');
    const back = { by: 0, verb: 'putBack' };
    const policy = () => ({ name: 'takes back', choose: () => back });
    expect(searcher('hard', { ...wellsBrain, policy, undoing: ['putBack'] })(EFFORT).choose(seen)).toEqual(back);
    const question = { ...seen.question, asides: ['putBack'] };
    const aside = { view: seen.view, question, seat: 0, module, rng: rng('a') };
    expect(searcher('hard', { ...wellsBrain, policy })(EFFORT).choose(aside)).toEqual(back);
  });

  /** How many games are played in the mind when these are the candidates. */
  const playedFor = (candidates: readonly Input[], more: Partial<Brain<Wells, WellsView>> = {}): number => {
    let played = 0;
    const value = (): number => (played++, 0.5);
    answer(module, { ...wellsBrain, ...more, candidates: () => candidates, value });
    return played;
  };

  test('no candidate is tried that takes anything back, or is not offered, or is the answer of the policy', () => {
    expect(playedFor([well(1)])).toBeGreaterThan(0);
    expect(
      playedFor([well(1)], {
        undoing: ['draw'],
        policy: () => ({ name: 'other', choose: () => ({ by: 0, verb: 'x' }) }),
      }),
    ).toBe(0);
    expect(playedFor([well(7)])).toBe(0);
    expect(playedFor([{ by: 0, verb: 'fly' }])).toBe(0);
    expect(playedFor([well(0)])).toBe(0);
  });

  test('all candidates meet the same dice, in the hands of the policy too', () => {
    const drawn: number[] = [];
    const policy = () => {
      let isNew = true;
      return {
        name: 'drawing',
        choose: (seen: Glance<Wells, WellsView>) => {
          if (isNew && seen.seat === 1) drawn.push(seen.rng.below(1e9));
          isNew = false;
          return firstWell().choose(seen);
        },
      };
    };
    answer(module, { ...wellsBrain, policy });
    const before = drawn.splice(0);
    answer(module, { ...wellsBrain, policy });
    expect(drawn).toEqual(before);
    expect(drawn.length).toBeGreaterThan(20);
    for (let i = 0; i < drawn.length; i += 2) expect(drawn[i + 1]).toBe(drawn[i]);
    expect(new Set(drawn).size).toBe(drawn.length / 2);
  });

  test('a game in the mind that does not end is broken off', () => {
    let asked = 0;
    const policy = () => ({
      name: 'slow',
      choose: (seen: Glance<Wells, WellsView>) => (asked++, firstWell().choose(seen)),
    });
    const seen = glance(module, begun(module), 'a');
    searcher('hard', { ...wellsBrain, policy }, { ...GUARDS, longest: 3 })({ rollouts: 2 }).choose(seen);
    // Once for its own answer, and three times in each of two games.
    expect(asked).toBe(1 + 2 * 3);
  });
});

import {
  begin,
  engineOf,
  fromSeed,
  linesFor,
  type LogLine,
  parseTable,
  randomInput,
  rng,
  same,
  type State,
} from '@tabularium/kernel';
import { fuzz } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { type Empires, mediterraneanEmpires as game } from './index.ts';
import { action } from './round/action.ts';
import { cardOf } from './empire/cards.ts';
import { at, card, CARTAGO, GALIA, hand, own, pile, ROMA, TESTED } from './testing/at.ts';
import { send } from './testing/attack.ts';
import { march } from './expedition/march.ts';

const engine = engineOf(game);

test('[MED.9-d] hands, decks and face-down expeditions are hidden; their sizes are not', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati', 'Triarii'] });
    hand(g, ROMA, 'Espias');
  });
  const [mine, theirs] = [p.view(ROMA), p.view(CARTAGO)];
  expect(mine.hands[ROMA]).toEqual([card('ROMA/Espias')]);
  expect(mine.attack!.force.units).toHaveLength(2);
  expect([theirs.hands[ROMA], theirs.attack!.force.units]).toEqual([1, 2]);
  expect(JSON.stringify({ ...theirs, discards: [] })).not.toContain('card:ROMA');
});

/** What is wrong with a world that this seat guessed. */
const differences = (state: State<Empires>, viewer: number, seed: string): string[] => {
  const seen = game.view(state, viewer);
  const world = game.guess(seen, viewer, rng(seed));
  game.check(world.g);
  return [
    ...(same(game.view(world, viewer), seen) ? [] : ['view']),
    ...(same(engine.waitingFor(world), engine.waitingFor(state)) ? [] : ['waiting']),
  ];
};

test('a guessed world looks the same to the seat that guessed it, and is whole', () => {
  const wrong: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    const state = begin(game, parseTable(game, 4, { freePassage: seed === 'two' }), fromSeed(seed));
    const chance = rng(seed);
    for (let i = 0; i < 500 && !state.over; i++) {
      const seat = engine.waitingFor(state)[0]!;
      if (i % 7 === 0) for (const viewer of [0, 1, 2, 3]) wrong.push(...differences(state, viewer, `${seed}${i}`));
      engine.applyTrusted(state, randomInput(engine.question(state, seat)!, seat, chance.below)!);
    }
  }
  expect(wrong).toEqual([]);
});

test('drawn cards are named to their player alone', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Calzada');
  }).does('empire', card('Calzada'));
  const log = (p as unknown as { log: LogLine[] }).log;
  expect(linesFor(log, ROMA).map((l) => l.m.k)).toContain('med.drew');
  expect(linesFor(log, CARTAGO).map((l) => l.m.k)).toContain('med.drewSome');
  // What was seen cannot be taken back.
  expect(p.canUndo(ROMA)).toBe(false);
});

test('[MED.A13] a guessed expedition at sea has fleets enough for its troops, however few are left in its deck', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    const troops = ['Guerreros Galos', 'Guerreros Galos', 'Gesatas'];
    send(g, { by: GALIA, path: ['narbo', 'utica'], sea: 0, arrival: 'landing', troops, fleets: ['Naves Venetas'] });
    pile(g, 'Aliados Masaliotas');
    g.discards[GALIA]!.push(...g.decks[GALIA]!.splice(0).filter((id) => cardOf(g, id).name === 'Naves Venetas'));
    g.decks[GALIA] = TESTED.decks['GALIA']!.filter(
      (id) => !g.discards[GALIA]!.includes(id) && !g.attack!.force.units.some((u) => u.card === id),
    );
    hand(g, CARTAGO, 'Soborno');
  });
  for (let i = 0; i < 40; i++) {
    const { g } = game.guess(p.view(CARTAGO), CARTAGO, rng(`fleets ${i}`));
    const { units } = g.attack!.force;
    expect(units.filter((u) => !cardOf(g, u.card).types.includes(u.as))).toEqual([]);
    const room = units.reduce((n, u) => n + (u.as === 'F' ? cardOf(g, u.card).capacity : -1), 0);
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('a fuzzed game or two, over scenarios and optional rules', () => {
  const report = fuzz(game, { steps: 1500, seed: 'view', folder: false });
  expect([report.violations, report.leaks, report.illegalAccepted]).toEqual([0, 0, 0]);
});

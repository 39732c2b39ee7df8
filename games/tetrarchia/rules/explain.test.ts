import { copy, engineOf, type LogLine, randomInput, type Rng, rng } from '@tabularium/kernel';
import { given, play, leaveToChance } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { DISCS_IN_SUPPLY, type Disc } from './game.ts';
import { PRINTED } from './data/printed.ts';
import { EMPERORS, PLACE_IDS, REGIONS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { all, type Game, type Position, position, targets } from './testing/barbarian.ts';
import { province, romanTurn } from './testing/roman.ts';

const engine = engineOf(tetrarchia);

/** What really happens with this roll; Galerius, if he is asked, lets it stand. */
const outcome = (game: Game, arg: string, roman: number, die: number): string => {
  const state = copy(game.state);
  const log: LogLine[] = [];
  leaveToChance(state, [roman, die]);
  engine.apply(state, { by: 0, verb: 'attack', arg }, { log });
  if (engine.question(state, 0)?.verbs['stand']) engine.apply(state, { by: 0, verb: 'stand' }, { log });
  const said = log.map(({ m }) => m.k);
  return said.find((k) => ['tet.armyBeaten', 'tet.emperorBeaten', 'tet.drawn'].includes(k)) ?? 'nothing';
};

const enumerated = (game: Game, arg: string) => {
  const n: Record<string, number> = {};
  for (let roman = 1; roman <= 6; roman++) {
    for (let die = 1; die <= 6; die++) {
      const key = outcome(game, arg, roman, die);
      n[key] = (n[key] ?? 0) + 1;
    }
  }
  const part = (key: string): number => (n[key] ?? 0) / 36;
  return { win: part('tet.armyBeaten'), draw: part('tet.drawn'), lose: part('tet.emperorBeaten') };
};

/** Anything that could lie on a table, with much of it close together. */
const anyPosition = (dice: Rng): Position => {
  const free = [...PLACE_IDS];
  const take = (of: readonly string[]): string => {
    const id = dice.pick(of.filter((x) => free.includes(x)));
    free.splice(free.indexOf(id), 1);
    return id;
  };
  const from = dice.below(6);
  const armies = Object.fromEntries(
    Array.from({ length: 1 + dice.below(3) }, () => [
      take(PRINTED.routes[from]!.slice(0, -1).map((p) => PLACE_IDS[p]!)),
      REGIONS[from]!,
    ]),
  );
  const colours: readonly Disc[] = ['none', 'none', 'unrest', 'revolt', 'revolt', ...EMPERORS];
  // No more of any colour than there are; room is left for the Revolt under each army.
  const left = (disc: Disc): number => (disc === 'unrest' || disc === 'revolt' ? DISCS_IN_SUPPLY - 3 : 5);
  const laid: Disc[] = [];
  const discs = Object.fromEntries(
    PLACE_IDS.slice(0, 42).map((id): [string, Disc] => {
      const wanted = dice.pick(colours);
      const isThere = wanted === 'none' || laid.filter((d) => d === wanted).length < left(wanted);
      laid.push(isThere ? wanted : 'none');
      return [id, laid.at(-1)!];
    }),
  );
  for (const id of Object.keys(armies)) if (!id.endsWith('F')) discs[id] = 'revolt';
  return {
    turn: dice.pick(EMPERORS),
    emperors: Object.fromEntries(EMPERORS.map((e) => [e, take(free)])),
    armies,
    discs,
  };
};

describe('the odds of an attack', () => {
  test.each([[], ['diarchia'], ['imperium', 'el-grande']])(
    '[TET.attack-l] are what the 36 rolls give in play (%s %s)',
    (...variants) => {
      const dice = rng(`explain/${variants.join()}`);
      let compared = 0;
      while (compared < 40) {
        const game = position(anyPosition(dice), { variants });
        for (const id of targets(game)) {
          const ref = `province:${id}`;
          expect(explain(game.view('public'), 'attack', ref)?.odds).toEqual(enumerated(game, ref));
          compared++;
        }
      }
    },
  );
});

describe('the values of an attack', () => {
  const game = position({
    turn: 'maximian',
    emperors: { maximian: 'II-3', constantius: 'II-4' },
    armies: { 'II-6': 'I' },
    discs: { ...all('revolt', 'II-6', 'I-6'), 'IT-2': 'maximian' },
  });
  const values = explain(game.view('public'), 'attack', 'province:II-6')!;

  test('[TET.attack-d][TET.attack-e][TET.attack-j] are given without the dice, part by part', () => {
    const [imperial, barbarian] = values.tallies;
    // The capital, Etruria and Roma, doubled by Constantius.
    expect(imperial).toMatchObject({ of: 'imperial', total: 6 });
    expect(imperial!.parts.map(({ k, op, n }) => [k, op, n])).toEqual([
      ['chain', 'plus', 3],
      ['emperors', 'times', 2],
    ]);
    expect(imperial!.parts[0]!.refs?.toSorted()).toEqual(['province:IT-1', 'province:IT-2', 'province:IT-3']);
    expect(imperial!.parts[1]!.refs).toEqual(['emperor:constantius']);
    expect(barbarian).toMatchObject({ of: 'barbarian', total: 2 });
  });

  test('everything offered to attack can be explained, and nothing else is', () => {
    for (const id of targets(game)) expect(explain(game.view('public'), 'attack', `province:${id}`)).toBeDefined();
    expect(explain(game.view('public'), 'attack', 'province:II-5')).toBeUndefined();
    expect(explain(game.view('public'), 'endPhase', '')).toBeUndefined();
    expect(explain(game.view('public'), 'move', 'nonsense')).toBeUndefined();
    expect(explain(game.view('public'), 'attack', 'nonsense')).toBeUndefined();
  });

  test('an Emperor off the board attacks nobody', () => {
    const off = position({ armies: { 'II-6': 'I' } }).change((g) => {
      g.emperors[0]!.at = -1;
    });
    expect(explain(off.view('public'), 'attack', 'province:II-6')).toBeUndefined();
  });
});

describe('what an answer costs', () => {
  test('every move, attack, subduing and protecting takes just the points that were announced', () => {
    const dice = rng('costs');
    const game = play(given(tetrarchia, { seed: 'costs' })).byChance();
    const PRICED = ['move', 'attack', 'sail', 'protect', 'subdue', 'appease'];
    let paid = 0;
    while (!game.over && paid < 60) {
      const { verb, arg = '' } = randomInput(game.question!, 0, (n) => dice.below(n))!;
      const before = game.g.imperium;
      const cost = explain(game.view('public'), verb, arg as string)?.cost;
      game.does(verb, arg === '' ? undefined : arg);
      // Once the last point is spent the turn passes, and the next Emperor's points are counted.
      if (!PRICED.includes(verb) || before === cost || game.logKeys().includes('tet.turn')) continue;
      expect(before - game.g.imperium).toBe(cost);
      paid++;
    }
    expect(paid).toBeGreaterThan(20);
  });

  test.each([
    ['TET.move-a', 'IT-2', 1],
    ['TET.move-b', 'IT-6', 2],
    ['TET.move-c', 'IT-6', 1],
  ])('[%s] is named behind the way to %s', (rule, to, cost) => {
    const game = play(
      given(
        tetrarchia,
        ...romanTurn({ at: to === 'IT-2' ? 'IT-3' : 'IT-2', fleets: rule === 'TET.move-c' ? ['INTERNVM'] : [] }),
      ),
    );
    const found = explain(game.view('public'), 'move', province(to));
    expect(found?.cost).toBe(cost);
    expect(found?.tallies[0]?.parts.map((p) => p.rule)).toEqual([rule]);
  });
});

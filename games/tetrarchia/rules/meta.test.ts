import { BadOptions, type Msg, parseTable } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from './game.ts';
import { EMPERORS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { FIRST_LEVEL, META } from './meta.ts';
import { QUIET_IN_GERMANIA, romanTurn, whereIs } from './testing/roman.ts';

/** Why this table cannot be set. */
const problems = (players: unknown, options: Record<string, unknown> = {}): readonly Msg[] => {
  try {
    parseTable(tetrarchia, players, options);
  } catch (e) {
    if (e instanceof BadOptions) return e.problems;
    throw e;
  }
  return [];
};

const CAPITALS = ['province:V-6', 'province:III-1', 'province:II-2', 'province:IT-1'];

/** Who decides for each Emperor in turn. */
const deciders = (players: number, sharedCaesar = 'galerius') =>
  EMPERORS.map((emperor) => {
    const game = play(given(tetrarchia, ...romanTurn({ emperor, players, options: { sharedCaesar } })));
    return game.waitingFor;
  });

const levelOf = (level: string) => given(tetrarchia, { options: { level } }).state.g.agreed.level;

describe('The number of players', () => {
  test('[TET.goal-a] one to four', () => {
    for (const players of [1, 2, 3, 4]) expect(problems(players)).toEqual([]);
    for (const players of [0, 5, 2.5, -1, Number.NaN, '2', undefined]) {
      const said = { game: 'game:tetrarchia', min: 1, max: 4, got: String(players) };
      expect(problems(players)).toEqual([{ k: 'kernel.seats', a: said }]);
    }
  });

  test('[TET.players-b] one player decides for all four Emperors', () => {
    expect(deciders(1)).toEqual([[0], [0], [0], [0]]);
  });

  test('[TET.players-c] two players have the East and the West', () => {
    expect(deciders(2)).toEqual([[0], [0], [1], [1]]);
  });

  test('[TET.players-d][TET.A45] of three players the Augustus of the shared Caesar has the last word for him', () => {
    expect(deciders(3, 'galerius')).toEqual([[0], [0], [1], [2]]);
    expect(deciders(3, 'constantius')).toEqual([[0], [1], [2], [2]]);
    expect(problems(3, { sharedCaesar: 'maximian' })).toEqual([
      { k: 'kernel.badOption', a: { option: 'sharedCaesar', got: 'maximian', allowed: 'galerius, constantius' } },
    ]);
  });

  test('[TET.players-e] four players have one each', () => {
    expect(deciders(4)).toEqual([[0], [1], [2], [3]]);
  });

  test('[TET.players-a] all four Emperors play, however few the players', () => {
    for (const players of [1, 2, 3, 4]) {
      const game = play(given(tetrarchia, ...romanTurn({ players, discs: { 'V-6': 'diocletian' } })));
      for (const _ of EMPERORS) {
        game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
        if (game.offers('enter')) game.does('enter', CAPITALS[game.g.turn]);
      }
      expect(EMPERORS.map((who) => whereIs(game.view(0), who))).toEqual(['IT-3', 'III-1', 'II-2', 'IT-1']);
    }
  });
});

describe('Levels', () => {
  test('[TET.setup-e] four figures: discs, fleets, extra Revolts, armies', () => {
    expect(levelOf('5100')).toEqual({ discs: 5, fleets: 1, revolts: 0, armies: 0 });
    expect(levelOf('3212')).toEqual({ discs: 3, fleets: 2, revolts: 1, armies: 2 });
    const levels = ['5', '4', '3'].flatMap((discs) =>
      ['3', '2', '1'].flatMap((fleets) =>
        ['0', '1', '2'].flatMap((revolts) => ['0', '1', '2'].map((armies) => discs + fleets + revolts + armies)),
      ),
    );
    expect(levels).toHaveLength(81);
    for (const level of levels) expect(problems(1, { level })).toEqual([]);
  });

  test('[TET.setup-g] the fourth column of the sheets is harder still', () => {
    expect(levelOf('2033')).toEqual({ discs: 2, fleets: 0, revolts: 3, armies: 3 });
    for (const level of ['2211', '4011', '4231', '4213']) expect(problems(1, { level })).toEqual([]);
  });

  test('[TET.setup-f] the normal level is the default, the one for a first game is there too', () => {
    expect(META.options['level']?.default).toBe('4211');
    expect(given(tetrarchia).state.g.agreed.level).toEqual({ discs: 4, fleets: 2, revolts: 1, armies: 1 });
    expect([FIRST_LEVEL, levelOf(FIRST_LEVEL)]).toEqual(['4200', { discs: 4, fleets: 2, revolts: 0, armies: 0 }]);
  });

  test('[TET.setup-e][TET.setup-g] anything else is refused, and what is allowed is named', () => {
    const allowed = '[5432][3210][0123][0123]';
    for (const level of ['9999', '42', '42111', '6211', '1211', '4411', '4241', '4214', '', 'easy']) {
      expect(problems(1, { level })).toEqual([{ k: 'kernel.badOption', a: { option: 'level', got: level, allowed } }]);
    }
    expect(problems(1, { level: 4211 })).toEqual([
      { k: 'kernel.badOption', a: { option: 'level', got: '4211', allowed } },
    ]);
  });
});

describe('Variants and other options', () => {
  test('[TET.var.all-a] any of the variants, alone or with any others', () => {
    for (let mask = 0; mask < 1 << VARIANTS.length; mask++) {
      const chosen = VARIANTS.filter((_, i) => mask & (1 << i));
      const { variants } = given(tetrarchia, { options: { variants: chosen } }).state.g.agreed;
      expect(VARIANTS.filter((v) => variants[v])).toEqual(chosen);
    }
  });

  test('[TET.var.all-a] a variant changes its own aspect and no other', () => {
    const offered = (variant: (typeof VARIANTS)[number]) =>
      EMPERORS.map((emperor) => {
        const fleets = ['INTERNVM', 'AEGAEVM'] as const;
        const others = { galerius: 'III-1' };
        const position = { emperor, at: 'IT-3', fleets, others: emperor === 'galerius' ? {} : others };
        const names = (variants: readonly (typeof VARIANTS)[number][]) => {
          const verbs = play(given(tetrarchia, ...romanTurn({ ...position, variants }))).question!.verbs;
          return Object.entries(verbs).flatMap(([verb, o]) => (o.t === 'pick' ? o.of : [verb]));
        };
        const plain = names([]);
        return names([variant]).filter((name) => !plain.includes(name));
      });
    expect(offered('imperium')).toEqual([['buyCommand'], [], [], ['buyPoint']]);
    expect(offered('patres-patriae')).toEqual([['takePoint'], [], ['givePoint'], []]);
    expect(offered('diarchia')).toEqual([[], [], [], []]);
    expect(offered('el-grande')).toEqual([[], [], [], []]);
    expect(offered('mare-nostrum').every((added) => added.length > 0 && added.includes('province:VI-1'))).toBe(true);
  });

  test('an unknown variant or option is refused, and what is allowed is named', () => {
    const variants = 'imperium, mare-nostrum, diarchia, patres-patriae, el-grande';
    const options = 'level, variants, sharedCaesar, harmony, fleetStacking, frontierDiscLost';
    expect(problems(1, { variants: ['imperium', 'senatus'] })).toEqual([
      { k: 'kernel.badSet', a: { option: 'variants', got: '["imperium","senatus"]', allowed: variants } },
    ]);
    expect(problems(1, { speed: 'fast' })).toEqual([
      { k: 'kernel.noOption', a: { game: 'game:tetrarchia', option: 'speed', allowed: options } },
    ]);
    expect(problems(1, { variants: 'imperium' }).map((p) => p.k)).toEqual(['kernel.badSet']);
    expect(problems(1, { harmony: 'yes' })[0]?.a).toEqual({ option: 'harmony', got: 'yes', allowed: 'true, false' });
  });

  test('every problem is named at once', () => {
    const all = problems(0, { level: '42', variants: ['senatus'], speed: 1 });
    expect(all.map((p) => p.k)).toEqual(['kernel.seats', 'kernel.noOption', 'kernel.badOption', 'kernel.badSet']);
  });
});

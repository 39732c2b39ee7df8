import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { agreed } from '../../testing/agreements.ts';
import { at } from '../../testing/at.ts';
import { addProvince, meeting } from '../../testing/senate.ts';
import type { About } from '../../agreements/agreement.ts';
import { propose } from '../proposals.ts';
import { governors } from './governors.ts';

const SICILIA = 'province:sicilia';
const ASIA = 'province:asia';
const SYRIA = 'province:syria';
const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const D = 'senator:4';
const E = 'senator:5';

/** Seat 0 presides with A, and has B; C is of seat 1, E of seat 2; these Provinces lie in the Forum. */
const drawn = (
  provinces: readonly (typeof SICILIA | typeof ASIA | typeof SYRIA)[],
  patch: (g: Rome) => void = () => {},
) =>
  at(propose, { kind: 'governors', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
    meeting(g, 'business', [A, B], [C], [E]);
    for (const id of provinces) addProvince(g, id);
    patch(g);
  }).as(0);
const of = (game: ReturnType<typeof drawn>, verb: string): string[] => {
  const offer = game.offers(verb);
  return offer?.t === 'pick' ? [...offer.of].sort() : [];
};
const post = (game: ReturnType<typeof drawn>, province: string, who: string) =>
  game.does('fillProvince', province).does('nominate', who);

describe('[1.09.5-f] several posts in one proposal', () => {
  test('nothing can be put before there is one', () => {
    const game = drawn([SICILIA]);
    expect(game.offers('put')).toBeUndefined();
    expect(post(game, SICILIA, B).offers('put')).toBeDefined();
  });

  test('[1.09.5-h] each Province once and each Senator once, down to the last of them', () => {
    const game = drawn([SICILIA, ASIA, SYRIA], (g) => {
      g.senators = g.senators.filter((s) => s.id !== E);
      g.factions[2]!.leader = '';
    });
    expect(of(game, 'fillProvince')).toEqual([ASIA, SICILIA, SYRIA]);
    post(game, SICILIA, B);
    expect(of(game, 'fillProvince')).toEqual([ASIA, SYRIA]);
    game.does('fillProvince', ASIA);
    expect(of(game, 'nominate')).toEqual([C]);
    game.does('nominate', C);
    expect(of(game, 'fillProvince')).toEqual([]);
    game.does('put');
  });

  test('[card-158-a] under the Vatinian Law an Aligned Senator as often as one likes, one without Faction once', () => {
    const game = drawn([SICILIA, ASIA, SYRIA], (g) => {
      g.laws = ['card:158'];
      g.senators.push(fresh(g, 'senator:20', -1));
    });
    post(post(game, SICILIA, 'senator:20'), ASIA, B).does('fillProvince', SYRIA);
    expect(of(game, 'nominate')).toContain(B);
    expect(of(game, 'nominate')).not.toContain('senator:20');
  });
});

describe('[AGR-13] a promise to propose Governors', () => {
  const promised = (naming: About['naming']) => (g: Rome) =>
    void agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'governors', naming } }]]);

  test('is not dropped while a single post is open', () => {
    drawn([SICILIA], promised('')).refuses('drop', undefined, 'no.agreement');
  });

  test('nor when whoever was promised is in it already', () => {
    const game = post(drawn([SICILIA, ASIA], promised(B)), ASIA, B);
    game.refuses('drop', undefined, 'no.agreement').does('put');
  });

  test('[AGR-22] but when nothing can be filled any more: the other candidate has been murdered', () => {
    const game = drawn([SICILIA], (g) => {
      promised('')(g);
      g.senators = g.senators.filter((s) => s.id !== E);
      g.senators.push(fresh(g, D, 1));
      senator(g, C).at = 'field';
      g.factions[2]!.leader = '';
      g.senators.push({ ...fresh(g, E, 2), office: 'censor' });
      g.factions[2]!.leader = E;
      g.factions[2]!.attempted = 0;
    });
    game.refuses('drop', undefined, 'no.agreement');
    game.as(2).does('assassinate', D).does('sendAssassin', E).rolling(6).does('strike');
    expect(game.as(0).offers('fillProvince')).toBeUndefined();
    game.does('drop');
  });
});

test('[1.09.52-d] it is no business where nobody could be named', () => {
  const may = (patch: (g: Rome) => void): boolean => {
    const { g } = drawn([SICILIA], (x) => {
      x.provinces = [];
      addProvince(x, ASIA, E);
      addProvince(x, SICILIA);
      x.senators.push(fresh(x, D, 1));
    });
    g.provinces = g.provinces.filter((p) => p.id === ASIA);
    patch(g);
    return governors.mayPut(g, 0, 'presiding') === true;
  };
  expect(may(() => {})).toBe(true);
  const away =
    (...ids: string[]) =>
    (g: Rome) => {
      for (const id of ids) senator(g, id).at = 'field';
    };
  expect(may(away(B, C))).toBe(true);
  expect(may(away(B, C, D))).toBe(false);
  // [1.09.5-c] The last candidate for one in the Forum is appointed, not voted on.
  const vacant = (g: Rome): void => {
    g.provinces[0]!.governor = '';
    senator(g, E).at = 'field';
  };
  const inForum =
    (...ids: string[]) =>
    (g: Rome) => {
      vacant(g);
      away(...ids)(g);
    };
  expect([may(inForum(B)), may(inForum(B, C))]).toEqual([true, false]);
});

import { describe, expect, test } from 'vitest';
import { contentOf, provinceCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { ProvinceId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { isCorrupt, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, rich, table } from '../testing/bare.ts';
import { createProvince } from '../wars/provinces.ts';
import { sideOf } from '../rome/provinces.ts';
import { rollYield } from './provinces.ts';
import { openToSpoils, spoils, spoilsRange } from './spoils.ts';
import { collectTaxes } from './taxes.ts';
import { developmentOdds, developmentTally, developProvinces } from './development.ts';
import { PRINTED } from '../testing/printed.ts';
import { revolts } from '../testing/people.ts';
import { republicOfRome } from '../index.ts';

const asks = (patch: (g: Rome) => void) =>
  at(spoils, undefined, {}, (g) => {
    bare(g);
    patch(g);
  });

describe('1.06.13 Provincial Spoils', () => {
  test('[1.06.13-a] every Aligned Governor’s player chooses for each Province', () => {
    const game = asks((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      governs(g, 'senator:1', 'province:sicilia');
      governs(g, 'senator:10', 'province:africa');
      governs(g, 'senator:3', 'province:syria');
    });
    expect(new Set(game.waitingFor)).toEqual(new Set([0, 2]));
    expect(game.as(0).offers('takeSpoils')).toMatchObject({
      of: ['province:africa', 'province:sicilia'],
      min: 0,
      max: 2,
    });
  });

  test('[1.10.71-b] a Captive takes none, though a Legate rules for him', () => {
    const { g } = table((x) => {
      governs(x, 'senator:1', 'province:sicilia').legate = true;
      Object.assign(senator(x, 'senator:1'), { at: 'field', captive: 'barbarians' });
    });
    expect(openToSpoils(g, 0)).toEqual([]);
  });

  test('[1.06.13-a][1.10.71-h] one who is ransomed while others choose may choose as well', () => {
    const game = asks((g) => {
      governs(g, 'senator:1', 'province:sicilia').legate = true;
      Object.assign(rich(g, 'senator:1', 10), { at: 'field', captive: 'barbarians' });
      governs(g, 'senator:3', 'province:africa');
    });
    expect(game.waitingFor).toEqual([2]);
    game.as(0).does('ransom', 'senator:1').does('payFromCaptive', 10);
    expect(new Set(game.waitingFor)).toEqual(new Set([0, 2]));
    game.as(0).does('takeSpoils', ['province:sicilia']);
    game.as(2).rolling(5).does('takeSpoils', []).expectLog('revenue.spoils', { province: 'province:sicilia', n: 5 });
  });

  test('[1.06.13-b][amb-34] all choose in secret before any die is rolled, then in the order of the names', () => {
    const game = asks((g) => {
      governs(g, 'senator:1', 'province:sicilia');
      governs(g, 'senator:3', 'province:africa');
    });
    game.as(0).does('takeSpoils', ['province:sicilia']);
    const chosen = (seat: number | 'public') =>
      (republicOfRome.view(game.state, seat).flow.find((f) => f.proc === 'revenue.spoils')!.local as { chosen: object })
        .chosen;
    expect(chosen(0)).toEqual({ 0: ['province:sicilia'] });
    expect(chosen(2)).toEqual({});
    expect(chosen('public')).toEqual({});
    expect(senator(game.g, 'senator:1').corrupt).toBe(false);
    game.as(0).refuses('takeSpoils', []);
    // Africa first: 1d6 − 1.
    game.as(2).rolling(5, 3).does('takeSpoils', ['province:africa']);
    game.expectLog('revenue.spoils', { province: 'province:africa', n: 4 });
    game.expectLog('revenue.spoils', { province: 'province:sicilia', n: 3 });
  });

  test('[1.06.13-c][1.06.13-d] the printed dice of the side that lies up; trying makes corrupt, whatever comes of it', () => {
    for (const [developed, die, n] of [
      [false, 3, 3],
      [true, 3, 7],
    ] as const) {
      const game = asks((g) => governs(g, 'senator:1', 'province:sicilia', developed));
      game.as(0).rolling(die).does('takeSpoils', ['province:sicilia']).expectLog('revenue.spoils', { n });
      expect(senator(game.g, 'senator:1').corrupt).toBe(true);
      expect(game.g.charges).toBe(0);
    }
    const honest = asks((g) => governs(g, 'senator:1', 'province:sicilia'));
    honest.as(0).does('takeSpoils', []);
    expect(senator(honest.g, 'senator:1').corrupt).toBe(false);
    const nothing = asks((g) => governs(g, 'senator:1', 'province:africa'));
    nothing.as(0).rolling(1).does('takeSpoils', ['province:africa']);
    expect(senator(nothing.g, 'senator:1').corrupt).toBe(true);
    // There is nothing to pay.
    expect(nothing.question?.prompt.k).toBe('testing');
  });

  test('[1.06.13-e][1.06.13-f] a loss need not be paid by the Governor: the State pays it with the Debits', () => {
    // ex-02.
    const game = asks((g) => governs(g, 'senator:1', 'province:hispania-ulterior'));
    game.as(0).rolling(2).does('takeSpoils', ['province:hispania-ulterior']).expectLog('revenue.spoils', { n: -1 });
    expect(senator(game.g, 'senator:1')).toMatchObject({ corrupt: true, talents: 0 });
    expect(game.g).toMatchObject({ charges: 1, state: 100 });
    expect(game.question?.prompt.k).toBe('testing');
  });

  test('[amb-33][1.06.31-e] he may pay out of his own treasury, and is asked only if that suffices', () => {
    const loss = () =>
      asks((g) => {
        governs(g, 'senator:1', 'province:hispania-ulterior');
        rich(g, 'senator:1', 2);
        g.factions[0]!.treasury = 50;
        g.bank -= 50;
      })
        .as(0)
        .rolling(1)
        .does('takeSpoils', ['province:hispania-ulterior']);
    const paid = loss().does('paySpoils');
    expect(senator(paid.g, 'senator:1').talents).toBe(0);
    expect(paid.g).toMatchObject({ charges: 0 });
    expect(paid.g.factions[0]!.treasury).toBe(50);
    expect(loss().does('leaveToState').g.charges).toBe(2);
    // A loss of 1 is a loss.
    const least = asks((g) => {
      governs(g, 'senator:1', 'province:hispania-ulterior');
      rich(g, 'senator:1', 2);
    });
    least.as(0).rolling(2).does('takeSpoils', ['province:hispania-ulterior']).does('paySpoils');
    expect(senator(least.g, 'senator:1').talents).toBe(1);
  });

  test('[1.06.13-h][1.06.13-i] an unaligned Governor takes none, and a Rebel none', () => {
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:10', -1));
      governs(x, 'senator:10', 'province:africa');
      governs(x, 'senator:1', 'province:sicilia');
      revolts(x, 'senator:1');
    });
    expect(openToSpoils(g, 0)).toEqual([]);
    const game = asks((x) => {
      x.senators.push(fresh(g, 'senator:10', -1));
      governs(x, 'senator:10', 'province:africa');
    });
    expect(game.question?.prompt.k).toBe('testing');
  });

  test('[1.13.1-a] a Province held through a Legate is as good as any', () => {
    const game = asks((g) => {
      governs(g, 'senator:1', 'province:sicilia').legate = true;
      Object.assign(senator(g, 'senator:1'), { at: 'rome', office: 'censor' });
    });
    game.as(0).rolling(6).does('takeSpoils', ['province:sicilia']).expectLog('revenue.spoils', { n: 6 });
    // [1.13.1-d] A case of its own, not of the man.
    expect(game.g.provinces[0]!.plunderer).toBe('senator:1');
    expect(senator(game.g, 'senator:1').corrupt).toBe(false);
    expect(isCorrupt(game.g, senator(game.g, 'senator:1'))).toBe(true);
  });

  test('[card-168-1-c] Evil Omens takes 1 off the total, not off each die', () => {
    const t = table(
      (g) => {
        g.events = [{ id: 'event:168', level: 1, since: 1 }];
      },
      [3, 4, 2],
    );
    expect(rollYield(t.cx, { dice: 2, plus: 1 })).toBe(7);
    expect(rollYield(t.cx, { dice: -1, plus: 0 })).toBe(-3);
  });

  test('[card-178-1-a][card-178-2-a] Verres is tried: Spoils 3 (5) less, not below 0 for that; the State gets as much more', () => {
    const tried = (level: number, die: number) => {
      const game = asks((g) => {
        g.events = [{ id: 'event:178', level, since: 1 }];
        governs(g, 'senator:1', 'province:africa');
      });
      return game.as(0).rolling(die).does('takeSpoils', ['province:africa']);
    };
    tried(1, 6).expectLog('revenue.spoils', { n: 2 });
    tried(1, 2).expectLog('revenue.spoils', { n: 0 });
    tried(2, 6).expectLog('revenue.spoils', { n: 0 });
    const taxes = [1, 2].map((level) => {
      const t = table(
        (g) => {
          g.events = [{ id: 'event:178', level, since: 1 }];
          governs(g, 'senator:1', 'province:africa');
        },
        [4, 4],
      );
      collectTaxes(t.cx);
      return t.g.state;
    });
    expect(taxes).toEqual([107, 109]);
    const loser = asks((g) => {
      g.events = [{ id: 'event:178', level: 1, since: 1 }];
      governs(g, 'senator:1', 'province:hispania-ulterior');
    });
    loser.as(0).rolling(1).does('takeSpoils', ['province:hispania-ulterior']).expectLog('revenue.spoils', { n: -2 });
  });
});

/** [spoils dice, plus, income dice, plus] of both sides. */
const YIELDS: Readonly<Record<string, readonly [readonly number[], readonly number[]]>> = {
  africa: [
    [1, -1, 2, -4],
    [1, 3, 1, 1],
  ],
  asia: [
    [1, 2, 2, -3],
    [1, 6, 2, 3],
  ],
  bithynia: [
    [1, -4, 1, -2],
    [1, 2, 1, 2],
  ],
  'cilicia-cyprus': [
    [1, -4, -1, 0],
    [1, 0, -1, 3],
  ],
  'creta-cyrenaica': [
    [1, -1, 1, -2],
    [1, 1, 1, 2],
  ],
  'gallia-cisalpina': [
    [1, -1, 1, -1],
    [1, 3, 2, -1],
  ],
  'gallia-narbonensis': [
    [1, -3, 1, -3],
    [1, 1, 1, 1],
  ],
  'gallia-transalpina': [
    [1, -4, 1, -5],
    [1, 0, 1, 1],
  ],
  'hispania-citerior': [
    [1, -2, -1, 1],
    [1, 2, 1, 1],
  ],
  'hispania-ulterior': [
    [1, -3, -1, -1],
    [1, 1, 1, -1],
  ],
  illyricum: [
    [1, -3, -1, -1],
    [1, 0, 1, 0],
  ],
  macedonia: [
    [1, 1, 2, -2],
    [2, -1, 2, 2],
  ],
  'sardinia-corsica': [
    [1, -5, -1, -1],
    [1, -1, -1, 1],
  ],
  sicilia: [
    [1, 0, 2, -2],
    [1, 4, 1, 2],
  ],
  syria: [
    [1, -1, 1, 0],
    [1, 3, 1, 0],
  ],
};
const printed = (name: string) => {
  const card = provinceCard(PRINTED, `province:${name}`);
  return [card.undeveloped, card.developed].map((s) => [s.spoils.dice, s.spoils.plus, s.income.dice, s.income.plus]);
};
const asPrinted = (...names: string[]): void => {
  for (const name of names) expect([name, printed(name)]).toEqual([name, YIELDS[name]]);
};

describe('prov: what Provinces yield', () => {
  test('[prov-africa][prov-asia][prov-bithynia][prov-cilicia-cyprus][prov-creta-cyrenaica] as printed', () => {
    asPrinted('africa', 'asia', 'bithynia', 'cilicia-cyprus', 'creta-cyrenaica');
  });
  test('[prov-gallia-cisalpina][prov-gallia-narbonensis][prov-gallia-transalpina][prov-hispania-citerior][prov-hispania-ulterior] as printed', () => {
    asPrinted('gallia-cisalpina', 'gallia-narbonensis', 'gallia-transalpina', 'hispania-citerior', 'hispania-ulterior');
  });
  test('[prov-illyricum][prov-macedonia][prov-sardinia-corsica][prov-sicilia][prov-syria] as printed', () => {
    asPrinted('illyricum', 'macedonia', 'sardinia-corsica', 'sicilia', 'syria');
  });
  test('[prov-a] fifteen, and none is created twice', () => {
    expect(contentOf(PRINTED).provinces).toHaveLength(15);
    const t = table();
    createProvince(t.cx, 'province:sicilia');
    createProvince(t.cx, 'province:sicilia');
    expect(t.g.provinces).toHaveLength(1);
  });
  test('[prov-b] −1d6 is what the State pays', () => {
    const t = table((g) => governs(g, 'senator:1', 'province:cilicia-cyprus'), [4]);
    collectTaxes(t.cx);
    expect(t.g).toMatchObject({ state: 100, charges: 4 });
  });
  test('[prov-c] seven lie on the frontier', () => {
    const frontier = contentOf(PRINTED)
      .provinces.filter((p) => p.frontier)
      .map((p) => p.id.slice('province:'.length));
    expect(frontier.sort()).toEqual([
      'creta-cyrenaica',
      'gallia-cisalpina',
      'gallia-transalpina',
      'hispania-citerior',
      'hispania-ulterior',
      'illyricum',
      'macedonia',
    ]);
  });
});

describe('1.06.4 development', () => {
  /** Without a die, nobody may roll. */
  const tries = (die: number | 'no die', patch: (g: Rome) => void = () => {}) => {
    const t = table(
      (g) => {
        governs(g, 'senator:1', 'province:sicilia');
        patch(g);
      },
      die === 'no die' ? [] : [die],
    );
    developProvinces(t.cx);
    return t;
  };

  test('[1.06.4-a][1.06.4-d][1.06.4-h] the Governor must roll; 6 develops, and he gains 3 Influence', () => {
    const t = tries(6);
    expect(t.g.provinces[0]!.developed).toBe(true);
    expect(senator(t.g, 'senator:1').influence).toBe(8);
    expect(tries(4).left()).toBe(0);
  });

  test('[1.06.4-c] +1 without a Corrupt marker', () => {
    // ex-68.
    expect(tries(5).g.provinces[0]!.developed).toBe(true);
    const corrupt = (g: Rome) => {
      senator(g, 'senator:1').corrupt = true;
    };
    expect(tries(5, corrupt).g.provinces[0]!.developed).toBe(false);
    expect(tries(6, corrupt).g.provinces[0]!.developed).toBe(true);
  });

  test('[1.06.4-b] no Rebel rolls, and nobody where there is no Governor', () => {
    tries('no die', (g) => {
      revolts(g, 'senator:1');
    });
    tries('no die', (g) => {
      g.provinces[0]!.governor = '';
    });
  });

  test('[1.06.4-e] from then on the Developed side counts, and no die is rolled any more', () => {
    const t = tries(6);
    expect(sideOf(PRINTED, t.g.provinces[0]!)).toBe(provinceCard(PRINTED, 'province:sicilia').developed);
    developProvinces(t.cx);
    expect(senator(t.g, 'senator:1').influence).toBe(8);
  });

  test('[1.06.4-f] not while barbarians are there', () => {
    const t = tries('no die', (g) => {
      g.provinces[0]!.overrun = true;
    });
    expect(t.g.provinces[0]!.developed).toBe(false);
  });

  test('[1.06.4-f] nor where they have been beaten off in this phase; other Provinces are not concerned', () => {
    const raids = [{ id: 'event:163' as const, level: 1, since: 1 }];
    const saved = tries('no die', (g) => {
      g.events = raids;
      g.provinces[0] = { ...g.provinces[0]!, id: 'province:illyricum' };
      senator(g, 'senator:1').at = 'province:illyricum';
    });
    expect(saved.g.provinces[0]!.developed).toBe(false);
    const inland = tries(6, (g) => {
      g.events = raids;
    });
    expect(inland.g.provinces[0]!.developed).toBe(true);
  });

  test('[1.06.4-i] an unaligned Governor rolls and gains as well', () => {
    const t = tries(5, (g) => {
      senator(g, 'senator:1').faction = -1;
    });
    expect(t.g.provinces[0]!.developed).toBe(true);
    expect(senator(t.g, 'senator:1').influence).toBe(8);
  });

  test('[1.06.4-c][1.13.1-a] who has taken Spoils through a Legate has the marker as well', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:sicilia').plunderer = 'senator:1';
    });
    expect(developmentTally(t.g, senator(t.g, 'senator:1'), 5).total).toBe(5);
  });

  test('[card-168-1-b] Evil Omens counts here', () => {
    const t = table((g) => {
      g.events = [{ id: 'event:168', level: 1, since: 1 }];
    });
    expect(developmentTally(t.g, senator(t.g, 'senator:1'), 5).total).toBe(5);
  });
});

describe('1.06.51 taxes', () => {
  const taxed = (id: ProvinceId, rolling: number[], patch: (g: Rome) => void = () => {}) => {
    const t = table((g) => {
      governs(g, 'senator:1', id);
      patch(g);
    }, rolling);
    collectTaxes(t.cx);
    return t;
  };

  test('[1.06.51-a][1.06.51-f] every loyal Governor rolls for the State, Aligned or not', () => {
    expect(taxed('province:sicilia', [5, 6]).g.state).toBe(109);
    const nobodys = taxed('province:sicilia', [5, 6], (g) => {
      senator(g, 'senator:1').faction = -1;
    });
    expect(nobodys.g.state).toBe(109);
    expect(nobodys.left()).toBe(0);
  });

  test('[1.06.51-b][amb-180] a loss is not paid now but with the Debits', () => {
    const t = taxed('province:sicilia', [1, 1]);
    expect(t.g).toMatchObject({ state: 100, charges: 0 });
    expect(taxed('province:africa', [1, 1]).g).toMatchObject({ state: 100, charges: 2 });
  });

  test('[1.06.51-c][1.06.51-d] nothing from a Rebel’s Province, nor from one without a Governor', () => {
    const rebel = taxed('province:africa', [], (g) => {
      revolts(g, 'senator:1');
    });
    const empty = taxed('province:africa', [], (g) => {
      g.provinces[0]!.governor = '';
    });
    for (const t of [rebel, empty]) {
      expect(t.g).toMatchObject({ state: 100, charges: 0 });
    }
  });

  test('[card-163-1-b] an overrun Province has no income: neither Spoils nor taxes', () => {
    const t = taxed('province:sicilia', [], (g) => {
      g.provinces[0]!.overrun = true;
    });
    expect(t.g.state).toBe(100);
    expect(openToSpoils(t.g, 0)).toEqual([]);
  });
});

describe('what is told before Spoils are taken', () => {
  const ruled = (id: ProvinceId, patch: (g: Rome) => void = () => {}) =>
    asks((g) => {
      governs(g, 'senator:1', id);
      patch(g);
    });
  const verres = (g: Rome): void => void g.events.push({ id: 'event:178', level: 1, since: 1 });

  test.each(['province:sicilia', 'province:syria', 'province:gallia-transalpina'] as const)(
    '[1.06.13-c][card-178-1-a] the least and the most from %s are what the dice give at their ends',
    (id) => {
      for (const patch of [() => {}, verres]) {
        const dice = Math.abs(provinceCard(PRINTED, id).undeveloped.spoils.dice);
        const ends = [1, 6].map((n) => {
          const game = ruled(id, patch)
            .as(0)
            .rolling(...Array.from({ length: dice }, () => n))
            .does('takeSpoils', [id]);
          return Number(game.said('revenue.spoils')[0]?.['n']);
        });
        const { g } = ruled(id, patch);
        expect(spoilsRange(g, g.provinces[0]!)).toEqual([Math.min(...ends), Math.max(...ends)]);
      }
    },
  );

  test('[1.06.4-c][1.06.4-d] the chance of development is that of all dice, lower for one who is corrupt', () => {
    for (const spoilsAre of ['taken', 'left'] as const) {
      const hits = [1, 2, 3, 4, 5, 6].filter((die) => {
        const t = table(
          (g) => {
            governs(g, 'senator:1', 'province:sicilia');
            senator(g, 'senator:1').corrupt = spoilsAre === 'taken';
          },
          [die],
        );
        t.run(developProvinces);
        return t.g.provinces[0]!.developed;
      });
      const { g } = table((x) => governs(x, 'senator:1', 'province:sicilia'));
      expect(developmentOdds(g, g.provinces[0]!, spoilsAre)).toBe(hits.length / 6);
    }
  });

  test('[1.06.4-a] a developed Province has no such chance', () => {
    const { g } = table((x) => governs(x, 'senator:1', 'province:sicilia', true));
    expect(developmentOdds(g, g.provinces[0]!, 'left')).toBeUndefined();
  });
});

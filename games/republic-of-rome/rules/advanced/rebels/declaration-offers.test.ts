import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import type { At } from '../../testing/at.ts';
import { holds } from '../../testing/provinces.ts';
import { declaring, enlist, revoltsIn } from '../../testing/rebels.ts';

const SICILIA = 'province:sicilia';
const AFRICA = 'province:africa';

const victor = (g: Rome, who: `senator:${number}`, legions: number, fleets = 0) =>
  sends(g, who, '' as never, { legions, fleets, force: { victorious: true } });

describe('Governors', () => {
  test('[2.03.2-d][2.03.2-f] each may be named once, and nothing is declared before the first', () => {
    const game = declaring((g) => {
      enlist(g, 1, 'senator:6');
      holds(g, AFRICA, 'senator:2');
      holds(g, SICILIA, 'senator:6');
    }).as(1);
    expect([game.offers('declareGovernors'), game.question?.denied['declareGovernors']]).toEqual([
      undefined,
      undefined,
    ]);
    game.does('nameRebel', 'senator:6');
    expect(game.offers('nameRebel')).toMatchObject({ of: ['senator:2'] });
    game.does('nameRebel', 'senator:2');
    expect([game.offers('nameRebel'), game.offers('declareGovernors') !== undefined]).toEqual([undefined, true]);
  });

  test('[2.03.2-t][1.11.32-j] while a Primary Rebel lives no Governor is asked, nor anybody whether he joins', () => {
    const game = declaring((g) => {
      g.turn = 1;
      revoltsIn(g, 'senator:2', AFRICA);
      enlist(g, 1, 'senator:6');
      holds(g, SICILIA, 'senator:3');
      g.turn = 2;
    });
    game.as(1).does('stayInProvince');
    expect(game.as(0).offers('over')).toBeDefined();
  });

  test('[2.03.7-a] when the new Primary Rebel has said whether he marches, the Declaration is over', () => {
    const declared = () =>
      declaring((g) => void holds(g, AFRICA, 'senator:2', { armies: 1 }))
        .as(1)
        .does('nameRebel', 'senator:2')
        .does('declareGovernors');
    const stays = declared().does('stayInProvince').expectLog('rebels.stays', { who: 'senator:2', province: AFRICA });
    expect(stays.as(0).offers('over')).toBeDefined();
    expect(declared().does('marchOnRome').as(0).offers('over')).toBeDefined();
  });
});

describe('Victorious Commanders', () => {
  test('[1.11.3-b] one who lays down his command sends his Legions home', () => {
    const game = declaring((g) => void victor(g, 'senator:1', 2))
      .as(0)
      .does('layDown');
    expect([game.g.forces, legionsAt(game.g, 'active'), senator(game.g, 'senator:1').at]).toEqual([[], 2, 'rome']);
  });

  test('[1.11.3-a] an Army without a Commander comes home, and nobody declares for it', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 2).commander = '';
      senator(g, 'senator:1').at = 'rome';
    });
    expect([game.as(0).offers('over') !== undefined, game.g.forces, legionsAt(game.g, 'active')]).toEqual([
      true,
      [],
      2,
    ]);
  });

  test('[1.11.3-l] nobody revolts whom no Legion follows', () => {
    const game = declaring((g) => void victor(g, 'senator:1', 2)).as(0);
    game.refuses('declareRevolt', undefined, 'no.legionFollows');
  });

  test('[2.03.2-i] nor one who would be too weak with all his Governors', () => {
    const game = declaring((g) => {
      holds(g, AFRICA, 'senator:1', { armies: 5 });
      senator(g, 'senator:1').office = '';
      victor(g, 'senator:2', 0);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:2' });
    });
    game.as(0).does('nameRebel', 'senator:1').does('declareGovernors');
    // 4 + 2 against 4 + 5.
    game.as(1).refuses('declareRevolt', undefined, 'no.strongerRebel');
  });

  test('[1.11.31-b][1.11.31-e][2.03.2-m] of Legions that were asked those follow who passed the roll, the others are the Senate’s', () => {
    const game = declaring((g) => void victor(g, 'senator:1', 3))
      .as(0)
      .does('testLoyalty');
    game.rolling(6, 1).does('testLegions', ['legion:0', 'legion:1']);
    game.does('declareRevolt').expectLog('revolution.declares', { n: 4 + 1 });
    expect([legionsAt(game.g, 'rebel'), game.g.legions[0]!.at, legionsAt(game.g, 'active')]).toEqual([1, 'rebel', 2]);
  });

  test('[2.03.2-d] one who wanted to revolt with Governors may still think better of it, and lays down his command', () => {
    const game = declaring((g) => {
      enlist(g, 0, 'senator:6');
      holds(g, SICILIA, 'senator:6');
      victor(g, 'senator:1', 0);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
    }).as(0);
    game.does('declareRevolt').does('stayLoyal').expectLog('revolution.laysDown', { who: 'senator:1' });
    expect([game.g.rebels, game.g.forces, legionsAt(game.g, 'active')]).toEqual([[], [], 1]);
  });

  test('[2.03.2-d] of two of one Faction only one, whether or not anybody would follow the other', () => {
    const game = declaring((g) => {
      enlist(g, 0, 'senator:6');
      for (const [who, n] of [
        ['senator:1', 1],
        ['senator:6', 2],
      ] as const) {
        victor(g, who, 0);
        legionsTo(g, `force:${n}`, 1, { veteran: true, allegiance: who });
      }
    }).as(0);
    game.does('declareRevolt').expectLog('revolution.laysDown', { who: 'senator:6' });
    expect(game.g.rebels.map((r) => r.senator)).toEqual(['senator:1']);
  });

  test('[2.03.2-d][2.03.23-a] when the first lays down his command, the second asks his own units, and has nothing of the first one’s', () => {
    const game = declaring((g) => {
      enlist(g, 0, 'senator:6');
      victor(g, 'senator:1', 0, 2);
      victor(g, 'senator:6', 0, 1);
      legionsTo(g, 'force:2', 1, { veteran: true, allegiance: 'senator:6' });
    }).as(0);
    game.does('testLoyalty').rolling(6, 6).does('testFleets', 2).does('layDown');
    expect(game.offers('testLoyalty')).toBeDefined();
    // His MIL is 3.
    game.does('declareRevolt').expectLog('revolution.declares', { who: 'senator:6', n: 3 + 2 });
    expect([game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([0, 3]);
  });

  test('[2.03.2-u][card-159-a] a Consul for Life may march on by the Manilian Law, but not revolt', () => {
    const game = declaring((g) => {
      victor(g, 'senator:1', 1);
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      senator(g, 'senator:1').consulForLife = true;
      g.laws.push('card:159');
      wages(g, 'war:5');
    }).as(0);
    expect(game.offers('marchOn')).toBeDefined();
    expect([game.offers('declareRevolt'), game.offers('testLoyalty')]).toEqual([undefined, undefined]);
  });

  test('[2.04.2-k] with Disbandment too, one who has disbanded nobody may revolt', () => {
    const ALL: At = { options: { advanced: ['provincial-wars', 'rebel-governors', 'disbandment'] } };
    const game = declaring((g) => void victor(g, 'senator:1', 2), [], ALL);
    expect(game.as(0).offers('testLoyalty')).toBeDefined();
  });

  test('[2.03.23-d] what he gives up of his Fleets is said, and nothing if he keeps all', () => {
    const three = () =>
      declaring((g) => {
        victor(g, 'senator:1', 0, 3);
        legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      })
        .as(0)
        .does('testLoyalty')
        .rolling(6, 6, 6)
        .does('testFleets', 3)
        .does('declareRevolt');
    const some = three().does('keepFleets', 1).expectLog('rebels.fleetsGivenUp', { n: 2 });
    expect([some.g.advanced?.rebels?.fleets, some.g.fleets]).toEqual([1, 2]);
    expect(three().does('keepFleets', 3).logKeys()).not.toContain('rebels.fleetsGivenUp');
  });
});

import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { legionsAt, legionsTo, victorious } from '../testing/armies.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

const refs = (...numbers: number[]) => numbers.map((n) => `legion:${n}`);

describe('asking the Legions', () => {
  const asks = (era: Rome['era'], dice: number[], paid: number[], also: (g: Rome) => void = () => {}) => {
    const game = victorious({ legions: 6 }, (g) => {
      g.era = era;
      who(g, 'senator:1').talents = 6;
      also(g);
    });
    game
      .as(0)
      .does('testLoyalty')
      .does('testLegions', refs(0, 1, 2, 3, 4, 5));
    return game
      .rolling(...dice)
      .does('payLegions', refs(...paid))
      .rolled();
  };
  const followers = (game: ReturnType<typeof victorious>): number => {
    game.as(0).does('declareRevolt');
    return legionsAt(game.g, 'rebel');
  };

  test('[1.11.31-a][1.11.31-b][tbl-loyal-e] in the Early Republic a Legion follows on 5 or 6', () => {
    expect(followers(asks('early', [4, 4, 4, 5, 6, 1], []))).toBe(2);
  });
  test('[1.11.31-b][tbl-loyal-m] in the Middle Republic on 4', () => {
    expect(followers(asks('middle', [4, 4, 3, 5, 6, 1], []))).toBe(4);
  });
  test('[1.11.31-b][tbl-loyal-l] in the Late Republic on 3', () => {
    expect(followers(asks('late', [4, 3, 3, 2, 2, 1], []))).toBe(3);
  });
  test('[1.11.31-c] a Talent for a Legion adds 1 to its die, and is gone: 4, 4, 4, 5, 3, 1 make four that follow', () => {
    const game = asks('early', [4, 4, 4, 5, 3, 1], [0, 1, 2, 3, 4, 5]);
    expect(who(game.g, 'senator:1').talents).toBe(0);
    expect(followers(game)).toBe(4);
  });
  test('[1.11.31-c][amb-130] he pays before the first die, not more than he has, and never back', () => {
    const game = victorious({ legions: 3 }, (g) => {
      who(g, 'senator:1').talents = 2;
    });
    game
      .as(0)
      .does('testLoyalty')
      .does('testLegions', refs(0, 1, 2));
    game.refuses('payLegions', refs(0, 1, 2));
    game.rolling(1, 1, 1).does('payLegions', refs(0, 1));
    game.does('layDown');
    expect(who(game.g, 'senator:1').talents).toBe(0);
    expect(legionsAt(game.g, 'active')).toBe(3);
  });

  test('[1.11.31-c] the money of his Master of Horse needs the consent of his player', () => {
    const asked = (answer: string) => {
      const game = victorious({ legions: 3, horse: 'senator:7' }, (g) => {
        who(g, 'senator:7').talents = 2;
        who(g, 'senator:1').talents = 1;
      });
      game
        .as(0)
        .does('testLoyalty')
        .does('testLegions', refs(0, 1, 2));
      expect(game.waitingFor).toEqual([2]);
      return game.as(2).does(answer);
    };
    const lent = asked('lendMoney');
    lent
      .as(0)
      .rolling(4, 4, 1)
      .does('payLegions', refs(0, 1, 2));
    expect([who(lent.g, 'senator:1').talents, who(lent.g, 'senator:7').talents]).toEqual([0, 0]);
    asked('refuseMoney').as(0).refuses('payLegions', refs(0, 1));
  });

  test('[1.11.31-c] that of one of his own Faction does not', () => {
    const game = victorious({ legions: 3, horse: 'senator:5' }, (g) => {
      who(g, 'senator:5').talents = 2;
      who(g, 'senator:1').talents = 1;
    });
    game
      .as(0)
      .does('testLoyalty')
      .does('testLegions', refs(0, 1, 2));
    game
      .rolling(4, 4, 1)
      .does('payLegions', refs(0, 1, 2))
      .rolled();
    expect([who(game.g, 'senator:1').talents, who(game.g, 'senator:5').talents]).toEqual([0, 0]);
  });

  test('[1.11.31-d] his own Veterans follow unasked; those of others are asked', () => {
    const game = victorious({ legions: 1 }, (g) => {
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:4' });
    });
    game.as(0).does('testLoyalty');
    expect(game.offers('testLegions')).toMatchObject({ of: refs(0, 2) });
    game.rolling(1, 1).does('testLegions', refs(0, 2)).does('declareRevolt');
    expect(legionsAt(game.g, 'rebel')).toBe(1);
  });

  test('[1.11.31-e][1.11.31-f] who does not follow, or was not asked, goes to the Active Forces boxes', () => {
    const game = victorious({ legions: 4 });
    game.as(0).does('testLoyalty').rolling(6, 1).does('testLegions', refs(0, 1)).does('declareRevolt');
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, 'active')]).toEqual([1, 3]);
  });

  test('[card-168-1-b][amb-159] Evil Omens count against him', () => {
    expect(
      followers(
        asks('early', [5, 6, 6, 1, 1, 1], [], (g) => {
          g.events.push({ id: 'event:168', level: 1, since: 1 });
        }),
      ),
    ).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId, FactionId } from '../../ids.ts';
import { senator, votesInRome } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { rich, treasury } from '../../testing/bare.ts';
import {
  type AtNeutrals,
  bareNeutrals,
  CONSERVATIVES,
  IMPERIALS,
  joins,
  PLUTOCRATS,
  ruledOut,
} from '../../testing/neutrals.ts';
import { persuade } from './persuasion.ts';

/** The Imperials have senator:2 in Rome: Oratory 2, Influence 5. Without money he has 7 before anything is taken off. */
const persuading = (patch: (g: Rome) => void, dice: (number | string)[] = [], how: AtNeutrals = {}) =>
  bareNeutrals(persuade, { faction: IMPERIALS }, how, patch, dice);
const attempts = (t: ReturnType<typeof persuading>) =>
  t.lines('forum.persuades').map(({ who, target, bribe, base }) => [who, target, bribe, base]);

describe('[4.04.2-a][4.04.2-b][A4-18] the Most Available Senator', () => {
  test('the highest number for the least money, unaligned or of another Faction', () => {
    const t = persuading((g) => {
      rich(g, 'senator:2', 20);
      // Loyalty 6 and 7: base 1 and 0. An aligned one of Loyalty 6: base -6.
      joins(g, 'senator:17', -1);
      joins(g, 'senator:12', -1);
      joins(g, 'senator:13', PLUTOCRATS);
    });
    expect(t.lines('neutral.persuasion.target')).toMatchObject([{ target: ['senator:17'], k: 1 }]);
    expect(ruledOut(t, 'neutral.persuasion.target')).toEqual({
      'senator:17': '',
      'senator:12': 'measure:bribe',
      'senator:13': 'measure:bribe',
    });
    expect(attempts(t)).toEqual([['senator:2', 'senator:17', 8, 9]]);
  });
  test('[4.04.2-b] a number above 9 costs nothing and is told as it is', () => {
    const t = persuading((g) => {
      // Loyalty 6 and 7: 12 and 11.
      senator(g, 'senator:2').influence = 16;
      joins(g, 'senator:17', -1);
      joins(g, 'senator:12', -1);
    });
    expect(t.lines('neutral.persuasion.target')).toMatchObject([{ target: ['senator:17'] }]);
    expect(ruledOut(t, 'neutral.persuasion.target')['senator:12']).toBe('measure:base-number');
    expect(attempts(t)).toEqual([['senator:2', 'senator:17', 0, 12]]);
  });
  test('[4.04.2-c] the whole Faction Treasury of his Faction counts against him', () => {
    const both = (against: number) => (g: Rome) => {
      rich(g, 'senator:2', 12);
      senator(g, 'senator:2').influence = 12;
      // Aligned, Loyalty 6: 14 - 13 = 1 less the Treasury; unaligned, Loyalty 9 and 4 T: 14 - 13 = 1.
      joins(g, 'senator:13', PLUTOCRATS);
      joins(g, 'senator:16', -1);
      rich(g, 'senator:16', 5);
      treasury(g, PLUTOCRATS, against);
    };
    expect(persuading(both(0)).lines('neutral.persuasion.target')).toMatchObject([{ target: ['senator:13'] }]);
    expect(persuading(both(2)).lines('neutral.persuasion.target')).toMatchObject([{ target: ['senator:16'] }]);
  });
  test('[4.04.2-d] of equals the one with more Military and Oratory', () => {
    const t = persuading((g) => {
      rich(g, 'senator:2', 20);
      // Both of Loyalty 6: 1 and 2 against 4 and 2.
      joins(g, 'senator:11', -1);
      joins(g, 'senator:13', -1);
    });
    expect(t.lines('neutral.persuasion.target')).toMatchObject([{ target: ['senator:13'] }]);
    expect(ruledOut(t, 'neutral.persuasion.target')['senator:11']).toBe('measure:power');
  });
  test('[4.04.2-e] then the one whose Faction has more votes, then dice', () => {
    const target = (knights: number, dice: number[]) =>
      persuading((g) => {
        rich(g, 'senator:2', 30);
        // Loyalty 6 and 7, but one has a Talent of his own; Military and Oratory 5 each.
        joins(g, 'senator:18', PLUTOCRATS, { talents: 1 });
        joins(g, 'senator:6', CONSERVATIVES);
        // Votes: 4 for the Plutocrats without Knights, 5 for the Conservatives.
        senator(g, 'senator:3').knights = knights;
      }, dice).lines('forum.persuades')[0]?.['target'];
    expect(target(0, [])).toBe('senator:6');
    expect(target(2, [])).toBe('senator:18');
    expect(target(1, [5, 5, 1, 1])).toBe('senator:18');
    expect(target(1, [1, 1, 5, 5])).toBe('senator:6');
  });
  test('[4.04.2-l] Leaders, Senators away and its own are no targets', () => {
    const t = persuading((g) => {
      rich(g, 'senator:2', 50);
      joins(g, 'senator:17', PLUTOCRATS, { at: 'field' });
      joins(g, 'senator:11', IMPERIALS);
    });
    expect(t.lines('neutral.persuasion.target')).toEqual([]);
  });
});

describe('[4.04.2-i][4.04.2-j][4.03.2-b] the persuader', () => {
  test('reaches the highest number, then with the least money, and pays himself', () => {
    const t = persuading((g) => {
      joins(g, 'senator:17', -1);
      rich(g, 'senator:2', 3);
      senator(g, 'senator:2').influence = 6;
      joins(g, 'senator:14', IMPERIALS, { influence: 4 });
      rich(g, 'senator:14', 20);
      joins(g, 'senator:7', IMPERIALS, { at: 'field', influence: 30 });
    });
    // 4 + 4 - 6 = 2, and 7 T for 9.
    expect(attempts(t)).toEqual([['senator:14', 'senator:17', 7, 9]]);
    expect(senator(t.g, 'senator:14').talents).toBe(13);
    expect(senator(t.g, 'senator:2').talents).toBe(3);
    expect(ruledOut(t, 'neutral.persuasion')).toEqual({ 'senator:2': 'measure:base-number', 'senator:14': '' });
  });
  test('of equals by dice', () => {
    const t = persuading(
      (g) => {
        joins(g, 'senator:17', -1);
        rich(g, 'senator:2', 20);
        joins(g, 'senator:15', IMPERIALS, { influence: 5 });
        rich(g, 'senator:15', 11);
      },
      [1, 1, 2, 2],
    );
    expect(attempts(t)).toEqual([['senator:15', 'senator:17', 8, 9]]);
  });
});

describe('money', () => {
  const unaligned = (talents: number) =>
    persuading((g) => {
      joins(g, 'senator:17', -1);
      senator(g, 'senator:2').influence = 7;
      rich(g, 'senator:2', talents);
    });
  test('[4.04.2-f][4.04.2-g] only if 7 is reached; then as much as there is, to 9 at most', () => {
    // 2 + 7 - 6 = 3.
    expect(attempts(unaligned(3))).toEqual([['senator:2', 'senator:17', 0, 3]]);
    expect(attempts(unaligned(4))).toEqual([['senator:2', 'senator:17', 4, 7]]);
    expect(attempts(unaligned(5))).toEqual([['senator:2', 'senator:17', 5, 8]]);
    expect(attempts(unaligned(40))).toEqual([['senator:2', 'senator:17', 6, 9]]);
  });
  test('[4.04.2-h] without money it tries all the same', () => {
    expect(attempts(unaligned(0))).toEqual([['senator:2', 'senator:17', 0, 3]]);
  });
  test('[4.04.2-g] nothing is spent on what is 9 already', () => {
    const t = persuading((g) => {
      joins(g, 'senator:17', -1);
      senator(g, 'senator:2').influence = 14;
      rich(g, 'senator:2', 10);
    });
    expect(attempts(t)).toEqual([['senator:2', 'senator:17', 0, 10]]);
  });
  describe('against a Neutral that would bring it down to 4', () => {
    const against = (n: number) =>
      persuading((g) => {
        joins(g, 'senator:13', PLUTOCRATS);
        senator(g, 'senator:2').influence = 16;
        rich(g, 'senator:2', 10);
        treasury(g, PLUTOCRATS, n);
      });
    test('[4.04.2-f][A4-18] as much as it can no longer bring down', () => {
      // 2 + 16 - 6 - 7 = 5; 4 T more make 9, of which 5 T would make 4.
      expect(attempts(against(4))).toEqual([['senator:2', 'senator:13', 4, 9]]);
      expect(attempts(against(5))).toEqual([['senator:2', 'senator:13', 5, 10]]);
      expect(attempts(against(10))).toEqual([['senator:2', 'senator:13', 10, 15]]);
      expect(against(10).lines('neutral.defence')).toEqual([]);
    });
    test('[4.04.2-f] nothing if there is not so much', () => {
      expect(attempts(against(11))).toEqual([['senator:2', 'senator:13', 0, 5]]);
    });
  });
  test('[4.04.2-f][A4-18] what a Player may spend against it is not foreseen', () => {
    const t = persuading((g) => {
      joins(g, 'senator:13', 0);
      senator(g, 'senator:2').influence = 16;
      rich(g, 'senator:2', 10);
      treasury(g, 0, 30);
    });
    expect(attempts(t)).toEqual([['senator:2', 'senator:13', 4, 9]]);
  });
});

test('[4.04.2-k] no attempt with a number below 2', () => {
  const number = (influence: number) =>
    attempts(
      persuading((g) => {
        joins(g, 'senator:17', -1);
        senator(g, 'senator:2').influence = influence;
      }),
    );
  expect(number(5)).toEqual([]);
  expect(number(6)).toEqual([['senator:2', 'senator:17', 0, 2]]);
});

test('[4.04.2-a][4.04.2-k] one with whom no roll could succeed does not keep it from the next', () => {
  const t = persuading((g) => {
    senator(g, 'senator:2').influence = 16;
    rich(g, 'senator:2', 3);
    // 2 + 16 - 6 - 11 = 1, and money may not be spent on what stays below 7.
    joins(g, 'senator:17', -1);
    rich(g, 'senator:17', 11);
    joins(g, 'senator:13', PLUTOCRATS);
    treasury(g, PLUTOCRATS, 20);
  });
  expect(attempts(t)).toEqual([['senator:2', 'senator:13', 0, 5]]);
  expect(ruledOut(t, 'neutral.persuasion.target')).toEqual({
    'senator:17': 'neutral.persuasion.hopeless',
    'senator:13': '',
  });
});

test('[4.04.2-i][4.04.2-k] nor does a persuader who could not succeed', () => {
  const t = persuading((g) => {
    // Unaligned, Loyalty 6: 1 with 5 T, and 4 without money.
    joins(g, 'senator:17', -1);
    rich(g, 'senator:2', 5);
    joins(g, 'senator:7', IMPERIALS);
    senator(g, 'senator:7').influence = 8;
  });
  expect(attempts(t)).toEqual([['senator:7', 'senator:17', 0, 4]]);
});

test('[4.04.2-k] that it approaches nobody is told with the reason', () => {
  const t = persuading((g) => joins(g, 'senator:17', -1));
  t.expectLog('neutral.persuasion.nobody', { faction: 'faction:1' }, '4.04.2-k');
  expect(t.reasons('neutral.persuasion.nobody')).toEqual([
    { by: { k: 'neutral.persuasion.nobody.by' }, candidates: [] },
  ]);
  const approached = persuading((g) => {
    joins(g, 'senator:17', -1);
    senator(g, 'senator:2').influence = 6;
  });
  expect(approached.lines('neutral.persuasion.nobody')).toEqual([]);
});

test('[4.04.2-k] nor with nobody in Rome', () => {
  const t = persuading((g) => {
    joins(g, 'senator:17', -1);
    Object.assign(senator(g, 'senator:2'), { at: 'field', talents: 30 });
  });
  expect(attempts(t)).toEqual([]);
});

describe('[4.04.2-m] the roll', () => {
  const rolled = (dice: number[], eraEnds = false) => {
    const t = persuading((g) => {
      joins(g, 'senator:17', -1);
      rich(g, 'senator:2', 8);
      g.eraEnds = eraEnds;
    });
    t.rolling(...dice)
      .as(0)
      .does('pass');
    return senator(t.g, 'senator:17').faction;
  };
  test('up to the number', () => expect(rolled([4, 5])).toBe(IMPERIALS));
  test('never 10', () => expect(rolled([5, 5])).toBe(-1));
  test('never 9 once the era ends', () => expect(rolled([4, 5], true)).toBe(-1));
});

describe('[A4-21] nothing is told of what a Player has', () => {
  const table = (mine: number) =>
    persuading(
      (g) => {
        rich(g, 'senator:2', 20);
        joins(g, 'senator:17', -1);
        joins(g, 'senator:13', 0);
        joins(g, 'senator:11', PLUTOCRATS);
        treasury(g, 0, mine);
      },
      [],
      { seats: 1 },
    );
  test('the reasons are the same, whatever it is', () => {
    expect(table(3).reasons('neutral.persuasion.target')).toEqual(table(9).reasons('neutral.persuasion.target'));
    expect(ruledOut(table(3), 'neutral.persuasion.target')).toEqual({
      'senator:17': '',
      'senator:13': 'neutral.persuasion.less',
      'senator:11': 'measure:bribe',
    });
  });
  test('nor of the others, if his Senator is the one', () => {
    const t = persuading((g) => {
      rich(g, 'senator:2', 30);
      joins(g, 'senator:13', 0);
      joins(g, 'senator:10', PLUTOCRATS);
    });
    expect(ruledOut(t, 'neutral.persuasion.target')).toEqual({
      'senator:13': '',
      'senator:10': 'neutral.persuasion.less',
    });
  });
  test('nor if his is one of several between whom dice decide', () => {
    const t = persuading(
      (g) => {
        rich(g, 'senator:2', 30);
        joins(g, 'senator:18', PLUTOCRATS, { talents: 1 });
        joins(g, 'senator:6', 0);
        joins(g, 'senator:11', CONSERVATIVES, { talents: 9 });
        for (const [id, faction] of [
          ['senator:3', PLUTOCRATS],
          ['senator:1', 0],
        ] as const)
          senator(g, id).knights += 20 - votesInRome(g, faction);
      },
      [5, 5, 1, 1],
    );
    expect(ruledOut(t, 'neutral.persuasion.target')).toEqual({
      'senator:18': '',
      'senator:6': '',
      'senator:11': 'neutral.persuasion.less',
    });
  });
});

describe('[A4-20][4.04.21-g] a Player opposes it', () => {
  const opposed = (talents: number, against: number) => {
    const t = persuading((g) => {
      joins(g, 'senator:17', -1);
      rich(g, 'senator:2', talents);
      treasury(g, 0, 20);
    });
    return t.as(0).sets('counterBribe', against);
  };
  test('it spends more if that makes 7 to 9', () => {
    const t = opposed(20, 3);
    expect(t.lines('forum.raises')).toMatchObject([{ n: 3, base: 9 }]);
    // Another round: the Player is asked again.
    expect(t.offers('counterBribe')).toMatchObject({ min: 1, max: 17 });
  });
  test('also only to 7', () => {
    expect(opposed(11, 5).lines('forum.raises')).toMatchObject([{ n: 3, base: 7 }]);
  });
  test('else it rolls', () => {
    const t = persuading((g) => {
      joins(g, 'senator:17', -1);
      rich(g, 'senator:2', 11);
      treasury(g, 0, 20);
    });
    t.rolling(1, 2).as(0).sets('counterBribe', 6).expectLog('forum.persuaded', { roll: 3, base: 3 });
    expect(t.lines('forum.raises')).toEqual([]);
    expect(senator(t.g, 'senator:2').talents).toBe(3);
    // [4.04.21-f] All of it is his who was to be persuaded.
    expect(senator(t.g, 'senator:17').talents).toBe(14);
  });
});

describe('Seduction and Blackmail', () => {
  const holding = (card: CardId, patch: (g: Rome) => void = () => {}, dice: number[] = []) =>
    persuading((g) => {
      rich(g, 'senator:2', 20);
      joins(g, 'senator:13', PLUTOCRATS);
      joins(g, 'senator:16', -1);
      rich(g, 'senator:16', 5);
      treasury(g, PLUTOCRATS, 30);
      senator(g, 'senator:2').influence = 12;
      hand(g, IMPERIALS, card);
      patch(g);
    }, dice);
  const holds = (t: ReturnType<typeof holding>, faction: FactionId) => t.g.factions[faction]!.hand;

  test.each(['card:50', 'card:51'] as const)(
    '[4.07.7-a][4.07.7-b] %s is used at once, and Faction Treasuries do not count',
    (card) => {
      // 14 - 6 - 7 = 1 against 14 - 9 - 5 = 0: nobody is asked, the dice are rolled.
      const t = holding(card, () => {}, [4, 4]);
      expect(attempts(t)).toEqual([['senator:2', 'senator:13', 8, 9]]);
      expect(holds(t, IMPERIALS)).toEqual([]);
      expect(t.g.discards).toContain(card);
      expect(senator(t.g, 'senator:13').faction).toBe(IMPERIALS);
      expect(t.lines('neutral.persuading')).toMatchObject([{ card, target: ['senator:13'] }]);
      expect(t.lines('forum.counterBribe')).toEqual([]);
    },
  );
  test('without such a card the Treasury would have kept it away', () => {
    const t = holding('card:38');
    expect(attempts(t)[0]?.[1]).toBe('senator:16');
  });
  test('[card-51-a] Blackmail that fails ruins him', () => {
    const t = holding('card:51', () => {}, [6, 6, 1, 1, 2, 1]);
    expect(senator(t.g, 'senator:13')).toMatchObject({ influence: 1, popularity: -3 });
  });
  test('[A4-53] a number below 7 is enough', () => {
    expect(attempts(holding('card:50', (g) => rich(g, 'senator:2', 2)))).toEqual([]);
    const enough = holding(
      'card:50',
      (g) => {
        rich(g, 'senator:2', 2);
        senator(g, 'senator:2').influence = 13;
      },
      [1, 1],
    );
    expect(attempts(enough)).toEqual([['senator:2', 'senator:13', 0, 2]]);
  });
  test('[4.07.7-c] if no attempt can be made the card is kept', () => {
    const t = holding('card:50', (g) => {
      rich(g, 'senator:2', 0);
      senator(g, 'senator:2').influence = 1;
    });
    expect(holds(t, IMPERIALS)).toEqual(['card:50']);
    expect(attempts(t)).toEqual([]);
  });
  test('[4.07.7-a] of two, one for each attempt', () => {
    const t = holding('card:50', (g) => hand(g, IMPERIALS, 'card:51', 'card:50'), [4, 4]);
    expect(holds(t, IMPERIALS)).toEqual(['card:50']);
  });
});

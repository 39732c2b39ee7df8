import { describe, expect, test } from 'vitest';
import { openAuction } from '../../forum/bidding.ts';
import { forum } from '../../forum/index.ts';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { move } from '../../rome/money.ts';
import { senator } from '../../rome/senators.ts';
import { rich } from '../../testing/bare.ts';
import { bareNeutrals, CONSERVATIVES, IMPERIALS, joins, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';

/** Everybody is poor but those of whom the test says something; this Faction has the Rome Consul. */
const auction = (hrao: FactionId, money: Readonly<Record<number, number>>, dice: number[] = [], turn = 3) =>
  bareNeutrals(
    openAuction,
    undefined,
    {},
    (g) => {
      g.turn = turn;
      senator(g, `senator:${hrao + 1}`).office = 'rome-consul';
      for (const [faction, n] of Object.entries(money)) rich(g, `senator:${Number(faction) + 1}` as 'senator:1', n);
    },
    dice,
  );
const bids = (t: ReturnType<typeof auction>) => t.lines('forum.bid').map(({ faction, n }) => [faction, n]);

describe('[4.04.5-b][4.04.5-c] as HRAO it opens with the turn, a die and what its card adds', () => {
  test.each([
    [IMPERIALS, 8],
    [PLUTOCRATS, 10],
    [CONSERVATIVES, 7],
    [POPULISTS, 9],
  ])('Faction %i: %i T in turn 3 with a 5', (faction, n) => {
    const t = auction(faction, { 0: 50, [faction]: 50 }, [5]);
    expect(bids(t)).toEqual([[`faction:${faction}`, n]]);
    // [1.07.22-c] The Player is asked in his place.
    expect(t.as(0).offers('bid')).toBeDefined();
  });
});

test('[4.04.5-d] all that its richest Senator in Rome has, if that is less', () => {
  expect(bids(auction(IMPERIALS, { 0: 50, [IMPERIALS]: 6 }, [5]))).toEqual([['faction:1', 6]]);
});
test('[4.04.5-e] never more than the richest Senator of any other Faction, wherever he is, has', () => {
  expect(bids(auction(IMPERIALS, { [IMPERIALS]: 50, 3: 4 }, [5]))).toEqual([['faction:1', 4]]);
  const away = bareNeutrals(
    openAuction,
    undefined,
    {},
    (g) => {
      g.turn = 3;
      senator(g, 'senator:2').office = 'rome-consul';
      rich(g, 'senator:2', 50);
      joins(g, 'senator:6', 0, { at: 'field' });
      rich(g, 'senator:6', 5);
      joins(g, 'senator:7', -1);
      rich(g, 'senator:7', 40);
    },
    [5],
  );
  expect(bids(away)).toEqual([['faction:1', 5]]);
});
test('[4.04.5-e][4.04.5-h] where nobody else has anything it does not bid; nor below 1', () => {
  expect(bids(auction(IMPERIALS, { [IMPERIALS]: 50 }))).toEqual([]);
  // In the first turn a 1 of the Conservatives is a bid of 1.
  expect(bids(auction(CONSERVATIVES, { 0: 9, [CONSERVATIVES]: 9 }, [1], 1))).toEqual([['faction:3', 1]]);
});

describe('[4.04.5-f] later it bids one more than the last', () => {
  test('round the table, as far as each can pay', () => {
    const t = auction(IMPERIALS, { 0: 50, [IMPERIALS]: 5, [PLUTOCRATS]: 9, [CONSERVATIVES]: 5, [POPULISTS]: 9 }, [1]);
    expect(bids(t)).toEqual([
      ['faction:1', 4],
      ['faction:2', 5],
      ['faction:4', 6],
    ]);
    t.as(0).does('pass').expectLog('forum.auctionWon', { faction: 'faction:4', who: 'senator:5', n: 6 });
    expect(senator(t.g, 'senator:5').talents).toBe(3);
  });
  test('1 T if nobody has bid yet', () => {
    const t = auction(0, { 0: 50, [PLUTOCRATS]: 3 });
    t.as(0).does('pass');
    expect(bids(t)).toEqual([['faction:2', 1]]);
  });
  test('[4.04.5-e] not beyond the richest of the others', () => {
    const t = auction(0, { 0: 4, [IMPERIALS]: 9 });
    t.as(0).does('bid', 'senator:1').sets('amount', 4);
    expect(bids(t)).toEqual([['faction:0', 4]]);
  });
});

describe('[4.04.5-g] beyond the turn and 4 only with a die of 4 and what its card adds', () => {
  const bid = (faction: FactionId, last: number, dice: number[]) => {
    const t = auction(0, { 0: 50, [faction]: 50 });
    t.rolling(...dice);
    t.as(0).does('bid', 'senator:1').sets('amount', last);
    return bids(t).slice(1);
  };
  test('up to it without a die', () => {
    expect(bid(IMPERIALS, 6, [])).toEqual([['faction:1', 7]]);
  });
  test('which is told before it is rolled', () => {
    const told = (last: number, dice: number[]) => {
      const t = auction(0, { 0: 50, [IMPERIALS]: 50 });
      t.rolling(...dice);
      t.as(0).does('bid', 'senator:1').sets('amount', last);
      return [t.lines('neutral.bid'), t.lines('neutral.bid.die')];
    };
    expect(told(6, [])).toMatchObject([[{ faction: 'faction:1', n: 7 }], []]);
    expect(told(7, [4])).toMatchObject([[], [{ faction: 'faction:1', n: 8, needed: 4 }]]);
  });
  test.each([
    [IMPERIALS, 4],
    [PLUTOCRATS, 2],
    [CONSERVATIVES, 5],
    [POPULISTS, 3],
  ])('Faction %i bids on %i, not on less', (faction, die) => {
    expect(bid(faction, 7, [die])).toEqual([[`faction:${faction}`, 8]]);
    expect(bid(faction, 7, [die - 1])).toEqual([]);
  });
  test('[A4-24] Evil Omens do not count', () => {
    const t = auction(0, { 0: 50, [IMPERIALS]: 50 });
    t.change((g) => g.events.push({ id: 'event:168', level: 1, since: 3 }));
    t.rolling(4).as(0).does('bid', 'senator:1').sets('amount', 7);
    expect(bids(t).slice(1)).toEqual([['faction:1', 8]]);
  });
});

test('[1.07.22-e][4.03.2-c] only Senators in Rome bid, the richest of them; of equals by dice', () => {
  const t = bareNeutrals(
    openAuction,
    undefined,
    {},
    (g) => {
      g.turn = 3;
      senator(g, 'senator:2').office = 'rome-consul';
      rich(g, 'senator:1', 50);
      rich(g, 'senator:2', 8);
      joins(g, 'senator:6', IMPERIALS);
      rich(g, 'senator:6', 8);
      joins(g, 'senator:7', IMPERIALS, { at: 'field' });
      rich(g, 'senator:7', 30);
    },
    [1, 1, 2, 2, 6],
  );
  expect(t.lines('forum.bid')).toMatchObject([{ who: 'senator:6', n: 8 }]);
  // [4.04.5-b] The turn and its die, no more than he has.
  expect(t.lines('neutral.bid.opens')).toMatchObject([{ faction: 'faction:1', n: 3, most: 8 }]);
});

/** A whole Forum Phase in which every Initiative but the last has been played. */
const lastInitiative = (patch: (g: Rome) => void) => bareNeutrals(forum, undefined, { byChance: true }, patch);

test('[4.04.5-a][4.04.5-i][4.04.5-j] five Factions have one Initiative each, and a sixth is auctioned', () => {
  const t = lastInitiative((g) => move(g, 'bank', 'senator:1', 30));
  for (let i = 0; i < 200 && !t.offers('over'); i++) {
    if (t.question?.verbs['endInitiative']) t.does('endInitiative');
    else if (t.question?.verbs['amount']) t.sets('amount', 1);
    else if (t.question?.verbs['bid']) t.picks('senator:1');
    else t.saysNothing();
  }
  expect(t.lines('forum.auction')).toHaveLength(1);
  const factions = t.lines('forum.initiative').map(({ faction }) => faction);
  expect(factions).toHaveLength(6);
  expect(new Set(factions.slice(0, 5)).size).toBe(5);
  // What the winner has bought is a whole Initiative.
  expect(t.lines('forum.auctionWon')[0]?.['faction']).toBe(factions[5]);
});

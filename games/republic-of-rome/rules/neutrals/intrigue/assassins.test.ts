import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { chit } from '../../testing/chits.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import { type Divided, dividing, isOver, offeredTo, ruling, s } from '../../testing/spoils.ts';
import type { Dice } from '@tabularium/kit';
import { assassinationCheck, rollers } from './assassins.ts';

/** `senator:5` of the Imperials is feared and ranks highest, so that the Plutocrats roll first and the Player last; all may attempt. */
const feared = (g: Rome): void => {
  senator(g, 'senator:5').influence = 21;
  for (const f of g.factions) f.attempted = 0;
};
const check = (
  dice: Dice,
  patch: (g: Rome) => void = () => {},
  target: SenatorId = 'senator:5',
  by: FactionId | -1 = 0,
): Divided => ruling(assassinationCheck, { target, by }, { members: [PLUTOCRATS] }, (g) => (feared(g), patch(g)), dice);

test('[4.07.3-b] a Player demands a Check while he chooses, of anybody in Rome of another Faction; the ordinary way is closed', () => {
  const t = dividing({ members: [0] }, (g) => {
    g.factions[0]!.attempted = 0;
    senator(g, 'senator:15').at = 'field';
  });
  expect(offeredTo(t, 0, 'demandCheck')).toEqual(
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((n) => `senator:${n}`).sort(),
  );
  expect(t.as(0).offers('assassinate')).toBeUndefined();
  expect(t.as(0).offers('moveMotion')).toBeUndefined();
  expect(t.as(0).offers('orderPass')).toBeUndefined();
  t.rolling(1).does('demandCheck', 'senator:5').does('sendAssassin', 'senator:2').rolling(5).does('strike');
  expect(t.g.senators.some((x) => x.id === 'senator:5')).toBe(false);
  // What he was asked goes on; he has had his attempt, and nobody else would roll.
  expect(t.as(0).offers('takeSpoil')).toBeDefined();
  expect(t.as(0).offers('demandCheck')).toBeUndefined();
});

test('[4.07.3-b] also while a Neutral chooses', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => {
    g.factions[0]!.attempted = 0;
  });
  expect(t.as(0).question?.prompt.k).toBe('ask.spoils.callChoice');
  // The very one who was to have it dies: the Faction chooses again.
  t.rolling(1).does('demandCheck', 'senator:10').does('sendAssassin', 'senator:2').rolling(5).does('strike');
  expect(t.as(0).offers('demandCheck')).toBeUndefined();
  expect(isOver(t)).toBe(true);
  expect(s(t, 10).influence).toBe(8);
});

test('[4.07.3-c] all other Factions roll, the highest makes the attempt: a Player sends whom he likes', () => {
  const t = check([2, 3, 4, 6]);
  expect(offeredTo(t, 0, 'sendAssassin')).toEqual(['senator:1', 'senator:2', 'senator:3']);
  t.as(0).does('sendAssassin', 'senator:3').rolling(3).does('strike');
  expect(t.g.factions.map((f) => f.attempted === t.g.turn)).toEqual([true, false, false, false, false]);
});

test('[4.07.3-d][4.07.3-f] a Neutral adds one for each Assassin card, and uses all of them', () => {
  const t = check([4, 3, 3, 5, 3], (g) => hand(g, PLUTOCRATS, 'card:49', 'card:99'));
  expect(t.g.factions[PLUTOCRATS]!.attempted).toBe(t.g.turn);
  expect(t.g.factions[PLUTOCRATS]!.hand).toEqual([]);
  // 3 and 2 cards: killed.
  expect(t.g.senators.some((x) => x.id === 'senator:5')).toBe(false);
});

test('[4.07.3-d] a Player does not', () => {
  const t = check([5, 1, 1, 4, 3], (g) => hand(g, 0, 'card:49', 'card:99'));
  expect(t.g.factions[PLUTOCRATS]!.attempted).toBe(t.g.turn);
});

test('[4.07.3-e] Neutrals take part only against one of 21 Influence who has more than anybody else', () => {
  const who = (patch: (g: Rome) => void): readonly FactionId[] => {
    const t = check([1, 1, 1, 6]);
    patch(t.g);
    t.g.factions[0]!.attempted = 0;
    t.g.factions[IMPERIALS]!.attackedIn = 0;
    return rollers(t.g, senator(t.g, 'senator:5')).toSorted((a, b) => a - b);
  };
  expect(who(() => {})).toEqual([0, PLUTOCRATS, CONSERVATIVES, POPULISTS]);
  expect(who((g) => (senator(g, 'senator:5').influence = 20))).toEqual([0]);
  expect(who((g) => (senator(g, 'senator:9').influence = 21))).toEqual([0]);
});

test('[4.07.3-g] the Leader of a caught Assassin is guilty without trial: he dies, and his Faction draws', () => {
  const t = check([6, 1, 1, 1, 1, chit(9), chit(1)], (g) => {
    senator(g, 'senator:5').popularity = 2;
    senator(g, 'senator:7').influence = 9;
  });
  // The Assassin is 8, the Leader was 7, and 9 was drawn.
  expect(t.g.senators.filter((x) => x.faction === PLUTOCRATS)).toEqual([]);
  expect(t.g.senators.some((x) => x.id === 'senator:1')).toBe(true);
  expect(t.g.senate.floors).toEqual([]);
  expect(isOver(t)).toBe(true);
});

test('[4.07.3-g] a Leader away from Rome only loses Influence', () => {
  const t = check([6, 1, 1, 1, 1], (g) => {
    Object.assign(senator(g, 'senator:7'), { at: 'field', influence: 9 });
    senator(g, 'senator:5').popularity = 2;
  });
  expect(s(t, 7).influence).toBe(4);
  expect(t.g.senators.filter((x) => x.faction === PLUTOCRATS).map((x) => x.id)).toEqual(['senator:7', 'senator:9']);
});

test('[4.07.3-h] nobody makes a second attempt in a turn, nor suffers one', () => {
  const t = check([1, 1, 1, 6]);
  const { g } = t;
  g.factions[IMPERIALS]!.attackedIn = 0;
  expect(rollers(g, senator(g, 'senator:5'))).toEqual([PLUTOCRATS, CONSERVATIVES, POPULISTS]);
  g.factions[IMPERIALS]!.attackedIn = g.turn;
  expect(rollers(g, senator(g, 'senator:5'))).toEqual([]);
});

test('[4.07.3-i] a tie is rolled off with two dice', () => {
  const t = check([6, 1, 6, 1, 1, 1, 6, 6, 3]);
  expect(t.lines('neutral.tie')).toEqual([{ refs: ['faction:2', 'faction:4'], who: 'faction:4' }]);
  expect(t.g.factions[POPULISTS]!.attempted).toBe(t.g.turn);
});

test('[4.07.3-j] a Neutral sends its Senator in Rome with least Influence who does not lead; the Leader only if he is alone', () => {
  const sent = (patch: (g: Rome) => void): unknown => {
    const t = check([6, 1, 1, 1, 3], patch);
    return t.lines('assassin.announced').at(-1)?.['who'];
  };
  expect(sent((g) => (g.factions[PLUTOCRATS]!.leader = 'senator:7'))).toBe('senator:8');
  expect(sent((g) => (g.factions[PLUTOCRATS]!.leader = 'senator:9'))).toBe('senator:7');
  expect(
    sent((g) => {
      for (const n of [8, 9]) senator(g, `senator:${n}`).at = 'field';
    }),
  ).toBe('senator:7');
});

test('[4.07.3-k] if nobody is left to roll there is no attempt', () => {
  const t = check([], (g) => (g.factions[0]!.attempted = g.turn), 'senator:6');
  expect(isOver(t)).toBe(true);
  expect(t.g.factions[IMPERIALS]!.attackedIn).toBe(0);
});

test('[4.07.3-b] who has demanded a Check is told; where nobody has, nothing is', () => {
  expect(check([2, 3, 4, 6]).lines('neutral.assassin.demanded')).toMatchObject([{ faction: 'faction:0' }]);
  expect(check([2, 3, 4, 6], () => {}, 'senator:5', -1).lines('neutral.assassin.demanded')).toEqual([]);
});

test('[4.07.3-b] a Player whose Faction is out of the game demands none', () => {
  const t = dividing({ seats: 2, members: [0] }, (g) => {
    for (const f of g.factions) f.attempted = 0;
    g.senators = g.senators.filter((x) => x.faction !== 1);
    Object.assign(g.factions[1]!, { status: 'out', leader: '', treasury: 0, hand: [] });
    senator(g, 'senator:7').influence = 21;
  });
  expect(t.as(0).offers('demandCheck')).toBeDefined();
  expect(t.as(1).offers('demandCheck')).toBeUndefined();
});

test('[4.07.3-b] also of the only one there is', () => {
  const t = dividing({ members: [0] }, (g) => {
    g.factions[0]!.attempted = 0;
    for (const x of g.senators.slice(4)) x.at = 'field';
  });
  expect(offeredTo(t, 0, 'demandCheck')).toEqual(['senator:4']);
});

import { expect, test } from 'vitest';
import { initiative } from '../../forum/initiative.ts';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { rich } from '../../testing/bare.ts';
import { onTop } from '../../testing/initiative.ts';
import { bareNeutrals, IMPERIALS, joins } from '../../testing/neutrals.ts';
import type { Pace } from '../state.ts';

/** The Imperials draw a Concession; they can persuade somebody, have a better Leader, and can pay for Games. */
const whole = (pace: Pace = 'run') =>
  bareNeutrals(
    initiative,
    { seat: IMPERIALS },
    { pace },
    (g: Rome) => {
      onTop(g, 'card:59');
      g.unrest = 5;
      joins(g, 'senator:17', -1);
      joins(g, 'senator:18A', IMPERIALS, { influence: 1 });
      rich(g, 'senator:2', 40);
    },
    [2, 2],
  );
const MOVES = [
  'neutral.concession',
  'neutral.persuasion.target',
  'neutral.persuasion',
  'forum.persuaded',
  'neutral.knight',
  'neutral.leader',
  'neutral.games',
];

test('[4.02.1-g][4.04.4-e] draw, Persuasion, Knight, Leader, Games, in this order', () => {
  const t = whole();
  expect(t.logKeys().filter((k) => MOVES.includes(k))).toEqual(MOVES.slice(0, 3));
  // The Player does not oppose it; the rest happens by itself.
  t.rolling(4, 4, 5).as(0).does('pass');
  expect(t.logKeys().filter((k) => MOVES.includes(k))).toEqual(MOVES.slice(3));
  expect(senator(t.g, 'senator:17').faction).toBe(IMPERIALS);
  expect(t.g.factions[IMPERIALS]!.leader).toBe('senator:18A');
  expect(senator(t.g, 'senator:2')).toMatchObject({ knights: 1, popularity: 3 });
  expect(t.as(0).offers('over')).toBeDefined();
});

test('[4.04.3-c] Knights are never pressed for money', () => {
  const t = bareNeutrals(
    initiative,
    { seat: IMPERIALS },
    {},
    (g) => {
      onTop(g, 'card:38');
      senator(g, 'senator:2').knights = 4;
    },
    [2, 2, 1],
  );
  expect(senator(t.g, 'senator:2')).toMatchObject({ knights: 4, talents: 0 });
  expect(t.lines('forum.pressed')).toEqual([]);
});

test('[4.02.1-b] looked at one by one, nothing happens before it has been shown', () => {
  const t = whole('step').as(0);
  expect(t.question?.prompt).toMatchObject({ k: 'neutral.concession' });
  expect(t.g.concessions).toEqual([]);
  t.does('nextMove');
  expect(t.g.concessions).toMatchObject([{ holder: 'senator:2' }]);
  expect(t.question?.prompt).toMatchObject({ k: 'neutral.persuasion.target' });
});

test('[1.05.4-d][A4-57] an Initiative of a Neutral without Senators begins with one from the Curia', () => {
  const t = bareNeutrals(
    initiative,
    { seat: IMPERIALS },
    {},
    (g) => {
      onTop(g, 'card:38');
      g.senators = g.senators.filter((s) => s.faction !== IMPERIALS);
      g.curia = ['senator:20', 'senator:19'];
    },
    [2, 2, 1],
  );
  expect(t.g.factions[IMPERIALS]!.leader).toBe('senator:20');
  expect(t.lines('neutral.heir')).toMatchObject([{ who: 'senator:20', faction: 'faction:1' }]);
});

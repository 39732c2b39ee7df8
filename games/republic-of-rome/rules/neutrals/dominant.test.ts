import { end } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { FactionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { leaveGame } from '../rome/factions.ts';
import { playerOf } from '../rome/players.ts';
import { senator, votesOf } from '../rome/senators.ts';
import { bare, rich } from '../testing/bare.ts';
import { atNeutrals } from '../testing/neutrals.ts';
import { enterPhase } from '../turn/phase.ts';
import { dominantOfCoalition } from './dominant.ts';
import { neutralsOf } from './state.ts';

const phase = proc('a-phase', () => ({}), {
  start: (cx) => {
    enterPhase(cx, 'population');
    return end();
  },
});
const formed = proc('a-coalition', () => ({}), {
  start: (cx) => {
    dominantOfCoalition(cx);
    return end();
  },
});
const leaving = proc('somebody-leaves', { who: 'open' }, (who: FactionId) => ({ who }), {
  start: (cx, l) => {
    leaveGame(cx, l.who);
    return end();
  },
});
const dominant = (tested: typeof phase, patch: (g: Rome) => void, seats: 1 | 2 = 2, dice: number[] = []): number =>
  neutralsOf(
    atNeutrals(
      tested,
      undefined,
      { seats },
      (g) => {
        bare(g);
        for (const s of g.senators) s.knights = 10 - votesOf(g, s);
        patch(g);
      },
      dice,
    ).g,
  ).dominant;

test('[4.02.2-e][A4-07] before the first Coalition current votes decide, then money, then dice', () => {
  expect(dominant(phase, (g) => senator(g, 'senator:2').knights++)).toBe(1);
  expect(dominant(phase, (g) => senator(g, 'senator:1').knights++)).toBe(0);
  expect(dominant(phase, (g) => rich(g, 'senator:2', 5))).toBe(1);
  expect(dominant(phase, () => {}, 2, [1, 1, 6, 6])).toBe(1);
});

test('[4.02.2-e] afterwards votes of the moment change nothing', () => {
  const patch = (g: Rome): void => {
    senator(g, 'senator:2').knights++;
    neutralsOf(g).coalition = { entry: 1, members: [3] };
  };
  expect(dominant(phase, patch)).toBe(0);
});

test('[4.02.2-c][4.02.2-d] the only Player in the Coalition; of both or neither the one of better rank', () => {
  const after = (members: number[], ranks: number[]) =>
    dominant(formed, (g) => Object.assign(neutralsOf(g), { coalition: { entry: 5, members }, ranks }));
  expect(after([0, 1], [2, 1, 0, 3, 4])).toBe(1);
  expect(after([3, 0], [2, 1, 0, 3, 4])).toBe(0);
  expect(after([3, 4], [2, 1, 0, 3, 4])).toBe(1);
});

test('[4.02.2-f] one who plays alone is always it', () => {
  expect(dominant(phase, (g) => senator(g, 'senator:2').knights++, 1)).toBe(0);
});

test('[own-126][4.02.2-f] a Player whose Faction is out has lost: the other one is dominant at once', () => {
  const t = atNeutrals(leaving, 0, { seats: 2 }, bare);
  expect([t.over, neutralsOf(t.g).dominant]).toEqual([undefined, 1]);
});

test('[own-126][4.02.2-f] also while a Coalition rules in which he was the only Player', () => {
  const t = atNeutrals(leaving, 0, { seats: 2 }, (g) => {
    bare(g);
    Object.assign(neutralsOf(g), { coalition: { entry: 1, members: [0] }, dominant: 0 });
  });
  expect([t.over, neutralsOf(t.g).dominant]).toEqual([undefined, 1]);
  expect(t.lines('neutral.dominant')).toEqual([]);
});

test('[own-126] when no Player is left the game is over, and nobody has won', () => {
  expect(atNeutrals(leaving, 0, { seats: 1 }, bare).over).toEqual({ how: 'no-player', winners: [], points: [0] });
});

test('[own-126] a Neutral that is out ends nothing', () => {
  expect(atNeutrals(leaving, 3, { seats: 1 }, bare).over).toBeUndefined();
});

test('[4.02.2-a][4.02.2-b] what is asked of a Neutral, the Dominant Player is asked', () => {
  const t = atNeutrals(phase, undefined, { seats: 2 }, (g) => {
    bare(g);
    senator(g, 'senator:2').knights = 9;
  });
  expect([0, 1, 2, 3, 4].map((faction) => playerOf(t.g, faction))).toEqual([0, 1, 1, 1, 1]);
});

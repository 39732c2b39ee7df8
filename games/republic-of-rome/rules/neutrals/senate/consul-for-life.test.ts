import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS } from '../../testing/neutrals.ts';
import { type Divided, dividing, isOver, ruling, s } from '../../testing/spoils.ts';
import { lifeCandidate } from './consul-for-life.ts';

const great = (g: Rome): void => {
  senator(g, 'senator:5').influence = 21;
  // The Player makes no attempt; the Neutrals may.
  for (const [i, f] of g.factions.entries()) f.attempted = i === 0 ? g.turn : 0;
};
const named = (members: number[], patch: (g: Rome) => void, dice: number[], pace: 'run' | 'step' = 'run'): Divided =>
  ruling(lifeCandidate, undefined, { members, pace }, patch, dice);

test('[4.05.413-a][4.05.413-b][4.07.3-a] of a Faction that rules alone the Senator with 21 Influence becomes Consul for Life, if he survives an attempt', () => {
  // Plutocrats, Conservatives and Populists roll; the Plutocrats’ Assassin fails.
  const t = named([IMPERIALS], great, [6, 2, 1, 3]);
  expect(s(t, 5).consulForLife).toBe(true);
  // Having come through it once is enough: nobody is asked for a second attempt.
  expect(t.lines('neutral.assassin.nobody')).toEqual([]);
  expect(t.g.factions[PLUTOCRATS]!.attempted).toBe(t.g.turn);
  expect(t.g.factions[IMPERIALS]!.attackedIn).toBe(t.g.turn);
});

test('[4.05.413-a] or dies', () => {
  const t = named([IMPERIALS], great, [2, 6, 1, 5]);
  expect(t.g.senators.some((x) => x.id === 'senator:5')).toBe(false);
  expect(t.g.senators.some((x) => x.consulForLife)).toBe(false);
  expect(t.g.factions[CONSERVATIVES]!.attempted).toBe(t.g.turn);
});

test('[4.05.413-a] the heir of a candidate who was killed is none', () => {
  const leader = (g: Rome): void => {
    great(g);
    senator(g, 'senator:4').influence = 25;
    senator(g, 'senator:5').influence = 5;
  };
  const t = named([IMPERIALS], leader, [2, 6, 1, 5]);
  expect([s(t, 4).influence, s(t, 4).consulForLife]).toEqual([4, false]);
});

test('[4.05.413-a] not with 20, not of a Coalition of two, not from away', () => {
  const nobody = (members: number[], patch: (g: Rome) => void): boolean => {
    const t = named(members, patch, []);
    return isOver(t) && !t.g.senators.some((x) => x.consulForLife);
  };
  expect(nobody([IMPERIALS], (g) => (great(g), (senator(g, 'senator:5').influence = 20)))).toBe(true);
  expect(nobody([IMPERIALS, CONSERVATIVES], great)).toBe(true);
  expect(nobody([CONSERVATIVES], great)).toBe(true);
  expect(nobody([IMPERIALS], (g) => (great(g), (senator(g, 'senator:5').at = 'field')))).toBe(true);
});

test('[4.05.413-c] of several the one with most Influence', () => {
  const t = named([IMPERIALS], (g) => (great(g), (senator(g, 'senator:6').influence = 22)), [6, 2, 1, 3]);
  expect(s(t, 6).consulForLife).toBe(true);
  expect(s(t, 5).consulForLife).toBe(false);
});

test('[4.05.413-c] if he is killed the next is candidate, and [4.07.3-h] nobody may attack that Faction again', () => {
  const t = named([IMPERIALS], (g) => (great(g), (senator(g, 'senator:6').influence = 22)), [6, 2, 1, 6]);
  expect(t.g.senators.some((x) => x.id === 'senator:6')).toBe(false);
  expect(s(t, 5).consulForLife).toBe(true);
});

test('[4.05.413-b] a Player may not decline, and his Senators are targets like others', () => {
  const t = named(
    [0],
    (g) => {
      senator(g, 'senator:2').influence = 25;
      for (const f of g.factions) f.attempted = 0;
      hand(g, 0, 'card:47');
    },
    [6, 2, 1, 1, 4],
  );
  expect(offersGuard(t)).toBe(true);
  t.as(0).rolling(4).does('playBodyguards', ['card:47']);
  expect(s(t, 2).consulForLife).toBe(true);
});
const offersGuard = (t: Divided): boolean => t.as(0).offers('playBodyguards') !== undefined;

test('[4.05.413-a] an office may bring him to it while Spoils are divided', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => {
    senator(g, 'senator:10').influence = 16;
    for (const n of [11, 12]) senator(g, `senator:${n}`).at = 'field';
    for (const x of g.senators) if (x.faction === PLUTOCRATS) x.influence = 22;
  });
  // The Plutocrats have more Influence, so that no Neutral moves; the Player has made his attempt of the turn.
  expect(s(t, 10).office).toBe('rome-consul');
  expect(s(t, 10).consulForLife).toBe(true);
});

test('[4.05.413-d] 35 Influence still make a Consul for Life at once, whoever rules', () => {
  const t = dividing({ members: [CONSERVATIVES, PLUTOCRATS] }, (g) => {
    senator(g, 'senator:10').influence = 30;
    for (const n of [11, 12]) senator(g, `senator:${n}`).at = 'field';
  });
  expect(s(t, 10).consulForLife).toBe(true);
});

test('[4.05.413-d] nobody else while there is one', () => {
  const t = named(
    [IMPERIALS],
    (g) => {
      great(g);
      Object.assign(senator(g, 'senator:13'), { consulForLife: true, influence: 35 });
    },
    [],
  );
  expect(isOver(t)).toBe(true);
  expect(s(t, 5).consulForLife).toBe(false);
});

test('[4.05.413-d] who has come through the attempt is none any more if another has become it meanwhile', () => {
  const t = named(
    [0],
    (g) => {
      senator(g, 'senator:2').influence = 25;
      hand(g, 0, 'card:47');
      for (const f of g.factions) f.attempted = 0;
    },
    [6, 2, 1, 1, 4],
  );
  t.change((g) => void Object.assign(senator(g, 'senator:13'), { consulForLife: true, influence: 35 }));
  t.as(0).rolling(4).does('playBodyguards', ['card:47']);
  expect([s(t, 2).consulForLife, s(t, 13).consulForLife]).toEqual([false, true]);
  expect(t.lines('neutral.life.appointed')).toEqual([]);
});

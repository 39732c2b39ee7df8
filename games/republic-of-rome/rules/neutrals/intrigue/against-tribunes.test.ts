import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { chit } from '../../testing/chits.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS } from '../../testing/neutrals.ts';
import { type Divided, dividing, s, taken, takes } from '../../testing/spoils.ts';
import type { Rome } from '../../game.ts';
import type { Dice } from '@tabularium/kit';

/** The Player’s Tribune would skip the Conservatives, who hold these. */
const skipping = (cards: `card:${number}`[], patch: (g: Rome) => void, ...dice: Dice): Divided => {
  const t = dividing({ members: [CONSERVATIVES, PLUTOCRATS] }, (g) => {
    hand(g, 0, 'card:38');
    hand(g, CONSERVATIVES, ...cards);
    patch(g);
  });
  return t
    .as(0)
    .rolling(...dice)
    .does('skipByTribune', 'card:38');
};
const first = (t: Divided): string | undefined => {
  while (taken(t).length === 0) t.as(0).does('pass');
  return taken(t)[0];
};

test('[4.07.6-a] Graft is paid by the richest in Rome, and the Tribune is void', () => {
  const t = skipping(
    ['card:103'],
    (g) => {
      rich(g, 'senator:11', 4);
      rich(g, 'senator:12', 9);
      senator(g, 'senator:12').at = 'field';
    },
    3,
  );
  expect(first(t)).toBe('rome-consul senator:10');
  expect(s(t, 11).talents).toBe(1);
});

test('[4.07.6-a] if he cannot pay, it fails, and Murder is tried by the most popular', () => {
  const t = skipping(
    ['card:103', 'card:97'],
    (g) => {
      rich(g, 'senator:11', 2);
      senator(g, 'senator:12').popularity = 5;
    },
    3,
    4,
  );
  expect(first(t)).toBe('rome-consul senator:10');
  expect([s(t, 11).talents, s(t, 12).popularity]).toEqual([2, 1]);
});

test('[4.07.6-a] without either, or if both fail, it is skipped', () => {
  expect(first(skipping([], () => {}))).toBe('censor senator:7');
  const t = skipping(['card:97'], (g) => (senator(g, 'senator:12').popularity = 5), 3);
  expect(first(t)).toBe('censor senator:7');
});

test('[4.07.6-a] Murder is not tried when Graft has worked', () => {
  const t = skipping(['card:103', 'card:97'], (g) => rich(g, 'senator:11', 6), 3);
  expect(t.g.factions[CONSERVATIVES]!.hand).toEqual(['card:97']);
  expect(first(t)).toBe('rome-consul senator:10');
});

test('[4.07.6-a] nobody but the Neutral that would lose answers', () => {
  const t = skipping([], (g) => {
    hand(g, PLUTOCRATS, 'card:103');
    rich(g, 'senator:7', 6);
  });
  expect(first(t)).toBe('censor senator:7');
  expect(t.g.factions[PLUTOCRATS]!.hand).toEqual(['card:103']);
});

/** The Conservatives’ Tribune against a Player, who murders it. */
const murdered = (die: number, ...dice: Dice): Divided => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => {
    hand(g, 0, 'card:97');
    hand(g, CONSERVATIVES, 'card:38', 'card:105');
    senator(g, 'senator:12').knights = 9;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  return t
    .as(0)
    .rolling(die, ...dice)
    .does('murderTribune', 'senator:2');
};

test('[4.07.6-b] a Neutral whose Tribune is voided sends the Mob, by its best speaker', () => {
  // Equal Oratory: two dice for each of three. Then a die and the Oratory: as many chits.
  const t = murdered(4, 1, 1, 1, 1, 6, 6, 1, chit(3), chit(4), chit(5));
  expect(t.g.factions[CONSERVATIVES]!.hand).toEqual([]);
  expect(t.g.senators.some((x) => x.id === 'senator:3')).toBe(false);
  expect(t.g.senators.some((x) => x.id === 'senator:4')).toBe(true);
  expect(taken(t)[0]).toBe('rome-consul senator:1');
});

test('[4.07.6-b] not if its Tribune was not stopped', () => {
  const t = murdered(3);
  expect(t.g.factions[CONSERVATIVES]!.hand).toEqual(['card:105']);
  while (taken(t).length === 0) t.as(0).does('pass');
  expect(taken(t)[0]).toBe('rome-consul senator:10');
});

test('[4.07.6-b] a Player may send his own against a Neutral that has murdered', () => {
  const t = dividing({ members: [IMPERIALS] }, (g) => {
    hand(g, 0, 'card:38', 'card:105');
    hand(g, IMPERIALS, 'card:97');
    senator(g, 'senator:5').popularity = 5;
  });
  t.as(0).rolling(2).does('skipByTribune', 'card:38');
  expect(t.as(0).offers('inciteMob')).toBeDefined();
});

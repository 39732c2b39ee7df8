import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { rich } from '../../testing/bare.ts';
import { CONSERVATIVES, IMPERIALS } from '../../testing/neutrals.ts';
import { dividing, offeredTo, s, takes } from '../../testing/spoils.ts';

const corrupt = (g: Rome, ...ids: number[]): void => {
  g.laws = ['card:107'];
  for (const n of ids) {
    Object.assign(senator(g, `senator:${n}`), { returned: g.turn, returnedCorrupt: true });
    rich(g, `senator:${n}`, 6);
  }
};

test('[card-107-a] a Neutral Censor fines the corrupt Governor of another Faction who has most Influence', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => corrupt(g, 2, 6, 12), [4]);
  expect([2, 6, 12].map((n) => s(t, n).talents)).toEqual([6, 2, 6]);
  expect(t.g.finedIn).toBe(t.g.turn);
});

test('[card-107-a] but none of its own', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => corrupt(g, 12));
  expect(s(t, 12).talents).toBe(6);
});

test('[card-107-a] a Player who is Censor is free to fine; nobody fines for a Neutral', () => {
  const t = dividing({ members: [0, IMPERIALS] }, (g) => corrupt(g, 2, 6));
  expect(t.as(0).offers('fineGovernor')).toBeUndefined();
  takes(t, 0, 'office:censor', 'senator:1');
  expect(offeredTo(t, 0, 'fineGovernor')).toEqual(['senator:2', 'senator:6']);
  t.as(0).rolling(3).does('fineGovernor', 'senator:6');
  expect(s(t, 6).talents).toBe(3);
});

test('[card-111-a] with the Acilian Law Factions with as many Knights roll, and a Neutral that wins goes by its rule', () => {
  const t = dividing(
    { members: [CONSERVATIVES] },
    (g) => {
      corrupt(g, 6, 12);
      g.laws.push('card:111');
      senator(g, 'senator:1').knights = 2;
      senator(g, 'senator:10').knights = 2;
    },
    [6, 6, 1, 1, 2],
  );
  expect([s(t, 6).talents, s(t, 12).talents]).toEqual([4, 6]);
});

test('[card-111-a] if a Player wins he says whom', () => {
  const t = dividing(
    { members: [CONSERVATIVES] },
    (g) => {
      corrupt(g, 6, 12);
      g.laws.push('card:111');
      senator(g, 'senator:1').knights = 2;
      senator(g, 'senator:10').knights = 2;
    },
    [1, 1, 6, 6],
  );
  t.as(0).rolling(5).does('fineGovernor', 'senator:12');
  expect([s(t, 6).talents, s(t, 12).talents]).toEqual([6, 1]);
});

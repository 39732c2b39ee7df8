import type { State } from '@tabularium/kernel';
import { rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Tetrarchia } from '../rules/index.ts';
import { odds, PLACE_REFS } from '../rules/study.ts';
import { fallsOf } from './falls.ts';
import type { Plan } from './plans.ts';
import { newGame } from './testing/table.ts';

const ROLLS = 36;
/** II-5 and, beside it, II-6. */
const [HERE, BESIDE] = [10, 11];
const ARMY = PLACE_REFS[BESIDE]!;

const plan = (change: (g: Tetrarchia) => void, last: Plan['inputs'][number] = { by: 0, verb: 'endPhase' }): Plan => {
  const s: State<Tetrarchia> = newGame(1, { level: '4300' }, 'falls');
  s.g.discs.fill('none');
  s.g.discs[0] = 'revolt';
  change(s.g);
  return { value: 0, inputs: [last], end: () => s };
};
const calm = plan(() => undefined);
const sum = (of: readonly { readonly weight: number }[]): number => of.reduce((n, { weight }) => n + weight, 0);

test('what plans leave differently is addressed in every trial, and counts as often as it is rolled', () => {
  const revolt = plan((g) => (g.discs[HERE] = 'revolt'));
  for (let i = 0; i < 10; i++) {
    const all = fallsOf([calm, revolt], rng(`${i}`));
    expect(all[0]).toBe(all[1]);
    expect(all[0]).toContainEqual({ rig: expect.objectContaining([2, 5]), weight: 1 / ROLLS });
    // The Revolt that both leave, and some of the calm provinces for all of them.
    expect(all[0]).toContainEqual({ rig: expect.objectContaining([1, 1]), weight: 1 / ROLLS });
    expect(all[0]!.length).toBeLessThan(ROLLS / 3);
    expect(sum(all[0]!)).toBeCloseTo(1);
  }
});

test('where links are rolled for first, the dice after them are left to chance', () => {
  // I-6 and II-5 lie on both sides of the Pyrenees.
  const doubtful = plan((g) => {
    g.discs[5] = 'revolt';
    g.discs[HERE] = 'unrest';
  });
  const [sure, unsure] = fallsOf([calm, doubtful], rng('doubt'));
  expect(sure!.every(({ rig }) => rig.length > 2)).toBe(true);
  expect(unsure!.every(({ rig }) => rig.length === 0)).toBe(true);
  expect(sum(unsure!)).toBeCloseTo(1);
});

test('the dice of an attack come as often as they win, lose and change nothing', () => {
  const attack = plan(
    (g) => {
      g.emperors[0]!.at = HERE;
      g.armies = [{ id: 1, at: BESIDE, from: 1 }];
    },
    { by: 0, verb: 'attack', arg: ARMY },
  );
  const chances = odds(attack.end().g, { emperor: 0, army: BESIDE });
  const falls = fallsOf([attack], rng('attack'))[0]!;
  expect(sum(falls)).toBeCloseTo(1);
  // Neither has support here.
  const won = sum(falls.filter(({ rig: [roman, die] }) => roman! > die!));
  expect(Math.abs(won - chances.emperor / ROLLS)).toBeLessThanOrEqual(1 / falls.length);
});

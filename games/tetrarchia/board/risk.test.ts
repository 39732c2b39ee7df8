import { describe, expect, test } from 'vitest';
import { rollResult } from '../rules/barbarians/result.ts';
import { stateOfTheEmpire } from '../rules/barbarians/state-of-the-empire.ts';
import { PLACE_REFS } from '../rules/ids.ts';
import type { TetCx } from '../rules/pieces.ts';
import type { Position } from '../rules/testing/barbarian.ts';
import { tableOf, type TetrarchiaView } from '../rules/view.ts';
import { riskOfNextRoll, risksOf } from './risk.ts';
import { EVERYTHING, viewOf } from './testing/scene.ts';

const FACES = 6;
const RANK = { none: 0, unrest: 1, revolt: 2 } as Record<string, number>;

/**
 * Plays the first step and the roll by the rules with every possible result of the dice. There are three armies, so
 * that no new one can appear.
 */
const byTheRules = (view: TetrarchiaView): { harm: Record<string, number>; uprising: number } => {
  const harm: Record<string, number> = {};
  let uprising = 0;
  const dice: number[] = [];
  do {
    const g = tableOf(view);
    const before = [...g.discs];
    let rolled = 0;
    const started: string[] = [];
    const cx = {
      g,
      d6: () => (dice[rolled] ??= 1) && dice[rolled++]!,
      log: ({ k, a }: { k: string; a: { at: string } }) => k === 'tet.uprising' && started.push(a.at),
    } as unknown as TetCx;
    stateOfTheEmpire(cx);
    rollResult(cx);
    dice.length = rolled;
    const chance = FACES ** -rolled;
    uprising += started.length * chance;
    for (const [at, disc] of g.discs.entries()) {
      const ref = PLACE_REFS[at]!;
      const isWorse =
        (RANK[disc] ?? 0) > (RANK[before[at]!] ?? 0) || (before[at] === 'revolt' && started.includes(ref));
      if (isWorse) harm[ref] = (harm[ref] ?? 0) + chance;
    }
    while (dice.at(-1) === FACES) dice.pop();
    if (dice.length > 0) dice[dice.length - 1]!++;
  } while (dice.length > 0);
  return { harm, uprising };
};

const ARMIES = { 'I-F': 'I', 'II-F': 'II', 'V-F': 'V' } as const;
const POSITIONS: Readonly<Record<string, Position>> = {
  'an empty board': {},
  'Revolt alone': { discs: { 'IV-2': 'revolt', 'II-6': 'revolt' } },
  'Unrest beside Revolt, over a normal link': { discs: { 'I-3': 'revolt', 'I-6': 'unrest', 'II-6': 'unrest' } },
  'Unrest over broken links, in a ring': {
    discs: { 'III-2': 'revolt', 'III-6': 'unrest', 'IT-1': 'unrest', 'II-3': 'galerius' },
  },
  'discs and capitals reached by an uprising': { discs: { 'III-3': 'revolt', 'III-2': 'galerius' } },
};

describe.each(Object.entries(POSITIONS))('%s', (_, p) => {
  const view = viewOf({ ...p, armies: ARMIES });

  test('[TET.state-a][TET.broken-a][TET.result-a][TET.uprising-a] the risks are those of the rules', () => {
    const rules = byTheRules(view);
    const risks = risksOf(view);
    expect(Object.keys(risks).sort()).toEqual(Object.keys(rules.harm).sort());
    for (const [ref, share] of Object.entries(rules.harm)) expect(risks[ref]).toBeCloseTo(share, 9);
    expect(riskOfNextRoll(view).uprising).toBeCloseTo(rules.uprising, 9);
  });

  test('[TET.result-a][TET.A1] the dice name one of 36 provinces, none in Italia', () => {
    const { places } = riskOfNextRoll(view);
    const sum = Object.values(places).reduce((n, { addressed }) => n + addressed, 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(places['province:IT-3']!.addressed).toBe(0);
  });
});

test('[TET.advance-a][TET.advance-f] armies go on along their routes, at even odds over a broken link', () => {
  expect(riskOfNextRoll(viewOf(EVERYTHING)).armies).toEqual([
    { id: 1, to: 'province:IV-2', open: 1 },
    { id: 2, to: 'province:VI-1', open: 0.5 },
  ]);
});

test('a board full of Unrest is weighed at once', () => {
  const discs = Object.fromEntries(PLACE_REFS.slice(0, 21).map((ref) => [ref.slice(9), 'unrest' as const]));
  const started = performance.now();
  riskOfNextRoll(viewOf({ discs: { ...discs, 'III-6': 'revolt', 'IT-1': 'revolt' } }));
  expect(performance.now() - started).toBeLessThan(200);
});

/** What a victorious Commander is told before he asks his Legions, held to the rules: every die they could throw. */
import type { Explanation } from '@tabularium/kernel';
import { leaveToChance, type Play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { chances } from '../combat/chances.ts';
import type { Rome } from '../game.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { senator } from '../rome/senators.ts';
import type { RomeView } from '../sight/view.ts';
import { legionsTo, victorious } from '../testing/armies.ts';
import { explain } from './explain.ts';
import { bestAgainst, loyaltyDie, marchOf } from './rebel.ts';

type Game = Play<Rome, RomeView>;
const VICTOR = 'senator:1';
const DIE = [1, 2, 3, 4, 5, 6] as const;
const rolls = (n: number): number[][] =>
  n === 0 ? [[]] : rolls(n - 1).flatMap((before) => DIE.map((d) => [...before, d]));
const refs = (...numbers: number[]): string[] => numbers.map((n) => `legion:${n}`);

/** Legions 0 to 2 are ordinary, 3 is a Veteran of his own, 4 a Veteran of somebody else. */
const before = (patch: (g: Rome) => void = () => {}): Game =>
  victorious({ legions: 3 }, (g) => {
    legionsTo(g, 'force:1', 1, { veteran: true, allegiance: VICTOR });
    legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:2' });
    senator(g, VICTOR).talents = 6;
    patch(g);
  }) as Game;

const told = (e: Explanation | undefined): Record<string, string> =>
  Object.fromEntries((e?.prospects ?? []).map((p) => [p.kind, p.chance.toFixed(9)]));

/** How often he declares with each strength, over all dice. */
const declared = (patch: (g: Rome) => void, asked: string[], paid: string[]): Record<string, string> => {
  const all = rolls(asked.length);
  const found: Record<string, number> = {};
  for (const dice of all) {
    const game = before(patch);
    game
      .as(0)
      .does('testLoyalty')
      .does('testLegions', asked)
      .byChance(...dice);
    if (game.offers('payLegions')) game.does('payLegions', paid);
    leaveToChance(game.state);
    game.does('declareRevolt');
    const n = String(rebelTally(game.g, game.g.rebels[0]!).total);
    found[n] = (found[n] ?? 0) + 1 / all.length;
  }
  return Object.fromEntries(Object.entries(found).map(([n, p]) => [n, p.toFixed(9)]));
};

describe('how strong he may be after the dice', () => {
  const setting =
    (era: Rome['era'], level: number) =>
    (g: Rome): void => {
      g.era = era;
      if (level > 0) g.events.push({ id: 'event:168', level, since: 1 });
    };
  test.each([
    ['early', 0, refs(0, 4), refs(0, 4)],
    ['middle', 0, refs(1, 4), refs(1)],
    ['late', 1, refs(0, 2), refs(2)],
  ] as const)(
    '[1.11.31-c][1.11.31-d][tbl-loyal-e][tbl-loyal-m][tbl-loyal-l] %s, omens of %i',
    (era, level, asked, paid) => {
      const game = before(setting(era, level));
      game
        .as(0)
        .does('testLoyalty')
        .does('testLegions', [...asked]);
      const found = declared(setting(era, level), [...asked], [...paid]);
      expect(told(explain(game.view(0), 'payLegions', paid.join()))).toEqual(found);
    },
  );
  test('[1.11.31-b] before he says what he pays: unpaid', () => {
    const game = before();
    game.as(0).does('testLoyalty');
    const asked = refs(0, 4);
    expect(told(explain(game.view(0), 'testLegions', asked.join()))).toEqual(declared(() => {}, asked, []));
  });
  test('[1.11.31-a] before he says whom he asks: all who could be asked', () => {
    const game = before();
    const all = marchOf(game.view(0), game.g.forces[0]!, { asked: refs(0, 1, 2, 4) });
    expect(explain(game.view(0), 'testLoyalty', '')?.prospects).toEqual(all.strengths);
    // His own Veteran follows whatever happens.
    expect(all.nobody).toBe(0);
  });
  test('[1.11.31-b][tbl-loyal-m] the die that is needed, and its chance', () => {
    const { g } = before((x) => (x.era = 'middle'));
    expect(loyaltyDie(g, false)).toEqual({ from: 4, chance: 0.5 });
    expect(loyaltyDie(g, true)).toEqual({ from: 3, chance: expect.closeTo(4 / 6) });
  });
  test('[1.11.3-l] with no Veterans of his own perhaps nobody follows', () => {
    const { g } = victorious({ legions: 2 });
    expect(marchOf(g, g.forces[0]!, { asked: refs(0, 1) }).nobody).toBeCloseTo((4 / 6) ** 2);
  });
});

describe('what he would meet', () => {
  test('[1.11.37-b][1.11.31-e] all of Rome under its best Commander, with those who do not follow him', () => {
    const game = before((g) => legionsTo(g, 'active', 6));
    const { g } = game;
    const f = g.forces[0]!;
    expect(bestAgainst(g, f)?.id).toBe('senator:4');
    // 2 follow, 5 go back; MIL 4 on either side, as far as units reach.
    const met = marchOf(g, f, { following: [3] }).meets(0);
    expect(met).toEqual({ senate: [6 + 5 + 4, 15], rebel: [4, 4], chances: chances(g, undefined, '', 15, 4) });
    expect(marchOf(g, f, { following: [3] }).meets(3).senate).toEqual([18, 18]);
  });
  test('[1.11.37-e] over all strengths he may have, each by its chance', () => {
    const { g } = before((x) => legionsTo(x, 'active', 6));
    const march = marchOf(g, g.forces[0]!, { asked: refs(0) });
    const at = (army: number): number => chances(g, undefined, '', 17 - army, army + Math.min(army, 4)).victory;
    expect(march.meets(0)).toMatchObject({ senate: [14, 15], rebel: [4, 6] });
    expect(march.meets(0).chances.victory).toBeCloseTo((4 * at(2) + 2 * at(3)) / 6);
  });
});

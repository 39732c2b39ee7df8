import { expect, test } from 'vitest';
import { republicOfRome } from '../rules/index.ts';
import { chancesAfter, chancesToWin, FEATURES, featuresOf, OF_ROME, STAGES } from './chances.ts';
import { FITTED } from './fitted.ts';
import { sensible } from './sensible.ts';
import { gainsIf, influenceFor, stakesOf } from './stakes.ts';
import { playOut } from './testing/table.ts';

const FIVE = [sensible, sensible, sensible, sensible, sensible];
const position = (seed: string, most = 120) => playOut('early', seed, FIVE, most).s;
const total = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

test('there is a weight for every feature, and somebody or nobody wins', () => {
  expect(FITTED).toHaveLength(FEATURES.length * STAGES + OF_ROME);
  const { g } = position('chances');
  const all = chancesToWin(g);
  expect(all).toHaveLength(6);
  expect(total(all)).toBeCloseTo(1);
  expect(Math.min(...all)).toBeGreaterThan(0);
});

test('the chances are the same for whoever looks: nothing that is secret is counted', () => {
  const s = position('secrets');
  for (const seat of [0, 3] as const) {
    const view = republicOfRome.view(s, seat);
    expect(chancesToWin(view)).toEqual(chancesToWin(s.g));
    expect(featuresOf(view, 1)).toEqual(featuresOf(s.g, 1));
  }
});

test('what one Faction gains the others lose', () => {
  const { g } = position('gains');
  const man = g.senators.filter((x) => x.faction === 2).sort((a, b) => b.influence - a.influence)[0]!;
  const gains = gainsIf(g, [influenceFor(g, man, 5)]);
  expect(gains[2]).toBeGreaterThan(0);
  for (const other of [0, 1, 3, 4]) expect(gains[other]).toBeLessThan(0);
  expect(total(gains)).toBeCloseTo(0);
  expect(total(chancesAfter(g, [[2, { influence: 5 }]]))).toBeCloseTo(1);
});

test('[1.09.821-a] whoever is elected Consul for Life has won', () => {
  const { g } = position('life');
  const man = g.senators.find((x) => x.faction === 1)!;
  const stakes = stakesOf(g, { t: 'consul-for-life', nominee: man.id });
  const now = chancesToWin(g);
  expect(stakes[1]).toBeCloseTo(1 - now[1]!);
  expect(stakes[0]).toBeCloseTo(-now[0]!);
});

test('a Faction that is out has no chance', () => {
  const { g } = position('out');
  g.factions[4]!.status = 'out';
  expect(chancesToWin(g)[4]).toBe(0);
});

test('[1.09.822-a] an office that makes somebody Consul for Life at once is worth the victory', () => {
  const { g } = position('at once');
  const man = g.senators.find((x) => x.faction === 1)!;
  man.consulForLife = false;
  man.influence = 29;
  expect(stakesOf(g, { t: 'censor', nominee: man.id })[1]).toBeLessThan(1 - chancesToWin(g)[1]!);
  const { g: risen } = position('at once');
  Object.assign(risen.senators.find((x) => x.id === man.id)!, { consulForLife: false, influence: 30 });
  const before = chancesToWin(risen);
  const gains = stakesOf(risen, { t: 'censor', nominee: man.id });
  expect(gains[1]).toBeCloseTo(1 - before[1]!);
  expect(gains[0]).toBeCloseTo(-before[0]!);
});

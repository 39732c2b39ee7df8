/** What is told of Rebel Governors, held to the rules: every way in which the dice could fall. */
import { describe, expect, test } from 'vitest';
import { interception } from '../advanced/rebels/crossing.ts';
import { clash } from '../combat/clash.ts';
import { armyOfForce, armyOfRebel } from '../combat/sides.ts';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { sends } from '../testing/armies.ts';
import { at } from '../testing/at.ts';
import { bare } from '../testing/bare.ts';
import { declaring, enlist, governed, GOVERNORS, marchesFrom, revoltsIn } from '../testing/rebels.ts';
import { holds } from '../testing/provinces.ts';
import { battleAhead, throwsAhead } from './battle.ts';
import { explain } from './explain.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const ROLLS = DIE.flatMap((a) => DIE.flatMap((b) => DIE.map((c) => [a, b, c] as const)));
const SARDINIA = 'province:sardinia-corsica';
const AFRICA = 'province:africa';

const shares = (results: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(results)].sort().map((r) => [r, (results.filter((x) => x === r).length / results.length).toFixed(9)]),
  );
const told = (all: readonly { readonly kind: string; readonly chance: number }[] = []): Record<string, string> =>
  Object.fromEntries(
    [...all].sort((a, b) => (a.kind < b.kind ? -1 : 1)).map(({ kind, chance }) => [kind, chance.toFixed(9)]),
  );

describe('Interception', () => {
  /** The Primary Rebel has left Africa and is on the way. */
  const onTheWay = (fleets: number) =>
    at(interception, undefined, { ...GOVERNORS, seats: 3 }, (g: Rome) => {
      bare(g);
      g.phase = 'combat';
      marchesFrom(g, 'senator:2', AFRICA, { armies: 2, fleets: 2 });
      g.advanced!.rebels!.crossing.push({ province: AFRICA, armies: 0, fleets: 0, legions: [] });
      senator(g, 'senator:1').office = 'rome-consul';
      g.fleets = fleets;
    });
  test('[2.03.72-c][2.03.72-g][2.03.72-i] each result as often as it comes, and how many Fleets it takes of Rome’s', () => {
    const game = onTheWay(9);
    const found = explain(game.view(0), 'intercept', '');
    const results: string[] = [];
    for (const dice of ROLLS) {
      const one = onTheWay(9)
        .as(0)
        .rolling(...dice)
        .does('intercept');
      const [said] = one.said('rebels.interception');
      const result = String(said?.['result']).slice('result:'.length);
      results.push(result);
      const span = found?.prospects?.find((p) => p.kind === result)?.takes?.['fleets'];
      expect(9 - one.g.fleets).toBeGreaterThanOrEqual(span!.least);
      expect(9 - one.g.fleets).toBeLessThanOrEqual(span!.most);
    }
    expect(told(found?.prospects)).toEqual(shares(results));
    expect(found?.odds?.win.toFixed(9)).toBe(shares(results)['victory']);
  });
});

test('[2.03.81-e][2.03.81-h] a Rebel Province is first fought for at sea, with the chances of that battle', () => {
  const { g, cx } = governed((x) => {
    revoltsIn(x, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true });
    senator(x, 'senator:1').office = 'field-consul';
    sends(x, 'senator:1', SARDINIA, { legions: 4, fleets: 10 });
  }, ROLLS.flat());
  const [f] = g.forces;
  const found = battleAhead(g, f!);
  const results = ROLLS.map(() => clash(cx, armyOfForce(g, f!), armyOfRebel(g, g.rebels[0]!), 'sea').outcome.result);
  expect(told(found?.prospects)).toEqual(shares(results));
  expect(found?.tallies.map((t) => t.total)).toEqual([10 + 4, 5 + 4]);
  // Then on land: 4 and MIL 4 against 1 and 1 and MIL 2.
  expect(found?.then?.tallies.map((t) => t.total)).toEqual([8, 4]);
  expect(throwsAhead(g, f!)).toEqual(throwsAhead(g, f!, 'sea'));
  g.advanced!.rebels!.beatenAtSea.push(SARDINIA);
  expect(battleAhead(g, f!)?.then).toBeUndefined();
  expect(throwsAhead(g, f!)).toEqual(throwsAhead(g, f!, 'land'));
});

test('[2.03.2-d][2.03.2-j] the strength of those who are named, and with one more', () => {
  const game = declaring((g) => {
    holds(g, AFRICA, 'senator:1', { armies: 3 });
    enlist(g, 0, 'senator:6');
    holds(g, 'province:sicilia', 'senator:6', { armies: 2 });
  });
  game.as(0);
  const strength = (verb: string, ref = '') => explain(game.view(0), verb, ref)?.tallies[0]?.total;
  expect(strength('declareGovernors')).toBe(0);
  const alone = strength('nameRebel', 'senator:1');
  game.does('nameRebel', 'senator:1');
  expect(strength('declareGovernors')).toBe(alone);
  expect(strength('nameRebel', 'senator:6')).toBe(alone! + 2);
});

import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { agreed, type Said } from '../testing/agreements.ts';
import { empty } from '../testing/empty.ts';
import type { Promise } from './agreement.ts';
import { canPerform } from './judging.ts';

/** Seat 0 has 3 Talents, `senator:1` with 4 more and `senator:2` with 1; seat 1 has `senator:3` with 9. */
const three = (patch: (g: Rome) => void = () => {}): Rome =>
  empty((g) => {
    g.senators.push(fresh(g, 'senator:1', 0), fresh(g, 'senator:2', 0), fresh(g, 'senator:3', 1));
    g.factions[0]!.treasury = 3;
    for (const [id, n] of [
      ['senator:1', 4],
      ['senator:2', 1],
      ['senator:3', 9],
    ] as const)
      senator(g, id).talents = n;
    patch(g);
  }).g;
const can = (promise: Promise, patch: (g: Rome) => void = () => {}, more: Said[3] = {}): boolean => {
  const g = three(patch);
  return canPerform(g, 0, agreed(g, 1, [[0, 1, promise, more]]));
};
const pay = (n: number, paid = 0): Promise => ({ t: 'pay', n, paid });

describe('[AGR-35] whether a seat could perform its part', () => {
  test('Talents: all of the Faction and of its Senators, less what has been paid; not those of Captives and Rebels', () => {
    expect([can(pay(8)), can(pay(9)), can(pay(9, 1))]).toEqual([true, false, true]);
    expect(can(pay(9), (g) => (g.factions[0]!.lump = 1))).toBe(true);
    expect(can(pay(8), (g) => (senator(g, 'senator:2').captive = 'war:1'))).toBe(false);
    expect(can(pay(7), (g) => (senator(g, 'senator:2').captive = 'war:1'))).toBe(true);
    expect(can(pay(8), (g) => (senator(g, 'senator:2').rebel = 'secondary'))).toBe(false);
  });
  test('only its own clauses count, and only those that are open; all of them together', () => {
    const g = three();
    expect(
      canPerform(
        g,
        0,
        agreed(g, 1, [
          [1, 0, pay(99)],
          [0, 1, pay(8)],
        ]),
      ),
    ).toBe(true);
    expect(
      canPerform(
        g,
        0,
        agreed(g, 2, [
          [0, 1, pay(5)],
          [0, 1, pay(4)],
        ]),
      ),
    ).toBe(false);
    expect(can(pay(99), () => {}, { state: 'performed' })).toBe(true);
  });
  test('a card that is named, or any of a kind', () => {
    const holds = (g: Rome): unknown => (g.factions[0]!.hand = ['card:38']);
    expect([can({ t: 'card', card: 'card:38' }, holds), can({ t: 'card', card: 'card:39' }, holds)]).toEqual([
      true,
      false,
    ]);
    expect([can({ t: 'card', card: 'tribune' }, holds), can({ t: 'card', card: 'tribune' })]).toEqual([true, false]);
  });
  test('votes that are bought: by one man with his money, or by all with theirs', () => {
    const vote = (senator: '' | 'senator:1' | 'senator:3', bought: number): Promise => ({
      t: 'vote',
      way: 'for',
      about: { kind: '', naming: '' },
      senator,
      bought,
    });
    expect([can(vote('', 5)), can(vote('', 6))]).toEqual([true, false]);
    expect([can(vote('senator:1', 4)), can(vote('senator:1', 5))]).toEqual([true, false]);
    expect(can(vote('senator:3', 0))).toBe(false);
  });
  test('a proposal by Tribune wants a card or Cato; as PM it wants the chair', () => {
    const propose = (means: 'presiding' | 'tribune'): Promise => ({
      t: 'propose',
      means,
      about: { kind: 'raise', naming: '' },
    });
    expect(can(propose('tribune'))).toBe(false);
    expect(can(propose('tribune'), (g) => (g.factions[0]!.hand = ['card:38']))).toBe(true);
    expect(can(propose('tribune'), (g) => g.senators.push(fresh(g, 'senator:22A', 0)))).toBe(true);
    expect(can(propose('tribune'), (g) => g.senators.push(fresh(g, 'senator:22A', 1)))).toBe(false);
    const hraoOf = (seat: 0 | 1) => (g: Rome) =>
      (senator(g, seat === 0 ? 'senator:1' : 'senator:3').office = 'rome-consul');
    for (const promise of [
      propose('presiding'),
      { t: 'order', calls: [], last: -1, about: { kind: '', naming: '' } } as Promise,
    ]) {
      expect([can(promise, hraoOf(0)), can(promise, hraoOf(1))]).toEqual([true, false]);
    }
    // In the Senate Phase it is whoever presides, though somebody else ranks higher.
    const sits = (g: Rome): void => {
      hraoOf(1)(g);
      g.phase = 'senate';
      g.senate.step = 'business';
      g.senate.presiding = 'senator:1';
      g.senate.steppedDown = ['senator:3'];
    };
    expect(can(propose('presiding'), sits)).toBe(true);
  });
  test('spending: his own man, with the money; a ransom is for a Captive', () => {
    const spend = (how: 'games' | 'ransom', who: 'senator:1' | 'senator:3', n: number): Promise => ({
      t: 'spend',
      how,
      senator: who,
      n,
    });
    expect([can(spend('games', 'senator:1', 4)), can(spend('games', 'senator:1', 5))]).toEqual([true, false]);
    expect(can(spend('games', 'senator:3', 1))).toBe(false);
    expect(can(spend('ransom', 'senator:1', 1))).toBe(false);
    expect(can(spend('ransom', 'senator:1', 50), (g) => (senator(g, 'senator:1').captive = 'war:1'))).toBe(true);
  });
  test('everything else is a matter of will', () => {
    expect(can({ t: 'text', text: 'x' })).toBe(true);
    expect(can({ t: 'refrain', from: 'veto', about: { kind: '', naming: '' } })).toBe(true);
  });
});

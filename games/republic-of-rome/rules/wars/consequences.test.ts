import { describe, expect, test } from 'vitest';
import { assignConcession } from '../cards/concessions.ts';
import { combat } from '../combat/index.ts';
import type { Rome } from '../game.ts';
import type { WarId } from '../ids.ts';
import { raiseUnrest } from '../population/unrest.ts';
import { debits } from '../revenue/debits.ts';
import { fresh } from '../rome/death.ts';
import { at } from '../testing/at.ts';
import { empty } from '../testing/empty.ts';
import { isDoomed } from './consequences.ts';
import { isRevolt } from './revolts.ts';
import { countActiveWars, fleetSupport, landStrength, needsNavalBattle, war } from './wars.ts';
import { wages } from '../testing/armies.ts';

const UNRELATED: WarId[] = ['war:5', 'war:8', 'war:68', 'war:117'];

/** The Combat Phase with these Wars Active and nobody sent against them. */
const neglected = (...ids: WarId[]) =>
  at(combat, undefined, { seats: 3 }, (g) => {
    const cards = ids.map((id) => `card:${id.slice(4)}`);
    for (const pile of ['deck', 'removed', 'setAside'] as const) g[pile] = g[pile].filter((c) => !cards.includes(c));
    g.wars = [];
    g.discards.push('card:1');
    for (const id of ids) wages(g, id);
  });

describe('what Wars cost', () => {
  test('[1.07.334-a][1.07.33-e] an Active War need not be fought, and stays Active', () => {
    const game = neglected('war:5');
    expect(game.offers('over')).toBeDefined();
    expect(game.g.wars).toMatchObject([{ status: 'active', unprosecuted: true }]);
  });
  test('[1.07.334-d] at least four of them at the end of a Combat Phase, and everybody loses; three are bearable', () => {
    expect(neglected(...UNRELATED).over).toEqual({ how: 'four-wars', winners: [] });
    expect(neglected(...UNRELATED.slice(1)).over).toBeUndefined();
  });
  test('[1.07.334-d][1.07.334-e] Inactive and Imminent ones are not counted', () => {
    const game = at(combat, undefined, { seats: 3 }, (g) => {
      for (const id of UNRELATED.slice(1)) wages(g, id);
      wages(g, 'war:120', { status: 'inactive' });
      wages(g, 'war:4', { status: 'imminent' });
    });
    expect(game.over).toBeUndefined();
  });
  const mixed = (g: Rome): void => {
    wages(g, 'war:5');
    wages(g, 'war:8').unprosecuted = true;
    wages(g, 'war:1', { status: 'inactive' });
    wages(g, 'war:4', { status: 'imminent' });
  };
  test('[1.07.334-b][1.07.334-e][1.07.331-d] 20 T for each Active War, Unprosecuted ones included', () => {
    expect(debits(empty(mixed).g).total).toBe(40);
  });
  test('[1.07.334-c][1.07.334-e][1.07.331-d] 1 Unrest for each Unprosecuted one', () => {
    const { cx, g } = empty(mixed);
    raiseUnrest(cx);
    expect(g.unrest).toBe(1);
  });
  test('[amb-165][1.07.334-f] a Concession that comes into play while its War is Active is destroyed at once', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:118');
      wages(x, 'war:74', { status: 'inactive' });
      x.senators.push(fresh(x, 'senator:1', 0));
    });
    expect([isDoomed(g, 'concession:54'), isDoomed(g, 'concession:55')]).toEqual([true, false]);
    assignConcession(cx, 'concession:54', 'senator:1');
    assignConcession(cx, 'concession:55', 'senator:1');
    expect(g.concessions.map((c) => c.holder)).toEqual(['curia', 'senator:1']);
  });
});

describe('what a War card says', () => {
  test('[1.07.33-a][1.07.33-b] Land Strength and Fleet Support', () => {
    const { g } = empty((x) => wages(x, 'war:6'));
    expect(landStrength(g, war(g, 'war:6'))).toBe(12);
    expect(fleetSupport(g, war(g, 'war:6'))).toBe(10);
  });
  test('[1.07.33-c] one with Fleets must be beaten at sea first', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:2');
    });
    expect(g.wars.map((w) => needsNavalBattle(g, w))).toEqual([true, false]);
    war(g, 'war:1').navalVictory = true;
    expect(needsNavalBattle(g, war(g, 'war:1'))).toBe(false);
  });
  test('[1.07.333-a] a Revolt is a War in all but its Spoils', () => {
    const { g } = empty((x) => {
      wages(x, 'war:6').revolt = true;
    });
    expect(isRevolt(g, war(g, 'war:6'))).toBe(true);
    expect(countActiveWars(g)).toBe(1);
    expect(landStrength(g, war(g, 'war:6'))).toBe(12);
  });
});

/** When a bonus is given: the conditions of card texts, one by one. */
import { expect, test } from 'vitest';
import { fixedStrength } from './strength.ts';
import { assault } from './assault.ts';
import type { Empires } from '../game.ts';
import { diceForce } from '../expedition/force.ts';
import { at, CARTAGO, type Game, hand, own, ROMA } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field, naval } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';

/** Socii, of 4, with 3 more in these combats if the condition holds. */
const ifso = (condition: object, battles = ['field']): ((g: Empires) => void) =>
  withCard('ROMA', 'Socii', { effects: [{ when: 'resolution', op: 'add-fc', n: 3, battles, if: condition }] });

/** What the Romans have in the field besides 4 for Socii, while everybody is asked for cards. */
const bonus = (
  condition: object,
  own_: readonly string[],
  theirs: readonly string[],
  more: (g: Empires) => void = () => undefined,
): number => {
  const p = field({ troops: ['Socii', ...own_] }, { troops: [...theirs] }, undefined, (g) => {
    ifso(condition)(g);
    hand(g, ROMA, 'Cónsul');
    more(g);
  });
  const parts = fixedStrength(p.g, 0).parts.filter((x) => x.k === 'bonus');
  return parts.reduce((n, x) => n + x.n, 0);
};

test('[MED.9-h] enemyHasTag: while the enemy has such a troop', () => {
  expect(bonus({ enemyHasTag: 'cavalry' }, [], ['Jinetes Numidas', 'Lanceros Libios'])).toBe(3);
  expect(bonus({ enemyHasTag: 'cavalry' }, ['Equites'], ['Lanceros Libios'])).toBe(0);
});

test('[MED.9-h] minUnits: troops of the own side, counted with the card itself', () => {
  expect(bonus({ minUnits: 3 }, ['Hastati', 'Principes'], ['Lanceros Libios'])).toBe(3);
  expect(bonus({ minUnits: 3 }, ['Hastati'], ['Lanceros Libios', 'Lanceros Libios', 'Lanceros Libios'])).toBe(0);
});

test('[MED.9-h] outnumbered: the enemy must have more; as many are not enough', () => {
  expect(bonus({ outnumbered: true }, [], ['Lanceros Libios', 'Lanceros Libios'])).toBe(3);
  expect(bonus({ outnumbered: true }, ['Hastati'], ['Lanceros Libios', 'Lanceros Libios'])).toBe(0);
  // A horde has no number.
  const horde = (g: Empires): void => {
    g.attack!.guard = diceForce(5);
  };
  expect(bonus({ outnumbered: true }, [], [], horde)).toBe(0);
});

test('[MED.9-h] barbarians: against an area or a horde, not against cards', () => {
  const horde = (g: Empires): void => {
    g.attack!.guard = diceForce(2);
  };
  expect(bonus({ barbarians: true }, [], [], horde)).toBe(3);
  expect(bonus({ barbarians: true }, [], ['Lanceros Libios'])).toBe(0);
});

test('[MED.9-h] perOwnName: once for each card of the name', () => {
  expect(bonus({ perOwnName: 'Hastati' }, ['Hastati', 'Hastati', 'Principes'], ['Lanceros Libios'])).toBe(6);
  expect(bonus({ perOwnName: 'Hastati' }, ['Principes'], ['Lanceros Libios'])).toBe(0);
});

test('[MED.9-h] perOwnFleet: once for each card that sails as a fleet, also one that could march, not for the cargo', () => {
  const own_ = { troops: ['Socii'], fleets: ['Liburna', 'Aliados Griegos'] };
  const p = naval(own_, { fleets: ['Trirreme Punico'] }, undefined, (g) => {
    ifso({ perOwnFleet: true }, ['naval'])(g);
    hand(g, ROMA, 'Cónsul');
  });
  const parts = fixedStrength(p.g, 0).parts.filter((x) => x.k === 'bonus');
  expect(parts.map((x) => x.n)).toEqual([6]);
});

test('[MED.9-h] port: a combat for a port, on land or at its walls, not for another city nor out at sea', () => {
  const stormed = (city: string): number => {
    const p: Game = at(assault, undefined, { byChance: true }, (g) => {
      ifso({ port: true }, ['assault'])(g);
      own(g, CARTAGO, city);
      send(g, { by: ROMA, path: ['roma', city], troops: ['Socii'] });
      hand(g, ROMA, 'Cónsul');
    });
    return fixedStrength(p.g, 0).total;
  };
  expect([stormed('utica'), stormed('zama')]).toEqual([6, 3]);
  const atSea = naval({ troops: ['Socii'], fleets: ['Liburna'] }, { fleets: ['Trirreme Punico'] }, undefined, (g) => {
    ifso({ port: true }, ['naval'])(g);
    hand(g, ROMA, 'Cónsul');
  });
  expect(fixedStrength(atSea.g, 0).parts.filter((x) => x.k === 'bonus' && x.n > 0)).toEqual([]);
});

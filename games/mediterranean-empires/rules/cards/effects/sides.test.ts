/** Cards by which anybody steps into the combats of others: a sum for a side, a die less for a side. */
import { expect, test } from 'vitest';
import { assault } from '../../combat/assault.ts';
import type { Empires } from '../../game.ts';
import { at, card, CARTAGO, GALIA, type Game, hand, offered, own, ROMA, said, take } from '../../testing/at.ts';
import { send } from '../../testing/attack.ts';
import { field } from '../../testing/battles.ts';
import { withCard } from '../../testing/packs.ts';

const strength = (p: Game): unknown[] =>
  said(p, 'med.total').map((x) => {
    const { fc, dice } = x as { fc: number; dice: string };
    return [fc, dice.split(' ').length];
  });

const gauls = (...effects: object[]): ((g: Empires) => void) => withCard('GALIA', 'Desercion', { effects });

/** Rome with Hastati (4) and a Consul against Libyan spearmen (5); Gaul, who has nothing to do with it, plays its card. */
const between = (patch: (g: Empires) => void, verb: string): Game =>
  field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, { first: [] }, (g) => {
    patch(g);
    g.attack!.force.leaders = take(g, 'Cónsul');
    hand(g, GALIA, 'Desercion');
  })
    .as(GALIA)
    .does('play', card('Desercion'))
    .does(verb);

/** Rome assaults Utica with Triarii (5) and a Consul; three dice defend it. */
const atWalls = (patch: (g: Empires) => void): Game =>
  at(assault, undefined, { byChance: true }, (g) => {
    patch(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    g.attack!.force.leaders = take(g, 'Cónsul');
    hand(g, GALIA, 'Desercion');
  }).as(GALIA);

test('[MED.5.4.5-b] add-fc-to-side: so much for the side that was named, by one who is no party to it', () => {
  const help = gauls({ when: 'combat-field', op: 'add-fc-to-side', n: 4 });
  expect(strength(between(help, 'forAttacker'))).toEqual([
    [8, 2],
    [5, 1],
  ]);
  expect(strength(between(help, 'forDefender'))).toEqual([
    [4, 2],
    [9, 1],
  ]);
});

test('[MED.A43] remove-dice-from-side: a die less for the side that was named, but never the base die', () => {
  const hinder = gauls({ when: 'combat-field', op: 'remove-dice-from-side', n: 1 });
  expect(strength(between(hinder, 'forAttacker'))).toEqual([
    [4, 1],
    [5, 1],
  ]);
  expect(strength(between(hinder, 'forDefender'))).toEqual([
    [4, 2],
    [5, 1],
  ]);
  const walls = gauls({ when: 'combat-assault', op: 'remove-dice-from-side', n: 5 });
  expect(strength(atWalls(walls).does('play', card('Desercion')).does('forDefender'))).toEqual([
    [5, 2],
    [0, 1],
  ]);
});

test('a card with a text for the field and another for walls does in each what is said of it', () => {
  const two = gauls(
    { when: 'combat-field', op: 'add-fc-to-side', n: 4 },
    { when: 'combat-field', op: 'remove-dice-from-side', n: 1 },
    { when: 'combat-field', op: 'discard-random-troop', min: 1 },
    { when: 'combat-assault', op: 'add-dice-to-side', n: 2 },
  );
  expect(strength(atWalls(two).does('play', card('Desercion')).does('forAttacker'))).toEqual([
    [5, 4],
    [0, 3],
  ]);
  const walls = gauls(
    { when: 'combat-assault', op: 'add-dice-to-side', n: 2 },
    { when: 'combat-field', op: 'add-fc-to-side', n: 4 },
  );
  expect(strength(between(walls, 'forAttacker'))).toEqual([
    [8, 2],
    [5, 1],
  ]);
});

test('it can be played only in the combat that it names', () => {
  expect(offered(atWalls(gauls({ when: 'combat-field', op: 'add-fc-to-side', n: 4 })), 'play')).toEqual([]);
});

import { expect, test } from 'vitest';
import { at, card, CARTAGO, type Game, hand, offered, own, ROMA } from '../testing/at.ts';
import { meet, send } from '../testing/attack.ts';
import { naval } from '../testing/battles.ts';
import { battle } from './battle.ts';

/** Two troops and two fleets on each side; the battle waits for Rome's Leader. */
const embarking = (): Game =>
  at(battle, { kind: 'naval', place: -1 }, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: ROMA,
      path: ['roma', 'utica'],
      troops: ['Hastati', 'Velites'],
      fleets: ['Liburna', 'Quinquerreme Romano'],
      sea: 0,
      arrival: 'landing',
    });
    meet(g, {
      by: CARTAGO,
      path: ['carthago'],
      troops: ['Mercenarios Iberos'],
      fleets: ['Trirreme Punico', 'Quinquerreme Punico'],
      sea: -1,
    });
    hand(g, ROMA, 'Cónsul');
  });
const aboard = (p: Game, side: 'force' | 'guard'): Record<string, string> =>
  Object.fromEntries(p.g.attack![side]!.units.filter((u) => u.as === 'T').map((u) => [u.card, u.on]));

test('[MED.5.4.5-a] both are shown; the Attacker loads, then the Defender, each troop on a fleet with room', () => {
  const p = embarking();
  expect(p.view(ROMA).attack!.guard!.units).toHaveLength(3);
  expect(p.view(CARTAGO).attack!.force.units).toHaveLength(4);
  expect([p.waitingFor, offered(p, 'load').toSorted()]).toEqual([
    [ROMA],
    [card('Liburna'), card('Quinquerreme Romano')].toSorted(),
  ]);
  p.does('load', card('Liburna')).does('load', card('Quinquerreme Romano'));
  expect(Object.values(aboard(p, 'force')).toSorted()).toEqual(
    [card('Liburna'), card('Quinquerreme Romano')].toSorted(),
  );
  expect(p.waitingFor).toEqual([CARTAGO]);
  p.does('load', card('Trirreme Punico'));
  expect(aboard(p, 'guard')).toEqual({ [card('Mercenarios Iberos')]: card('Trirreme Punico') });
});

test('[MED.5.4.5-a] or all at once, on the largest fleets first', () => {
  const p = embarking().does('loadAll').as(CARTAGO).does('loadAll');
  const [large, punic] = [card('Quinquerreme Romano'), card('Quinquerreme Punico')];
  expect(aboard(p, 'force')).toEqual({ [card('Hastati')]: large, [card('Velites')]: large });
  expect(aboard(p, 'guard')).toEqual({ [card('Mercenarios Iberos')]: punic });
});

/** Rome's fleets and troops at sea, before they are loaded. */
const crowded = (fleets: string[], troops: string[]): Game =>
  at(battle, { kind: 'naval', place: -1 }, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['roma', 'utica'], troops, fleets, sea: 0, arrival: 'landing' });
    meet(g, { by: CARTAGO, path: ['carthago'], fleets: ['Quinquerreme Punico'], sea: -1 });
    hand(g, ROMA, 'Cónsul');
  });

test('[MED.5.4.5-a][MED.2-i] a fleet takes as many troops as its number; a full one is not offered, and the last is not asked for', () => {
  // Three go on a Liburna, four on the other.
  const fleets = ['Liburna', 'Liburna', 'Quinquerreme Romano'];
  const p = crowded(fleets, ['Hastati', 'Hastati', 'Hastati', 'Principes', 'Principes']);
  const [first, second, large] = [card('Liburna'), card('Liburna', 1), card('Quinquerreme Romano')];
  p.does('load', first).does('load', first);
  expect(offered(p, 'load')).toEqual([first, second, large]);
  expect(offered(p.does('load', first), 'load')).toEqual([second, large]);
  const q = crowded(['Liburna', 'Quinquerreme Romano'], ['Hastati', 'Hastati', 'Hastati', 'Principes']);
  for (const _ of [1, 2, 3]) q.does('load', first);
  // The fourth has one place to go: nobody is asked.
  expect([q.offers('load'), aboard(q, 'force')]).toEqual([
    undefined,
    {
      [card('Hastati')]: first,
      [card('Hastati', 1)]: first,
      [card('Hastati', 2)]: first,
      [card('Principes')]: large,
    },
  ]);
});

test('[MED.5.4.5-a] whoever has chosen for some troops and leaves the rest to be loaded keeps what he has chosen', () => {
  const p = crowded(['Liburna', 'Quinquerreme Romano'], ['Hastati', 'Principes']);
  p.does('load', card('Liburna')).does('loadAll');
  expect(aboard(p, 'force')).toEqual({
    [card('Hastati')]: card('Liburna'),
    [card('Principes')]: card('Quinquerreme Romano'),
  });
});

test('[MED.5.4.5-a] no fleet takes more than it carries, whoever loads: what finds no room is on none', () => {
  const four = ['Hastati', 'Hastati', 'Principes', 'Principes'];
  const p = naval({ troops: four, fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }, [], (g) => {
    // He is asked for him before anything is rolled.
    hand(g, CARTAGO, 'Amilcar');
  });
  const on = p.g.attack!.force.units.filter((u) => u.as === 'T').map((u) => u.on);
  expect(on.toSorted()).toEqual(['', card('Liburna'), card('Liburna'), card('Liburna')]);
});

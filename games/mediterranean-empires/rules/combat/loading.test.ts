import { expect, test } from 'vitest';
import { at, card, CARTAGO, type Game, hand, offered, own, ROMA } from '../testing/at.ts';
import { meet, send } from '../testing/attack.ts';
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

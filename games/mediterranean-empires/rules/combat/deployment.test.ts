/** Before a field battle: both sides are shown, and fleets are set aside until it ends. */
import { expect, test } from 'vitest';
import { march } from '../expedition/march.ts';
import { at, card, CARTAGO, GALIA, hand, own, ROMA, said, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field } from '../testing/battles.ts';

const shipped = { troops: ['Hastati'], fleets: ['Liburna', 'Trirreme Romano'], sea: 0, arrival: 'landing' } as const;

test('[MED.5.4.6-a] in the field both sides show everybody what they have, and nothing is loaded', () => {
  const p = field(shipped, { troops: ['Lanceros Libios'], fleets: ['Trirreme Punico'] }, [], (g) => {
    hand(g, ROMA, 'Cónsul');
  });
  // Rome is asked for a Leader, not for the fleet of its troop.
  expect([p.waitingFor, p.offers('load'), p.question!.prompt.k]).toEqual([[ROMA], undefined, 'med.ask.window']);
  for (const eye of [ROMA, CARTAGO, GALIA, 'public'] as const) {
    const { force, guard } = p.view(eye).attack!;
    const cards = [force, guard!].map(({ units }) => (typeof units === 'number' ? [] : units.map((u) => u.card)));
    expect(cards).toEqual([
      [card('Hastati'), card('Trirreme Romano'), card('Liburna')],
      [card('Lanceros Libios'), card('Trirreme Punico')],
    ]);
  }
});

test('[MED.5.4.6-a] fleets neither fight nor roll, nor count among the cards that may cost the Attacker one', () => {
  // 4 and 6 against 5 and 1. Carthage has three cards, but one troop: a 2 is above it.
  const p = field(
    shipped,
    { troops: ['Lanceros Libios'], fleets: ['Trirreme Punico', 'Quinquerreme Punico'] },
    [6, 1, 2, 1, 1, 1],
  ).rolled();
  expect([said(p, 'med.startRoll'), said(p, 'med.extraLosses')]).toEqual([
    [],
    [{ side: 'empire:ROMA', roll: 2, n: 1 }],
  ]);
  expect(said(p, 'med.total')).toMatchObject([{ fc: 4 }, { fc: 5 }]);
});

test('[MED.5.4.6-a] what strikes or tramples troops at the start of the battle finds no fleet that was set aside', () => {
  // Both javelins hit: the only troop is lost, and nobody else.
  const struck = field(
    shipped,
    { troops: ['Jabalineros Libios', 'Jabalineros Libios'] },
    { first: [6, 6, 0] },
  ).rolled();
  expect(said(struck, 'med.lost')).toEqual([{ side: 'empire:ROMA', cards: [card('Hastati')] }]);
  // The elephants run, and there is nobody under their feet.
  const fleets = ['Trirreme Punico', 'Quinquerreme Punico'];
  const trampled = field(shipped, { troops: ['Elefantes'], fleets }, { first: [1] }).rolled();
  expect([said(trampled, 'med.fled').length, said(trampled, 'med.lost')]).toEqual([1, []]);
});

test('[MED.5.4.6-a][MED.5.4.6-d] fleets alone have nothing to fight with in the field: they have lost', () => {
  const p = field({ ...shipped, troops: [] }, { troops: ['Lanceros Libios'] }, [1, 1, 1]).rolled();
  expect([said(p, 'med.nothingLeft'), said(p, 'med.total')]).toMatchObject([
    [{ side: 'empire:CARTAGO', loser: 'empire:ROMA' }],
    [],
  ]);
});

test('[MED.5.4.6-a][MED.5.4.6-g] after the battle they are back: they fight in the assault', () => {
  const p = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['roma', 'utica'], ...shipped });
      hand(g, CARTAGO, 'Lanceros Libios', 'Soborno');
    }),
  ).as(CARTAGO);
  p.does('letPass').does('interceptAt', 'city:utica').does('shortest').does('troop', card('Lanceros Libios'));
  // Rome wins 10 to 6, loses nothing, and assaults with 3 and with 1 for each ship.
  through(p.does('declare').rolling(6, 1, 6, 1, 1, 6, 6, 6)).rolled();
  expect(said(p, 'med.total').at(-2)).toMatchObject({ fc: 5 });
});

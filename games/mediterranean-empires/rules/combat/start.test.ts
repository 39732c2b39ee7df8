/** The start of a battle: what ships and skirmishers do to each other before the dice are rolled. */
import { expect, test } from 'vitest';
import { card, cards, CARTAGO, GALIA, type Game, hand, loaded, ROMA, said, through } from '../testing/at.ts';
import { field, naval } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';

test('[MED.5.4.5-d] all ships roll before any is lost: one that is sunk has still hit', () => {
  const p = naval(
    { fleets: ['Trirreme Romano', 'Quinquerreme Romano'] },
    { fleets: ['Trirreme Punico', 'Quinquerreme Punico'] },
    // Punic and Roman hit; each sinks the first ship of the other: 4 and 6 against 4 and 1.
    [6, 5, 0, 0, 6, 1, 6, 1, 1, 1],
  ).rolled();
  expect(said(p, 'med.startRoll')).toMatchObject([
    { card: card('Trirreme Punico'), roll: 6, min: 6 },
    { card: card('Trirreme Romano'), roll: 5, min: 5 },
  ]);
  expect(said(p, 'med.lost')).toEqual([
    { side: 'empire:ROMA', cards: [card('Trirreme Romano')] },
    { side: 'empire:CARTAGO', cards: [card('Quinquerreme Punico')] },
  ]);
});

test('[MED.5.4.5-d] each hits on its own number, and as many ships go as have hit', () => {
  const missed = naval({ fleets: ['Trirreme Romano'] }, { fleets: ['Trirreme Punico'] }, [5, 4, 6, 1, 6, 1]).rolled();
  expect([said(missed, 'med.lost'), said(missed, 'med.total').length]).toEqual([[], 2]);
  const twice = naval(
    { fleets: ['Quinquerreme Romano', 'Liburna', 'Liburna'] },
    { fleets: ['Trirreme Punico', 'Trirreme Punico'] },
    [6, 6, 0, 0, 1, 6, 1, 1, 1, 1, 1],
  ).rolled();
  expect(said(twice, 'med.lost').map((x) => (x as { side: string }).side)).toEqual(['empire:ROMA', 'empire:ROMA']);
  expect(said(twice, 'med.total')[0]).toMatchObject({ fc: 4 });
});

test('[MED.5.4.5-d] one that hits sinks as many ships as its text says', () => {
  const effects = [
    { when: 'battle-start', op: 'roll-discard', battles: ['naval'], dice: 1, min: 6, target: 'enemy-fleet', count: 2 },
  ];
  const ramming = withCard('CARTAGO', 'Trirreme Punico', { effects });
  const p = naval(
    { fleets: ['Quinquerreme Romano', 'Liburna', 'Liburna'] },
    { fleets: ['Trirreme Punico'] },
    { first: [6, 0, 0] },
    ramming,
  ).rolled();
  expect(said(p, 'med.lost').map((x) => (x as { side: string }).side)).toEqual(['empire:ROMA', 'empire:ROMA']);
});

test('[MED.5.4.5-d][MED.9-k] a ship takes down what it carries, and nothing that another carries', () => {
  const p = naval(
    { troops: ['Hastati', 'Principes'], fleets: ['Liburna', 'Quinquerreme Romano'] },
    { fleets: ['Trirreme Punico'] },
    [],
    (g) => {
      hand(g, ROMA, 'Cónsul');
    },
  );
  p.does('load', card('Liburna')).does('load', card('Quinquerreme Romano'));
  // Drawn from the ships alone: the first of them is the Liburna.
  through(p.rolling(6, 0, 6, 1, 6, 1, 1, 1)).rolled();
  expect(said(p, 'med.lost')).toEqual([{ side: 'empire:ROMA', cards: cards('Liburna', 'Hastati') }]);
  expect(p.g.attack!.force.units.map((u) => u.card).toSorted()).toEqual(
    cards('Principes', 'Quinquerreme Romano').toSorted(),
  );
});

test('[MED.5.4.5-d] texts for the start of a field battle do nothing at sea, those of ships nothing in the field', () => {
  const sea = loaded(
    naval(
      { troops: ['Velites'], fleets: ['Liburna'] },
      { fleets: ['Quinquerreme Punico'], troops: ['Jabalineros Libios'] },
    ),
  );
  expect(said(sea, 'med.startRoll')).toEqual([]);
  const land = field(
    { troops: ['Hastati'], fleets: ['Trirreme Romano'], sea: 0 },
    { by: CARTAGO, troops: ['Lanceros Libios'] },
  );
  expect(said(land, 'med.startRoll')).toEqual([]);
});

test('[MED.A86] cover: makes what the enemy rolls at the start harder, once, whoever of the side gives it', () => {
  const covered = (effects: object[], rolls: number[], troops: string[]): Game =>
    field({ troops: ['Velites', 'Triarii'] }, { troops }, rolls, withCard('CARTAGO', 'Lanceros Libios', { effects }));
  const COVER = { when: 'battle-start', op: 'cover', battles: ['field'], n: 1 };
  const lost = (p: Game): number => said(p, 'med.lost').length;
  // Velites hit on a 6; after it the dice of both, of the loss that follows victory, and of recovery.
  expect(lost(covered([], [6, 0, 6, 1, 6, 1, 1], ['Lanceros Libios', 'Mercenarios Iberos']))).toBe(1);
  const safe = covered([COVER], [6, 6, 1, 6, 1, 1], ['Lanceros Libios', 'Mercenarios Iberos']);
  expect([lost(safe), said(safe, 'med.startRoll')]).toMatchObject([0, [{ roll: 6, min: 7 }]]);
  const twice = covered([COVER], [6, 6, 1, 6, 1, 1], ['Lanceros Libios', 'Lanceros Libios']);
  expect(said(twice, 'med.startRoll')).toMatchObject([{ min: 7 }]);
  const elsewhere = covered(
    [{ ...COVER, battles: ['naval'] }],
    [6, 0, 6, 1, 6, 1, 1],
    ['Lanceros Libios', 'Mercenarios Iberos'],
  );
  expect(said(elsewhere, 'med.startRoll')).toMatchObject([{ min: 6 }]);
});

test('[MED.9-i] whoever stands has rolled once, and fights', () => {
  const p = field(
    { by: GALIA, path: ['utica'], troops: ['Gesatas'] },
    { troops: ['Lanceros Libios'] },
    [2, 1, 6, 1, 1],
  );
  expect([said(p, 'med.fleeRoll'), said(p, 'med.total')[0]]).toMatchObject([[{ roll: 2 }], { fc: 8 }]);
});

/** What a force without cards loses where others lose a card. */
import { expect, test } from 'vitest';
import { battle } from '../combat/battle.ts';
import type { Attack, Empires } from '../game.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  isOver,
  own,
  place,
  said,
  through,
} from '../testing/at.ts';
import { meet, send } from '../testing/attack.ts';
import { AT_SEA, ON_LAND } from '../testing/battles.ts';
import { diceForce, fixedForce } from './force.ts';
import { march } from './march.ts';

/** A force of nobody against Utica, which Carthage holds. */
const raid = (g: Empires, kind: Attack['kind'], values: { field?: number; naval?: number; assault: number }): void => {
  own(g, CARTAGO, 'utica');
  const atSea = kind === 'pirates';
  const path = (atSea ? ['utica'] : ['hippo-regius', 'utica']).map(place);
  g.attack = {
    kind,
    seat: GALIA,
    target: place('utica'),
    arrival: atSea ? 'direct' : 'land',
    force: fixedForce({ ...values, path, sails: atSea }),
    guard: null,
    intercepted: [],
    over: false,
    wrecked: false,
  };
};
/** What it brings to a combat, without dice. */
const brought = (p: Game): readonly number[] =>
  p.lines('med.total').flatMap((x, i) => (i % 2 === 0 ? [Number(x['fc'])] : []));

test('[MED.9-e] a card against its way costs it 6 of each value, two cards 12', () => {
  const stormed = (roll: number): Game =>
    at(march, undefined, {}, (g) => {
      raid(g, 'pirates', { naval: 13, assault: 15 });
      hand(g, CARTAGO, 'Tormenta');
    })
      .as(CARTAGO)
      .byChance(roll)
      .does('play', card('CARTAGO/Tormenta'));
  const [calm, rough, wild] = [stormed(3), stormed(4), stormed(6)].map(through);
  expect([brought(calm!), brought(rough!), brought(wild!)]).toEqual([[15], [9], [3]]);
  expect([calm!, rough!, wild!].map((p) => p.lines('med.weakened'))).toEqual([
    [],
    [{ side: 'side:pirates' }],
    [{ side: 'side:pirates' }, { side: 'side:pirates' }],
  ]);
});

test('[MED.9-e] extra losses after a battle it has won: 6 less in the assault', () => {
  const met = (extra: number): Game => {
    const p = through(
      at(march, undefined, {}, (g) => {
        raid(g, 'neutral', { field: 14, assault: 10 });
        hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
      }),
    ).as(CARTAGO);
    p.does('interceptAt', 'city:utica').does('shortest').does('troop', card('Lanceros Libios')).does('declare');
    return through(p.rolling(6, 1, extra, 1, 1, 6, 6, 6));
  };
  expect([brought(met(1)), brought(met(2))]).toEqual([
    [14, 4],
    [14, 10],
  ]);
});

test('[MED.9-e] what hits it at the start of a battle costs 6 of the value it fights with, at sea or on land', () => {
  const pirates = at(
    battle,
    AT_SEA,
    {},
    (g) => {
      raid(g, 'pirates', { naval: 8, assault: 8 });
      meet(g, { by: CARTAGO, path: ['carthago'], fleets: ['Trirreme Punico'], sea: -1 });
    },
    [6, 1, 6, 1],
  ).rolled();
  expect(brought(pirates)).toEqual([2]);
});

test('[MED.9-e][MED.A71] it loses no more than it has, and without the value it needs it has lost', () => {
  const p = at(
    battle,
    ON_LAND,
    {},
    (g) => {
      raid(g, 'neutral', { field: 4, assault: 9 });
      meet(g, { by: CARTAGO, path: ['carthago', 'utica'], troops: ['Jabalineros Libios'] });
    },
    [6, 1],
  ).rolled();
  expect([said(p, 'med.nothingLeft'), brought(p), p.g.vp[CARTAGO]]).toMatchObject([
    [{ side: 'empire:CARTAGO' }],
    [],
    12,
  ]);
  expect(p.g.attack!.force).toMatchObject({ field: 0, assault: 3 });
});

test('[MED.9-e] a force of dice loses one die: an area that is hit at the start, a horde after a battle it has won', () => {
  const area = through(
    at(
      march,
      undefined,
      {},
      (g) => send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops: ['Honderos'] }),
      [5, 1, 6, 6, 1],
    ),
  ).rolled();
  expect(said(area, 'med.total')[1]).toMatchObject({ dice: '6 6' });
  expect(said(area, 'med.weakened')).toEqual([{ side: 'area:CANTABRI' }]);
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'osca');
    send(g, { by: GALIA, path: ['VASCONES', 'osca'] });
    const path = ['VASCONES', 'osca'].map(place);
    g.attack = { ...g.attack!, kind: 'horde', force: diceForce(3, { path }) };
    hand(g, HISPANIA, 'Honderos', 'Murallas');
  }).as(HISPANIA);
  p.does('interceptAt', 'city:osca').does('shortest').does('troop', card('Honderos')).does('declare');
  // The slingers miss (4), 18 against 3 and 1, a die is lost, no recovery; two dice assault two.
  through(p.rolling(4, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6)).rolled();
  expect(p.lines('med.total').map((x) => x['dice'])).toEqual(['6 6 6', '1', '1 1', '6 6']);
  expect([isOver(p), p.g.owner[place('osca')]]).toEqual([true, HISPANIA]);
});

test('[MED.9-e] a force with cards loses cards, no points', () => {
  const p = at(march, undefined, {}, (g) => {
    send(g, { by: HISPANIA, path: ['numantia', 'osca'], troops: ['Scutarii', 'Caetrati'] });
    hand(g, GALIA, 'Emboscada');
  });
  p.as(GALIA).byChance(3, 0).does('play', card('GALIA/Emboscada'));
  expect([p.lines('med.weakened'), said(p, 'med.lost').length]).toEqual([[], 1]);
});

test('[MED.9-l] a force of points that has none left ends on its way: nobody is asked to meet it', () => {
  const p = at(march, undefined, {}, (g) => {
    raid(g, 'pirates', { naval: 6, assault: 6 });
    hand(g, CARTAGO, 'Tormenta', 'Quinquerreme Punico');
  });
  p.as(CARTAGO).rolling(4).does('play', card('CARTAGO/Tormenta'));
  through(p);
  expect([isOver(p), p.g.owner[place('utica')]]).toEqual([true, CARTAGO]);
});

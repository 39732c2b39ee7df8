/** One test for every operation that card texts are made of; more of them beside it, and in combat/battle.test.ts. */
import { expect, test } from 'vitest';
import { assault } from '../../combat/assault.ts';
import { march } from '../../expedition/march.ts';
import type { Empires } from '../../game.ts';
import { NEUTRAL } from '../../ids.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  pacified,
  pile,
  place,
  ROMA,
  said,
} from '../../testing/at.ts';
import { send } from '../../testing/attack.ts';
import { fieldBetween as field, played, BY_CHANCE } from '../../testing/battles.ts';

test('[MED.6-d] acquire-neutral-city: connected, small enough, no key city; the roll decides; as if conquered', () => {
  const p = played(ROMA, 'Foedus', (g) => own(g, ROMA, 'messana'));
  const of = offered(p, 'court');
  expect(of).toContain('city:capua');
  expect(of).not.toContain('city:syracusae');
  expect(of).not.toContain('city:neapolis');
  p.rolling(3).does('court', 'city:capua');
  expect([p.g.owner[place('capua')], p.g.vp[ROMA]]).toEqual([ROMA, 12]);
  // Mediolanum is small enough, but a key city.
  const key = played(ROMA, 'Foedus', (g) => own(g, ROMA, 'arretium', 'ariminum'));
  expect(offered(key, 'court')).toContain('city:patavium');
  expect(offered(key, 'court')).not.toContain('city:mediolanum');
  const failed = played(ROMA, 'Foedus').rolling(2).does('court', 'city:capua');
  expect(failed.g.owner[place('capua')]).toBe(NEUTRAL);
  // Ports only, for those who say so; through pacified areas too.
  const ports = played(CARTAGO, 'Oro Punico', (g) => own(g, CARTAGO, 'utica'));
  expect(offered(ports, 'court')).not.toContain('city:zama');
  const areas = played(HISPANIA, 'Pacto de Hospitalidad', (g) => pacified(g, 'CANTABRI', 'VASCONES'));
  expect(offered(areas, 'court')).toContain('city:burdigala');
});

test('add-dice: while its condition holds', () => {
  const siege = (city: string) =>
    at(assault, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', city], troops: ['Triarii'] });
      hand(g, CARTAGO, 'Triple Muralla');
    });
  const home = siege('carthago').rolling(1, 1, 1, 1, 1, 1, 1, 1, 1).does('play', card('Triple Muralla'));
  expect(said(home, 'med.total')[1]).toMatchObject({ dice: '1 1 1 1 1 1 1 1' });
  const away = siege('utica').rolling(1, 1, 1, 1, 1, 1).does('play', card('Triple Muralla'));
  expect(said(away, 'med.total')[1]).toMatchObject({ dice: '1 1 1 1 1' });
});

test('add-dice-to-side: the side that was named', () => {
  const p = at(assault, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    hand(g, CARTAGO, 'Traicion');
  });
  p.does('play', card('Traicion')).rolling(1, 1, 1, 1, 1).does('forDefender');
  expect(said(p, 'med.total')[1]).toMatchObject({ dice: '1 1 1 1' });
});

test('add-fc: by role and territory, by leaders, by tags, by copies, against an enemy without cavalry', () => {
  const home = field(
    { by: ROMA, path: ['saguntum', 'segeda'], troops: ['Hastati'] },
    { by: HISPANIA, path: ['numantia', 'segeda'], troops: ['Guerrilleros Lusitanos'] },
    [1, 1, 1, 1],
  );
  expect(said(home, 'med.total')[1]).toMatchObject({ fc: 6 });
  const away = field(
    { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Guerrilleros Lusitanos'] },
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Jinetes Numidas'] },
    [1, 1, 1, 1],
  );
  expect(said(away, 'med.total')).toMatchObject([{ fc: 4 }, { fc: 6 }]);
});

test('[MED.9-h] add-fc: not on the other side, nor elsewhere, nor without a Leader', () => {
  const attacker = field(
    { by: HISPANIA, path: ['numantia', 'segeda'], troops: ['Guerrilleros Lusitanos'] },
    { by: ROMA, path: ['saguntum', 'segeda'], troops: ['Hastati'] },
    [1, 1, 1, 1],
  );
  expect(said(attacker, 'med.total')[0]).toMatchObject({ fc: 4 });
  const abroad = field(
    { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] },
    { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Guerrilleros Lusitanos'] },
    [1, 1, 1, 1],
  );
  expect(said(abroad, 'med.total')[1]).toMatchObject({ fc: 4 });
  const nobles = (patch: (g: Empires) => void) =>
    field(
      { by: GALIA, path: ['gergovia', 'capua'], troops: ['Nobles Galos'] },
      { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] },
      BY_CHANCE,
      patch,
    );
  expect(
    said(
      nobles(() => undefined),
      'med.total',
    )[0],
  ).toMatchObject({ fc: 7 });
  const led = nobles((g) => {
    g.attack!.force.leaders = hand(g, GALIA, 'Dumnorix');
    g.hands[GALIA] = [];
  });
  expect(said(led, 'med.total')[0]).toMatchObject({ fc: 8 });
});

test('add-fc: per Leader up to a cap', () => {
  const p = field(
    { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Soldurios'] },
    { by: ROMA, path: ['roma', 'capua'], troops: ['Equites'] },
    [],
    (g) => {
      hand(g, HISPANIA, 'Viriato', 'Caro de Segeda', 'Retogenes');
    },
  );
  p.does('play', card('Viriato')).does('play', card('Caro de Segeda'));
  p.rolling(1, 1, 1, 1, 6, 6, 1).does('play', card('Retogenes'));
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 9, dice: '1 1 1 1' });
});

test('ambush: on 3 or more a random card is lost', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati', 'Principes', 'Triarii'] });
    hand(g, HISPANIA, 'Emboscada', 'Viriato');
  });
  p.rolling(3, 0).does('play', card('HISPANIA/Emboscada'));
  expect(p.g.attack!.force.units).toHaveLength(2);
});

test('storm: one card on 4 and 5, two on 6', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati', 'Principes', 'Triarii'] });
    hand(g, HISPANIA, 'Tormenta', 'Viriato');
  });
  p.rolling(6, 0, 0).does('play', card('HISPANIA/Tormenta'));
  expect(p.g.attack!.force.units).toHaveLength(1);
});

test('cancel-card: an X by Espejismo, at once outside a combat', () => {
  const p = at(march, undefined, { seats: 8 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['nora', 'utica'], troops: ['Hastati', 'Principes'] });
    hand(g, 2, 'Tormenta', 'Viriato');
    hand(g, 6, 'Espejismo', 'Templos');
  });
  p.as(2).does('play', card('HISPANIA/Tormenta')).as(6).rolling(4).does('respond', card('Espejismo'));
  expect(p.g.attack!.force.units).toHaveLength(2);
  expect(p.g.discards[2]).toEqual([card('HISPANIA/Tormenta')]);
  expect(p.g.discards[6]).toEqual([card('Espejismo')]);
});

test('draw, gain-vp, gain-vp-per-ports', () => {
  expect(played(ROMA, 'Calzada').g.hands[ROMA]).toHaveLength(2);
  const devotio = played(HISPANIA, 'Devotio');
  expect(devotio.g.vp[HISPANIA]).toBe(11);
  const ports = played(CARTAGO, 'Factorias', (g) =>
    own(
      g,
      CARTAGO,
      'utica',
      'panormus',
      'lilybaeum',
      'messana',
      'nora',
      'aleria',
      'gades',
      'malaca',
      'agrigentum',
      'rhegium',
      'pisae',
      'genua',
    ),
  );
  expect(ports.g.vp[CARTAGO]).toBe(12);
  const few = played(CARTAGO, 'Factorias', (g) => own(g, CARTAGO, 'utica', 'panormus', 'lilybaeum'));
  expect(few.g.vp[CARTAGO]).toBe(11);
});

test('recover-discard: one card must be taken where the text says one; of up to two, none may be', () => {
  const one = played(HISPANIA, 'Devotio', (g) => {
    pile(g, 'Viriato', 'Scutarii');
  });
  expect(one.offers('enough')).toBeUndefined();
  one.does('takeBack', card('Viriato'));
  expect([isOver(one), one.g.vp[HISPANIA], one.g.hands[HISPANIA]]).toEqual([true, 11, [card('Viriato')]]);
  const two = played(ROMA, 'Dilectus', (g) => {
    pile(g, 'Hastati');
  }).does('enough');
  expect([isOver(two), two.g.hands[ROMA]]).toEqual([true, []]);
});

import { expect, test } from 'vitest';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { at, card, CARTAGO, GALIA, hand, HISPANIA, isOver, offered, own, ROMA, said } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { cardWindow } from './window.ts';

const ORDER = [ROMA, CARTAGO, HISPANIA, GALIA];

/** Rome marches on Utica over straits; Carthage has nothing to intercept with. */
const marching = (g: Empires): void => {
  own(g, ROMA, 'aleria', 'nora');
  own(g, CARTAGO, 'utica');
  send(g, { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati', 'Principes', 'Socii'] });
};

test('[MED.9-b] asked in order, one card at a time, until all decline in turn', () => {
  const p = at(march, undefined, {}, (g) => {
    marching(g);
    hand(g, ROMA, 'Espias', 'Calzada');
    hand(g, HISPANIA, 'Emboscada', 'Emboscada');
    hand(g, GALIA, 'Emboscada', 'Clientelas');
  });
  expect(p.waitingFor).toEqual([ROMA]);
  p.does('decline');
  expect(p.waitingFor).toEqual([HISPANIA]);
  p.rolling(1).does('play', card('HISPANIA/Emboscada'));
  expect(p.waitingFor).toEqual([GALIA]);
  p.does('decline');
  expect(p.waitingFor).toEqual([ROMA]);
});

test('[MED.9-b] nobody is asked who cannot hold a fitting card by what everybody knows', () => {
  const p = at(march, undefined, {}, (g) => {
    marching(g);
    hand(g, GALIA, 'Clientelas');
  });
  // Gaul holds nothing that fits, but it could.
  expect([p.waitingFor, offered(p, 'play')]).toEqual([[GALIA], []]);
  const q = at(
    march,
    undefined,
    {},
    (g) => {
      marching(g);
      hand(g, GALIA, 'Clientelas');
      for (const id of [card('GALIA/Emboscada'), card('GALIA/Emboscada', 1), card('GALIA/Tormenta')]) {
        g.decks[GALIA]!.splice(g.decks[GALIA]!.indexOf(id), 1);
        g.discards[GALIA]!.push(id);
      }
    },
    [2, 2, 2],
  );
  // Its storms and ambushes lie in the discards: it is asked in the assault only.
  expect(q.g.combat?.kind).toBe('assault');
});

test('a standing order keeps a seat from being asked until the end of the combat, the action or the round', () => {
  const p = at(march, undefined, {}, (g) => {
    marching(g);
    hand(g, GALIA, 'Clientelas');
  });
  expect(offered(p, 'passUntil')).toEqual(['action', 'round']);
  p.rolling(2, 2, 2, 6, 1, 1, 1).does('passUntil', 'round');
  expect(isOver(p)).toBe(true);
  expect(p.state.orders).toEqual([{ by: GALIA, window: 'cards', until: 'round' }]);
});

test('[MED.9-o] outside combats special events may follow one another', () => {
  const p = at(cardWindow, { kind: 'between', order: ORDER }, {}, (g) => {
    hand(g, ROMA, 'Espias', 'Hastati');
    hand(g, CARTAGO, 'Elefantes', 'Anibal', 'Comercio');
  });
  p.does('play', card('ROMA/Espias')).does('spyOn', 'empire:CARTAGO').does('expose', card('Elefantes'));
  expect(p.g.discards[CARTAGO]).toEqual([card('Elefantes')]);
  expect(p.g.discards[ROMA]).toEqual([card('ROMA/Espias')]);
});

test('[MED.A68] route events hit expeditions, neutrals and pirates, not hordes', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'osca');
    send(g, { by: ROMA, path: ['VASCONES', 'osca'] });
    g.attack = { ...g.attack!, kind: 'horde', force: { ...g.attack!.force, t: 'dice', seat: -1, dice: 2 } };
    hand(g, GALIA, 'Emboscada');
  });
  expect(p.state.stack.some((f) => f.proc === 'cards.window' && (f.local as { kind: string }).kind === 'route')).toBe(
    false,
  );
});

test('[MED.9-a] a card text prevails: a storm is calmed by a fleet that its owner shows', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, GALIA, 'vienna', 'massilia', 'narbo');
    own(g, CARTAGO, 'utica');
    send(g, {
      by: GALIA,
      path: ['gergovia', 'vienna', 'massilia', 'utica'],
      troops: ['Gesatas'],
      fleets: ['Naves Venetas'],
      sea: 2,
      arrival: 'landing',
    });
    hand(g, CARTAGO, 'Tormenta');
  });
  p.does('play', card('CARTAGO/Tormenta'));
  expect([p.waitingFor, offered(p, 'show')]).toEqual([[GALIA], [card('Naves Venetas')]]);
  p.rolling(4).does('show', card('Naves Venetas'));
  expect(said(p, 'med.routeRoll')).toMatchObject([{ roll: 3, n: 0 }]);
});

test('[MED.A48] a stolen card goes to the pile of its own deck', () => {
  const p = at(cardWindow, { kind: 'between', order: ORDER }, {}, (g) => {
    hand(g, HISPANIA, 'ROMA/Espias');
    g.thieves = [HISPANIA];
    hand(g, CARTAGO, 'Elefantes', 'Anibal');
  });
  p.as(HISPANIA).does('play', card('ROMA/Espias')).does('spyOn', 'empire:CARTAGO').does('expose', card('Elefantes'));
  expect(p.g.discards[ROMA]).toEqual([card('ROMA/Espias')]);
});

test('[MED.A46] special events may be played in a battle against an area', () => {
  const q = at(march, undefined, {}, (g) => {
    send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops: ['Scutarii', 'Caetrati'] });
    hand(g, GALIA, 'Desercion');
  });
  q.does('decline');
  expect(offered(q, 'play')).toEqual([card('Desercion')]);
  q.does('play', card('Desercion'));
  // Against the area it takes a die: 3 become 2.
  q.rolling(4, 1, 1, 1, 1, 1, 1, 1).does('forDefender');
  expect(said(q, 'med.total')[1]).toMatchObject({ dice: '1 1' });
});

test('[MED.A60] the player of a mercenary general names the side, at sea or in the field', () => {
  const p = at(march, undefined, { seats: 5 }, (g) => {
    send(g, { by: 2, path: ['numantia', 'CANTABRI'], troops: ['Scutarii'] });
    hand(g, 4, 'Strategos Mercenario');
  });
  p.does('play', card('Strategos Mercenario'));
  expect(Object.keys(p.question!.verbs).sort()).toEqual(['forAttacker', 'forDefender']);
  p.rolling(6, 6, 1, 1, 1, 1, 1).does('forAttacker');
  expect(said(p, 'med.total')[0]).toMatchObject({ dice: '6 6' });
});

test('[MED.9-n] an answer to an answer is rolled first', () => {
  const p = at(march, undefined, { seats: 8 }, (g) => {
    send(g, { by: 2, path: ['numantia', 'CANTABRI'], troops: ['Scutarii', 'Caetrati'] });
    hand(g, 3, 'Desercion');
    hand(g, 6, 'Espejismo');
  });
  const egypt = p.g.agreed.empires.indexOf('EGIPTO');
  expect(egypt).toBe(6);
  p.as(3).does('decline').as(6).does('decline');
  p.as(3)
    .does('play', card('Desercion'))
    .does('forAttacker')
    .as(6)
    .rolling(4, 1, 1, 1, 1, 1, 1, 1, 1)
    .does('respond', card('Espejismo'));
  // Cancelled: nobody deserts.
  expect(said(p, 'med.cancelled')).toMatchObject([{ card: card('Desercion') }]);
});

/** One test for every operation that card texts are made of; more of them beside it, and in combat/battle.test.ts. */
import { listed } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { battle } from '../../combat/battle.ts';
import { assault } from '../../combat/assault.ts';
import { march } from '../../expedition/march.ts';
import { NEUTRAL } from '../../ids.ts';
import {
  at,
  card,
  CARTAGO,
  cards,
  GALIA,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  pile,
  place,
  ROMA,
  said,
  through,
} from '../../testing/at.ts';
import { action } from '../../round/action.ts';
import { meet, send } from '../../testing/attack.ts';
import { fieldBetween as field, played } from '../../testing/battles.ts';
import { withCard } from '../../testing/packs.ts';
import { cardWindow } from '../window.ts';

test('flee and recover-at', () => {
  const p = field(
    { by: GALIA, path: ['gergovia', 'capua'], troops: ['Gesatas', 'Guerreros Galos'] },
    { by: ROMA, path: ['roma', 'capua'], troops: ['Legion Veterana'] },
    [1, 6, 1, 6, 1, 5],
  );
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 5 });
  expect(p.g.hands[ROMA]).toEqual([card('Legion Veterana')]);
});

test('force-discard-random: a random card of another player', () => {
  const p = played(ROMA, 'Senatus Consultum', (g) => {
    hand(g, CARTAGO, 'Elefantes', 'Anibal');
  });
  expect(offered(p, 'despoil')).toEqual(['empire:CARTAGO']);
  p.rolling(1).does('despoil', 'empire:CARTAGO');
  expect([p.g.hands[CARTAGO]!.length, p.g.discards[CARTAGO]!.length, p.g.hands[ROMA]!.length]).toEqual([1, 1, 1]);
});

test('force-discard-random: all his cards, if he has fewer', () => {
  const effects = [{ when: 'action', op: 'force-discard-random', n: 3 }];
  const p = played(ROMA, 'Senatus Consultum', (g) => {
    withCard('ROMA', 'Senatus Consultum', { effects })(g);
    hand(g, CARTAGO, 'Elefantes', 'Anibal');
  });
  p.rolling(1, 0).does('despoil', 'empire:CARTAGO');
  expect([p.g.hands[CARTAGO], p.g.discards[CARTAGO]!.length]).toEqual([[], 2]);
});

test('look-top: four cards, two kept, the rest under the deck in the order chosen; nobody else sees them', () => {
  const p = played(4, 'Oraculo de Delfos', () => undefined, { seats: 5 });
  const seen = offered(p.as(4), 'keep');
  expect(seen).toHaveLength(4);
  expect(p.view(0).looking).toEqual({ seat: 4, cards: 4 });
  expect([...listed(p.view(4).looking!.cards)].sort()).toEqual(seen);
  p.does('keep', seen[0]!).does('keep', seen[1]!).does('bury', seen[3]!);
  expect(p.g.hands[4]).toEqual([seen[0], seen[1]]);
  expect(p.g.decks[4]!.slice(0, 2)).toEqual([seen[2], seen[3]]);
});

test('[MED.5.3-a] look-top: of a deck with one card left that one is kept, and nobody is asked for another', () => {
  const p = played(4, 'Oraculo de Delfos', (g) => void g.discards[4]!.push(...g.decks[4]!.splice(1)), { seats: 5 });
  const [only] = offered(p.as(4), 'keep');
  p.does('keep', only!);
  expect([isOver(p), p.g.hands[4], p.g.looking]).toEqual([true, [only], null]);
});

test('[MED.2-k] place-forts: up to so many of the supply, one in each city', () => {
  const p = played(ROMA, 'Colonia', (g) => own(g, ROMA, 'capua', 'neapolis'));
  p.does('reinforce', 'city:capua');
  expect(offered(p, 'reinforce')).not.toContain('city:capua');
  p.does('enough');
  expect(p.g.forts[place('capua')]).toBe(2);
});

test('[MED.A49] recover-discard: of the listed types, of the own pile', () => {
  const p = played(ROMA, 'Dilectus', (g) => {
    pile(g, 'Hastati', 'Principes', 'Liburna', 'Elefantes');
  });
  expect(offered(p, 'takeBack')).toEqual(cards('Hastati', 'Principes'));
  p.does('takeBack', card('Hastati')).does('takeBack', card('Principes'));
  expect([isOver(p), p.g.hands[ROMA]]).toEqual([true, cards('Hastati', 'Principes')]);
  // The card itself is not there yet.
  const druids = played(GALIA, 'Druidas', (g) => {
    pile(g, 'Tierra Quemada');
  });
  expect(offered(druids, 'takeBack')).toEqual([card('Tierra Quemada')]);
});

test('remove-enemy-dice: from the city, but never its last die; by territory', () => {
  const p = at(assault, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    hand(g, ROMA, 'Testudo');
  });
  p.rolling(1, 1, 1, 1).does('play', card('Testudo'));
  expect(said(p, 'med.total')).toMatchObject([{ dice: '1 1' }, { dice: '1 1' }]);
});

test('remove-leader: on 4 or more, not below', () => {
  const p = at(battle, { kind: 'field', place: place('utica') }, { seats: 6 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['nora', 'utica'], troops: ['Hastati'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    hand(g, 0, 'Escipion');
    hand(g, 5, 'Intriga');
  });
  p.does('play', card('Escipion')).as(5).rolling(3, 1, 1, 1, 6, 1, 1, 1).does('respond', card('Intriga'));
  expect(said(p, 'med.total')[0]).toMatchObject({ dice: '1 1 1' });
});

test('restrict: a Leader for the defence alone', () => {
  const p = at(assault, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: HISPANIA, path: ['numantia', 'utica'], troops: ['Scutarii'] });
    hand(g, HISPANIA, 'Retogenes', 'Viriato');
  });
  expect(offered(p, 'play')).toEqual([card('Viriato')]);
});

test('revolt-city: of another player, no capital, on 5 or more neutral with its forts; nobody gains', () => {
  const start = () =>
    played(
      7,
      'Medismo',
      (g) => {
        own(g, 5, 'ephesus', 'therma');
        // Memphis is too large, Sais a capital.
        own(g, 7, 'tanis');
        own(g, 5, 'memphis');
        g.forts[place('ephesus')] = 3;
      },
      { seats: 8 },
    );
  const p = start();
  expect(offered(p.as(7), 'incite')).toEqual(['city:ephesus']);
  p.rolling(5).does('incite', 'city:ephesus');
  expect([p.g.owner[place('ephesus')], p.g.forts[place('ephesus')], p.g.vp[7]]).toEqual([NEUTRAL, 3, 10]);
  expect(p.g.vp[5]).toBeLessThan(10);
  expect(start().as(7).rolling(4).does('incite', 'city:ephesus').g.owner[place('ephesus')]).toBe(5);
});

test('roll-discard: at the start of a naval battle a fleet with its cargo', () => {
  const p = at(
    battle,
    { kind: 'naval', place: -1 },
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['roma', 'utica'], fleets: ['Trirreme Romano'], sea: 0, arrival: 'landing' });
      meet(g, {
        by: CARTAGO,
        path: ['carthago'],
        fleets: ['Quinquerreme Punico'],
        troops: ['Lanceros Libios'],
        sea: -1,
      });
    },
    [5, 0, 1, 1],
  );
  expect(p.g.discards[CARTAGO]).toEqual(cards('Quinquerreme Punico', 'Lanceros Libios'));
  expect(p.g.vp[ROMA]).toBe(12);
});

test('set-bonus and set-member: once, when the whole set is there', () => {
  const legions = (troops: string[]) =>
    field(
      { by: ROMA, path: ['roma', 'capua'], troops },
      { by: GALIA, path: ['gergovia', 'capua'], troops: ['Guerreros Galos'] },
      [6, 1, 6, 1],
    );
  expect(said(legions(['Hastati', 'Hastati', 'Principes', 'Triarii']), 'med.total')[0]).toMatchObject({ fc: 26 });
  expect(said(legions(['Hastati', 'Principes']), 'med.total')[0]).toMatchObject({ fc: 10 });
});

test('spy: a hand is seen by one player alone, and a card that is no Leader discarded', () => {
  const p = at(cardWindow, { kind: 'event', order: [0, 1, 2, 3] }, {}, (g) => {
    hand(g, ROMA, 'Espias');
    hand(g, CARTAGO, 'Elefantes', 'Anibal');
  });
  p.does('play', card('ROMA/Espias')).does('spyOn', 'empire:CARTAGO');
  expect(p.view(ROMA).hands[CARTAGO]).toEqual(cards('Elefantes', 'Anibal'));
  expect(p.view(GALIA).hands[CARTAGO]).toBe(2);
  expect(offered(p, 'expose')).toEqual([card('Elefantes')]);
  p.does('expose', card('Elefantes'));
  expect(p.view(ROMA).hands[CARTAGO]).toBe(1);
});

test('stampede: the elephants run and take another troop with them', () => {
  const p = field(
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Elefantes', 'Lanceros Libios'] },
    { by: ROMA, path: ['roma', 'capua'], troops: ['Equites'] },
    [1, 0, 1, 1, 1],
  );
  expect(p.g.discards[CARTAGO]!.toSorted()).toEqual(cards('Elefantes', 'Lanceros Libios').toSorted());
  expect(p.g.vp[CARTAGO]).toBe(8);
});

test("[MED.A48] steal-random-card: it is the thief's now; only the two of them know which", () => {
  const p = played(HISPANIA, 'Razzia', (g) => {
    hand(g, CARTAGO, 'Elefantes');
  });
  p.rolling(0).does('rob', 'empire:CARTAGO');
  expect([p.g.hands[HISPANIA], p.g.hands[CARTAGO], p.g.thieves]).toEqual([[card('Elefantes')], [], [HISPANIA]]);
});

test('storm-modifier: asked of whoever may have one, counted once', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    own(g, GALIA, 'vienna', 'massilia');
    send(g, {
      by: GALIA,
      path: ['gergovia', 'vienna', 'massilia', 'utica'],
      fleets: ['Barcazas'],
      troops: ['Gesatas'],
      sea: 2,
      arrival: 'landing',
    });
    hand(g, CARTAGO, 'Tormenta', 'Comercio');
  });
  p.does('play', card('CARTAGO/Tormenta'));
  // Nothing to show, but nobody else knows.
  expect([p.waitingFor, offered(p, 'show')]).toEqual([[GALIA], []]);
  p.rolling(3).does('keepHidden');
  expect(through(p).g.attack?.force.units.length ?? 2).toBe(2);
});

test('[MED.2-k] place-forts: no more than the text says, nor than the supply has', () => {
  const p = played(ROMA, 'Colonia', (g) => own(g, ROMA, 'capua', 'neapolis', 'tarquinii'));
  p.does('reinforce', 'city:capua').does('reinforce', 'city:neapolis');
  expect(isOver(p)).toBe(true);
  const scarce = played(ROMA, 'Colonia', (g) => {
    own(g, ROMA, 'capua', 'neapolis');
    g.forts[place('capua')] = 29;
  });
  scarce.does('reinforce', 'city:neapolis');
  expect([isOver(scarce), scarce.g.forts[place('neapolis')]]).toEqual([true, 2]);
});

test('recover-discard: no more than the text says', () => {
  const p = played(ROMA, 'Dilectus', (g) => {
    pile(g, 'Hastati', 'Principes', 'Triarii');
  });
  p.does('takeBack', card('Hastati')).does('takeBack', card('Principes'));
  expect([isOver(p), p.g.hands[ROMA]]).toEqual([true, cards('Hastati', 'Principes')]);
});

test('add-fc: an enemy with cavalry takes the bonus away', () => {
  const p = field(
    { by: ROMA, path: ['roma', 'capua'], troops: ['Equites'] },
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Jinetes Numidas'] },
    [1, 1, 1, 1],
  );
  expect(said(p, 'med.total')[1]).toMatchObject({ fc: 4 });
});

test('[MED.2-k] place-forts: in the only city, one', () => {
  const p = played(ROMA, 'Colonia');
  expect(offered(p, 'reinforce')).toEqual(['city:roma']);
  const before = p.g.forts[place('roma')]!;
  p.does('reinforce', 'city:roma');
  expect([isOver(p), p.g.forts[place('roma')]]).toEqual([true, before + 1]);
});

test('[MED.A74] revolt-city: cannot be played where no city could rise', () => {
  const can = (...cities: string[]): readonly string[] =>
    offered(
      at(action, { seat: 7 }, { seats: 8 }, (g) => {
        hand(g, 7, 'Medismo');
        own(g, 7, 'pergamum');
        own(g, 5, ...cities);
      }),
      'empire',
    );
  expect([can('ephesus'), can()]).toEqual([[card('Medismo')], []]);
});

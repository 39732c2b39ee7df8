/** Cards with more than one use, and the side that a special event names. */
import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  offered,
  own,
  ROMA,
  said,
  TESTED,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';

/** Hispania assaults Utica, of Carthage. */
const assaulted = (patch: (g: Empires) => void, seats = 4): Game =>
  at(assault, undefined, { seats }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: HISPANIA, path: ['nora', 'utica'], troops: ['Scutarii'] });
    patch(g);
  });

test('[MED.5.4.7-f] a city card cannot be answered, by whoever could answer a special event', () => {
  const p = assaulted((g) => {
    hand(g, GALIA, 'Murus Gallicus');
    hand(g, 6, 'Espejismo');
  }, 8);
  p.as(GALIA).does('play', card('Murus Gallicus'));
  // Egypt is asked for a card of its own, not for an answer.
  expect([p.waitingFor, p.as(6).question!.prompt]).toMatchObject([
    [6],
    { k: 'med.ask.window', a: { kind: 'assault' } },
  ]);
});

test('[MED.2-f] siege card or special event: it counts as the one, and names a side only as the other', () => {
  const both = withCard('CARTAGO', 'Traicion', { types: ['A', 'X'], factors: [null, null, { dice: 2 }] });
  const start = (): Game =>
    assaulted((g) => {
      both(g);
      hand(g, CARTAGO, 'Traicion');
    })
      .as(CARTAGO)
      .does('play', card('Traicion'));
  const siege = start().rolling(1, 1, 1, 6, 6, 6).does('useAs', 'type:A').rolled();
  expect(said(siege, 'med.total')).toMatchObject([{ dice: '1 1 1' }, { dice: '6 6 6' }]);
  const event = start().does('useAs', 'type:X').rolling(1, 6, 6, 6, 6).does('forDefender').rolled();
  expect(said(event, 'med.total')).toMatchObject([{ dice: '1' }, { dice: '6 6 6 6' }]);
});

test('[MED.2-f][MED.9-n] Leader or special event: a spy who leads looks at no hand', () => {
  const leads = withCard('ROMA', 'Espias', { types: ['L', 'X'], factors: [{ dice: 1 }, null, null] });
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    leads(g);
    hand(g, ROMA, 'Espias');
    hand(g, HISPANIA, 'Scutarii');
  });
  p.does('play', card('ROMA/Espias')).byChance(1, 1).does('useAs', 'type:L');
  expect([said(p, 'med.total')[0], p.offers('spyOn')]).toMatchObject([{ dice: '1 1' }, undefined]);
});

test('[MED.A60][MED.5.4.5-b] a special event helps or hits nobody before its player has named a side', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, GALIA, 'Desercion');
    hand(g, ROMA, 'Cónsul');
  });
  p.as(ROMA).does('decline').as(GALIA).does('play', card('Desercion'));
  expect(p.view(ROMA).table).toMatchObject([{ card: card('Desercion'), side: -1 }]);
  expect(p.does('forDefender').view(ROMA).table).toMatchObject([{ card: card('Desercion'), side: 1 }]);
});

test('[MED.A60] a text for the route and for a battle names no side on the route', () => {
  const [ambush] = TESTED.cards[card('GALIA/Emboscada')]!.effects;
  const [desertion] = TESTED.cards[card('Desercion')]!.effects;
  const both = withCard('GALIA', 'Desercion', { effects: [ambush, desertion] });
  const p = at(march, undefined, {}, (g) => {
    both(g);
    own(g, CARTAGO, 'capua');
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, GALIA, 'Desercion');
  });
  expect(offered(p.as(GALIA), 'play')).toEqual([card('Desercion')]);
  p.rolling(3, 0).does('play', card('Desercion')).rolled();
  expect(said(p, 'med.lost')).toEqual([{ side: 'empire:ROMA', cards: [card('Hastati')] }]);
});

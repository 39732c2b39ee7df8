/** When cards can be played at all, and what is said of them. */
import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL } from '../ids.ts';
import { action } from '../round/action.ts';
import { event } from '../round/event.ts';
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
  pile,
  place,
  ROMA,
  said,
  through,
  TESTED,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field, naval, played } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';
import { cardWindow } from './window.ts';

const nothing = (): void => undefined;

/** Empire cards that a seat can play with this one card in hand. */
const playable = (seat: number, name: string, patch: (g: Empires) => void): readonly string[] =>
  offered(
    at(action, { seat }, {}, (g) => {
      hand(g, seat, name);
      patch(g);
    }),
    'empire',
  );

test('[MED.A74] forts cannot be placed without forts, nor cards stolen from empty hands, nor barbarians roused without any', () => {
  expect(playable(ROMA, 'Colonia', nothing)).toEqual([card('Colonia')]);
  expect(playable(ROMA, 'Colonia', (g) => void (g.forts[place('roma')] = 32))).toEqual([]);
  expect(playable(ROMA, 'Colonia', (g) => own(g, CARTAGO, 'roma'))).toEqual([]);
  expect(playable(HISPANIA, 'Razzia', (g) => void hand(g, GALIA, 'Gesatas'))).toEqual([card('Razzia')]);
  expect(playable(HISPANIA, 'Razzia', nothing)).toEqual([]);
  const allies = 'HISPANIA/Aliados Bárbaros';
  expect(playable(HISPANIA, allies, (g) => own(g, GALIA, 'burdigala'))).toEqual([card(allies)]);
  expect(playable(HISPANIA, allies, nothing)).toEqual([]);
});

test('[MED.A74] an Empire card is played as one: a troop with such a text is none', () => {
  const [road] = TESTED.cards[card('Calzada')]!.effects;
  const march = withCard('ROMA', 'Hastati', { effects: [road] });
  expect(playable(ROMA, 'Hastati', march)).toEqual([]);
});

test('[MED.6-d] key cities can be won where the text allows it', () => {
  const [pact] = TESTED.cards[card('Clientelas')]!.effects;
  const any = withCard('GALIA', 'Clientelas', { effects: [{ ...pact, maxSize: 4, allowKey: true }] });
  const courted = (patch: (g: Empires) => void): readonly string[] =>
    offered(
      played(GALIA, 'Clientelas', (g) => {
        patch(g);
        own(g, GALIA, 'narbo');
      }),
      'court',
    );
  expect(courted(any)).toContain('city:massilia');
  expect(courted(nothing)).not.toContain('city:massilia');
});

test('[MED.A49] recover-discard: with nothing more to take back it is over', () => {
  const p = played(ROMA, 'Dilectus', (g) => void pile(g, 'Hastati')).does('takeBack', card('Hastati'));
  expect([isOver(p), p.g.hands[ROMA]]).toEqual([true, [card('Hastati')]]);
});

test('[MED.9-a] spies find nobody where all other hands are empty', () => {
  const p = at(cardWindow, { kind: 'between', order: [ROMA, CARTAGO, HISPANIA, GALIA] }, {}, (g) => {
    hand(g, ROMA, 'Espias');
  });
  p.does('play', card('ROMA/Espias'));
  expect([isOver(p), p.g.discards[ROMA]]).toEqual([true, [card('ROMA/Espias')]]);
});

test('[MED.9-a] a spy sees the hand that is spied on, and no other', () => {
  const p = at(cardWindow, { kind: 'between', order: [ROMA, CARTAGO, HISPANIA, GALIA] }, {}, (g) => {
    hand(g, ROMA, 'Espias');
    hand(g, CARTAGO, 'Elefantes', 'Anibal');
    hand(g, GALIA, 'Gesatas');
  });
  p.does('play', card('ROMA/Espias')).does('spyOn', 'empire:CARTAGO');
  const { hands } = p.view(ROMA);
  expect([hands[CARTAGO], hands[GALIA]]).toEqual([p.g.hands[CARTAGO], 1]);
});

test('[MED.9-h] dice are added only in the combats that the text names', () => {
  const [wall] = TESTED.cards[card('Triple Muralla')]!.effects;
  const inField = withCard('CARTAGO', 'Triple Muralla', { effects: [{ ...wall, battles: ['field'], if: {} }] });
  const p = at(assault, undefined, {}, (g) => {
    inField(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: HISPANIA, path: ['nora', 'utica'], troops: ['Scutarii'] });
    hand(g, CARTAGO, 'Triple Muralla');
  });
  p.as(CARTAGO).rolling(1, 1, 1, 1, 1, 1).does('play', card('Triple Muralla'));
  // Size 2, a fort, and the two dice of the wall.
  expect(said(p, 'med.total')[1]).toMatchObject({ dice: '1 1 1 1 1' });
});

test('[MED.4.3-a][MED.4.3-b][MED.5.4.5-h][MED.5.4.6-f] points and losses of a battle are told with their statements', () => {
  const land = field({ troops: ['Triarii'] }, { troops: ['Milicia Punica'] }, { first: [6, 1, 6] });
  land.expectLog('med.gains', { who: 'empire:ROMA', n: 2, vp: 12 }, 'MED.4.3-a');
  land.expectLog('med.loses', { who: 'empire:CARTAGO', n: 2, vp: 8 }, 'MED.4.3-b');
  land.expectLog('med.extraLosses', {}, 'MED.5.4.6-f');
  const lost = field({ troops: ['Socii'] }, { troops: ['Elefantes', 'Lanceros Libios'] }, { first: [] });
  lost.expectLog('med.gains', { who: 'empire:CARTAGO' }, 'MED.4.3-a');
  lost.expectLog('med.loses', { who: 'empire:ROMA' }, 'MED.4.3-b');
  const sea = naval(
    { fleets: ['Quinquerreme Romano', 'Liburna'] },
    { fleets: ['Quinquerreme Punico'] },
    { first: [6, 1, 6] },
  );
  sea.expectLog('med.extraLosses', {}, 'MED.5.4.5-h');
});

test('[MED.5.1-a][MED.4.1-i] who stops after his first card has not passed; he is asked in other words', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, ROMA, 'Calzada', 'Colonia');
  });
  expect(p.question!.prompt.k).toBe('med.ask.act');
  through(p.does('empire', card('Calzada')));
  expect(p.question!.prompt.k).toBe('med.ask.again');
  p.does('pass');
  expect([isOver(p), p.g.passed]).toEqual([true, []]);
});

test('[MED.4.1-g] a single neutral city that could attack is asked for', () => {
  const p = at(
    event,
    undefined,
    {},
    (g) => {
      for (const [i, o] of g.owner.entries())
        if (o === NEUTRAL && i !== place('neapolis')) [g.owner[i], g.forts[i]] = [ROMA, 0];
      own(g, CARTAGO, 'capua');
    },
    [2, 2, ROMA, 1],
  );
  expect(offered(p, 'neutralFrom')).toEqual(['city:neapolis']);
});

test('[MED.5.4.1-c] fleets in ports that are cut off reach nothing', () => {
  const p = at(action, { seat: GALIA }, {}, (g) => {
    own(g, GALIA, 'narbo');
    hand(g, GALIA, 'Barcazas');
  });
  expect(offered(p, 'attack')).toEqual([]);
});

test('[MED.4.1-p] pirates never have to land', () => {
  const p = at(event, undefined, {}, (g) => own(g, CARTAGO, 'utica'), [5, 5, ROMA, 1]);
  p.byChance().does('raid', 'city:utica');
  expect(said(p, 'med.mustLand')).toEqual([]);
});

test('[MED.5.1-a][MED.4.1-i] who has played his last card has not passed', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, ROMA, 'Colonia');
  });
  through(p.does('empire', card('Colonia'))).does('enough');
  expect([isOver(p), p.g.passed]).toEqual([true, []]);
});

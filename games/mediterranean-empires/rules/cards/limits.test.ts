/** What the texts of cards do not do: in other combats, to others, twice. */
import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import { battle } from '../combat/battle.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { action } from '../round/action.ts';
import { playEmpireCard } from '../round/empire-card.ts';
import {
  at,
  card,
  CARTAGO,
  type Game,
  GALIA,
  hand,
  HISPANIA,
  isOver,
  loaded,
  offered,
  own,
  pile,
  place,
  ROMA,
  said,
  take,
  TESTED,
} from '../testing/at.ts';
import { meet, send, type Sent } from '../testing/attack.ts';
import { BY_CHANCE, field, naval, ON_LAND, played } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';
import { cardWindow } from './window.ts';

const EIGHT = { seats: 8 };

test('flights, stampedes and sets are for the field: at sea nothing of them happens', () => {
  const sea = (by: number, fleets: string[], troops: string[]): Game => {
    return loaded(naval({ by, path: ['utica'], fleets, troops }, { fleets: ['Quinquerreme Punico'] }));
  };
  expect(said(sea(GALIA, ['Naves Venetas'], ['Gesatas']), 'med.fleeRoll')).toEqual([]);
  const legion = sea(ROMA, ['Quinquerreme Romano'], ['Hastati', 'Principes', 'Triarii']);
  expect(said(legion, 'med.total')[0]).toMatchObject({ fc: 7 });
  const elephants = naval({ fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'], troops: ['Elefantes'] });
  expect(said(elephants, 'med.fleeRoll')).toEqual([]);
});

/** Gaul sails for Utica, and Carthage lets a storm loose. */
const storm = (fleets: string[], troops: string[]): Game =>
  at(march, undefined, {}, (g) => {
    own(g, GALIA, 'vienna', 'massilia');
    own(g, CARTAGO, 'utica');
    const path = ['gergovia', 'vienna', 'massilia', 'utica'];
    send(g, { by: GALIA, path, fleets, troops, sea: 2, arrival: 'landing' });
    hand(g, CARTAGO, 'Tormenta');
  }).does('play', card('CARTAGO/Tormenta'));

test('[MED.9-k] a storm: of two ships that calm it one counts; troops that no longer fit are left behind', () => {
  const calmed = storm(['Naves Venetas', 'Naves Venetas'], ['Gesatas']);
  calmed.byChance(5, 0).does('show', card('Naves Venetas'));
  expect(said(calmed, 'med.routeRoll')).toMatchObject([{ roll: 4, n: 1 }]);
  const sunk = storm(['Barcazas', 'Naves Venetas'], ['Gesatas', 'Gesatas', 'Guerreros Galos']);
  // The ships go; the barges carry two of three.
  const ships = sunk.g.attack!.force.units.findIndex((u) => u.card === card('Naves Venetas'));
  sunk.rolling(4, ships).does('keepHidden');
  expect([sunk.waitingFor, offered(sunk, 'leaveBehind').length]).toEqual([[GALIA], 3]);
});

test('[MED.9-k] how many are left behind is told to their owner alone', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, GALIA, 'vienna', 'massilia');
    own(g, CARTAGO, 'utica');
    const path = ['gergovia', 'vienna', 'massilia', 'utica'];
    const troops = ['Gesatas', 'Gesatas', 'Guerreros Galos'];
    send(g, { by: GALIA, path, fleets: ['Barcazas', 'Naves Venetas'], troops, sea: 2, arrival: 'landing' });
    hand(g, ROMA, 'Espias');
    hand(g, HISPANIA, 'Tormenta');
  });
  // Whoever may take back a standing order is told what is being waited for.
  p.as(ROMA).does('passUntil', 'round').as(HISPANIA).does('play', card('HISPANIA/Tormenta'));
  const ships = p.g.attack!.force.units.findIndex((u) => u.card === card('Naves Venetas'));
  p.as(GALIA).rolling(4, ships).does('keepHidden');
  expect([p.question!.prompt, p.as(ROMA).question!.prompt]).toEqual([
    { k: 'med.ask.surplus', a: { n: 1 } },
    { k: 'med.ask.shedding', a: { who: 'empire:GALIA' } },
  ]);
});

/** Who is asked for a card against the route of Rome, and what an ambusher in Spain can play. */
const ambushed = (route: Partial<Sent>): Game =>
  at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica', 'zama');
    own(g, ROMA, 'tarquinii', 'pisae');
    send(g, { by: ROMA, path: ['roma', 'utica'], ...route });
    hand(g, HISPANIA, 'Emboscada', 'Emboscada');
  }).as(HISPANIA);

test('[MED.5.4.1-e] an ambush waits on any land leg, before the sea or after it', () => {
  const fleets = ['Quinquerreme Romano', 'Liburna'];
  const before = ambushed({ path: ['roma', 'tarquinii', 'utica'], fleets, sea: 1, arrival: 'direct' });
  expect(offered(before, 'play')).toHaveLength(2);
  expect(offered(ambushed({ path: ['roma', 'utica', 'zama'], fleets, sea: 0 }), 'play')).toHaveLength(2);
  expect(offered(ambushed({ fleets, sea: 0, arrival: 'direct' }), 'play')).toEqual([]);
});

test('[MED.9-k][MED.9-l] an ambush: what no longer fits is left behind; of an expedition without cards nothing is left', () => {
  const sailing = ambushed({
    fleets: ['Liburna', 'Liburna'],
    troops: ['Socii', 'Socii', 'Hastati', 'Hastati'],
    sea: 0,
    arrival: 'landing',
  });
  const boat = sailing.g.attack!.force.units.findIndex((u) => u.as === 'F');
  sailing.rolling(3, boat).does('play', card('HISPANIA/Emboscada'));
  expect([sailing.waitingFor, offered(sailing.as(ROMA), 'leaveBehind').length]).toEqual([[ROMA], 4]);
  // Nobody is asked for another card against it.
  const alone = ambushed({ path: ['roma', 'capua'], troops: ['Hastati'] });
  alone.rolling(3, 0).does('play', card('HISPANIA/Emboscada'));
  expect([alone.g.attack, said(alone, 'med.spent').length]).toEqual([null, 1]);
});

test('[MED.9-l] the cards of a spent expedition are shown as they are discarded: the answer that led there stands', () => {
  const p = ambushed({ path: ['roma', 'utica', 'zama'], fleets: ['Liburna'], sea: 0 }).does('decline');
  expect([p.g.attack, said(p, 'med.spent').length, p.canUndo(HISPANIA)]).toEqual([null, 1, false]);
});

test('[MED.5.4.6-a] no fleet deserts', () => {
  const force = { by: HISPANIA, path: ['utica'], troops: ['Jinetes Celtiberos'], fleets: ['Aliados Griegos'], sea: 0 };
  const p = field(force, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, GALIA, 'Desercion');
  });
  // The fleet comes first, but there is only the troop to choose from.
  p.as(GALIA).does('play', card('Desercion')).byChance(4, 0).does('forAttacker');
  expect(said(p, 'med.lost')[0]).toMatchObject({ cards: [card('Jinetes Celtiberos')] });
});

test('[MED.9-n] a mercenary general who is cancelled brings no die', () => {
  const p = at(battle, ON_LAND, EIGHT, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['roma', 'utica'], troops: ['Socii'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    hand(g, 4, 'Strategos Mercenario');
    hand(g, 6, 'Espejismo');
  });
  p.as(4).does('play', card('Strategos Mercenario')).does('forAttacker');
  p.as(6).byChance(4, 5).does('respond', card('Espejismo'));
  expect(said(p, 'med.total')[0]).toMatchObject({ dice: '5' });
});

test('[MED.A9] a recovery of its own replaces the 6: one roll', () => {
  const p = field({ troops: ['Legion Veterana'] }, { troops: ['Lanceros Libios'] }, [1, 6, 1, 4]);
  expect(said(p, 'med.recoveryRoll')).toMatchObject([
    { card: card('Lanceros Libios'), min: 6 },
    { card: card('Legion Veterana'), roll: 4, min: 5 },
  ]);
});

test('[MED.9-m] Indibil: on 5 or more, and not where he has a dash', () => {
  const led = (g: Empires): void => {
    g.attack!.force.leaders = take(g, 'Indibil');
  };
  const land = { by: HISPANIA, path: ['utica'], troops: ['Jinetes Celtiberos'] };
  const p = field(land, { troops: ['Lanceros Libios'] }, [1, 1, 6, 1, 1, 1], led).as(HISPANIA);
  p.rolling(4).does('recover', card('Jinetes Celtiberos'));
  expect(p.g.hands[HISPANIA]).toEqual([]);
  const sea = { ...land, fleets: ['Naves de Gades'] };
  const q = naval(sea, { fleets: ['Quinquerreme Punico'] }, [1, 6, 1, 1, 1, 1], led);
  expect([isOver(q), offered(q.as(HISPANIA), 'recover'), q.g.discards[HISPANIA]!.length]).toEqual([true, [], 3]);
});

test('[MED.7-b] a wild area joins no cities; a revolt is never in a city of the own', () => {
  expect(offered(played(HISPANIA, 'Pacto de Hospitalidad'), 'court')).not.toContain('city:burdigala');
  const revolt = played(
    7,
    'Medismo',
    (g) => {
      own(g, 7, 'pergamum');
      own(g, 5, 'ephesus');
    },
    EIGHT,
  );
  expect(offered(revolt, 'incite')).toEqual(['city:ephesus']);
});

test('[MED.A74] what would do nothing cannot be played; ports count by full groups', () => {
  const five = ['utica', 'panormus', 'lilybaeum', 'messana'];
  expect(played(CARTAGO, 'Factorias', (g) => own(g, CARTAGO, ...five)).g.vp[CARTAGO]).toBe(11);
  const can = (patch: (g: Empires) => void): readonly string[] => {
    const p = at(action, { seat: CARTAGO }, {}, (g) => {
      hand(g, CARTAGO, 'Factorias', 'Comercio');
      patch(g);
    });
    return offered(p, 'empire');
  };
  expect(can(() => undefined)).toEqual([card('Comercio')]);
  expect(can((g) => void (g.discards[CARTAGO] = g.decks[CARTAGO]!.splice(0)))).toEqual([]);
});

test('[MED.5.4.5-b] nobody is asked for a Leader whose Leaders all lie in the pile', () => {
  const asked = (...gone: string[]): readonly number[] =>
    field({ by: HISPANIA, path: ['numantia', 'utica'], troops: ['Scutarii'] }, {}, BY_CHANCE, (g) => {
      g.attack!.guard!.units = take(g, 'Lanceros Libios').map((id) => ({ card: id, as: 'T', on: '' }));
      hand(g, HISPANIA, 'Caetrati');
      pile(g, ...gone);
    }).waitingFor;
  // He holds a troop, but it might be a Leader.
  expect(asked('Viriato', 'Indibil', 'Caro de Segeda')).toEqual([HISPANIA]);
  expect(asked('Viriato', 'Indibil', 'Caro de Segeda', 'Retogenes')).toEqual([ROMA]);
});

test('[MED.2-f] a text with two uses can be played in both windows', () => {
  const [ambush] = TESTED.cards[card('GALIA/Emboscada')]!.effects;
  const spies = { when: 'any', op: 'spy', discard: 1, excludeTypes: ['L'] };
  const both = withCard('GALIA', 'Emboscada', { effects: [ambush, spies] });
  const p = at(march, undefined, {}, (g) => {
    both(g);
    own(g, CARTAGO, 'capua');
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, GALIA, 'Emboscada');
  });
  expect([p.waitingFor, offered(p.as(GALIA), 'play')]).toEqual([[GALIA], [card('GALIA/Emboscada')]]);
});

test('[MED.9-e] a city from which somebody deserts defends itself with a die less', () => {
  const [desertion] = TESTED.cards[card('Desercion')]!.effects;
  const behindWalls = withCard('GALIA', 'Desercion', { effects: [{ ...desertion, when: 'combat-assault' }] });
  const p = at(assault, undefined, {}, (g) => {
    behindWalls(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: HISPANIA, path: ['nora', 'utica'], troops: ['Scutarii'] });
    hand(g, GALIA, 'Desercion');
  });
  // Size 2 and a fort, less one.
  p.as(GALIA).does('play', card('Desercion')).rolling(4, 1, 6, 6).does('forDefender');
  expect([said(p, 'med.weakened'), said(p, 'med.total')]).toMatchObject([
    [{ side: 'city:utica' }],
    [{ dice: '1' }, { dice: '6 6' }],
  ]);
});

test('[MED.9-m] a Leader who brings troops back asks for none where none was lost', () => {
  const p = field(
    { by: HISPANIA, path: ['utica'], troops: ['Scutarii'] },
    { troops: ['Lanceros Libios'] },
    BY_CHANCE,
    (g) => {
      g.attack!.force.leaders = take(g, 'Indibil');
    },
  );
  expect(isOver(p)).toBe(true);
});

test('[MED.6-d] only neutral cities are courted, not those of others', () => {
  const of = offered(
    played(HISPANIA, 'Pacto de Hospitalidad', (g) => own(g, CARTAGO, 'lancia')),
    'court',
  );
  expect(of).not.toContain('city:lancia');
  expect(offered(played(HISPANIA, 'Pacto de Hospitalidad'), 'court')).toContain('city:lancia');
});

test('[MED.5.3-a] no capital rises, however large the cities are that a card may stir up', () => {
  const [medism] = TESTED.cards[card('Medismo')]!.effects;
  const larger = withCard('PERSIA', 'Medismo', { effects: [{ ...medism, maxSize: 3 }] });
  const p = played(
    7,
    'Medismo',
    (g) => {
      larger(g);
      own(g, 7, 'tanis');
      own(g, 5, 'memphis');
    },
    EIGHT,
  );
  // Sais is as large as Memphis, and next to it.
  expect(offered(p, 'incite')).toEqual(['city:memphis']);
});

test('[MED.9-a] spies who find nothing but Leaders discard nothing, and nobody is asked', () => {
  const p = at(cardWindow, { kind: 'between', order: [ROMA, CARTAGO, HISPANIA, GALIA] }, {}, (g) => {
    hand(g, ROMA, 'Espias');
    hand(g, HISPANIA, 'Viriato');
  });
  p.does('play', card('ROMA/Espias')).does('spyOn', 'empire:HISPANIA');
  expect([isOver(p), p.g.hands[HISPANIA], p.g.spied]).toEqual([true, [card('Viriato')], null]);
});

test('[MED.A43] dice are taken from the enemy only in the combats that the text names', () => {
  const [takes] = TESTED.cards[card('Testudo')]!.effects;
  const inField = withCard('ROMA', 'Testudo', { effects: [{ ...takes, battles: ['field'] }] });
  const defence = (patch: (g: Empires) => void): unknown => {
    const p = at(assault, undefined, {}, (g) => {
      patch(g);
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
      hand(g, ROMA, 'Testudo');
    });
    return said(p.byChance(1, 1, 1, 1).does('play', card('Testudo')), 'med.total')[1];
  };
  expect(defence(() => undefined)).toMatchObject({ dice: '1 1' });
  expect(defence(inField)).toMatchObject({ dice: expect.stringMatching(/^1 1 \d$/) });
});

test('[MED.A74][MED.6-d] a card that wins a city can be played while there is one to win', () => {
  const can = (...taken: string[]): readonly string[] =>
    offered(
      at(action, { seat: HISPANIA }, {}, (g) => {
        hand(g, HISPANIA, 'Pacto de Hospitalidad');
        own(g, CARTAGO, ...taken);
      }),
      'empire',
    );
  // Beside Numantia.
  const all = ['lancia', 'segeda', 'osca', 'toletum'];
  expect(can(...all.slice(1))).toEqual([card('Pacto de Hospitalidad')]);
  expect(can(...all)).toEqual([]);
});

test('[MED.2-f][MED.9-b] a text with two uses answers too', () => {
  const [bribe] = TESTED.cards[card('Soborno')]!.effects;
  const both = withCard('CARTAGO', 'Soborno', {
    effects: [bribe, { when: 'any', op: 'spy', discard: 1, excludeTypes: ['L'] }],
  });
  const p = at(playEmpireCard, { seat: ROMA, card: card('Calzada') }, {}, (g) => {
    both(g);
    hand(g, ROMA, 'Calzada');
    hand(g, CARTAGO, 'Soborno');
  });
  expect([p.waitingFor, offered(p.as(CARTAGO), 'respond')]).toEqual([[CARTAGO], [card('Soborno')]]);
});

test('[MED.9-a] spies may not discard a Leader, whatever else the card could be', () => {
  const both = withCard('CARTAGO', 'Anibal', { types: ['T', 'L'] });
  const p = at(cardWindow, { kind: 'between', order: [ROMA, CARTAGO, HISPANIA, GALIA] }, {}, (g) => {
    both(g);
    hand(g, ROMA, 'Espias');
    hand(g, CARTAGO, 'Anibal', 'Elefantes');
  });
  p.does('play', card('ROMA/Espias')).does('spyOn', 'empire:CARTAGO');
  expect(offered(p, 'expose')).toEqual([card('Elefantes')]);
});

test('[MED.A48] whoever robs more cards than there are takes those there are', () => {
  const three = withCard('HISPANIA', 'Razzia', { effects: [{ when: 'action', op: 'steal-random-card', n: 3 }] });
  const p = played(HISPANIA, 'Razzia', (g) => {
    three(g);
    hand(g, CARTAGO, 'Elefantes');
  });
  p.rolling(0).does('rob', 'empire:CARTAGO');
  expect([p.g.hands[HISPANIA], p.g.hands[CARTAGO]]).toEqual([[card('Elefantes')], []]);
});

test('[MED.A74][MED.9-b] once a card is undone nobody is asked for another answer to it', () => {
  const [bribe] = TESTED.cards[card('Soborno')]!.effects;
  const second = withCard('GALIA', 'Desercion', { effects: [bribe] });
  const answered = (roll: number): Game =>
    at(playEmpireCard, { seat: ROMA, card: card('Calzada') }, {}, (g) => {
      second(g);
      hand(g, ROMA, 'Calzada');
      hand(g, CARTAGO, 'Soborno');
      hand(g, GALIA, 'Desercion');
    })
      .as(CARTAGO)
      .rolling(roll)
      .does('respond', card('Soborno'));
  expect([isOver(answered(3)), answered(3).g.hands[ROMA]]).toEqual([true, []]);
  // While it stands, the next one is asked.
  expect([answered(2).waitingFor, offered(answered(2).as(GALIA), 'respond')]).toEqual([[GALIA], [card('Desercion')]]);
});

test('[MED.9-m] a Leader whose text brings a troop back on any roll asks for it too', () => {
  const sure = withCard('HISPANIA', 'Indibil', {
    effects: [{ when: 'recovery', op: 'bonus-recover-one-troop', min: 1 }],
  });
  const p = field(
    { by: HISPANIA, path: ['utica'], troops: ['Jinetes Celtiberos'] },
    { troops: ['Lanceros Libios'] },
    [1, 1, 6, 1, 1, 1],
    (g) => {
      sure(g);
      g.attack!.force.leaders = take(g, 'Indibil');
    },
  ).as(HISPANIA);
  p.rolling(1).does('recover', card('Jinetes Celtiberos'));
  expect(p.g.hands[HISPANIA]).toEqual([card('Jinetes Celtiberos')]);
});

test('[MED.9-h] a bonus that wants two others needs both of them', () => {
  const both = withCard('HISPANIA', 'Soldurios', {
    effects: [
      { when: 'resolution', op: 'add-fc', n: 3, battles: ['field'], if: { present: ['Scutarii', 'Honderos'] } },
    ],
  });
  const sum = (...others: string[]): unknown =>
    said(
      field(
        { by: HISPANIA, path: ['utica'], troops: ['Soldurios', ...others] },
        { troops: ['Lanceros Libios'] },
        BY_CHANCE,
        both,
      ),
      'med.total',
    )[0];
  // 7, 5 and 3.
  expect([sum('Scutarii'), sum('Scutarii', 'Honderos')]).toMatchObject([{ fc: 12 }, { fc: 18 }]);
});

test('[MED.9-n] in an assault too an answer is rolled for first: what it undoes rolls nothing', () => {
  const EGIPTO = 6;
  const deserters = withCard('GALIA', 'Desercion', {
    effects: [{ when: 'combat-assault', op: 'discard-random-troop', min: 2 }],
  });
  const p = at(assault, undefined, EIGHT, (g) => {
    deserters(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    hand(g, GALIA, 'Desercion');
    hand(g, EGIPTO, 'Espejismo');
  });
  p.as(GALIA).does('play', card('Desercion')).does('forAttacker');
  p.as(EGIPTO).rolling(6, 6, 1, 1, 1).does('respond', card('Espejismo'));
  expect([said(p, 'med.cancelled'), p.g.owner[place('utica')]]).toMatchObject([[{ card: card('Desercion') }], ROMA]);
});

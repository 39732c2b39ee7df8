import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import { battle } from '../combat/battle.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { playEmpireCard } from '../round/empire-card.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  place,
  ROMA,
  said,
  through,
} from '../testing/at.ts';
import { meet, send } from '../testing/attack.ts';
import { withCard } from '../testing/packs.ts';
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
  const asked = p.waitingFor.map((seat) => p.as(seat).question!.prompt);
  expect(asked).not.toEqual([]);
  expect(asked.filter(({ a }) => a?.['kind'] === 'route')).toEqual([]);
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
  p.byChance(4).does('show', card('Naves Venetas'));
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
  q.rolling(4, 1, 1, 1, 1, 1, 1).does('forDefender');
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
    .rolling(4, 6, 1, 1, 1, 1, 1, 1)
    .does('respond', card('Espejismo'))
    .rolled();
  // Cancelled: nobody deserts.
  expect(said(p, 'med.cancelled')).toMatchObject([{ card: card('Desercion') }]);
  expect(said(p, 'med.lost')).toEqual([]);
});

/** Rome fights Carthage before Utica; Rome's spies are out, Egypt may see through them. */
const spying = (): Game =>
  at(battle, { kind: 'field', place: place('utica') }, { seats: 8 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['roma', 'utica'], troops: ['Hastati'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    hand(g, 0, 'Espias');
    hand(g, 1, 'Anibal', 'Elefantes');
    hand(g, 6, 'Espejismo');
  })
    .as(0)
    .does('play', card('ROMA/Espias'))
    .as(6);

test('[MED.A81] an event for any time happens at once in a combat, and so does an answer to it', () => {
  const undone = spying().rolling(4).does('respond', card('Espejismo'));
  expect(said(undone, 'med.cancelled')).toEqual([{ who: 'empire:ROMA', card: card('ROMA/Espias') }]);
  expect([undone.g.hands[1]!.length, undone.g.discards[0], undone.g.table]).toEqual([2, [card('ROMA/Espias')], []]);
  const failed = spying().rolling(3).does('respond', card('Espejismo')).as(0).does('spyOn', 'empire:CARTAGO');
  failed.does('expose', card('Elefantes'));
  expect(failed.g.discards[1]).toEqual([card('Elefantes')]);
});

test('[MED.2-f] a card of several types is played as the one that its player chooses', () => {
  const twoUses = withCard('ROMA', 'Murallas Servianas', { types: ['A', 'D'] });
  const assaulted = () =>
    at(assault, undefined, {}, (g) => {
      twoUses(g);
      own(g, CARTAGO, 'utica');
      send(g, { by: HISPANIA, path: ['nora', 'utica'], troops: ['Scutarii'] });
      hand(g, ROMA, 'Murallas Servianas');
    })
      .as(ROMA)
      .does('play', card('Murallas Servianas'));
  expect(offered(assaulted(), 'useAs')).toEqual(['type:A', 'type:D']);
  const helped = assaulted().rolling(1, 1, 1, 1, 1, 1).does('useAs', 'type:A');
  expect(said(helped, 'med.total')).toMatchObject([{ dice: '1 1 1' }, { dice: '1 1 1' }]);
  const hindered = assaulted().rolling(1, 1, 1, 1, 1, 1).does('useAs', 'type:D');
  expect(said(hindered, 'med.total')).toMatchObject([{ dice: '1' }, { dice: '1 1 1 1 1' }]);
});

test('[MED.9-b] answers too are asked Attacker, Defender, then the others; not of the player of the card', () => {
  const p = at(battle, { kind: 'field', place: place('utica') }, { seats: 8 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 2, path: ['numantia', 'utica'], troops: ['Scutarii'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    // Only Egypt has such an answer; a thief may have taken it.
    g.thieves = [0, 1, 2, 3];
    for (const [seat, name] of ['Hastati', 'Soborno', 'Viriato', 'Desercion'].entries()) hand(g, seat, name);
    hand(g, 6, 'Templos');
  });
  while (p.waitingFor[0] !== 3) p.as(p.waitingFor[0]!).does('decline');
  p.as(3).does('play', card('Desercion')).does('forAttacker');
  const asked: number[] = [];
  while (p.as(p.waitingFor[0]!).question!.prompt.k === 'med.ask.respond') {
    asked.push(p.waitingFor[0]!);
    // A bribe answers Empire cards, not special events.
    expect(offered(p.as(p.waitingFor[0]!), 'respond')).toEqual([]);
    p.does('decline');
  }
  expect(asked).toEqual([2, 1, 6, 0]);
});

test('a standing order for a combat ends with it', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    own(g, ROMA, 'nora');
    g.event = 'good-weather';
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii', 'Triarii'] });
    hand(g, ROMA, 'Escipion', 'Testudo');
    hand(g, CARTAGO, 'Lanceros Libios', 'Anibal');
  });
  through(p).does('interceptAt', 'city:utica').does('shortest').does('troop', card('Lanceros Libios')).does('declare');
  p.as(ROMA).does('passUntil', 'combat').as(CARTAGO).rolling(6, 1, 6, 1).does('decline');
  // Rome has won; in the assault it is asked again.
  expect([p.g.combat?.kind, p.waitingFor, p.state.orders]).toEqual(['assault', [ROMA], []]);
});

test('[MED.9-b][MED.A74] an answer may be answered: a bribe that is seen through undoes nothing', () => {
  const bribed = (): Game =>
    at(playEmpireCard, { seat: 0, card: card('Calzada') }, { seats: 8 }, (g) => {
      hand(g, 0, 'Calzada');
      hand(g, 1, 'Soborno');
      hand(g, 6, 'Espejismo');
    })
      .as(1)
      .does('respond', card('Soborno'));
  const seen = bribed();
  while (seen.waitingFor[0] !== 6) seen.as(seen.waitingFor[0]!).does('decline');
  through(seen.as(6).rolling(4).does('respond', card('Espejismo')));
  expect([seen.g.hands[0]!.length, seen.g.discards[1], seen.g.discards[6]]).toEqual([
    2,
    [card('Soborno')],
    [card('Espejismo')],
  ]);
  const undone = bribed();
  while (undone.waitingFor[0] !== 6) undone.as(undone.waitingFor[0]!).does('decline');
  undone.as(6).rolling(3).does('decline');
  expect([isOver(undone), undone.g.hands[0]]).toEqual([true, []]);
});

test('[MED.5.4.2-c][MED.9-b] an ambush fits a land leg before or after the sea, and a landing, not a direct assault', () => {
  const fits = (path: string[], sea: number, arrival: 'land' | 'landing' | 'direct'): boolean => {
    const p = at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica', 'hippo-regius');
      send(g, { by: ROMA, path, troops: ['Hastati'], fleets: ['Quinquerreme Romano'], sea, arrival });
      hand(g, GALIA, 'Emboscada');
    });
    return p.waitingFor[0] === GALIA && offered(p.as(GALIA), 'play').includes(card('GALIA/Emboscada'));
  };
  expect(fits(['roma', 'utica'], 0, 'direct')).toBe(false);
  expect(fits(['roma', 'utica'], 0, 'landing')).toBe(true);
  expect(fits(['roma', 'tarquinii', 'utica'], 1, 'direct')).toBe(true);
  expect(fits(['roma', 'utica', 'hippo-regius'], 0, 'land')).toBe(true);
});

test('[MED.9-o] events for any time fit the window of a route and that of an assault', () => {
  const p = at(march, undefined, {}, (g) => {
    marching(g);
    hand(g, ROMA, 'Espias');
    hand(g, GALIA, 'Clientelas');
  });
  expect(offered(p, 'play')).toEqual([card('ROMA/Espias')]);
  p.does('decline').as(GALIA).rolling(2, 2, 2).does('decline');
  expect([p.g.combat?.kind, p.waitingFor, offered(p.as(ROMA), 'play')]).toEqual([
    'assault',
    [ROMA],
    [card('ROMA/Espias')],
  ]);
});

test('[MED.9-l] the window of a route closes with the expedition: nobody is asked about one that is lost', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'capua');
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, HISPANIA, 'Emboscada', 'Scutarii');
    hand(g, GALIA, 'Emboscada', 'Gesatas');
  });
  p.as(HISPANIA).rolling(3, 0).does('play', card('HISPANIA/Emboscada'));
  expect([isOver(p), p.g.discards[ROMA]]).toEqual([true, [card('Hastati')]]);
});

test('[MED.2-f][MED.9-b] a card answers only as a special event', () => {
  const asked = (patch: (g: Empires) => void): readonly string[] => {
    const p = at(playEmpireCard, { seat: ROMA, card: card('Calzada') }, {}, (g) => {
      patch(g);
      hand(g, ROMA, 'Calzada');
      hand(g, CARTAGO, 'Soborno', 'Milicia Punica');
      // So that he is asked whatever he holds.
      g.thieves = [CARTAGO];
    });
    return p.waitingFor[0] === CARTAGO ? offered(p.as(CARTAGO), 'respond') : [];
  };
  expect(asked(() => undefined)).toEqual([card('Soborno')]);
  expect(asked(withCard('CARTAGO', 'Soborno', { types: ['I'] }))).toEqual([]);
});

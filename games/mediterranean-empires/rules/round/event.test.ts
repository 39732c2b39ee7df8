import { expect, test } from 'vitest';
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
  pacified,
  pile,
  place,
  ROMA,
  said,
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { crossStraits } from '../expedition/straits.ts';
import { areaDice } from '../barbarians/area.ts';
import { campaignFor } from '../barbarians/pacification.ts';
import { NEUTRAL } from '../ids.ts';
import { storm } from '../cards/effects/storm.ts';
import { event, eventFor, eventModifier } from './event.ts';
import { action } from './action.ts';

const nothing = (): void => undefined;

test('[MED.4.1-a] two dice on the Event table', () => {
  const p = at(event, undefined, {}, nothing, [3, 2]);
  expect(p.g.event).toBe('diplomacy');
  // What is added to the dice counts in the table: the third round.
  expect(at(event, undefined, {}, (g) => void (g.round = 3), [3, 2]).g.event).toBe('campaign');
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20].map((n) => eventFor(p.g, n))).toEqual([
    'prosperity',
    'good-weather',
    'neutral-attack',
    'diplomacy',
    'enraged-barbarians',
    'campaign',
    'homecoming',
    'bad-weather',
    'pirates',
    'scarcity',
    'scarcity',
    'end-of-turn',
    'end-of-turn',
  ]);
});

test('[MED.4.1-b][MED.4.1-c][MED.8.4-a] one more for each round played, two more when all passed, two more late if agreed', () => {
  const { g } = at(event, undefined, {}, nothing, [3, 2]);
  g.round = 3;
  expect(eventModifier(g)).toBe(2);
  g.allPassed = true;
  expect(eventModifier(g)).toBe(4);
  const short = at(event, undefined, { options: { shorter: true } }, nothing, [3, 2]).g;
  expect([4, 5, 6, 7].map((round) => eventModifier(Object.assign(short, { round })))).toEqual([3, 6, 7, 8]);
});

test('[MED.4.1-d] a further roll of the event comes before any action', () => {
  const p = at(event, undefined, {}, (g) => own(g, CARTAGO, 'utica'), [5, 5, ROMA, 1]);
  expect(p.g.event).toBe('pirates');
  expect(p.waitingFor).toEqual([ROMA]);
  expect(offered(p, 'raid')).toContain('city:utica');
});

test('[MED.4.1-e] prosperity: two cards or 2 VP, in round order', () => {
  const p = at(event, undefined, {}, (g) => g.discards[CARTAGO]!.push(...g.decks[CARTAGO]!.splice(0)), [1, 1]);
  p.as(ROMA).does('drawTwo').as(CARTAGO).refuses('drawTwo', undefined, 'med.no.deck').does('gainTwo');
  expect([p.g.hands[ROMA]!.length, p.g.vp[CARTAGO]]).toEqual([2, 12]);
  expect(p.waitingFor).toEqual([HISPANIA]);
});

const STRAITS = { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati', 'Principes', 'Socii'] };

test('[MED.4.1-f][MED.A56] good weather: no strait rolls at all, storms with -1', () => {
  const p = at(crossStraits, { side: 0 as const }, {}, (g) => {
    g.event = 'good-weather';
    send(g, STRAITS);
  });
  expect([isOver(p), said(p, 'med.strait')]).toEqual([true, []]);
  const s = at(
    storm,
    { seat: CARTAGO, card: card('CARTAGO/Tormenta') },
    {},
    (g) => {
      g.event = 'good-weather';
      send(g, STRAITS);
    },
    [4],
  );
  expect(s.g.attack!.force.units).toHaveLength(3);
});

test('[MED.4.1-o][MED.A11] bad weather: one die more in both strait rolls, storms with +1', () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, STRAITS);
    },
    [2, 1, 3, 4, 1, 0, 6, 6, 6, 6],
  );
  expect(p.g.attack!.force.units).toHaveLength(2);
  p.rolled();
  const lost = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, STRAITS);
    },
    [1, 4, 1, 5, 1],
  );
  expect(lost.g.attack).toMatchObject({ over: true, wrecked: true });
  const s = at(
    storm,
    { seat: CARTAGO, card: card('CARTAGO/Tormenta') },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, STRAITS);
    },
    [3, 0],
  );
  expect(s.g.attack!.force.units).toHaveLength(2);
});

const neutral = (patch: Parameters<typeof at>[3], rolls: number[]) => at(event, undefined, {}, patch, [2, 2, ...rolls]);

test('[MED.4.1-g][MED.A29] a neutral city attacks a city of another player than the one who was chosen', () => {
  const p = neutral((g) => own(g, CARTAGO, 'capua'), [ROMA, 3]);
  expect(offered(p, 'neutralFrom')).toContain('city:neapolis');
  p.does('neutralFrom', 'city:neapolis');
  expect(offered(p, 'neutralTarget')).toEqual(['city:capua']);
  p.rolling(6, 1, 1, 1).does('neutralTarget', 'city:capua');
  expect(p.g.owner[place('capua')]).toBe(NEUTRAL);
});

test('[MED.4.1-g][MED.7-b] a city that is joined by a road and through a pacified area is there once', () => {
  const p = neutral(
    (g) => {
      own(g, CARTAGO, 'lancia');
      g.owner[place('numantia')] = NEUTRAL;
      pacified(g, 'CANTABRI');
    },
    [ROMA, 3],
  );
  expect(offered(p.does('neutralFrom', 'city:numantia'), 'neutralTarget')).toEqual(['city:lancia']);
});

test('[MED.4.1-h] the city taken is neutral with its forts; without a pair nothing happens', () => {
  const p = neutral(
    (g) => {
      own(g, CARTAGO, 'capua');
      g.forts[place('capua')] = 2;
    },
    [ROMA, 6],
  );
  p.does('neutralFrom', 'city:neapolis').rolling(6, 1, 1, 1, 1).does('neutralTarget', 'city:capua');
  expect([p.g.owner[place('capua')], p.g.forts[place('capua')], p.g.vp[CARTAGO]]).toEqual([NEUTRAL, 2, 8]);
  const none = neutral(
    (g) => {
      for (const [i, o] of g.owner.entries()) {
        if (o !== NEUTRAL) continue;
        g.owner[i] = ROMA;
        g.forts[i] = 0;
      }
    },
    [ROMA, 1],
  );
  expect(isOver(none)).toBe(true);
  expect(none.lines('med.nothing')).toHaveLength(1);
});

test('[MED.4.1-g] it comes by land alone: a port that it attacks is not defended at sea', () => {
  const p = neutral(
    (g) => {
      own(g, CARTAGO, 'neapolis');
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
    },
    [ROMA, 3],
  );
  p.does('neutralFrom', 'city:capua').does('neutralTarget', 'city:neapolis');
  expect(p.g.attack!.force.sails).toBe(false);
  const asked = p.question!.prompt.k;
  expect(asked).not.toBe('med.ask.interceptAtSea');
});

test('[MED.4.1-g][MED.A26] it may come through pacified areas or over a strait, which it rolls for', () => {
  const p = neutral(
    (g) => {
      own(g, HISPANIA, 'lancia');
      pacified(g, 'CANTABRI', 'VASCONES');
    },
    [ROMA, 1],
  );
  p.does('neutralFrom', 'city:burdigala');
  expect(offered(p, 'neutralTarget')).toEqual(['city:numantia', 'city:lancia']);
  const s = neutral((g) => own(g, CARTAGO, 'utica'), [ROMA, 3]);
  s.does('neutralFrom', 'city:nora');
  // The strait is in danger and takes 6 of both values: 12 and 9 become 6 and 3.
  s.rolling(1, 1, 5, 1, 6, 6, 6).does('neutralTarget', 'city:utica');
  expect(said(s, 'med.total')[0]).toMatchObject({ fc: 3, total: 4 });
});

test('[MED.A28] the player chosen may have nobody to attack: nothing happens', () => {
  const p = at(
    event,
    undefined,
    { seats: 2 },
    (g) => {
      for (const [i, o] of g.owner.entries()) if (o === 1) g.owner[i] = NEUTRAL;
    },
    [2, 2, 0, 4],
  );
  expect(isOver(p)).toBe(true);
});

test('[MED.4.1-i][MED.A32] diplomacy: up to two Empire cards, no expeditions, nothing mixed', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, ROMA, 'Calzada', 'Colonia', 'Hastati', 'Dilectus');
    pile(g, 'Principes');
  });
  expect(offered(p, 'attack')).toEqual([]);
  p.does('empire', card('Calzada'));
  expect(offered(p, 'change')).toEqual([]);
  p.does('empire', card('Dilectus')).does('enough');
  expect(isOver(p)).toBe(true);
});

test('[MED.4.1-j] under diplomacy barbarian allies may be played, and a card just drawn', () => {
  const p = at(action, { seat: HISPANIA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, HISPANIA, 'HISPANIA/Aliados Bárbaros', 'Consejo Tribal');
    own(g, GALIA, 'burdigala');
    const deck = g.decks[HISPANIA]!;
    deck.push(...deck.splice(deck.indexOf(card('Razzia')), 1));
    hand(g, GALIA, 'Gesatas');
  });
  expect(offered(p, 'empire')).toEqual(cards('HISPANIA/Aliados Bárbaros', 'Consejo Tribal'));
  p.does('empire', card('Consejo Tribal'));
  expect(offered(p, 'empire')).toContain(card('Razzia'));
  // Also where it is all he holds.
  const last = at(action, { seat: HISPANIA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, HISPANIA, 'Consejo Tribal');
    hand(g, GALIA, 'Gesatas');
    const deck = g.decks[HISPANIA]!;
    deck.push(...deck.splice(deck.indexOf(card('Razzia')), 1));
  }).does('empire', card('Consejo Tribal'));
  expect(offered(last, 'empire')).toEqual([card('Razzia')]);
});

test('[MED.4.1-k][MED.4.1-l] enraged barbarians: up to three, one die more and one less in the table for each', () => {
  const p = at(
    event,
    undefined,
    {},
    (g) => {
      g.enraged = 2;
    },
    [3, 3],
  );
  expect(p.g.enraged).toBe(3);
  expect(areaDice(p.g, place('CANTABRI'))).toBe(6);
  expect(campaignFor(p.g, 6, 1)).toBe('migration');
  expect(
    at(
      event,
      undefined,
      {},
      (g) => {
        g.enraged = 3;
      },
      [3, 3],
    ).g.enraged,
  ).toBe(3);
});

test('[MED.4.1-m] campaign time: two expeditions one after the other, no Empire cards', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    g.event = 'campaign';
    hand(g, ROMA, 'Hastati', 'Principes', 'Calzada');
  });
  expect(offered(p, 'empire')).toEqual([]);
  p.does('attack', 'city:capua').does('shortest').does('troop', card('Hastati')).rolling(1, 6, 6, 6).does('declare');
  through(p);
  expect(p.waitingFor).toEqual([ROMA]);
  p.does('attack', 'city:capua').does('shortest').does('troop', card('Principes')).rolling(1, 6, 6, 6).does('declare');
  through(p);
  expect(isOver(p)).toBe(true);
});

test('[MED.4.1-n][MED.A49] homecoming: a troop, fleet or Leader of the own deck, whoever can, and it must be', () => {
  const p = at(
    event,
    undefined,
    {},
    (g) => {
      pile(g, 'Hastati', 'Calzada', 'Elefantes');
    },
    [4, 4],
  );
  expect(offered(p, 'bringHome')).toEqual([card('Hastati')]);
  expect(Object.keys(p.question!.verbs)).toEqual(['bringHome']);
  p.does('bringHome', card('Hastati')).as(CARTAGO).does('bringHome', card('Elefantes'));
  expect(p.g.hands[ROMA]).toEqual([card('Hastati')]);
  expect(isOver(p)).toBe(true);
});

const raid = (patch: Parameters<typeof at>[3], rolls: number[]) => at(event, undefined, {}, patch, [5, 5, ...rolls]);

test('[MED.4.1-p][MED.4.1-q] pirates assault a port of another player and make it neutral', () => {
  const p = raid((g) => own(g, CARTAGO, 'utica'), [ROMA, 6]);
  expect(offered(p, 'raid')).not.toContain('city:roma');
  p.rolling(6, 1, 1, 1).does('raid', 'city:utica');
  expect([p.g.owner[place('utica')], p.g.vp[CARTAGO]]).toEqual([NEUTRAL, 8]);
});

test('[MED.4.1-q] without a port of another player nothing happens', () => {
  const p = raid(
    (g) => {
      g.owner[place('carthago')] = NEUTRAL;
    },
    [ROMA, 6],
  );
  expect(isOver(p)).toBe(true);
});

test('[MED.4.1-p][MED.A27] pirates can be met at sea, never on land', () => {
  const p = raid(
    (g) => {
      own(g, CARTAGO, 'utica');
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
    },
    [ROMA, 1],
  ).does('raid', 'city:utica');
  through(p).as(CARTAGO);
  expect(offered(p, 'interceptAt')).toEqual([]);
  p.does('interceptAtSea').does('fleet', card('Quinquerreme Punico')).does('declare');
  through(p.rolling(1, 6, 6));
  // 5 and 1 against 4 and 6: beaten at sea, +2 VP; the fleet rolls for recovery.
  expect(p.g.vp[CARTAGO]).toBe(12);
  expect(p.g.owner[place('utica')]).toBe(CARTAGO);
});

test('[MED.4.1-r] scarcity: two random cards or 2 VP; with fewer than two cards the points', () => {
  const p = at(
    event,
    undefined,
    {},
    (g) => {
      hand(g, ROMA, 'Hastati', 'Principes', 'Triarii');
      hand(g, CARTAGO, 'Elefantes');
      hand(g, HISPANIA, 'Viriato', 'Scutarii');
    },
    [6, 6],
  );
  p.as(ROMA).rolling(0, 0).does('discardTwo');
  expect(p.g.hands[ROMA]).toEqual([card('Triarii')]);
  expect(p.g.vp[CARTAGO]).toBe(8);
  p.as(HISPANIA).does('loseTwo');
  expect(p.g.vp).toEqual([10, 8, 8, 8]);
});

test('[MED.4.1-g] where two ways lead through pacified areas, the player chosen says which', () => {
  const p = neutral(
    (g) => {
      own(g, HISPANIA, 'toletum');
      own(g, CARTAGO, 'mediolanum');
      pacified(g, 'GERMANI', 'HELVETII', 'RAETI');
    },
    [ROMA, 6],
  ).does('neutralFrom', 'city:vesontio');
  p.does('neutralTarget', 'city:mediolanum');
  expect(offered(p, 'neutralVia').toSorted()).toEqual(['area:GERMANI', 'area:HELVETII']);
  p.rolling(6, 1, 1, 1).does('neutralVia', 'area:GERMANI');
  expect(said(p, 'med.neutralAttack')).toMatchObject([{ from: 'city:vesontio', city: 'city:mediolanum' }]);
  expect(p.g.owner[place('mediolanum')]).toBe(NEUTRAL);
});

test('[MED.4.1-o][MED.4.1-f] the weather changes the roll of a storm by one', () => {
  const left = (event: 'bad-weather' | 'good-weather', roll: number, lost: number): number =>
    at(
      storm,
      { seat: CARTAGO, card: card('CARTAGO/Tormenta') },
      {},
      (g) => {
        g.event = event;
        send(g, STRAITS);
      },
      [roll, ...Array<number>(lost).fill(0)],
    ).g.attack!.force.units.length;
  expect([2, 3, 4, 5].map((roll, i) => left('bad-weather', roll, [0, 1, 1, 2][i]!))).toEqual([3, 2, 2, 1]);
  expect([4, 5, 6].map((roll, i) => left('good-weather', roll, [0, 1, 1][i]!))).toEqual([3, 2, 2]);
});

test('[MED.4.1-e] of a deck with one card nobody draws two by saying nothing: he gains the points', () => {
  const p = at(event, undefined, {}, (g) => g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(1)), [1, 1]).saysNothing();
  expect([p.g.hands[ROMA], p.g.vp[ROMA]]).toEqual([[], 12]);
});

test('[MED.4.1-g][MED.4.1-p] the player is chosen by chance, and the die gives the values of the force', () => {
  const n = neutral((g) => own(g, ROMA, 'capua'), [CARTAGO, 5]);
  expect(n.waitingFor).toEqual([CARTAGO]);
  expect(said(n, 'med.neutralForce')).toEqual([{ who: 'empire:CARTAGO', roll: 5, field: 16, assault: 12 }]);
  const p = raid((g) => own(g, ROMA, 'nora'), [CARTAGO, 6]);
  expect(p.waitingFor).toEqual([CARTAGO]);
  expect(offered(p, 'raid')).not.toContain('city:carthago');
  p.rolling(1, 6, 6).does('raid', 'city:nora');
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 12, total: 13 });
});

test('[MED.4.1-p][MED.A68] pirates come by sea alone: no card for land routes fits them', () => {
  const p = raid(
    (g) => {
      own(g, CARTAGO, 'utica');
      hand(g, HISPANIA, 'Emboscada', 'Tormenta');
    },
    [ROMA, 6],
  ).does('raid', 'city:utica');
  expect([p.waitingFor, offered(p.as(HISPANIA), 'play')]).toEqual([[HISPANIA], [card('HISPANIA/Tormenta')]]);
});

test('[MED.4.1-n] fleets and Leaders come home too, and no other card; everybody sees which', () => {
  const others = ['Calzada', 'ROMA/Tormenta', 'Murallas Servianas', 'Testudo'];
  const p = at(event, undefined, {}, (g) => void pile(g, 'Cónsul', 'Liburna', ...others), [4, 4]);
  expect(offered(p, 'bringHome').toSorted()).toEqual(cards('Cónsul', 'Liburna').toSorted());
  p.does('bringHome', card('Liburna'));
  p.expectLog('med.recovered', { who: 'empire:ROMA', card: card('Liburna') }, 'MED.4.1-n');
});

test('[MED.4.1-e][MED.4.1-n][MED.4.1-r][MED.8.1-a] events go in the order of the round, from whoever begins it', () => {
  const asked = (roll: number): readonly number[] =>
    at(
      event,
      undefined,
      {},
      (g) => {
        g.first = HISPANIA;
        for (const seat of [ROMA, HISPANIA]) g.hands[seat]!.push(...g.decks[seat]!.splice(0, 2).sort());
        pile(g, 'Triarii', 'Viriato');
      },
      [roll, roll],
    ).waitingFor;
  expect([1, 4, 6].map(asked)).toEqual([[HISPANIA], [HISPANIA], [HISPANIA]]);
});

test('[MED.4.1-g][MED.7-a] a hostile area lets no neutral force through; a pacified one is a place of its route', () => {
  const past = (...areas: string[]) =>
    neutral(
      (g) => {
        own(g, HISPANIA, 'lancia');
        pacified(g, ...areas);
        hand(g, HISPANIA, 'Scutarii');
      },
      [ROMA, 1],
    );
  expect(offered(past('CANTABRI'), 'neutralFrom')).not.toContain('city:burdigala');
  const p = past('CANTABRI', 'VASCONES').does('neutralFrom', 'city:burdigala').does('neutralTarget', 'city:lancia');
  expect(offered(through(p).as(HISPANIA), 'interceptAt')).toContain('area:CANTABRI');
});

test('[MED.4.1-o][MED.A11] two dice in one strait may be two dangers', () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, { ...STRAITS, path: ['roma', 'aleria'] });
    },
    [1, 1, 1, 4, 5, 0, 1, 4, 5, 0],
  );
  p.rolled();
  expect(p.g.attack!.force.units).toHaveLength(1);
});

test('[MED.4.1-g][MED.A29] only cities of the others are attacked: not his own, not neutral ones', () => {
  const n = neutral(
    (g) => {
      own(g, CARTAGO, 'neapolis');
      own(g, ROMA, 'beneventum');
    },
    [CARTAGO, 1],
  ).does('neutralFrom', 'city:capua');
  // Beside Capua: Roma and Beneventum are Rome's, Neapolis is his own.
  expect(offered(n, 'neutralTarget').toSorted()).toEqual(['city:beneventum', 'city:roma']);
});

test('[MED.4.1-g] pacified areas that lead elsewhere are no way to the city attacked', () => {
  const p = neutral(
    (g) => {
      own(g, GALIA, 'limonum');
      pacified(g, 'VASCONES', 'CANTABRI');
    },
    [ROMA, 6],
  ).does('neutralFrom', 'city:burdigala');
  p.rolling(6, 1, 1).does('neutralTarget', 'city:limonum');
  expect([p.offers('neutralVia'), p.g.owner[place('limonum')]]).toEqual([undefined, NEUTRAL]);
});

test('[MED.4.1-e] whoever says nothing draws, if two cards are left; after the last the event is over', () => {
  const p = at(event, undefined, {}, (g) => g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(2)), [1, 1]).saysNothing();
  expect([p.g.hands[ROMA]!.length, p.g.decks[ROMA], p.g.vp[ROMA]]).toEqual([2, [], 10]);
  for (const seat of [CARTAGO, HISPANIA, GALIA]) {
    expect(p.waitingFor).toEqual([seat]);
    p.as(seat).does('gainTwo');
  }
  expect([isOver(p), p.g.vp]).toEqual([true, [10, 12, 12, 12]]);
});

test('[MED.4.1-g] the way through several pacified areas is the shortest, and each of them is a place of the route', () => {
  const p = neutral(
    (g) => {
      for (const city of ['samarobriva', 'durocortorum', 'darioritum']) g.owner[place(city)] = NEUTRAL;
      own(g, GALIA, 'vesontio');
      pacified(g, 'BRITANNI', 'BELGAE', 'GERMANI', 'HELVETII', 'RAETI');
      hand(g, GALIA, 'Gesatas');
    },
    [ROMA, 1],
  );
  p.does('neutralFrom', 'city:darioritum').does('neutralTarget', 'city:vesontio');
  expect(p.g.attack!.force.path).toEqual(['darioritum', 'BRITANNI', 'BELGAE', 'GERMANI', 'vesontio'].map(place));
});

test('[MED.4.1-e][MED.A30] of a deck with one card he may draw that one', () => {
  const p = at(event, undefined, {}, (g) => g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(1)), [1, 1]);
  p.does('drawTwo');
  expect([p.g.hands[ROMA]!.length, p.g.vp[ROMA]]).toEqual([1, 10]);
});

import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import {
  at,
  card,
  CARTAGO,
  cards,
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
  take,
  through,
} from '../testing/at.ts';
import { send, type Sent } from '../testing/attack.ts';
import { field } from '../testing/battles.ts';
import { NEUTRAL } from '../ids.ts';
import { march } from '../expedition/march.ts';
import { assault, defence } from './assault.ts';

const against = (sent: Partial<Sent>, rolls: number[] = [], patch: (g: Empires) => void = () => undefined): Game =>
  at(
    assault,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['roma', 'utica'], ...sent });
      patch(g);
    },
    rolls,
  );

test('[MED.5.4.7-a] the attacker shows what he has', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    hand(g, CARTAGO, 'Milicia Punica');
  });
  expect(p.view(CARTAGO).attack!.force.units).toHaveLength(1);
});

test('[MED.5.4.7-b][MED.A16][MED.A17] fleets fight at a port that was reached by sea, after a landing too; not inland', () => {
  const sea = against(
    { troops: ['Hastati'], fleets: ['Quinquerreme Romano'], sea: 0, arrival: 'landing' },
    [1, 6, 6, 6],
  );
  expect(said(sea, 'med.total')[0]).toMatchObject({ fc: 5 });
  const mixed = against(
    { path: ['roma', 'nora', 'utica'], troops: ['Hastati'], fleets: ['Quinquerreme Romano'], sea: 0 },
    [1, 6, 6, 6],
  );
  expect(said(mixed, 'med.total')[0]).toMatchObject({ fc: 3 });
  expect(mixed.g.discards[ROMA]!.toSorted()).toEqual(cards('Hastati', 'Quinquerreme Romano').toSorted());
});

test('[MED.5.4.7-c][MED.2-j] somebody must have an assault factor: cavalry alone cannot', () => {
  const p = march1({ troops: ['Equites'] });
  expect([isOver(p), p.g.discards[ROMA]]).toEqual([true, [card('Equites')]]);
  expect(said(p, 'med.total')).toEqual([]);
});
const march1 = (sent: Partial<Sent>, rolls: number[] = []): Game =>
  at(
    march,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      own(g, ROMA, 'nora');
      send(g, { by: ROMA, path: ['nora', 'utica'], ...sent });
    },
    [2, ...rolls],
  );

test('[MED.5.4.7-d] troops whose fleets are all gone are lost, and it ends', () => {
  const p = at(
    march,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['roma', 'aleria', 'utica'], troops: ['Hastati'], fleets: ['Liburna'], sea: 1 });
    },
    [1, 1, 4, 1],
  );
  expect([isOver(p), p.g.discards[ROMA]!.length]).toEqual([true, 2]);
});

test("[MED.5.4.7-e][MED.A36] defence: size, forts, one more for a capital in its owner's hands; nothing for a key city", () => {
  const { g } = against({ troops: ['Hastati'] }, [1, 6, 6, 6]);
  expect(defence(g, place('utica'))).toBe(3);
  expect(defence(g, place('roma'))).toBe(5);
  expect(defence(g, place('agrigentum'))).toBe(3);
  own(g, CARTAGO, 'roma');
  expect(defence(g, place('roma'))).toBe(4);
});

test('[MED.5.4.7-f][MED.A45] Leaders of both; city and special cards of everybody, on the side they belong to', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Testudo');
    hand(g, CARTAGO, 'Anibal', 'Milicia Punica');
    hand(g, HISPANIA, 'Viriato', 'Murallas', 'Asalto desesperado');
  });
  expect(offered(p, 'play')).toEqual(cards('Escipion', 'Testudo').toSorted());
  p.as(ROMA).does('play', card('Escipion')).as(CARTAGO).does('play', card('Milicia Punica'));
  expect(offered(p.as(HISPANIA), 'play')).toEqual(cards('Murallas', 'Asalto desesperado').toSorted());
  p.does('play', card('Asalto desesperado'));
  through(p.rolling(6, 6, 6, 6, 1, 1, 1, 1));
  // Rome: one die, Scipio's and two of the Hispanic assault; the city 3 and the militia's.
  expect(said(p, 'med.total')).toMatchObject([{ dice: '6 6 6 6' }, { dice: '1 1 1 1' }]);
});

test('[MED.A45] a third player may defend a neutral city', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    g.owner[place('utica')] = NEUTRAL;
    hand(g, GALIA, 'Murus Gallicus');
  });
  p.as(GALIA).rolling(1, 1, 1, 1, 1, 1).does('play', card('Murus Gallicus'));
  expect(said(p, 'med.total')[1]).toMatchObject({ dice: '1 1 1 1 1' });
});

test('[MED.5.4.7-g] the Defender has no use for troops or fleets in an assault', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    hand(g, CARTAGO, 'Lanceros Libios', 'Quinquerreme Punico', 'Triple Muralla');
  });
  expect(offered(p, 'play')).toEqual([card('Triple Muralla')]);
});

test('[MED.5.4.7-h] attacker: one die and his factors; the city as many dice as its defence; ties to the Defender', () => {
  const p = against({ troops: ['Hastati'] }, [3, 2, 2, 2]);
  expect(said(p, 'med.total')).toMatchObject([{ total: 6 }, { total: 6 }]);
  expect(p.g.owner[place('utica')]).toBe(CARTAGO);
});

test('[MED.5.4.7-i][MED.5.4.7-j] the winner takes the city; all cards are discarded without recovery', () => {
  const p = against({ troops: ['Legion Veterana'] }, [], (g) => {
    hand(g, CARTAGO, 'Milicia Punica');
  });
  p.rolling(6, 1, 1, 1, 1).does('play', card('Milicia Punica'));
  expect(p.g.owner[place('utica')]).toBe(ROMA);
  expect([p.g.discards[ROMA], p.g.discards[CARTAGO]]).toEqual([[card('Legion Veterana')], [card('Milicia Punica')]]);
});

test('[MED.A44] Leaders of a lost interception are gone; others may be played in the assault', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    own(g, ROMA, 'nora');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii', 'Triarii'] });
    hand(g, CARTAGO, 'Lanceros Libios', 'Anibal', 'Asdrubal');
  });
  through(p.rolling(2))
    .as(CARTAGO)
    .does('interceptAt', 'city:utica')
    .does('shortest')
    .does('troop', card('Lanceros Libios'))
    .does('declare');
  p.does('play', card('Anibal')).rolling(6, 1, 1, 1, 6, 1, 1).does('decline');
  expect(p.g.discards[CARTAGO]).toContain(card('Anibal'));
  expect(p.g.combat?.kind).toBe('assault');
  expect(offered(p, 'play')).toEqual([card('Asdrubal')]);
});

test("[MED.6-a][MED.6-c][MED.4.3-c] conquest: forts go home, as many of the conqueror's come; the size in VP", () => {
  const p = against({ troops: ['Triarii'] }, [6, 1, 1, 1, 1], (g) => {
    g.forts[place('utica')] = 2;
  });
  expect([p.g.owner[place('utica')], p.g.forts[place('utica')]]).toEqual([ROMA, 2]);
  expect(p.g.vp.slice(0, 2)).toEqual([12, 8]);
});

test('[MED.6-b][MED.A35] taken by pirates it is neutral with as many forts', () => {
  const p = against({ troops: ['Triarii'] }, [6, 1, 1, 1, 1], (g) => {
    g.forts[place('utica')] = 2;
    g.attack = { ...g.attack!, kind: 'pirates' };
  });
  expect([p.g.owner[place('utica')], p.g.forts[place('utica')], p.g.vp.slice(0, 2)]).toEqual([NEUTRAL, 2, [10, 8]]);
});

test('[MED.A34] without forts in supply: one from a city with two', () => {
  const full = (g: Empires, forts: number): void => {
    g.forts[place('roma')] = forts;
  };
  const p = against({ troops: ['Triarii'] }, [6, 1, 1, 1], (g) => full(g, 32));
  expect([p.g.forts[place('utica')], p.g.forts[place('roma')]]).toEqual([1, 31]);
});

test('[MED.A34] without forts in supply a city with two gives one, a city with one gives none; none is taken where none stood', () => {
  /** Rome has one fort in each of so many cities beside Roma. */
  const spread = (g: Empires, n: number): void => {
    g.forts[place('roma')] = 1;
    const free = g.owner.flatMap((o, i) => (o === NEUTRAL && i !== place('capua') ? [i] : []));
    for (const i of free.slice(0, n)) [g.owner[i], g.forts[i]] = [ROMA, 1];
  };
  const two = against({ troops: ['Triarii'] }, [6, 1, 1, 1], (g) => {
    spread(g, 29);
    own(g, ROMA, 'capua');
    g.forts[place('capua')] = 2;
  });
  expect([two.g.forts[place('utica')], two.g.forts[place('capua')]]).toEqual([1, 1]);
  const none = against({ troops: ['Triarii'] }, [6, 1, 1, 1], (g) => spread(g, 31));
  expect([none.g.owner[place('utica')], none.g.forts[place('utica')]]).toEqual([ROMA, 0]);
  const bare = against({ troops: ['Triarii'] }, [6, 1, 1], (g) => {
    g.forts[place('utica')] = 0;
    g.forts[place('roma')] = 32;
  });
  expect([bare.g.forts[place('utica')], bare.g.forts[place('roma')]]).toEqual([0, 32]);
});

test('[MED.4.4-a][MED.A50] enough cities win at once', () => {
  const p = against({ troops: ['Triarii'] }, [6, 1, 1, 1], (g) => {
    const free = g.owner.flatMap((o, i) => (o === NEUTRAL ? [i] : [])).slice(0, 22);
    for (const i of free) g.owner[i] = ROMA;
    g.owner[place('utica')] = CARTAGO;
  });
  expect(p.over).toMatchObject({ how: 'automatic', winners: [ROMA] });
});

test('[MED.A77][MED.9-n] answers are rolled before an assault too: the Leader is gone before the dice', () => {
  const p = at(assault, undefined, { seats: 6 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['nora', 'utica'], troops: ['Hastati'] });
    hand(g, 0, 'Escipion');
    hand(g, 5, 'Intriga');
  });
  p.does('play', card('Escipion')).as(5).rolling(4, 6, 1, 1, 1).does('respond', card('Intriga'));
  expect(said(p, 'med.total')[0]).toMatchObject({ dice: '6' });
});

test('[MED.5.4.7-i] Leaders of the city are discarded too, whoever wins', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    hand(g, CARTAGO, 'Asdrubal');
  });
  p.rolling(1, 6, 6, 6, 6).does('play', card('Asdrubal'));
  expect([p.g.owner[place('utica')], p.g.discards[CARTAGO]]).toEqual([CARTAGO, [card('Asdrubal')]]);
});

test('[MED.5.4.7-c] fleets alone assault a port that they came to by sea, if they have a factor', () => {
  const p = against({ fleets: ['Quinquerreme Romano'], sea: 0, arrival: 'landing' }, [1, 6, 6, 6]);
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 2 });
});

test('[MED.5.4.7-f] Leaders of the Defender, and special events for assaults; city cards in no other combat', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    hand(g, CARTAGO, 'Asdrubal', 'Traicion');
    hand(g, GALIA, 'Desercion');
  });
  // The deserters are for a field battle: Gaul has nothing to play.
  expect(offered(p.as(CARTAGO), 'play')).toEqual(cards('Asdrubal', 'Traicion').toSorted());
  const inField = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Testudo', 'Murallas Servianas');
  });
  expect(offered(inField, 'play')).toEqual([card('Escipion')]);
});

test('[MED.5.4.7-g] nor do they add to its defence: it has dice and no factors', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => hand(g, CARTAGO, 'Lanceros Libios', 'Triple Muralla'));
  p.rolling(1, 6, 6, 6).does('decline');
  expect(said(p, 'med.total')[1]).toMatchObject({ fc: 0, dice: '6 6 6', total: 18 });
});

test('[MED.5.4.7-h] cards for the assault and for the defence add their dice, and a Leader those he has in assaults', () => {
  const p = against({ troops: ['Hastati'] }, [], (g) => {
    // Two dice in the field, one in assaults.
    g.attack!.force.leaders = take(g, 'Escipion');
    hand(g, ROMA, 'Torres de Asedio');
    hand(g, CARTAGO, 'Milicia Punica');
  });
  p.as(ROMA).does('play', card('Torres de Asedio')).rolling(1, 1, 1, 1, 6, 6, 6, 6);
  p.as(CARTAGO).does('play', card('Milicia Punica'));
  expect(said(p, 'med.total')).toMatchObject([{ dice: '1 1 1 1' }, { dice: '6 6 6 6' }]);
});

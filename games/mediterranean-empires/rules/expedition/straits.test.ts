import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import type { EventId } from '../ids.ts';
import {
  at,
  card,
  CARTAGO,
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
import { send } from '../testing/attack.ts';
import { fixedForce } from './force.ts';
import { march } from './march.ts';
import { straits } from './route.ts';
import { crossStraits } from './straits.ts';

const OVER = { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati', 'Principes', 'Socii'] };

test('[MED.5.4.3-a][MED.5.4.3-b] straits belong to land legs: a naval leg has none', () => {
  const p = at(crossStraits, { side: 0 as const }, {}, (g) =>
    send(g, { by: ROMA, path: ['roma', 'aleria'], fleets: ['Liburna'], sea: 0 }),
  );
  expect([isOver(p), said(p, 'med.strait'), straits(p.g, p.g.attack!.force)]).toEqual([true, [], 0]);
});

test('[MED.5.4.3-b] one die for each strait; a 1 is a danger', () => {
  const p = at(crossStraits, { side: 0 as const }, {}, (g) => send(g, OVER), [2, 3, 6]);
  p.rolled();
  expect(p.g.attack!.force.units).toHaveLength(3);
});

test('[MED.5.4.3-b][MED.5.4.3-c] each 1 is a danger, nothing else is; two dice for each, and without a 1 nothing is lost', () => {
  const p = at(crossStraits, { side: 0 as const }, {}, (g) => send(g, OVER), [1, 6, 2, 6, 1, 2, 5]).rolled();
  expect(said(p, 'med.strait')).toMatchObject([
    { places: ['city:roma', 'city:aleria'], dice: '1' },
    { places: ['city:aleria', 'city:nora'], dice: '6' },
    { places: ['city:nora', 'city:utica'], dice: '1' },
  ]);
  expect(said(p, 'med.danger')).toEqual([
    { who: 'empire:ROMA', dice: '6 2' },
    { who: 'empire:ROMA', dice: '2 5' },
  ]);
  expect(p.g.attack!.force.units).toHaveLength(3);
  // Roads have no dangers.
  const road = { ...OVER, path: ['roma', 'capua', 'neapolis'] };
  expect(said(at(crossStraits, { side: 0 as const }, {}, (g) => send(g, road)).rolled(), 'med.strait')).toEqual([]);
});

test('[MED.5.4.3-b] where a strait lies on the way by land, however late, a storm can be played against it', () => {
  const stormed = (...path: string[]): readonly string[] => {
    const p = at(march, undefined, { byChance: true }, (g) => {
      own(g, ROMA, 'capua', 'neapolis', 'rhegium');
      send(g, { ...OVER, path });
      hand(g, CARTAGO, 'Tormenta');
    }).as(CARTAGO);
    return p.g.attack === null ? [] : offered(p, 'play');
  };
  expect(stormed('roma', 'aleria')).toEqual([card('CARTAGO/Tormenta')]);
  expect(stormed('roma', 'capua', 'neapolis', 'rhegium', 'messana')).toEqual([card('CARTAGO/Tormenta')]);
  expect(stormed('roma', 'capua', 'neapolis', 'rhegium', 'croton')).toEqual([]);
});

test('[MED.5.4.3-c] one 1 costs one card, drawn from troops and fleets; both, the whole of it', () => {
  const mixed = { by: ROMA, path: ['roma', 'aleria', 'utica'], troops: ['Hastati'], fleets: ['Liburna', 'Liburna'] };
  const sent = (...dice: number[]): Game =>
    at(
      march,
      undefined,
      {},
      (g) => {
        own(g, CARTAGO, 'utica');
        send(g, { ...mixed, sea: 1, arrival: 'landing' });
        hand(g, CARTAGO, 'Tormenta', 'Quinquerreme Punico');
      },
      [],
    )
      .as(CARTAGO)
      .rolling(...dice)
      .does('decline')
      .rolled();
  for (const [lost, name] of [card('Hastati'), card('Liburna'), card('Liburna', 1)].entries()) {
    const p = sent(1, 5, 1, lost);
    expect([p.g.discards[ROMA], p.g.attack!.force.units.length]).toEqual([[name], 2]);
  }
  // All of it is gone, nobody meets it, and the city is as it was.
  const all = sent(1, 1, 1);
  expect([all.g.attack, all.g.discards[ROMA]!.length, all.g.owner[place('utica')]]).toEqual([null, 3, CARTAGO]);
  expect([said(all, 'med.wrecked'), said(all, 'med.lost'), said(all, 'med.spent')]).toEqual([
    [{ side: 'empire:ROMA' }],
    [],
    [],
  ]);
});

test('[MED.5.4.3-b][MED.5.4.3-c][MED.A11] each danger of one strait is rolled for', () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, { ...OVER, path: ['roma', 'aleria'] });
    },
    [1, 1, 1, 2, 2, 0, 3, 1, 3, 0],
  ).rolled();
  expect(said(p, 'med.danger')).toMatchObject([{ dice: '1 2 2' }, { dice: '3 1 3' }]);
  expect(p.g.attack!.force.units).toHaveLength(1);
});

test('[MED.5.4.3-c][MED.A11] a force of nobody is lost as a whole too: no second danger is rolled for', () => {
  const p = weakened(() => undefined, [1, 1, 1, 1, 5], 'bad-weather');
  expect([isOver(p), said(p, 'med.danger').length, p.g.owner[place('utica')]]).toEqual([true, 1, CARTAGO]);
});

test('[MED.5.4.3-c][MED.A10] what is lost with an interception is the interception: the attack goes on', () => {
  const p = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'nora', 'utica');
      own(g, ROMA, 'aleria');
      g.event = 'campaign';
      send(g, { by: ROMA, path: ['aleria', 'nora'], troops: ['Hastati'] });
      hand(g, CARTAGO, 'Lanceros Libios', 'Mercenarios Iberos', 'Milicia Punica');
    }).rolling(2),
  ).as(CARTAGO);
  p.does('interceptAt', 'city:nora').does('shortest').does('troop', card('Lanceros Libios'));
  p.does('troop', card('Mercenarios Iberos')).rolling(1, 1, 1).does('declare');
  expect([said(p, 'med.wrecked'), p.g.discards[CARTAGO]!.length]).toEqual([[{ side: 'empire:CARTAGO' }], 2]);
  expect([p.g.combat?.kind, p.g.attack!.over, p.g.attack!.wrecked]).toEqual(['assault', false, false]);
});

test('[MED.5.4.3-c] one 1 of two dice costs a random card, two cost everything', () => {
  const one = at(crossStraits, { side: 0 as const }, {}, (g) => send(g, OVER), [4, 1, 1, 5, 2, 6]);
  expect(one.g.attack!.force.units).toHaveLength(2);
  const all = at(march, undefined, {}, (g) => send(g, OVER), [4, 1, 1, 1]);
  expect([all.g.attack, all.g.discards[ROMA]!.length]).toEqual([null, 3]);
  const last = at(march, undefined, {}, (g) => send(g, { ...OVER, troops: ['Hastati'] }), [1, 1, 5, 0]);
  expect(isOver(last)).toBe(true);
});

test('[MED.A10][MED.5.4.3-b] straits come after route events and before interceptions; a defending expedition rolls for its own', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'panormus');
    send(g, {
      by: ROMA,
      path: ['roma', 'capua', 'neapolis', 'rhegium', 'messana', 'panormus'],
      troops: ['Hastati', 'Hastati'],
    });
    own(g, ROMA, 'capua', 'neapolis', 'rhegium', 'messana');
    hand(g, CARTAGO, 'Tormenta', 'Lanceros Libios');
  });
  expect(offered(p, 'play')).toEqual([card('CARTAGO/Tormenta')]);
  p.rolling(5).does('decline');
  // The strait at Messana was rolled; now Carthage may step in.
  expect(said(p, 'med.strait')).toHaveLength(1);
  p.does('interceptAt', 'city:panormus').does('shortest').does('troop', card('Lanceros Libios')).rolling(1, 1, 1);
  p.does('declare');
  // Lost at sea: the interception is used up, the assault follows.
  expect(p.g.discards[CARTAGO]).toContain(card('Lanceros Libios'));
  expect(p.g.combat?.kind).toBe('assault');
});

test("[MED.A12][MED.9-k] a lost fleet leaves troops behind, of their owner's choice", () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      own(g, HISPANIA, 'segeda', 'saguntum', 'ebusus');
      send(g, {
        by: ROMA,
        path: ['roma', 'aleria', 'utica'],
        troops: ['Hastati', 'Principes'],
        fleets: ['Liburna', 'Quinquerreme Romano'],
        sea: 1,
      });
    },
    [1, 1, 4, 3],
  );
  // One fleet of two is left: it carries both troops.
  expect(p.g.attack!.force.units).toHaveLength(3);
  expect(isOver(p)).toBe(true);
  const q = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      send(g, {
        by: HISPANIA,
        path: ['carthago-nova', 'ebusus', 'nora'],
        troops: ['Scutarii', 'Scutarii', 'Caetrati', 'Caetrati'],
        fleets: ['Naves de Gades', 'Naves de Gades'],
        sea: 1,
      });
    },
    [1, 1, 4, 4],
  );
  expect(q.waitingFor).toEqual([HISPANIA]);
  expect(offered(q, 'leaveBehind')).toHaveLength(4);
  q.does('leaveBehind', card('Scutarii')).does('leaveBehind', card('Scutarii', 1));
  expect(q.g.attack!.force.units.map((u) => u.card)).toEqual([
    card('Caetrati'),
    card('Caetrati', 1),
    card('Naves de Gades', 1),
  ]);
});

test('[MED.9-l][MED.A64] fleets alone go on only against a port that one of them can assault', () => {
  const inland = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'saguntum', 'neapolis', 'segeda');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'neapolis', 'capua'],
      fleets: ['Naves de Gades'],
      sea: 2,
    });
  });
  expect([isOver(inland), inland.g.owner[place('capua')]]).toEqual([true, -1]);
  const port = at(
    march,
    undefined,
    {},
    (g) => {
      send(g, { by: ROMA, path: ['roma', 'nora'], fleets: ['Liburna'], sea: 0, arrival: 'direct' });
    },
    [6, 1, 1],
  );
  expect(port.g.owner[place('nora')]).toBe(ROMA);
  // Transports cannot assault: they end before anybody is asked to meet them.
  const transports = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: HISPANIA, path: ['saguntum', 'utica'], fleets: ['Naves de Gades'], sea: 0, arrival: 'landing' });
    hand(g, CARTAGO, 'Quinquerreme Punico');
  });
  expect(isOver(through(transports))).toBe(true);
});

/** A neutral force of 8 and 6 from Nora against Utica of Carthage; the strait is in danger and costs it 6 of both. */
const weakened = (patch: (g: Empires) => void, dice = [1, 1, 5], event: EventId | '' = ''): Game =>
  at(
    march,
    undefined,
    {},
    (g) => {
      g.event = event;
      g.attack = {
        kind: 'neutral',
        seat: ROMA,
        target: place('utica'),
        arrival: 'land',
        force: fixedForce({ field: 8, assault: 6, path: [place('nora'), place('utica')] }),
        guard: null,
        intercepted: [],
        over: false,
        wrecked: false,
      };
      own(g, CARTAGO, 'utica');
      patch(g);
    },
    dice,
  );

test('[MED.A71] a force that has a field value left can still be met; it ends where it needs the other', () => {
  const p = through(
    weakened((g) => {
      hand(g, CARTAGO, 'Lanceros Libios');
    }),
  );
  expect(p.waitingFor).toEqual([CARTAGO]);
  p.does('interceptAt', 'city:utica').does('shortest').does('troop', card('Lanceros Libios'));
  p.rolling(6, 1, 6, 1).does('declare');
  // 2 and 6 beat 5 and 1: it goes on to the city, and has nothing to assault it with.
  expect(said(p, 'med.total')).toMatchObject([{ total: 8 }, { total: 6 }]);
  expect([isOver(p), p.g.vp[CARTAGO], p.g.owner[place('utica')]]).toEqual([true, 8, CARTAGO]);
});

test('[MED.5.4.7-d] troops left without any fleet are lost, and everybody is told which', () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => send(g, { by: ROMA, path: ['roma', 'aleria', 'utica'], troops: ['Hastati'], fleets: ['Liburna'], sea: 1 }),
    [1, 1, 4, 1],
  );
  expect(said(p, 'med.lost')).toEqual([
    { side: 'empire:ROMA', cards: [card('Liburna')] },
    { side: 'empire:ROMA', cards: [card('Hastati')] },
  ]);
});

test('[MED.9-e][MED.A71] a force without cards loses a die, or 6 of both values; without the value it needs it ends', () => {
  const p = weakened(() => undefined);
  // Nothing is left to assault with: no dice are rolled.
  expect([said(p, 'med.weakened').length, said(p, 'med.total')]).toEqual([1, []]);
  // It had no cards that could not assault: it is simply spent.
  expect([said(p, 'med.spent').length, said(p, 'med.cannotAssault')]).toEqual([1, []]);
  expect([isOver(p), p.g.owner[place('utica')]]).toEqual([true, CARTAGO]);
});

test('[MED.5.4.3-c][MED.5.4.7-d] when nothing is left no more straits are rolled for', () => {
  const p = at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) =>
      send(g, {
        by: ROMA,
        path: ['roma', 'aleria', 'nora', 'utica', 'panormus'],
        troops: ['Hastati'],
        fleets: ['Liburna'],
        sea: 3,
      }),
    [1, 1, 4, 1],
  );
  expect([said(p, 'med.strait').length, p.g.attack!.force.units]).toEqual([1, []]);
});

test('[MED.9-l][MED.5.4.3-c] fleets that can do nothing alone cross no more straits: no shipwreck follows', () => {
  const p = at(
    march,
    undefined,
    {},
    (g) =>
      send(g, {
        by: ROMA,
        path: ['roma', 'aleria', 'nora', 'utica', 'zama'],
        troops: ['Hastati'],
        fleets: ['Liburna'],
        sea: 2,
      }),
    [1, 1, 4, 0],
  );
  // The only troop is lost in the first strait; the second is not rolled for.
  expect([said(p, 'med.strait').length, p.g.discards[ROMA]]).toEqual([1, [card('Hastati'), card('Liburna')]]);
});

import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
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

test('[MED.5.4.3-a] straits belong to land legs: a naval leg has none', () => {
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

test('[MED.5.4.3-c] one 1 of two dice costs a random card, two cost everything', () => {
  const one = at(crossStraits, { side: 0 as const }, {}, (g) => send(g, OVER), [4, 1, 1, 5, 2, 6]);
  expect(one.g.attack!.force.units).toHaveLength(2);
  const all = at(march, undefined, {}, (g) => send(g, OVER), [4, 1, 1, 1]);
  expect([all.g.attack, all.g.discards[ROMA]!.length]).toEqual([null, 3]);
  const last = at(march, undefined, {}, (g) => send(g, { ...OVER, troops: ['Hastati'] }), [1, 1, 5, 0]);
  expect(isOver(last)).toBe(true);
});

test('[MED.A10] straits come after route events and before interceptions; a defending expedition rolls for its own', () => {
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
const weakened = (patch: (g: Empires) => void): Game =>
  at(
    march,
    undefined,
    {},
    (g) => {
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
    [1, 1, 5],
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
    { side: 'side:attacker', cards: [card('Liburna')] },
    { side: 'side:attacker', cards: [card('Hastati')] },
  ]);
});

test('[MED.9-e][MED.A71] a force without cards loses a die, or 6 of both values; without the value it needs it ends', () => {
  const p = weakened(() => undefined);
  // Nothing is left to assault with: no dice are rolled.
  expect([said(p, 'med.weakened').length, said(p, 'med.total')]).toEqual([1, []]);
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

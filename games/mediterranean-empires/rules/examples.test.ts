/** The worked examples of EXAMPLES.md. */
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { areaDice } from './barbarians/area.ts';
import { campaignFor } from './barbarians/pacification.ts';
import { assault, defence } from './combat/assault.ts';
import { battle } from './combat/battle.ts';
import { PRINTED } from './data/printed.ts';
import { windowOrder } from './empire/order.ts';
import { countFor, endTurn, progress } from './end/count.ts';
import { ranking } from './end/victory.ts';
import { canAssaultDirectly, diceForce, fixedForce, weaken } from './expedition/force.ts';
import { march } from './expedition/march.ts';
import { straits } from './expedition/route.ts';
import { crossStraits } from './expedition/straits.ts';
import type { Empires } from './game.ts';
import { NEUTRAL } from './ids.ts';
import { mediterraneanEmpires } from './index.ts';
import { action } from './round/action.ts';
import { event, eventModifier } from './round/event.ts';
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
  own,
  place,
  ROMA,
  said,
  through,
} from './testing/at.ts';
import { meet, send } from './testing/attack.ts';

/** A position to look at. */
const table = (patch: (g: Empires) => void = () => undefined): Empires =>
  at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati');
    patch(g);
  }).g;

test('[MED.EX1] building: the first fort of each beside his capital', () => {
  const p = play(given(mediterraneanEmpires, { seats: 4, options: { empires: 'seats' } }));
  p.as(ROMA).does('settle', 'city:tarquinii').as(CARTAGO).does('settle', 'city:panormus');
  p.as(HISPANIA).does('settle', 'city:segeda').as(GALIA).does('settle', 'city:bibracte');
  expect(p.as(ROMA).question!.prompt).toEqual({ k: 'med.ask.fort', a: { n: 10 } });
});

test('[MED.EX2] hand sizes', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => PRINTED.tables.hand.byPlayers[n])).toEqual([14, 14, 12, 12, 12, 10, 10]);
});

/** Roma 14 to 18, Cartago 15 to 18, Hispania 14 to 16, Galia 15 to 18. */
const turnTwo = (g: Empires): void => {
  const keys = ['massilia', 'agrigentum', 'mediolanum', 'cirta'].map(place);
  const free = g.owner.flatMap((o, i) => (o === NEUTRAL && !keys.includes(i) ? [i] : []));
  for (const [seat, n] of [18, 18, 16, 18].entries()) for (let i = 1; i < n; i++) g.owner[free.pop()!] = seat;
  g.before.splice(0, 4, 14, 15, 14, 15);
  g.turn = 2;
};

test('[MED.EX3] end of turn 2: progress and a three-way tie', () => {
  const g = table(turnTwo);
  expect([0, 1, 2, 3].map((s) => progress(g, s))).toEqual([4, 3, 2, 3]);
  expect(countFor(g, ROMA).vp.total).toBe(6);
  expect(countFor(g, ROMA).cards.total).toBe(2);
  for (const s of [CARTAGO, GALIA]) expect([countFor(g, s).vp.total, countFor(g, s).cards.total]).toEqual([3, 1]);
});

const withKey = (g: Empires): void => {
  turnTwo(g);
  // One of the eighteen is a key city.
  const other = g.owner.findIndex((o, i) => o === ROMA && i !== place('roma'));
  g.owner[other] = NEUTRAL;
  own(g, ROMA, 'agrigentum');
  hand(g, ROMA, 'Hastati', 'Principes', 'Gesatas');
};

test('[MED.EX4] a hand of fifteen: twelve are drawn and nothing is discarded', () => {
  const { g } = at(endTurn, undefined, { byChance: true }, withKey);
  expect(g.bonus[ROMA]).toBe(3);
  expect(g.hands[ROMA]).toHaveLength(15);
  expect(g.hands[ROMA]).toEqual(expect.arrayContaining(cards('Hastati', 'Principes', 'Gesatas')));
});

test('[MED.EX5] seven points, fourteen on the last turn', () => {
  expect(at(endTurn, undefined, { byChance: true }, withKey).g.vp[ROMA]).toBe(17);
  const last = at(endTurn, undefined, { byChance: true }, (g) => {
    withKey(g);
    g.turn = 3;
  });
  expect(last.g.vp[ROMA]).toBe(24);
});

test('[MED.EX6] a mixed route to Capua with three troops on one fleet', () => {
  const p = at(action, { seat: HISPANIA }, {}, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'neapolis');
    hand(g, HISPANIA, 'Aliados Griegos', 'Scutarii', 'Caetrati', 'Aliados Bárbaros', 'Viriato');
  });
  p.does('attack', 'city:capua')
    .does('step', 'city:segeda')
    .does('step', 'city:saguntum')
    .does('sail', 'city:neapolis');
  p.does('step', 'city:capua').does('fleet', card('Aliados Griegos'));
  for (const name of ['Scutarii', 'Caetrati', 'HISPANIA/Aliados Bárbaros']) p.does('troop', card(name));
  p.does('declare');
  expect(p.g.attack!.force.path).toEqual(['numantia', 'segeda', 'saguntum', 'neapolis', 'capua'].map(place));
});

const OVER = { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati', 'Principes'] };

test('[MED.EX7] three straits between Roma and Utica', () => {
  expect(straits(table(), { path: OVER.path.map(place), sea: -1 })).toBe(3);
});

test('[MED.EX8] strait results', () => {
  const cross = (rolls: number[]) => at(crossStraits, { side: 0 as const }, {}, (g) => send(g, OVER), rolls).rolled();
  expect(cross([4, 1, 1, 5, 0, 6]).g.attack!.force.units).toHaveLength(1);
  expect(cross([4, 1, 1, 1]).g.attack).toMatchObject({ wrecked: true, over: true });
  expect(cross([4, 1, 3, 4, 6]).g.attack!.force.units).toHaveLength(2);
});

test('[MED.EX9] bad weather: two dice, and three for a danger', () => {
  at(
    crossStraits,
    { side: 0 as const },
    {},
    (g) => {
      g.event = 'bad-weather';
      send(g, { ...OVER, path: ['roma', 'aleria'] });
    },
    [1, 6, 3, 4, 5],
  ).rolled();
});

/** Hispania sails on Neapolis of Rome; Rome meets it; the Greek plays for Hispania. */
const atSea = (): Game => {
  const p = at(battle, { kind: 'naval', place: -1 }, { seats: 5 }, (g) => {
    own(g, 0, 'neapolis');
    send(g, {
      by: 2,
      path: ['numantia', 'segeda', 'saguntum', 'neapolis'],
      troops: ['Scutarii', 'Aliados Bárbaros', 'Caetrati'],
      fleets: ['Aliados Griegos'],
      sea: 2,
      arrival: 'landing',
    });
    meet(g, { by: 0, path: ['roma'], troops: ['Velites'], fleets: ['Liburna', 'Trirreme Romano'], sea: -1 });
    hand(g, 0, 'Cónsul');
    hand(g, 4, 'Strategos Mercenario');
  });
  return p.does('load', card('Liburna'));
};
const resolved = (): Game =>
  atSea()
    .as(0)
    .does('play', card('Cónsul'))
    .as(4)
    .does('play', card('Strategos Mercenario'))
    .rolling(4, 4, 5, 6, 2, 4, 1, 1, 1, 5)
    .does('forAttacker');

test('[MED.EX10][MED.A1] naval deployment: 9 against 7', () => {
  expect(said(atSea(), 'med.announced')).toMatchObject([{ fc: 9 }, { fc: 7 }]);
});

test('[MED.EX11][MED.9-a][MED.A57][MED.A58] naval resolution: 18 against 16', () => {
  const p = resolved();
  expect(said(p, 'med.startRoll')).toMatchObject([{ card: card('Trirreme Romano'), roll: 4, min: 5 }]);
  expect(said(p, 'med.total')).toMatchObject([{ total: 18 }, { total: 16 }]);
});

test('[MED.EX12] no extra loss: 4 is above the three Roman cards', () => {
  const p = resolved();
  expect(said(p, 'med.extraLosses')).toMatchObject([{ roll: 4, n: 3 }]);
  expect(p.g.attack!.force.units).toHaveLength(4);
});

test('[MED.EX13] recovery: the Consul on a 5; the Greek card rolls nothing', () => {
  const p = resolved().rolled();
  expect(p.g.hands[0]).toEqual([card('Cónsul')]);
  expect(p.g.discards[0]!.toSorted()).toEqual(cards('Velites', 'Trirreme Romano', 'Liburna').toSorted());
  expect(p.g.discards[4]).toEqual([card('Strategos Mercenario')]);
});

test('[MED.EX14] points of the naval battle', () => {
  expect(resolved().g.vp).toEqual([8, 10, 12, 10, 10]);
});

/** The battle before Neapolis. */
const inField = (rolls: number[]): Game => {
  const p = at(battle, { kind: 'field', place: place('neapolis') }, {}, (g) => {
    own(g, ROMA, 'neapolis');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'neapolis'],
      troops: ['Scutarii', 'Aliados Bárbaros', 'Caetrati'],
      fleets: ['Aliados Griegos'],
      sea: 2,
      arrival: 'landing',
    });
    meet(g, { by: ROMA, path: ['roma', 'neapolis'], troops: ['Equites', 'Hastati', 'Principes', 'Triarii'] });
    hand(g, HISPANIA, 'Viriato');
  });
  return p.rolling(...rolls).does('play', card('Viriato'));
};

test('[MED.EX15] field battle: 21 and 26 announced, with the bonuses of sets; then 28 against 29', () => {
  const p = inField([3, 5, 2, 6, 1, 1, 1, 1]);
  expect(p.lines('med.announced')).toMatchObject([{ fc: 21 }, { fc: 26 }]);
  expect(said(p, 'med.total')).toMatchObject([
    { fc: 21, total: 29 },
    { fc: 26, total: 28 },
  ]);
  expect(p.g.vp[HISPANIA]).toBe(12);
});

test('[MED.EX16] extra losses: the barbarian allies fall, and come back to the hand on a 6', () => {
  const p = inField([3, 5, 2, 3, 2, 6, 1, 1, 1, 1]).rolled();
  expect(p.g.hands[HISPANIA]).toEqual([card('HISPANIA/Aliados Bárbaros')]);
  expect(p.g.attack!.force.units.map((u) => u.card)).not.toContain(card('HISPANIA/Aliados Bárbaros'));
});

test('[MED.EX17] allies used as a fleet are set aside, and rejoin', () => {
  const p = inField([3, 5, 2, 6, 1, 1, 1, 1]);
  expect(p.g.attack!.force.units).toContainEqual({ card: card('Aliados Griegos'), as: 'F', on: '' });
});

test('[MED.EX18] city defence', () => {
  const g = table((x) => own(x, CARTAGO, 'utica'));
  expect([defence(g, place('utica')), defence(g, place('roma'))]).toEqual([3, 5]);
  own(g, CARTAGO, 'roma');
  expect(defence(g, place('roma'))).toBe(4);
});

test('[MED.EX19] ties go to the Defender', () => {
  const p = at(
    assault,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
    },
    [3, 2, 2, 2],
  );
  expect(p.g.owner[place('utica')]).toBe(CARTAGO);
});

test('[MED.EX20] a direct assault: fleets 1 + 1 against size 2, not against 3', () => {
  const g = table();
  const units = cards('Liburna', 'Trirreme Romano').map((c) => ({ card: c, as: 'F' as const, on: '' }));
  expect([canAssaultDirectly(g, units, place('utica')), canAssaultDirectly(g, units, place('carthago'))]).toEqual([
    true,
    false,
  ]);
});

test('[MED.EX21] rage 2: an area of strength 3 rolls 5 dice, pacification -2', () => {
  const g = table((x) => {
    x.enraged = 2;
  });
  expect([areaDice(g, place('CANTABRI')), campaignFor(g, 6, 1)]).toEqual([5, 'pacification']);
});

test('[MED.EX22] event modifiers', () => {
  const g = table((x) => {
    x.round = 4;
    x.allPassed = true;
  });
  expect(eventModifier(g)).toBe(5);
  const short = at(action, { seat: ROMA }, { options: { shorter: true } }, () => undefined).g;
  expect([5, 6, 7].map((round) => eventModifier(Object.assign(short, { round })))).toEqual([6, 7, 8]);
});

test('[MED.EX23] the floor of points', () => {
  const p = at(
    assault,
    undefined,
    {},
    (g) => {
      g.vp[CARTAGO] = 1;
      send(g, { by: ROMA, path: ['utica', 'carthago'], troops: ['Triarii', 'Triarii', 'Principes'] });
    },
    [6, 1, 1, 1, 1, 1],
  );
  expect([p.g.owner[place('carthago')], p.g.vp[CARTAGO]]).toEqual([ROMA, 1]);
});

test('[MED.EX24] scarcity with one card costs 2 VP', () => {
  const p = at(
    event,
    undefined,
    { seats: 2 },
    (g) => {
      hand(g, 0, 'Hastati');
    },
    [6, 6],
  );
  expect([isOver(p), p.g.vp]).toEqual([true, [8, 8]]);
});

test('[MED.EX25] forces without cards that lose one', () => {
  const [fixed, horde] = [fixedForce({ field: 12 }), diceForce(4)];
  weaken(fixed);
  weaken(horde);
  expect([fixed.field, horde.dice]).toEqual([6, 3]);
});

test('[MED.A71] of nothing nothing more is lost', () => {
  const [fixed, horde] = [fixedForce({ field: 5 }), diceForce(0)];
  weaken(fixed);
  weaken(horde);
  expect([fixed.field, horde.dice]).toEqual([0, 0]);
});

test('[MED.EX26] conquest of a city with two forts, by a player and by pirates', () => {
  const taken = (kind: 'expedition' | 'pirates') =>
    at(
      assault,
      undefined,
      {},
      (g) => {
        own(g, CARTAGO, 'utica');
        g.forts[place('utica')] = 2;
        send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii', 'Triarii'] });
        g.attack = { ...g.attack!, kind };
      },
      [6, 1, 1, 1, 1],
    ).g;
  const [own1, pirates] = [taken('expedition'), taken('pirates')];
  expect([own1.owner[place('utica')], own1.forts[place('utica')], own1.vp.slice(0, 2)]).toEqual([ROMA, 2, [12, 8]]);
  expect([pirates.owner[place('utica')], pirates.forts[place('utica')], pirates.vp.slice(0, 2)]).toEqual([
    NEUTRAL,
    2,
    [10, 8],
  ]);
});

test('[MED.EX27] the order of a window', () => {
  const { g } = at(action, { seat: 0 }, { seats: 5 }, (x) => {
    hand(x, 0, 'Hastati');
    own(x, 0, 'neapolis');
    send(x, { by: 2, path: ['numantia', 'neapolis'], troops: ['Scutarii'] });
  });
  expect(windowOrder(g).map((s) => g.agreed.empires[s])).toEqual(['HISPANIA', 'ROMA', 'GALIA', 'GRECIA', 'CARTAGO']);
});

test('[MED.EX28] a tie of points is broken by cities', () => {
  const g = table((x) => {
    x.vp.splice(0, 4, 33, 33, 20, 10);
    const free = x.owner.flatMap((o, i) => (o === NEUTRAL ? [i] : []));
    for (const [seat, n] of [15, 17, 20].entries()) for (let i = 1; i < n; i++) x.owner[free.pop()!] = seat;
  });
  expect(ranking(g).winners).toEqual([CARTAGO]);
});

test('[MED.EX29] extremes of pacification', () => {
  const g = table((x) => {
    x.enraged = 3;
  });
  expect(campaignFor(g, 1, 2)).toBe('hard-campaign');
  g.enraged = 0;
  expect(campaignFor(g, 6, 12)).toBe('triumph');
});

test('[MED.EX30] pirates of 8 and 8 fight on with 2 and 2, and end with a second loss', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    const force = fixedForce({ naval: 8, assault: 8, path: [place('utica')], sails: true });
    g.attack = {
      kind: 'pirates',
      seat: ROMA,
      target: place('utica'),
      arrival: 'direct',
      force,
      guard: null,
      intercepted: [],
      over: false,
      wrecked: false,
    };
    hand(g, HISPANIA, 'Tormenta', 'Emboscada');
    hand(g, GALIA, 'Tormenta', 'Clientelas');
  });
  p.as(HISPANIA).rolling(4).does('play', card('HISPANIA/Tormenta'));
  expect(p.g.attack!.force).toMatchObject({ naval: 2, assault: 2 });
  p.as(GALIA).rolling(4).does('play', card('GALIA/Tormenta'));
  expect(through(p).g.attack).toBeNull();
});

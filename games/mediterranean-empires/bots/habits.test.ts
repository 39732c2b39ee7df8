/** What people noticed the lack of: each habit in a small position. */
import type { State } from '@tabularium/kernel';
import type { Empires } from '../rules/index.ts';
import {
  areaDice,
  capitalOf,
  type Card,
  cardOf,
  citiesOf,
  contentOf,
  defence,
  isWild,
  ownerOf,
  type Place,
  placeOf,
  scenarioOf,
} from '../rules/study.ts';
import { describe, expect, test } from 'vitest';
import { Asked } from './asked.ts';
import { planAttack } from './attack.ts';
import { answer, answerTo, cardsOf, engine, give, newGame, opened, playOn } from './testing/table.ts';
import { mediterraneanEmpires } from '../rules/index.ts';
import { random } from '@tabularium/bots';
import { rng } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { sensible } from './sensible.ts';

const isTroop = ({ types, factors }: Card): boolean => types.join() === 'T' && factors.assault !== null;
const refOf = (g: Empires, place: Place): string => contentOf(g).refs[place]!;
const asked = (s: State<Empires>): Asked => {
  const seat = engine.waitingFor(s)[0]!;
  return new Asked(seenBy(mediterraneanEmpires, s, engine.question(s, seat)!, seat, rng('plan')));
};
/** Gives all cities but those named to nobody, so that a position has only what it is about. */
const own = (g: Empires, seat: number, places: readonly Place[]): void => {
  for (const [i, o] of g.owner.entries()) if (o === seat && !places.includes(i)) Object.assign(g.owner, { [i]: -1 });
  for (const place of places) g.owner[place] = seat;
};
const plain = (g: Empires): Place[] =>
  g.owner.flatMap((o, i) => (o !== -2 && !contentOf(g).refs.some((_, p) => p === i && isCapital(g, i)) ? [i] : []));
const isCapital = (g: Empires, place: Place): boolean => g.vp.some((_, seat) => capitalOf(g, seat) === place);

/** An assault by this seat on the city, at the moment when others may play cards. */
const storming = (s: State<Empires>, by: number, target: Place, dice: number, troops: number): void => {
  const { g } = s;
  const units = cardsOf(g, by, isTroop).slice(0, troops);
  const force = {
    t: 'cards' as const,
    seat: by,
    units: units.map((card) => ({ card, as: 'T' as const, on: '' })),
    leaders: [],
    field: 0,
    naval: 0,
    assault: 0,
    dice: 0,
    path: [capitalOf(g, by), target],
    sails: false,
    sea: -1,
    faceUp: true,
  };
  g.attack = {
    kind: 'expedition',
    seat: by,
    target,
    arrival: 'land',
    force,
    guard: { ...force, t: 'city', seat: ownerOf(g, target), units: [], dice },
    intercepted: [],
    over: false,
    wrecked: false,
  };
  g.combat = { kind: 'assault', place: target, lost: [], counts: [0, 0], totals: [] };
};

describe('expeditions', () => {
  test('with two ordinary troops a small neutral city comes before a strong one of a rival', () => {
    const s = opened(2, 'A');
    const { g } = s;
    const near = contentOf(g)
      .links[capitalOf(g, 0)]!.map((l) => l.to)
      .filter((p) => g.owner[p] !== -2 && p < g.owner.length);
    const [small, strong] = near;
    own(g, 0, [capitalOf(g, 0)]);
    g.owner[small!] = -1;
    g.owner[strong!] = 1;
    g.forts[small!] = 1;
    g.forts[strong!] = 5;
    give(g, 0, cardsOf(g, 0, isTroop).slice(0, 2));
    expect(answer(s)).toEqual({ verb: 'attack', arg: refOf(g, small!) });
  });

  test('it sends few troops against few dice and more against more', () => {
    const s = opened(2, 'A');
    const { g } = s;
    give(g, 0, cardsOf(g, 0, isTroop).slice(0, 9));
    const near = contentOf(g)
      .links[capitalOf(g, 0)]!.map((l) => l.to)
      .find((p) => p < g.owner.length && g.owner[p] !== -2)!;
    g.owner[near] = -1;
    g.forts[near] = 0;
    const few = planAttack(asked(s), near)!.cards.length;
    g.forts[near] = 2;
    expect(planAttack(asked(s), near)!.cards.length).toBeGreaterThan(few);
    expect(few).toBeLessThanOrEqual(3);
  });

  test('[MED.5.4.7-c] every expedition against a city has a card that can assault, and ships without a factor only carry', () => {
    for (const seed of ['one', 'two', 'three']) {
      const s = newGame(4, {}, seed);
      const bad: string[] = [];
      playOn(s, [sensible, sensible, sensible, random], ({ g }) => {
        const { attack } = g;
        if (!attack || attack.kind !== 'expedition' || attack.seat === 3 || attack.target >= g.owner.length)
          return false;
        const { units, sails } = attack.force;
        // What is lost on the way is not his fault.
        if (g.combat !== null || attack.intercepted.length > 0) return false;
        const fights = units.some((u) => cardOf(g, u.card).factors.assault !== null && (u.as === 'T' || sails));
        if (!fights) bad.push(JSON.stringify(units));
        return false;
      });
      expect(bad).toEqual([]);
    }
  });

  test('[MED.5.4.7-c] with nothing but ships that cannot assault it attacks no city', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = engine.waitingFor(s)[0]!;
    const ships = cardsOf(g, seat, ({ types, factors }) => types.join() === 'F' && factors.assault === null);
    const riders = cardsOf(g, seat, ({ types, factors }) => types.join() === 'T' && factors.assault === null);
    give(g, seat, [...ships, ...riders]);
    g.enraged = 3;
    const said = answer(s);
    expect(said.verb === 'attack' && placeOf(g, String(said.arg)) < g.owner.length).toBe(false);
  });

  test('[MED.9-k] troops are spread over the ships, so that one that sinks takes few with it', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = g.agreed.empires.findIndex((_, x) => cardsOf(g, x, isPlainShip).length >= 2);
    const [a, b] = cardsOf(g, seat, isPlainShip);
    storming(s, seat, plain(g).find((p) => g.owner[p] !== seat)!, 2, 3);
    const troops = g.attack!.force.units.map((u, i) => ({ ...u, on: i === 0 ? a! : '' }));
    g.attack!.force.units = [...troops, { card: a!, as: 'F', on: '' }, { card: b!, as: 'F', on: '' }];
    expect(answerTo(s, seat, 'med.ask.load', { load: [a!, b!], loadAll: 'button' })).toEqual({ verb: 'load', arg: b });
  });
  const isPlainShip = ({ types, effects }: Card): boolean =>
    types.join() === 'F' && !effects.some((e) => e.op === 'double-cargo-naval-fc');
});

describe('the last round', () => {
  test('[MED.4.1-b] what is saved while rounds are to come is used when the turn is about to end', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = 0;
    const siege = cardsOf(g, seat, ({ types }) => types.includes('A'))[0]!;
    give(g, seat, [siege]);
    const target = plain(g).find((p) => g.owner[p] === -1)!;
    // Nearly won already: the card changes little.
    storming(s, seat, target, 2, 4);
    const offers = { play: [siege], decline: 'button' } as const;
    const sure = g.attack!.force.units.length;
    expect(sure).toBe(4);
    g.round = 1;
    expect(answerTo(s, seat, 'med.ask.window', offers).verb).toBe('decline');
    g.round = 12;
    storming(s, seat, target, 4, 4);
    expect(answerTo(s, seat, 'med.ask.window', offers)).toEqual({ verb: 'play', arg: siege });
  });
});

describe('others', () => {
  /** Seat 0 storms a city of seat 1; seat 2 has a card for the walls and one against them. */
  const watched = (patch: (g: Empires, target: Place) => void): { s: State<Empires>; walls: string; siege: string } => {
    const s = opened(4, 'A');
    const { g } = s;
    const target = citiesOf(g, 1).find((p) => !isCapital(g, p))!;
    const walls = cardsOf(g, 2, ({ types }) => types.includes('D'))[0]!;
    const siege = cardsOf(g, 2, ({ types }) => types.includes('A'))[0]!;
    give(g, 2, [walls, siege]);
    g.round = 9;
    storming(s, 0, target, 3, 2);
    patch(g, target);
    return { s, walls, siege };
  };
  const said = ({ s, walls, siege }: ReturnType<typeof watched>): unknown =>
    answerTo(s, 2, 'med.ask.window', { play: [walls, siege], decline: 'button' }).arg;
  /** Gives the seat cities of nobody until it has so many. */
  const grow = (g: Empires, seat: number, cities: number): void => {
    for (const place of plain(g)) {
      if (citiesOf(g, seat).length >= cities) return;
      if (g.owner[place] === 2 || g.owner[place] === 3 || g.owner[place] === -1) g.owner[place] = seat;
    }
  };

  test('[MED.4.4-a] whoever is about to win by cities is kept from it by those who only watch', () => {
    const at = watched((g) => grow(g, 0, scenarioOf(g).victoryCities - 1));
    expect(said(at)).toBe(at.walls);
  });
  test('[MED.4.4-a] and if he is the one who is stormed, they help the attacker', () => {
    const at = watched((g) => grow(g, 1, scenarioOf(g).victoryCities - 1));
    expect(said(at)).toBe(at.siege);
  });
  test('a quarrel of two who are far behind concerns nobody', () => {
    const at = watched((g) => {
      g.round = 1;
      g.vp[2] = 40;
      g.vp[3] = 39;
      g.vp[0] = 1;
      g.vp[1] = 1;
    });
    expect(said(at)).toBeUndefined();
  });
});

describe('victory by cities', () => {
  test('[MED.4.4-a] one city from it, the likeliest city is attacked with all that helps', () => {
    const s = opened(2, 'A');
    const { g } = s;
    const near = contentOf(g)
      .links[capitalOf(g, 0)]!.map((l) => l.to)
      .find((p) => p < g.owner.length && g.owner[p] !== -2)!;
    give(g, 0, cardsOf(g, 0, isTroop).slice(0, 6));
    g.owner[near] = -1;
    g.forts[near] = 2;
    const before = planAttack(asked(s), near)!.cards.length;
    for (const place of plain(g)) {
      if (citiesOf(g, 0).length >= scenarioOf(g).victoryCities - 1) break;
      if (place !== near) g.owner[place] = 0;
    }
    expect(answer(s).verb).toBe('attack');
    expect(planAttack(asked(s), near)!.cards.length).toBeGreaterThan(before);
  });
});

describe('Empire cards', () => {
  const ALLIES = ({ effects }: Card): boolean => effects.some((e) => e.op === 'barbarian-allies');

  test('[MED.7.3-a] barbarian allies are called where a strong area lies beside a weak city, and sent against it', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = g.agreed.empires.findIndex((_, x) => cardsOf(g, x, ALLIES).length > 0);
    const allies = cardsOf(g, seat, ALLIES)[0]!;
    give(g, seat, [allies]);
    const rival = seat === 0 ? 1 : 0;
    g.enraged = 3;
    const areas = g.areas.map((_, i) => g.owner.length + i).filter((p) => isWild(g, p));
    for (const area of areas)
      for (const { to } of contentOf(g).links[area]!)
        if (to < g.owner.length && g.owner[to] === seat) g.owner[to] = rival;
    own(g, seat, [capitalOf(g, seat)]);
    const offers = { empire: [allies], pass: 'button' } as const;
    expect(answerTo(s, seat, 'med.ask.act', offers)).toEqual({ verb: 'empire', arg: allies });
    const prey = areas.flatMap((area) =>
      contentOf(g).links[area]!.flatMap(({ to }) =>
        to < g.owner.length && g.owner[to]! >= 0 && g.owner[to] !== seat ? [{ area, to }] : [],
      ),
    );
    const chosen = placeOf(
      g,
      String(answerTo(s, seat, 'med.ask.horde', { rouse: [...new Set(prey.map((x) => refOf(g, x.area)))] }).arg),
    );
    const lead = (area: Place, city: Place): number => areaDice(g, area) - defence(g, city);
    const best = Math.max(...prey.map((x) => lead(x.area, x.to)));
    expect(Math.max(...prey.filter((x) => x.area === chosen).map((x) => lead(x.area, x.to)))).toBeGreaterThanOrEqual(
      best - 1,
    );
  });

  test('[MED.7.2-g] an area is pacified where it bars the way to most cities', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const areas = g.areas.map((_, i) => g.owner.length + i).filter((p) => isWild(g, p));
    const behind = (area: Place): number =>
      contentOf(g).links[area]!.filter(({ to }) => to < g.owner.length && g.owner[to]! >= -1 && g.owner[to] !== 0)
        .length;
    const beside = areas.filter((area) => contentOf(g).links[area]!.some(({ to }) => g.owner[to] === 0));
    expect(beside.length).toBeGreaterThan(1);
    const said = answerTo(s, 0, 'med.ask.pacify', { appease: beside.map((area) => refOf(g, area)) });
    expect(behind(placeOf(g, String(said.arg)))).toBe(Math.max(...beside.map(behind)));
  });
});

describe('defence', () => {
  test('a card for the walls is played where the city can be held, and not where it is lost', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const walls = cardsOf(g, 1, ({ types }) => types.includes('D'))[0]!;
    give(g, 1, [walls]);
    const target = capitalOf(g, 1);
    const offers = { play: [walls], decline: 'button' } as const;
    storming(s, 0, target, 3, 3);
    expect(answerTo(s, 1, 'med.ask.window', offers)).toEqual({ verb: 'play', arg: walls });
    storming(s, 0, target, 1, 9);
    expect(answerTo(s, 1, 'med.ask.window', offers).verb).toBe('decline');
  });

  test('forts go to the capital before a small city that nobody threatens', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const quiet = citiesOf(g, 0).find(
      (p) => !isCapital(g, p) && contentOf(g).links[p]!.every(({ to }) => (g.owner[to] ?? -2) <= 0),
    );
    const capital = refOf(g, capitalOf(g, 0));
    g.forts[capitalOf(g, 0)] = 1;
    if (quiet === undefined) return;
    expect(answerTo(s, 0, 'med.ask.placeFort', { reinforce: [refOf(g, quiet), capital] })).toEqual({
      verb: 'reinforce',
      arg: capital,
    });
  });
});

/** What people noticed the lack of, each habit in a small position: expeditions, Empire cards, defence. */

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
} from '../rules/study.ts';
import { describe, expect, test } from 'vitest';
import { planAttack } from './attack.ts';
import { random } from '@tabularium/bots';
import { sensible } from './sensible.ts';
import { answer, engine, newGame, playOn } from './testing/table.ts';
import {
  answerTo,
  asked,
  cardsOf,
  chosen,
  give,
  isCapital,
  isTroop,
  opened,
  own,
  plain,
  refOf,
  storming,
} from './testing/positions.ts';

describe('expeditions', () => {
  test('with two ordinary troops a small neutral city comes before a strong one of a rival', () => {
    const s = opened(2, 'A');
    const { g } = s;
    const near = contentOf(g)
      .links[capitalOf(g, 0)]!.map((l) => l.to)
      .filter((p) => g.owner[p] !== -2 && p < g.owner.length);
    const size = (p: Place): number => contentOf(g).cities[p]!.size;
    const [small, strong] = near.toSorted((a, b) => size(a) - size(b));
    own(g, 0, [capitalOf(g, 0)]);
    g.owner[small!] = -1;
    g.owner[strong!] = 1;
    g.forts[small!] = 1;
    g.forts[strong!] = 5;
    give(g, 0, cardsOf(g, 0, isTroop).slice(0, 2));
    const said = answer(s);
    const target = placeOf(g, chosen(said));
    expect(said.verb).toBe('attack');
    expect(ownerOf(g, target)).toBe(-1);
    expect(defence(g, target)).toBeLessThanOrEqual(defence(g, small!));
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
    g.forts[near] = 3;
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
    expect(said.verb === 'attack' && placeOf(g, chosen(said)) < g.owner.length).toBe(false);
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

describe('Empire cards', () => {
  const ALLIES = ({ effects }: Card): boolean => effects.some((e) => e.op === 'barbarian-allies');

  test('[MED.7.3-a] barbarian allies are called where a strong area lies beside a weak city, and sent against it', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = g.agreed.empires.findIndex((_, x) => cardsOf(g, x, ALLIES).length > 0);
    const allies = cardsOf(g, seat, ALLIES)[0]!;
    give(g, seat, [allies]);
    const rival = seat === 0 ? 1 : 0;
    // Late in the turn, when the troop that the card also is will not be needed any more.
    g.round = 9;
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
    const area = placeOf(
      g,
      chosen(answerTo(s, seat, 'med.ask.horde', { rouse: [...new Set(prey.map((x) => refOf(g, x.area)))] })),
    );
    const lead = (area: Place, city: Place): number => areaDice(g, area) - defence(g, city);
    const best = Math.max(...prey.map((x) => lead(x.area, x.to)));
    expect(Math.max(...prey.filter((x) => x.area === area).map((x) => lead(x.area, x.to)))).toBeGreaterThanOrEqual(
      best - 1,
    );
  });

  test('[MED.7.2-g] an area is pacified where it bars the way to most cities', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const areas = g.areas.map((_, i) => g.owner.length + i).filter((p) => isWild(g, p));
    for (const area of areas.slice(0, 2))
      g.owner[contentOf(g).links[area]!.find(({ to }) => to < g.owner.length && g.owner[to]! >= -1)!.to] = 0;
    const behind = (area: Place): number =>
      contentOf(g).links[area]!.filter(({ to }) => to < g.owner.length && g.owner[to]! >= -1 && g.owner[to] !== 0)
        .length;
    // A city of his own beside every area.
    for (const area of areas) {
      const near = contentOf(g)
        .links[area]!.map((l) => l.to)
        .filter((p) => p < g.owner.length && g.owner[p] !== -2);
      if (near.length > 0 && !near.some((p) => g.owner[p] === 0)) g.owner[near[0]!] = 0;
    }
    const beside = areas.filter((area) => contentOf(g).links[area]!.some(({ to }) => g.owner[to] === 0));
    expect(new Set(beside.map(behind)).size).toBeGreaterThan(1);
    const said = answerTo(s, 0, 'med.ask.pacify', { appease: beside.map((area) => refOf(g, area)) });
    expect(behind(placeOf(g, chosen(said)))).toBe(Math.max(...beside.map(behind)));
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

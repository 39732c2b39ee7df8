/** Every card of the eight decks, by name: it can be played as each of its types, and its text does what it says. */
import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import { battle } from '../combat/battle.ts';
import { fixedStrength, diceStrength } from '../combat/strength.ts';
import type { Card, Factor } from '../data/content.ts';
import { PRINTED } from '../data/printed.ts';
import { dicePart, fixedPart } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { type CardType, COMBATS, type CombatKind, NEUTRAL } from '../ids.ts';
import { action } from '../round/action.ts';
import { at, type Game, isOver, loaded, offered, ORDER, place } from '../testing/at.ts';
import { cardWindow } from './window.ts';

/** All eight play: every card has its owner at the table. */
const EIGHT = { seats: 8, edition: 'second' } as const;
const KINDS = [...Map.groupBy(Object.values(PRINTED.cards), (c) => `${c.name} of ${c.empire}`).values()].map(
  (copies) => copies[0]!,
);

const seatOf = (g: Empires, c: Card): number => g.agreed.empires.indexOf(c.empire);
const pull = (g: Empires, id: string): void => {
  for (const pile of [...g.decks, ...g.hands]) {
    const i = pile.indexOf(id);
    if (i >= 0) pile.splice(i, 1);
  }
};
const give = (g: Empires, seat: number, id: string): void => {
  pull(g, id);
  g.hands[seat]!.push(id);
  g.hands[seat]!.sort();
};

/** Where an Empire has no Leader of its own who fights like this: one that was stolen. */
const strangeLeader = (kind: CombatKind): string =>
  Object.values(PRINTED.cards).find(
    (c) => c.types.includes('L') && c.factors[kind] !== null && c.byOp.restrict.length === 0,
  )!.id;

/** An attack of the card's owner, or on him, in which the card is about to be used. */
const fight = (c: Card, kind: CombatKind, role: 0 | 1, as: 'T' | 'F' | 'hand'): Game => {
  const start = (g: Empires): void => {
    const me = seatOf(g, c);
    const other = (me + 1) % 8;
    const [attacker, defender] = role === 0 ? [me, other] : [other, me];
    const deck = (seat: number, type: CardType): string => {
      const all = PRINTED.decks[g.agreed.empires[seat]!]!.filter(
        (id) => id !== c.id && PRINTED.cards[id]!.types[0] === type,
      );
      return all.find(isPlain) ?? all[0]!;
    };
    const own = (seat: number) => (['T', 'F'] as const).map((type) => ({ card: deck(seat, type), as: type, on: '' }));
    const force = (seat: number) => {
      const units = [...own(seat), ...(seat === me && as !== 'hand' ? [{ card: c.id, as, on: '' }] : [])];
      for (const u of units) pull(g, u.card);
      return {
        t: 'cards' as const,
        seat,
        units: units.toSorted((a, b) => (a.card < b.card ? -1 : 1)),
        leaders: [],
        field: 0,
        naval: 0,
        assault: 0,
        dice: 0,
        path: [place('nora'), place('utica')],
        sails: true,
        sea: 0,
        faceUp: false,
      };
    };
    g.owner[place('utica')] = defender;
    g.attack = {
      kind: 'expedition',
      seat: attacker,
      target: place('utica'),
      arrival: 'landing',
      force: force(attacker),
      guard: kind === 'assault' ? null : force(defender),
      intercepted: [],
      over: false,
      wrecked: false,
    };
    if (as === 'hand') give(g, me, c.id);
    // Somebody is asked, so that the combat waits to be looked at.
    else
      give(
        g,
        attacker,
        PRINTED.decks[g.agreed.empires[attacker]!]!.find(
          (id) => PRINTED.cards[id]!.types.includes('L') && PRINTED.cards[id]!.factors[kind] !== null,
        ) ?? strangeLeader(kind),
      );
  };
  return kind === 'assault'
    ? at(assault, undefined, { ...EIGHT, byChance: true }, start)
    : at(battle, { kind, place: kind === 'field' ? place('utica') : -1 }, { ...EIGHT, byChance: true }, start);
};
/** A card whose text does nothing here. */
const isPlain = (id: string): boolean => {
  const { effects, factors } = PRINTED.cards[id]!;
  return effects.length === 0 && typeof factors.naval === 'number' && factors.assault !== null;
};

const parts = (g: Empires, c: Card, side: 0 | 1): { fixed: number; dice: number } => {
  const of = (list: readonly { n: number; k: string; refs?: readonly string[] }[], k: string): number =>
    list.filter((p) => p.k === k && p.refs?.includes(c.id)).reduce((n, p) => n + p.n, 0);
  return { fixed: of(fixedStrength(g, side).parts, 'unit'), dice: of(diceStrength(g, side).parts, 'factorDice') };
};

/** Factors are as printed in every kind of combat that the card can fight in. */
const fightsAs = (c: Card, as: 'T' | 'F'): void => {
  for (const kind of COMBATS) {
    const factor: Factor =
      as === 'F' && kind === 'assault' ? c.assaultAsFleet : as === 'F' && kind === 'field' ? null : c.factors[kind];
    if (factor === null) continue;
    const p = loaded(fight(c, kind, 0, as));
    if (p.g.combat === null) continue;
    expect([kind, parts(p.g, c, 0)]).toEqual([kind, { fixed: fixedPart(factor), dice: dicePart(factor) }]);
  }
};

/** Dice come to the side of a Leader where he has a factor, and he cannot be played where he has none. */
const leads = (c: Card): void => {
  for (const kind of COMBATS) {
    const role = c.effects.some((e) => e.op === 'restrict' && e.role === 'defender') ? 1 : 0;
    const p = loaded(fight(c, kind, role, 'hand'));
    const seat = seatOf(p.g, c);
    if (c.factors[kind] === null) {
      expect(offered(p.as(seat), 'play')).toEqual([]);
      continue;
    }
    expect(offered(p.as(seat), 'play')).toEqual([c.id]);
    const g = structuredClone(p.g);
    const force = role === 0 ? g.attack!.force : g.attack!.guard!;
    const before = diceStrength(g, role).total;
    force.leaders.push(c.id);
    expect(diceStrength(g, role).total - before).toBe(dicePart(c.factors[kind]));
  }
};

/** A city card adds its dice to its side, whoever plays it. */
const besieges = (c: Card, side: 0 | 1): void => {
  const p = fight(c, 'assault', side, 'hand');
  const seat = seatOf(p.g, c);
  expect(offered(p.as(seat), 'play')).toEqual([c.id]);
  const before = diceStrength(p.g, side).total;
  p.g.table.push({ card: c.id, by: seat, as: side === 0 ? 'A' : 'D', side, against: '', off: false });
  // Utica is a port.
  const forPorts = c.effects.reduce((n, e) => n + (e.op === 'add-dice' && e.if?.port === true ? e.n : 0), 0);
  expect(diceStrength(p.g, side).total - before).toBe(dicePart(c.factors.assault) + forPorts);
};

/** An Empire card can be played where there is something to do, and is discarded when it is done. */
const rules = (c: Card): void => {
  const p = at(action, { seat: ORDER.indexOf(c.empire) }, { ...EIGHT, byChance: true }, (g) => {
    const me = seatOf(g, c);
    const deck = PRINTED.decks[c.empire]!;
    for (const id of deck.filter((x) => x !== c.id).slice(0, 3)) {
      pull(g, id);
      g.discards[me]!.push(id);
    }
    for (const id of deck.filter((x) => PRINTED.cards[x]!.types.includes('L')).slice(0, 1)) {
      pull(g, id);
      if (!g.discards[me]!.includes(id)) g.discards[me]!.push(id);
    }
    give(g, me, c.id);
    const other = (me + 1) % 8;
    give(g, other, PRINTED.decks[g.agreed.empires[other]!]![0]!);
    // Everything beside the capital is somebody's: his own with ports, another's, or free.
    const ports = PRINTED.cities.flatMap((x, i) => (x.port && g.owner[i] === NEUTRAL ? [i] : []));
    for (const i of ports.filter((_, n) => n % 2 === 0).slice(0, 10)) g.owner[i] = me;
    const links = g.owner.flatMap((o, i) => (o === me ? PRINTED.links[i]!.map((l) => l.to) : []));
    const small = links.filter((x) => g.owner[x] === NEUTRAL && PRINTED.cities[x]!.size < 3);
    for (const i of small.sort((a, b) => PRINTED.cities[a]!.size - PRINTED.cities[b]!.size).slice(0, 3))
      g.owner[i] = other;
    const wild = g.areas.findIndex((a) => a === 'wild');
    const beside = PRINTED.links[wild + g.owner.length]!.find((l) => l.to < g.owner.length)!;
    g.owner[beside.to] = other;
  });
  const seat = seatOf(p.g, c);
  expect(offered(p, 'empire')).toContain(c.id);
  p.does('empire', c.id);
  // Take whatever is offered first, until it is over.
  for (let i = 0; i < 40 && !isOver(p) && p.over === undefined; i++) {
    p.as(p.waitingFor[0]!);
    const verbs = p.question!.verbs;
    const verb = ['decline', 'letPass'].find((v) => v in verbs) ?? Object.keys(verbs)[0]!;
    const offer = verbs[verb]!;
    p.does(verb, offer.t === 'pick' ? offer.of[0] : undefined);
  }
  expect(p.over !== undefined || isOver(p)).toBe(true);
  expect(p.over !== undefined || p.g.discards[seat]!.includes(c.id) || p.g.hands[seat]!.includes(c.id)).toBe(true);
};

/** A special event is offered in the window that its text names. */
const happens = (c: Card): void => {
  const { when } = c.effects[0]!;
  if (when.startsWith('response')) {
    expect(['cancel-card', 'remove-leader']).toContain(c.effects[0]!.op);
    return;
  }
  if (when === 'any') {
    const p = at(cardWindow, { kind: 'between', order: [0, 1, 2, 3, 4, 5, 6, 7] }, EIGHT, (g) =>
      give(g, seatOf(g, c), c.id),
    );
    expect(offered(p, 'play')).toEqual([c.id]);
  } else if (when.startsWith('route')) {
    const p = at(march, undefined, EIGHT, (g) => {
      const me = seatOf(g, c);
      const attacker = (me + 1) % 8;
      g.attack = { ...fight(c, 'assault', 1, 'hand').g.attack!, seat: attacker, guard: null };
      for (const u of g.attack.force.units) pull(g, u.card);
      give(g, me, c.id);
    });
    expect(offered(p, 'play')).toEqual([c.id]);
  } else {
    const kind = when === 'combat-assault' ? 'assault' : when === 'combat-naval' ? 'naval' : 'field';
    const p = fight(c, kind, 1, 'hand');
    expect(offered(p.as(seatOf(p.g, c)), 'play')).toEqual([c.id]);
  }
};

const TRIALS: Readonly<Record<CardType, (c: Card) => void>> = {
  T: (c) => fightsAs(c, 'T'),
  F: (c) => fightsAs(c, 'F'),
  L: leads,
  A: (c) => besieges(c, 0),
  D: (c) => besieges(c, 1),
  I: rules,
  X: happens,
};

test('[MED.2-h] factors count as they are printed, for every troop and fleet', () => {
  for (const c of KINDS.filter((x) => x.types.includes('T') || x.types.includes('F'))) {
    for (const as of ['T', 'F'] as const) if (c.types.includes(as)) fightsAs(c, as);
  }
});

for (const c of KINDS) {
  test(`${c.name} of ${c.empire} works as ${c.types.join(' and ')}`, () => {
    for (const type of c.types) TRIALS[type](c);
  });
}

import type { Rng, State } from '@tabularium/kernel';
import type { Empires } from '../rules/index.ts';
import { capitalOf, cardOf, contentOf, placeOf } from '../rules/study.ts';
import { describe, expect, test } from 'vitest';
import { answer, engine, newGame, playOn } from './testing/table.ts';
import type { BotFactory } from '@tabularium/parts';
import { random } from '@tabularium/bots';
import { sensible } from './sensible.ts';

const all = (n: number, bot: BotFactory = sensible): BotFactory[] => Array.from({ length: n }, () => bot);

describe('whole games', () => {
  test.each([
    [2, { scenario: 'A' }],
    [2, { scenario: 'D', turns: '5', shorter: true }],
    [3, { scenario: 'B', freePassage: true }],
    [4, { scenario: 'A', firstLeads: true }],
    [5, { scenario: 'B' }],
    [8, { scenario: 'A', freePassage: true, firstLeads: true }],
  ] as const)('%i players, %o: every question is answered and the game ends', (seats, options) => {
    const s = newGame(seats, options, 'whole');
    const asked = playOn(s, all(seats));
    expect(s.over).toBeDefined();
    expect(asked.length).toBeLessThan(5000);
  });

  test('it answers at tables of fools, who ask what nobody else would', () => {
    for (const seats of [3, 6]) {
      const s = newGame(seats, { freePassage: true }, 'fools');
      playOn(s, [sensible, ...all(seats - 1, random)]);
      expect(s.over).toBeDefined();
    }
  });

  test('it has an opinion on everything it is asked: nothing is left to its own chance', () => {
    const rng = new Proxy({} as Rng, {
      get: () => () => {
        throw new Error('no opinion');
      },
    });
    const decided: BotFactory = () => ({
      name: 'decided',
      choose: (seen) => sensible().choose({ ...seen, view: seen.view, rng }),
    });
    for (const [seats, scenario] of [
      [2, 'C'],
      [4, 'B'],
      [6, 'A'],
    ] as const) {
      const s = newGame(seats, { scenario, freePassage: seats === 4 }, 'opinions');
      playOn(s, all(seats, decided));
      expect(s.over).toBeDefined();
    }
  });

  test('it beats those who play at random', () => {
    let won = 0;
    const GAMES = 12;
    for (let i = 0; i < GAMES; i++) {
      const s = newGame(4, { scenario: i % 2 === 0 ? 'A' : 'B' }, `random ${i}`);
      playOn(
        s,
        [0, 1, 2, 3].map((seat) => (seat === i % 4 ? sensible : random)),
      );
      if (s.over!.winners.includes(i % 4)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(10);
  });
});

/** Rome and Carthage, built by bots, at the moment when the first of them is asked for an action. */
const opening = (patch: (g: Empires) => void): State<Empires> => {
  const s = newGame(2, { scenario: 'A' }, 'opening');
  playOn(s, all(2), ({ g }, prompt) => prompt === 'med.ask.act' && g.turn === 1);
  s.g.event = 'homecoming';
  patch(s.g);
  return s;
};
const mover = (s: State<Empires>): number => engine.waitingFor(s)[0]!;
const named = (g: Empires, seat: number, name: string): string[] =>
  contentOf(g).decks[g.agreed.empires[seat]!]!.filter((id) => cardOf(g, id).name === name);
/** Puts exactly these cards into the hand and the rest into the deck. */
const deal = (g: Empires, seat: number, ...names: string[]): void => {
  const deck = [...contentOf(g).decks[g.agreed.empires[seat]!]!];
  const hand: string[] = [];
  for (const name of names) {
    const id = named(g, seat, name).find((x) => !hand.includes(x))!;
    hand.push(id);
    deck.splice(deck.indexOf(id), 1);
  }
  g.hands[seat] = hand.sort();
  g.decks[seat] = deck;
  g.discards[seat] = [];
};

describe('building', () => {
  test('it spreads while there is room, one fort for each city', () => {
    const s = opening(() => {});
    for (const seat of [0, 1]) {
      const held = s.g.owner.flatMap((o, i) => (o === seat ? [s.g.forts[i]!] : []));
      expect(held.length).toBeGreaterThanOrEqual(10);
      expect(Math.max(...held)).toBeLessThanOrEqual(3);
    }
  });

  test('it makes for a big city a step further on, before others come', () => {
    const s = newGame(4, { scenario: 'B' }, 'building');
    playOn(s, all(4), ({ g }) => g.turn > 0);
    // Egypt can reach it by way of Crete.
    const greece = s.g.agreed.empires.indexOf('GRECIA');
    expect(s.g.owner[placeOf(s.g, 'city:sparta')]).toBe(greece);
  });
});

describe('actions', () => {
  test('with strong troops it attacks, and declares with enough of them', () => {
    const s = opening((g) => deal(g, 0, 'Triarii', 'Triarii', 'Principes', 'Principes', 'Hastati', 'Hastati'));
    expect(mover(s)).toBe(0);
    expect(answer(s).verb).toBe('attack');
    playOn(s, all(2), ({ g }) => g.attack !== null);
    expect(s.g.attack?.force.units.length).toBeGreaterThanOrEqual(2);
  });

  test('with nothing that could win it attacks nobody', () => {
    const s = opening((g) => {
      // Cavalry cannot assault, and the barbarians are as enraged as they can be.
      deal(g, 0, 'Equites');
      g.enraged = 3;
    });
    expect(answer(s).verb).not.toBe('attack');
  });

  test('it plays an Empire card that gives more than arms would', () => {
    const s = opening((g) => deal(g, 0, 'Foedus', 'Velites'));
    expect(answer(s)).toEqual({ verb: 'empire', arg: named(s.g, 0, 'Foedus')[0] });
  });

  test('a lost capital is won back before anything else', () => {
    const s = opening((g) => {
      deal(g, 0, 'Triarii', 'Triarii', 'Principes', 'Principes', 'Legion Veterana');
      g.owner[capitalOf(g, 0)] = 1;
    });
    expect(answer(s)).toEqual({ verb: 'attack', arg: 'city:roma' });
  });
});

/** Rome before the walls of Tarentum, a neutral key city, with these cards in hand. */
const assault = (...names: string[]): State<Empires> => {
  const s = opening((g) => deal(g, 0, 'Triarii', 'Principes', ...names));
  engine.applyTrusted(s, { by: 0, verb: 'attack', arg: 'city:tarentum' });
  for (const card of [named(s.g, 0, 'Triarii')[0]!, named(s.g, 0, 'Principes')[0]!]) {
    while (!engine.question(s, 0)!.verbs['troop']) engine.applyTrusted(s, { by: 0, verb: 'shortest' });
    engine.applyTrusted(s, { by: 0, verb: 'troop', arg: card });
  }
  engine.applyTrusted(s, { by: 0, verb: 'declare' });
  playOn(s, all(2), ({ g }) => g.combat !== null || g.attack === null);
  return s;
};

describe('combat', () => {
  test('a card that turns the assault is played; where all is won already it is kept', () => {
    const s = assault('Torres de Asedio');
    expect(mover(s)).toBe(0);
    s.g.attack!.guard!.dice = 5;
    expect(answer(s)).toEqual({ verb: 'play', arg: named(s.g, 0, 'Torres de Asedio')[0] });
    s.g.attack!.guard!.dice = 1;
    expect(answer(s)).toEqual({ verb: 'decline' });
  });

  test('it never strengthens the walls it storms', () => {
    const s = assault('Murallas Servianas');
    s.g.attack!.guard!.dice = 4;
    expect(answer(s).verb).not.toBe('play');
  });
});

describe('interception', () => {
  /** Neutrals of this strength in the field attack a small Roman city. */
  const comes = (field: number, ...names: string[]): State<Empires> => {
    const s = opening((g) => deal(g, 0, ...names));
    const target = contentOf(s.g)
      .links[capitalOf(s.g, 0)]!.map((l) => l.to)
      .find((c) => s.g.owner[c] === 0)!;
    s.g.attack = {
      kind: 'neutral',
      seat: 1,
      target,
      arrival: 'land',
      force: {
        t: 'fixed',
        seat: -1,
        units: [],
        leaders: [],
        field,
        naval: 0,
        assault: 14,
        dice: 0,
        path: [target],
        sails: false,
        sea: -1,
        faceUp: true,
      },
      guard: null,
      intercepted: [],
      over: false,
      wrecked: false,
    };
    s.stack.push({
      ...s.stack.at(-1)!,
      proc: 'expedition.intercept',
      node: 'ask',
      local: { leg: 'before', place: -1, may: true },
    } as never);
    return s;
  };
  test('what is dear and can be saved is saved', () => {
    expect(answer(comes(8, 'Triarii', 'Triarii', 'Principes', 'Principes')).verb).toBe('interceptAt');
  });
  test('what cannot be met is let pass', () => {
    expect(answer(comes(18, 'Velites'))).toEqual({ verb: 'letPass' });
  });
});

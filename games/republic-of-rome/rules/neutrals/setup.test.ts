import { BadOptions, begin, fromSeed, type LogLine, parseTable } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, senatorCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { FactionId } from '../ids.ts';
import { isNeutral } from '../rome/players.ts';
import { senatorsOf } from '../rome/senators.ts';
import { forOneOrTwo } from '../for-one-or-two.ts';
import { factionOfCard } from '../testing/neutrals.ts';
import { neutralsOf } from './state.ts';

const SCENARIOS = ['early', 'middle', 'late'] as const;
const FAMILIES = { early: 3, middle: 4, late: 5 };

const dealt = (seats: number, scenario: (typeof SCENARIOS)[number], seed: number): Rome => {
  const table = parseTable(forOneOrTwo, seats, { scenario });
  const log: LogLine[] = [];
  // Only what lies there before anybody decides.
  return forOneOrTwo.setup({ ...begunWith(seed, log) }, table.seats, table.options);
};
/** Chance and the record of a table that has just been opened. */
const begunWith = (seed: number, log: LogLine[]) => {
  let setup: Parameters<typeof forOneOrTwo.setup>[0] | undefined;
  begin(
    {
      ...forOneOrTwo,
      setup: (cx, seats, options) => {
        setup = {
          log: cx.log.bind(cx),
          tell: cx.tell.bind(cx),
          below: cx.below.bind(cx),
          d6: cx.d6.bind(cx),
          shuffle: cx.shuffle.bind(cx),
        };
        return forOneOrTwo.setup(cx, seats, options);
      },
    },
    parseTable(forOneOrTwo, 1, {}),
    fromSeed(`neutrals ${seed}`),
    { log },
  );
  return setup!;
};

/** Of the Families first dealt, by what is printed on them. */
const total = (g: Rome, faction: FactionId, of: 'mil' | 'influence', each: number): number =>
  senatorsOf(g, faction)
    .slice(0, each)
    .reduce((n, s) => n + senatorCard(g, s.id)[of], 0);

describe.each([1, 2])('%i at the table', (seats) => {
  test.each(SCENARIOS)(
    '[4.01.1-a][4.01.1-b][4.01.1-c] %s: five Factions, all but those of the Players Neutral',
    (scenario) => {
      const g = dealt(seats, scenario, 1);
      expect(g.factions).toHaveLength(5);
      expect(g.factions.filter((_, faction) => isNeutral(g, faction))).toHaveLength(5 - seats);
      expect(neutralsOf(g).guidelines.filter((id) => id === '')).toHaveLength(seats);
    },
  );

  test.each(SCENARIOS)(
    '[4.01.2-a][4.01.2-b][4.01.2-c][4.01.2-d][4.01.2-e][4.01.2-g][4.01.2-j] %s: cards by printed totals, then more Families',
    (scenario) => {
      const each = FAMILIES[scenario];
      for (let seed = 0; seed < 30; seed++) {
        const g = dealt(seats, scenario, seed);
        const neutral = g.factions.map((_, faction): FactionId => faction).filter((faction) => isNeutral(g, faction));
        const inf = (faction: FactionId): number => total(g, faction, 'influence', each);
        const mil = (faction: FactionId): number => total(g, faction, 'mil', each);
        const imperials = factionOfCard(g, 'imperials');
        expect(mil(imperials)).toBe(Math.max(...neutral.map(mil)));
        const left = neutral.filter((faction) => faction !== imperials);
        const plutocrats = factionOfCard(g, 'plutocrats');
        expect(inf(plutocrats)).toBe(Math.max(...left.map(inf)));
        const last = left.filter((faction) => faction !== plutocrats);
        expect(inf(factionOfCard(g, 'conservatives'))).toBe(Math.min(...last.map(inf)));
        expect(factionOfCard(g, 'populists') >= 0).toBe(seats === 1);
        for (const [faction, id] of neutralsOf(g).guidelines.entries()) {
          const extra = id === 'conservatives' ? 2 : id === 'populists' ? 1 : 0;
          expect(senatorsOf(g, faction)).toHaveLength(each + extra);
        }
        forOneOrTwo.check(g);
      }
    },
  );

  test('[4.01.1-i] who plays which Faction, chance decides before anything is dealt', () => {
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) => dealt(seats, 'early', seed).neutrals!.players.join()),
    );
    expect(places.size).toBeGreaterThan(3);
  });

  test('[4.01.1-a][4.01.1-g][A4-61] only the three scenarios of one deck, and no Advanced Rule', () => {
    for (const scenario of ['early-middle', 'middle-late', 'early-middle-late', 'alternative']) {
      expect(() => parseTable(forOneOrTwo, seats, { scenario })).toThrow(BadOptions);
    }
    expect(() => parseTable(forOneOrTwo, seats, { advanced: ['advocates'] })).toThrow(BadOptions);
    expect(() => parseTable(forOneOrTwo, seats, { auction: 'sealed' })).toThrow(BadOptions);
    for (const scenario of SCENARIOS) expect(() => parseTable(forOneOrTwo, seats, { scenario })).not.toThrow();
  });
});

test('[4.01.2-f] a tie is settled by 2d6', () => {
  const tied = Array.from({ length: 60 }, (_, seed) => dealt(1, 'early', seed)).filter((g) => {
    const [best, second] = g.factions
      .map((_, faction) => (isNeutral(g, faction) ? total(g, faction, 'mil', 3) : -1))
      .sort((a, b) => b - a);
    return best === second;
  });
  // Not always the Faction that comes first.
  const isFirst = tied.map((g) => {
    const most = Math.max(...g.factions.map((_, f) => (isNeutral(g, f) ? total(g, f, 'mil', 3) : -1)));
    return (
      g.factions.findIndex((_, f) => isNeutral(g, f) && total(g, f, 'mil', 3) === most) ===
      factionOfCard(g, 'imperials')
    );
  });
  expect(new Set(isFirst)).toEqual(new Set([true, false]));
});

test('[4.01.4-a][4.01.4-b] three Faction cards for each, Neutral or not', () => {
  for (const scenario of SCENARIOS) {
    const g = dealt(1, scenario, 2);
    expect(g.factions.map((f) => f.hand.length)).toEqual([3, 3, 3, 3, 3]);
    expect(g.factions.flatMap((f) => f.hand).every((card) => cardOf(g, card).hand)).toBe(true);
  }
});

test('[4.01.1-d][4.01.1-e][4.01.1-h][4.01.4-b][4.07.1-b] hands and Treasuries of Neutrals lie open; those of Players are their own', () => {
  const table = parseTable(forOneOrTwo, 2, {});
  const state = begin(forOneOrTwo, table, fromSeed('sight'));
  const { g } = state;
  for (const eye of [0, 1, 'public'] as const) {
    const seen = forOneOrTwo.view(state, eye);
    for (const [faction, f] of seen.factions.entries()) {
      const isOpen = isNeutral(g, faction) || (eye !== 'public' && neutralsOf(g).players[eye] === faction);
      expect(typeof f.hand === 'number').toBe(!isOpen);
      expect(f.treasury === undefined).toBe(!isOpen);
    }
  }
});

import { describe, expect, test } from 'vitest';
import { initiative } from '../../forum/initiative.ts';
import type { Rome } from '../../game.ts';
import type { CardId, SenatorId } from '../../ids.ts';
import { factionsWithoutSenators } from '../../rome/factions.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { wages } from '../../testing/armies.ts';
import {
  bareNeutrals,
  CONSERVATIVES,
  IMPERIALS,
  joins,
  PLUTOCRATS,
  POPULISTS,
  ruledOut,
} from '../../testing/neutrals.ts';
import { onTop } from '../../testing/initiative.ts';
import { type Plays, playHeld } from './cards.ts';

const held = (patch: (g: Rome) => void, dice: number[] = [], plays: Plays = 'in-turn') =>
  bareNeutrals(playHeld, { plays }, {}, patch, dice);
const holderOf = (g: Rome, id: string) => g.concessions.find((c) => c.id === id)?.holder;

/** An Initiative of the Imperials in which this card is drawn; nobody can be persuaded, and a 1 gains no Knight. */
const draws = (card: CardId, patch: (g: Rome) => void = () => {}, more: number[] = []) =>
  bareNeutrals(
    initiative,
    { seat: IMPERIALS },
    {},
    (g) => {
      onTop(g, card);
      patch(g);
    },
    [2, 2, ...more, 1],
  );

describe('[4.04.1-a] drawn and played', () => {
  test('a Concession', () => {
    const t = draws('card:59');
    expect(holderOf(t.g, 'concession:59')).toBe('senator:2');
    expect(t.g.factions[IMPERIALS]!.hand).toEqual([]);
    // [4.01.1-d] Everybody has seen it.
    expect(t.lines('forum.drawn')).toMatchObject([{ card: 'card:59' }]);
  });
  test('[4.04.1-c] a Law, without a vote', () => {
    const t = draws('card:107');
    expect(t.g.laws).toEqual(['card:107']);
    expect(t.lines('neutral.plays')).toMatchObject([{ faction: 'faction:1', card: 'card:107' }]);
  });
  test('[4.04.1-f] no Statesman', () => {
    const t = draws('card:29');
    expect(t.g.factions[IMPERIALS]!.hand).toEqual(['card:29']);
  });
  test('a Tribune is kept', () => {
    expect(draws('card:38').g.factions[IMPERIALS]!.hand).toEqual(['card:38']);
  });
});

describe('[4.04.1-b][4.01.4-d][4.01.4-e] to whom a Concession goes', () => {
  const gives = (patch: (g: Rome) => void, dice: number[] = []) =>
    held((g) => {
      hand(g, IMPERIALS, 'card:59');
      patch(g);
    }, dice);
  const has = (g: Rome, ...ids: SenatorId[]): void => {
    for (const [i, id] of ids.entries()) {
      g.concessions.push({ id: `concession:${60 + i}`, holder: id, revealed: false, voted: 0 });
    }
  };
  test('fewest Concessions, in Rome or not', () => {
    const t = gives((g) => {
      joins(g, 'senator:16', IMPERIALS, { at: 'field' });
      has(g, 'senator:2');
    });
    expect(holderOf(t.g, 'concession:59')).toBe('senator:16');
    expect(ruledOut(t, 'neutral.concession')).toEqual({ 'senator:2': 'measure:concessions', 'senator:16': '' });
  });
  test('then most Influence', () => {
    expect(holderOf(gives((g) => joins(g, 'senator:16', IMPERIALS)).g, 'concession:59')).toBe('senator:2');
  });
  test('then dice', () => {
    const equal = (g: Rome): void => {
      joins(g, 'senator:16', IMPERIALS, { influence: 5 });
    };
    expect(holderOf(gives(equal, [1, 1, 2, 2]).g, 'concession:59')).toBe('senator:16');
    expect(holderOf(gives(equal, [3, 1, 1, 2]).g, 'concession:59')).toBe('senator:2');
  });
});

describe('[4.04.1-d][4.01.4-f][A4-16] what cannot be played yet is kept until it can be', () => {
  test('the Land Commissioner, for a Land Bill', () => {
    expect(held((g) => hand(g, IMPERIALS, 'card:58')).g.factions[IMPERIALS]!.hand).toEqual(['card:58']);
    const t = held((g) => {
      hand(g, IMPERIALS, 'card:58');
      g.landBills.I = 1;
    });
    expect(holderOf(t.g, 'concession:58')).toBe('senator:2');
  });
  test('the Acilian Law, for the Calpurnian of another Neutral', () => {
    const acilian = (g: Rome): void => hand(g, IMPERIALS, 'card:111');
    expect(held(acilian).g.laws).toEqual([]);
    const t = held((g) => {
      acilian(g);
      hand(g, POPULISTS, 'card:107');
    });
    expect(t.g.laws).toEqual(['card:107', 'card:111']);
  });
  test('the Julian Law, as soon as somebody draws the Social War', () => {
    const t = bareNeutrals(
      initiative,
      { seat: 0 },
      {},
      (g) => {
        hand(g, IMPERIALS, 'card:160');
        onTop(g, 'card:119');
        g.unrest = 6;
      },
      [2, 2, 3],
    );
    expect(t.g.laws).toEqual(['card:160']);
    expect(t.g.unrest).toBe(3);
    expect(senator(t.g, 'senator:2').influence).toBe(2);
    // The Player goes on with his Initiative.
    expect(t.as(0).offers('endInitiative')).toBeDefined();
  });
  test('Tradition Erodes, when Wars are strong enough', () => {
    const erodes = (patch: (g: Rome) => void) =>
      held((g) => {
        hand(g, IMPERIALS, 'card:109');
        patch(g);
      }).g.laws;
    expect(erodes(() => {})).toEqual([]);
    expect(erodes((g) => wages(g, 'war:2'))).toEqual(['card:109']);
  });
  test('a Concession, while it has no Senator', () => {
    const t = held((g) => {
      hand(g, IMPERIALS, 'card:59');
      g.senators = g.senators.filter((s) => s.faction !== IMPERIALS);
    });
    expect(t.g.factions[IMPERIALS]!.hand).toEqual(['card:59']);
  });
  test('wherever nothing is half-done', () => {
    const t = bareNeutrals(factionsWithoutSenators, undefined, {}, (g) => hand(g, CONSERVATIVES, 'card:108'));
    expect(t.g.laws).toEqual(['card:108']);
  });
});

describe('[4.01.4-c] at the opening', () => {
  const opens = (patch: (g: Rome) => void) => held(patch, [], 'at-once');
  test('every Statesman who can be played comes', () => {
    const t = opens((g) => hand(g, IMPERIALS, 'card:29', 'card:31'));
    expect(senator(t.g, 'senator:18A').faction).toBe(IMPERIALS);
    expect(senator(t.g, 'senator:19A').faction).toBe(IMPERIALS);
  });
  test('[4.01.4-f] one whose Family is somebody else’s is kept', () => {
    const t = opens((g) => {
      hand(g, IMPERIALS, 'card:29');
      joins(g, 'senator:18', PLUTOCRATS);
    });
    expect(t.g.factions[IMPERIALS]!.hand).toEqual(['card:29']);
  });
  test('[4.01.4-h] a Law counts as drawn', () => {
    expect(opens((g) => hand(g, IMPERIALS, 'card:107')).g.laws).toEqual(['card:107']);
  });
  test('a Player’s hand is not played', () => {
    const t = opens((g) => hand(g, 0, 'card:107', 'card:29'));
    expect(t.g.factions[0]!.hand).toEqual(['card:107', 'card:29']);
  });
});

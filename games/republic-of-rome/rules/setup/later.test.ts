import { describe, expect, test } from 'vitest';
import { cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { countLegions } from '../rome/forces.ts';
import { senatorsOf } from '../rome/senators.ts';
import { kinds, ofEra, tableOf } from '../testing/table.ts';
import { cardsOf } from './deal.ts';
import { isIntrigue, OLD_PROVINCES } from './middle.ts';
import { NEW_PROVINCES } from './late.ts';

const PLAYERS = [3, 4, 5, 6];
const middle = PLAYERS.map((n) => [n, tableOf(n, 'middle')] as const);
const late = PLAYERS.map((n) => [n, tableOf(n, 'late')] as const);
const inUse = (g: Rome) => [...g.deck, ...g.factions.flatMap((f) => f.hand)];

describe('Middle Republic', () => {
  test.each(middle)(
    '[3.02.1-a][3.02.2B-a][3.02.4-k] %i players: what is not changed is as in Early; no War, no Law',
    (_, g) => {
      expect([g.state, g.unrest, g.wars, g.laws, g.era]).toEqual([100, 0, [], [], 'middle']);
      for (const { hand } of g.factions) expect(hand).toHaveLength(3);
    },
  );

  test.each(middle)('[3.02.2C-a][3.02.2C-b] %i players: four of 25 Families each, the rest in the deck', (n, g) => {
    for (let seat = 0; seat < n; seat++) expect(senatorsOf(g, seat)).toHaveLength(4);
    const families = kinds(g.deck, 'family').filter((id) => cardOf(g, id).era !== 'late');
    expect(families).toHaveLength(25 - 4 * n);
  });

  test.each(middle)('[3.02.2-a][3.02.2D-a] %i players: all 13 Concessions are in the game', (_, g) => {
    expect(kinds(inUse(g), 'concession')).toHaveLength(13);
  });

  test.each(middle)('[3.02.2E-a][3.02.2I-c] %i players: six white Intrigue cards, and no other white card', (_, g) => {
    const white = ofEra(inUse(g), 'early').filter((id) => !['concession', 'family'].includes(cardOf(g, id).kind));
    expect(white).toHaveLength(6);
    expect(white.every((id) => isIntrigue(g, id))).toBe(true);
    expect(kinds(inUse(g), 'statesman').filter((id) => cardOf(g, id).era === 'early')).toEqual([]);
  });

  test.each(middle)('[3.02.2F-a] %i players hold Faction cards only', (_, g) => {
    for (const id of g.factions.flatMap((f) => f.hand)) expect(cardOf(g, id).hand).toBe(true);
  });

  test.each(middle)('[3.02.2G-a] %i players: six red cards, six of the deck and Era Ends at the bottom', (_, g) => {
    const bottom = g.deck.slice(-13);
    expect(ofEra(bottom, 'late')).toHaveLength(6);
    expect(bottom).toContain('card:65');
    expect(ofEra(g.deck, 'late')).toHaveLength(6);
  });

  test.each(middle)('[3.02.2H-a] %i players: the other white and red cards are out', (_, g) => {
    expect(ofEra(g.setAside, 'late')).toHaveLength(43);
    expect(ofEra(g.setAside, 'early')).toHaveLength(64 - 20 - 13 - 6);
    expect(ofEra(g.setAside, 'middle')).toEqual([]);
  });

  test.each(middle)(
    '[3.02.2A-a][3.02.2I-a][3.02.2I-b] %i players: 92 less seven times as many cards to draw',
    (n, g) => {
      expect(cardsOf(g, 'middle')).toHaveLength(46);
      expect(g.deck).toHaveLength(92 - 7 * n);
    },
  );

  test.each(middle)('[3.02.3-a] %i players: six Legions', (_, g) => {
    expect(countLegions(g, 'active')).toBe(6);
  });

  test.each(middle)('[3.02.4-b][3.02.4-j] %i players: six Undeveloped Provinces are in play', (_, g) => {
    expect(g.provinces.map((p) => [p.id, p.developed])).toEqual(OLD_PROVINCES.map((id) => [id, false]));
  });
});

describe('Late Republic', () => {
  test.each(late)('[3.03.1-a][3.03.2B-a] %i players: no War, 100 Talents, hands of three', (_, g) => {
    expect([g.state, g.unrest, g.wars, g.era]).toEqual([100, 0, [], 'late']);
    for (const { hand } of g.factions) expect(hand).toHaveLength(3);
  });

  test.each(late)('[3.03.2A-a] %i players: Sulla and Marius are in the game, and no other gray Statesman', (_, g) => {
    const gray = kinds(inUse(g), 'statesman').filter((id) => cardOf(g, id).era !== 'late');
    expect(gray.map((id) => cardOf(g, id).of).sort()).toEqual(['senator:1C', 'senator:27A']);
  });

  test.each(late)(
    '[3.03.2-a][3.03.2C-a][3.03.2C-b] %i players: three Laws in force, Servilian and Acilian out of the game',
    (_, g) => {
      expect([...g.laws].sort()).toEqual(['card:107', 'card:108', 'card:109']);
      expect([...g.removed].sort()).toEqual(['card:110', 'card:111']);
    },
  );

  test.each(late)('[3.03.2D-a] %i players: five of 30 Families each', (n, g) => {
    for (let seat = 0; seat < n; seat++) expect(senatorsOf(g, seat)).toHaveLength(5);
    expect(kinds(g.deck, 'family')).toHaveLength(30 - 5 * n);
  });

  test.each(late)('[3.03.2E-a][3.03.2F-a] %i players: 13 Concessions and six white or gray Intrigue cards', (_, g) => {
    expect(kinds(inUse(g), 'concession')).toHaveLength(13);
    const older = inUse(g).filter((id) => ['early', 'middle'].includes(cardOf(g, id).era) && isIntrigue(g, id));
    expect(older).toHaveLength(6);
    expect(kinds(inUse(g), 'law')).toHaveLength(5);
  });

  test.each(late)('[3.03.2G-a] %i players hold Faction cards only', (_, g) => {
    for (const id of g.factions.flatMap((f) => f.hand)) expect(cardOf(g, id).hand).toBe(true);
  });

  test.each(late)(
    '[3.03.2H-a][3.03.2J-a][3.03.2J-b] %i players: 96 less eight times as many cards, Era Ends in the last 11',
    (n, g) => {
      expect(g.deck).toHaveLength(96 - 8 * n);
      expect(g.deck.slice(-11)).toContain('card:65');
    },
  );

  test.each(late)('[3.03.2I-a] %i players: the other white and gray cards are out', (_, g) => {
    expect(ofEra(g.setAside, 'late')).toEqual([]);
    expect(g.setAside).toHaveLength(64 + 46 - 25 - 13 - 2 - 6 - 5);
  });

  test.each(late)('[3.03.3-a] %i players: eight Legions', (_, g) => {
    expect(countLegions(g, 'active')).toBe(8);
  });

  test.each(late)('[3.03.4-b][3.03.4-c] %i players: six Developed and five Undeveloped Provinces', (_, g) => {
    const are = (developed: boolean) => g.provinces.filter((p) => p.developed === developed).map((p) => p.id);
    expect(are(true)).toEqual(OLD_PROVINCES);
    expect(are(false)).toEqual(NEW_PROVINCES);
  });
});

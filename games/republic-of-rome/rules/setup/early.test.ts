import type { Setup } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, senatorCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { countLegions, fleetsInPool } from '../rome/forces.ts';
import { isAlignedInRome, senatorsOf } from '../rome/senators.ts';
import { PRINTED } from '../testing/printed.ts';
import { kinds, ofEra, tableOf } from '../testing/table.ts';
import { cardsOf, withBottom } from './deal.ts';

const TABLES = [3, 4, 5, 6].map((n) => [n, tableOf(n, 'early')] as const);
const bottom = (g: Rome) => g.deck.slice(-13);

describe('Early Republic', () => {
  test.each(TABLES)('[3.01.2-a][3.01.2-b] %i players have a Faction each, in the order of the seats', (n, g) => {
    expect(g.factions).toHaveLength(n);
    expect(g.orders).toHaveLength(n);
  });

  test.each(TABLES)(
    '[3.01.3-a][3.01.3-c][3.01.3-d][3.01.3-e] %i players: 100 Talents for the State, nothing else',
    (_, g) => {
      expect([g.state, g.unrest, g.bank]).toEqual([100, 0, -100]);
      expect(g.factions.map((f) => f.treasury + f.lump)).toEqual(g.factions.map(() => 0));
      expect(g.senators.reduce((sum, s) => sum + s.talents, 0)).toBe(0);
    },
  );

  test.each(TABLES)('[3.01.4B-a] %i players: the 1st Punic War is Inactive and not in the deck', (_, g) => {
    expect(g.wars.map((w) => [w.id, w.status])).toEqual([['war:1', 'inactive']]);
    expect(g.deck).not.toContain('card:1');
  });

  test.each(TABLES)(
    '[3.01.4C-a][3.01.4C-b][3.01.4C-d] %i players have three white Families in Rome, as printed',
    (n, g) => {
      for (let seat = 0; seat < n; seat++) {
        const own = senatorsOf(g, seat);
        expect(own).toHaveLength(3);
        for (const s of own) {
          expect(cardOf(g, senatorCard(g, s.id).card)).toMatchObject({ kind: 'family', era: 'early' });
          expect(s).toMatchObject({ influence: senatorCard(g, s.id).influence, popularity: 0, family: true });
          expect(isAlignedInRome(s)).toBe(true);
        }
      }
    },
  );

  test.each(TABLES)('[3.01.4C-c] %i players: Families that were not dealt are in the deck', (n, g) => {
    expect(kinds(ofEra(g.deck, 'early'), 'family')).toHaveLength(20 - 3 * n);
  });

  test.each(TABLES)(
    '[3.01.4-a][3.01.4D-a][3.01.4D-b][3.01.4D-c] %i players hold three white Faction cards each',
    (_, g) => {
      for (const { hand } of g.factions) {
        expect(hand).toHaveLength(3);
        for (const id of hand) expect(cardOf(g, id)).toMatchObject({ hand: true, era: 'early' });
      }
    },
  );

  test.each(TABLES)('[3.01.4D-d][3.00-e] %i players: Forum cards met while dealing are in the deck again', (_, g) => {
    expect(
      [...kinds(g.deck, 'war'), ...kinds(g.deck, 'leader')].filter((id) => cardOf(g, id).era === 'early'),
    ).toHaveLength(7 + 4);
    expect(g.discards).toEqual([]);
    expect([g.leaders, g.concessions, g.events]).toEqual([[], [], []]);
  });

  test.each(TABLES)(
    '[3.01.4-b][3.01.4E-a][3.01.4E-b] %i players: six gray, six white and Era Ends at the bottom',
    (_, g) => {
      expect(ofEra(bottom(g), 'middle')).toHaveLength(6);
      expect(ofEra(bottom(g), 'early')).toHaveLength(6);
      expect(bottom(g)).toContain('card:65');
      expect(ofEra(g.deck.slice(0, -13), 'early')).toHaveLength(g.deck.length - 13);
    },
  );

  test('[3.01.4-b][3.01.4E-b] Era Ends may be the first of those thirteen', () => {
    // Whoever shuffles turns the cards round, and Era Ends comes in last.
    const cx = { below: () => 0, shuffle: (all: CardId[]) => [...all].reverse() } as unknown as Setup;
    const deck = withBottom(cx, cardsOf(PRINTED, 'early'), 6, cardsOf(PRINTED, 'middle').slice(0, 6));
    expect(deck.indexOf('card:65')).toBe(deck.length - 13);
  });

  test('[3.01.4E-c] no card of the bottom is in a hand as well', () => {
    for (const [, g] of TABLES) {
      const hands = g.factions.flatMap((f) => f.hand);
      expect(bottom(g).filter((id) => hands.includes(id))).toEqual([]);
    }
  });

  test.each(TABLES)('[3.01.4F-a] %i players: the other 40 gray cards and all red ones take no part', (_, g) => {
    expect(ofEra(g.setAside, 'middle')).toHaveLength(40);
    expect(ofEra(g.setAside, 'late')).toHaveLength(cardsOf(g, 'late').length);
    expect(g.setAside).toHaveLength(40 + 49);
  });

  test.each(TABLES)('[3.01.4A-a][3.01.4G-a][3.01.4G-b] %i players: 70 less six times as many cards to draw', (n, g) => {
    expect(cardsOf(g, 'early')).toHaveLength(64);
    expect(g.deck).toHaveLength(70 - 6 * n);
  });

  test.each(TABLES)('[3.01.5-a][3.01.5-b][3.01.5-c] %i players: four Legions, no Fleets', (_, g) => {
    expect(countLegions(g, 'active')).toBe(4);
    expect(countLegions(g, 'pool')).toBe(21);
    expect(fleetsInPool(g)).toBe(25);
    expect(g.legions.some((l) => l.veteran)).toBe(false);
  });

  test.each(TABLES)('[3.01.8-a] %i players: no Province', (_, g) => {
    expect(g.provinces).toEqual([]);
  });

  test('[3.00-f] the period is Early', () => {
    for (const [, g] of TABLES) expect([g.era, g.erasToCome, g.nextDecks]).toEqual(['early', [], []]);
  });

  test('two tables are dealt differently', () => {
    expect(tableOf(5, 'early', 'a').deck).not.toEqual(tableOf(5, 'early', 'b').deck);
  });
});

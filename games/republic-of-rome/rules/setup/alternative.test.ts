import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../data/printed.ts';
import { drawCard } from '../cards/deck.ts';
import { proc } from '../procs.ts';
import { countLegions } from '../rome/forces.ts';
import { at } from '../testing/at.ts';
import { kinds, ofEra, tableOf } from '../testing/table.ts';
import { turnOfEra } from './alternative.ts';

const TABLES = [3, 4, 5, 6].map((n) => [n, tableOf(n, 'alternative')] as const);

describe('Alternative History', () => {
  test.each(TABLES)('[3.00-b][3.05.1-a][3.05.1-c][3.05.1-g] %i players: as in Early', (_, g) => {
    expect(g.wars.map((w) => [w.id, w.status])).toEqual([['war:1', 'inactive']]);
    expect(countLegions(g, 'active')).toBe(4);
    expect([g.provinces, g.laws, g.state]).toEqual([[], [], 100]);
  });

  test.each(TABLES)(
    '[3.05.1-d][3.05.1-e] %i players: three of 30 Families, three Faction cards of any colour',
    (n, g) => {
      expect(g.senators).toHaveLength(3 * n);
      expect(kinds(g.deck, 'family')).toHaveLength(30 - 3 * n);
      for (const { hand } of g.factions) {
        expect(hand).toHaveLength(3);
        for (const id of hand) expect(cardOf(g, id).hand).toBe(true);
      }
    },
  );

  test('[3.05.1-d][3.05.1-e] Families and hands come out of all three decks', () => {
    const many = Array.from({ length: 8 }, (_, i) => tableOf(6, 'alternative', `deal ${i}`));
    const hands = many.flatMap((g) => g.factions.flatMap((f) => f.hand));
    for (const era of ['early', 'middle', 'late']) expect(ofEra(hands, era).length).toBeGreaterThan(0);
    expect(many.some((g) => g.senators.some((s) => s.id === 'senator:25'))).toBe(true);
  });

  test.each(TABLES)(
    '[3.05.1-b][3.05.1-f][3.05.1-l] %i players: 159 less six times as many, Era Ends in the last 13',
    (n, g) => {
      expect(g.deck).toHaveLength(159 - 6 * n);
      expect(g.deck.slice(-13)).toContain('card:65');
      expect(g.setAside).toEqual([]);
    },
  );

  /** Goes to a turn and draws a card of another colour. */
  const goTo = proc('testing.turn', { turn: 'open' }, (a: { turn: number }) => a, {
    start: (cx, l) => {
      cx.g.turn = l.turn;
      turnOfEra(cx);
      cx.g.discards.push(drawCard(cx)!);
      return end();
    },
  });
  const eraIn = (turn: number, scenario = 'alternative') =>
    at(goTo, { turn }, { options: { scenario } }, (g) => {
      g.deck.sort((a, b) => Number(b.slice(5)) - Number(a.slice(5)));
    }).g.era;

  test('[3.05.1-h][3.05.1-i][3.05.1-j][3.05.1-k] Early to turn 7, Middle from 8, Late from 16, whatever is drawn', () => {
    expect([1, 7, 8, 15, 16, 20].map((turn) => eraIn(turn))).toEqual([
      'early',
      'early',
      'middle',
      'middle',
      'late',
      'late',
    ]);
    expect(eraIn(8, 'early')).toBe('early');
  });
});

import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../data/printed.ts';
import type { CardId } from '../ids.ts';
import { drawCard } from '../cards/deck.ts';
import { proc } from '../procs.ts';
import { at } from '../testing/at.ts';
import { ofEra, tableOf } from '../testing/table.ts';
import { cardsOf } from './deal.ts';
import { PRINTED } from '../testing/printed.ts';

/** Draws a card whenever it is asked to. */
const drawing = proc('testing.draw', { drawn: 'open' }, () => ({ drawn: [] as (CardId | '')[] }), {
  start: {
    to: () => 0,
    say: () => ({ k: 'testing' }),
    buttons: {
      draw: {
        take: (cx, l) => {
          const card = drawCard(cx);
          l.drawn.push(card ?? '');
          if (card !== undefined) cx.g.discards.push(card);
          return 'start';
        },
      },
      stop: { take: (_, l) => end(l.drawn) },
    },
  },
});
const drawingAt = (scenario: string, deck: number, seats = 5) =>
  at(drawing, undefined, { seats, options: { scenario }, byChance: true }, (g) => {
    g.setAside.push(...g.deck.splice(deck));
  });

describe('Extended scenario', () => {
  test('[3.00-a][3.04.1-b][3.04.1-c] two or three decks, beginning as the first of them does', () => {
    expect(tableOf(5, 'early-middle')).toMatchObject({ era: 'early', erasToCome: ['middle'] });
    expect(tableOf(5, 'middle-late')).toMatchObject({ era: 'middle', erasToCome: ['late'] });
    const whole = tableOf(5, 'early-middle-late');
    expect(whole).toMatchObject({ era: 'early', erasToCome: ['middle', 'late'] });
    expect(whole.wars.map((w) => w.id)).toEqual(['war:1']);
    expect(whole.senators).toHaveLength(15);
    expect(tableOf(5, 'middle-late').senators).toHaveLength(20);
  });

  test('[3.04.1-d][3.04.1-f] the first deck has no Era Ends and no cards of another colour', () => {
    const g = tableOf(4, 'early-middle-late');
    expect(g.deck).toHaveLength(64 - 1 - 24);
    expect(ofEra(g.deck, 'early')).toHaveLength(g.deck.length);
    expect(g.nextDecks.flat().filter((id) => id === 'card:65')).toHaveLength(1);
    expect(ofEra(g.nextDecks[0]!, 'middle')).toHaveLength(46);
    expect(g.nextDecks[0]).toHaveLength(46);
  });

  test('[3.04.1-e][3.04.1-o] ending in Middle: six red and six gray cards with Era Ends close the gray deck', () => {
    const [gray] = tableOf(4, 'early-middle').nextDecks;
    expect(gray).toHaveLength(46 + 7);
    expect(gray!.slice(-13)).toContain('card:65');
    expect(ofEra(gray!.slice(-13), 'late')).toHaveLength(6);
    expect(ofEra(gray!, 'late')).toHaveLength(6);
  });

  test('[3.04.1-e][3.04.1-l] ending in Late: Era Ends is among the last eleven of the red deck', () => {
    for (const scenario of ['middle-late', 'early-middle-late'] as const) {
      const red = tableOf(4, scenario).nextDecks.at(-1)!;
      expect(red).toHaveLength(49 + 1);
      expect(red.slice(-11)).toContain('card:65');
    }
    // Steps G and H of the Middle Republic are left out.
    expect(tableOf(4, 'middle-late').deck).toHaveLength(46 + 20 + 13 + 6 - 7 * 4);
  });

  test('[3.04.1-n] the next deck has the cards of its own colour, without what a fresh start adds', () => {
    const [red] = tableOf(6, 'middle-late').nextDecks;
    expect(red!.filter((id) => id !== 'card:65').sort()).toEqual(cardsOf(PRINTED, 'late').sort());
  });

  test('[3.04.1-a][3.04.1-g][3.04.1-h][3.04.1-m] the period changes when the first card of the new deck is drawn', () => {
    const game = drawingAt('early-middle', 1);
    game.does('draw');
    expect([game.g.deck.length, game.g.era]).toEqual([0, 'early']);
    game.does('draw').expectLog('era.begins', { era: 'era:middle' });
    expect([game.g.era, game.g.erasToCome, game.g.nextDecks]).toEqual(['middle', [], []]);
    expect(game.g.deck).toHaveLength(46 + 7 - 1);
  });

  test('[3.00-d][3.00-g][3.04.1-i] events and loyalty are read by the period', () => {
    const game = drawingAt('early-middle-late', 0);
    const loyalty = () => tablesOf(PRINTED).loyalty[game.g.era];
    const before = [loyalty(), tablesOf(PRINTED).events[game.g.era]] as const;
    game.does('draw');
    expect(loyalty()).toBe(4);
    expect(before[0]).toBe(5);
    expect(tablesOf(PRINTED).events[game.g.era]).not.toEqual(before[1]);
  });

  test('[3.04.1-j][3.04.1-k] nothing else is set up anew, and no Law comes into force', () => {
    const game = drawingAt('middle-late', 0);
    const { senators, provinces, legions, state, laws } = structuredClone(game.g);
    game.does('draw');
    expect(game.g).toMatchObject({ senators, provinces, legions, state, laws, era: 'late' });
    expect(game.g.laws).toEqual([]);
  });

  test('[3.00-f][3.04.1-o] in a single deck a card of another colour changes nothing; an empty deck gives nothing', () => {
    const game = drawingAt('early', 0).change((g) => {
      g.deck = g.setAside.splice(
        g.setAside.findIndex((id) => ofEra([id], 'late').length > 0),
        1,
      );
    });
    game.does('draw');
    expect(game.g.era).toBe('early');
    game.does('draw').does('stop');
    expect(game.g.deck).toEqual([]);
  });
});

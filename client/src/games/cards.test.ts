import { describe, expect, test } from 'vitest';
import { cardWords, loadCards, SHOWN } from './cards.ts';

describe.each(SHOWN)('the card of $id', ({ id, card, presets }) => {
  test('has a picture, and words in every language', async () => {
    expect(card?.picture).toMatch(/svg/);
    const english = cardWords(id, 'en');
    expect(english.name).not.toBe(id);
    for (const language of ['es', 'it']) {
      await loadCards(language);
      const words = cardWords(id, language);
      expect(words).not.toBe(english);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(Object.keys(words.presets ?? {})).toEqual(Object.keys(english.presets ?? {}));
      for (const [option, figures] of Object.entries(english.figures ?? {}))
        expect(words.figures?.[option]).toHaveLength(figures.length);
    }
  });
  test('names only presets that the manifest has', () => {
    const known = presets.map((preset) => preset.name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(cardWords(id, 'en').presets ?? {})));
  });
});

test('a game without a card is called by its id', () => {
  expect(cardWords('no-such-game', 'es').name).toBe('no-such-game');
});

/** The cards of all games, loaded with the page: their names, pictures and words, before anything else of a game is there. */
import { GAMES } from '@tabularium/games';
import type { Preset, Way } from '@tabularium/parts';
import type { Card, CardWords } from '@tabularium/parts/web';

const CARDS = import.meta.glob<Card>('../../../games/*/card/index.ts', { import: 'card', eager: true });

export interface ShownGame {
  readonly id: string;
  readonly presets: readonly Preset[];
  /** None where there is nothing to choose. */
  readonly ways: readonly Way[];
  /** The first of its lessons. */
  readonly lesson: string | undefined;
  /** A game without a card is shown by its id. */
  readonly card: Card | undefined;
}

export const SHOWN: readonly ShownGame[] = GAMES.map(({ id, presets, ways = [], lessons }) => ({
  id,
  presets,
  ways,
  lesson: lessons?.[0],
  card: CARDS[`../../../games/${id}/card/index.ts`],
}));

export const shownGame = (id: string): ShownGame | undefined => SHOWN.find((game) => game.id === id);

/** Words of the cards in other languages than English, by language and game. */
const spoken = new Map<string, ReadonlyMap<string, CardWords>>();

/** Loads the words of all cards in a language, before the page is shown in it. */
export const loadCards = async (language: string): Promise<void> => {
  if (spoken.has(language)) return;
  const words = new Map<string, CardWords>();
  for (const { id, card } of SHOWN) {
    const load = card?.translations[language];
    if (load) words.set(id, await load());
  }
  spoken.set(language, words);
};

const NAMELESS = { about: '', players: '', kind: '', length: '' };

export const cardWords = (game: string, language: string): CardWords =>
  spoken.get(language)?.get(game) ?? shownGame(game)?.card?.words ?? { ...NAMELESS, name: game };

/** What a game says where people choose how to play it. */
import type { Choosing } from '@tabularium/parts/web';
import { useEffect, useState } from 'preact/hooks';

const NOTHING: Choosing = { ways: {}, seats: {} };
const FILES = import.meta.glob<Choosing>('../../../games/*/card/choosing/*.ts', { import: 'choosing' });

/** In a language, or else in English. A game that has nothing to choose says nothing. */
export const loadChoosing = async (game: string, language: string): Promise<Choosing> => {
  const [found] = [language, 'en'].flatMap(
    (spoken) => FILES[`../../../games/${game}/card/choosing/${spoken}.ts`] ?? [],
  );
  return found ? found() : NOTHING;
};

/** `undefined` while it is loading. */
export const useChoosing = (game: string, language: string): Choosing | undefined => {
  const [choosing, setChoosing] = useState<Choosing | undefined>(undefined);
  useEffect(() => void loadChoosing(game, language).then(setChoosing, () => setChoosing(NOTHING)), [game, language]);
  return choosing;
};

/** What a game says where people choose how to play it. */
import type { Choosing } from '@tabularium/parts/web';
import { useEffect, useState } from 'preact/hooks';

const NOTHING: Choosing = { ways: {}, seats: {}, bots: {} };
const ENGLISH = import.meta.glob<Choosing>('../../../games/*/card/choosing/en.ts', { import: 'choosing', eager: true });
const OTHERS = import.meta.glob<Choosing>(
  ['../../../games/*/card/choosing/*.ts', '!../../../games/*/card/choosing/en.ts'],
  { import: 'choosing' },
);

/** In a language, or else in English. A game that has nothing to choose says nothing. */
export const loadChoosing = async (game: string, language: string): Promise<Choosing> => {
  const folder = `../../../games/${game}/card/choosing`;
  return (await OTHERS[`${folder}/${language}.ts`]?.()) ?? ENGLISH[`${folder}/en.ts`] ?? NOTHING;
};

/** `undefined` while it is loading. */
export const useChoosing = (game: string, language: string): Choosing | undefined => {
  const [choosing, setChoosing] = useState<Choosing | undefined>(undefined);
  useEffect(() => void loadChoosing(game, language).then(setChoosing, () => setChoosing(NOTHING)), [game, language]);
  return choosing;
};

/** What a game calls its presets: as on its card, `games/<id>/card/words/`, in English where a language has no words. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../games.ts';
import { ROOT } from '../paths.ts';

interface CardFile {
  readonly words: { readonly presets?: Readonly<Record<string, string>> };
}

export const presetNames = async (
  { folder }: Pick<Game, 'folder'>,
  language: string,
): Promise<Readonly<Record<string, string>>> => {
  const files = ['en', language].map((spoken) => join(ROOT, folder, 'card/words', `${spoken}.ts`));
  const found = files
    .filter((file) => existsSync(file))
    .map((file): Promise<CardFile> => import(pathToFileURL(file).href));
  return Object.assign({}, ...(await Promise.all(found)).map(({ words }) => words.presets));
};

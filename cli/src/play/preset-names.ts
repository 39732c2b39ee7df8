/** What a game calls its presets and the ways to play it: as on its card, `games/<id>/card/`, in English where a language has no words. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../games.ts';
import { ROOT } from '../paths.ts';

type Spoken<T> = Readonly<Record<string, T>>;
interface CardFile {
  readonly words: { readonly presets?: Spoken<string> };
}
interface ChoosingFile {
  readonly choosing: {
    readonly ways: Spoken<{ readonly name: string; readonly about: string }>;
    readonly bots: Spoken<string>;
  };
}

/** The files of a folder of the card, the one in this language last. */
const spoken = async <F>({ folder }: Pick<Game, 'folder'>, part: string, language: string): Promise<readonly F[]> => {
  const files = ['en', language].map((one) => join(ROOT, folder, 'card', part, `${one}.ts`));
  return Promise.all(
    files.filter((file) => existsSync(file)).map((file): Promise<F> => import(pathToFileURL(file).href)),
  );
};

export const presetNames = async (game: Pick<Game, 'folder'>, language: string): Promise<Spoken<string>> =>
  Object.assign({}, ...(await spoken<CardFile>(game, 'words', language)).map(({ words }) => words.presets));

export const wayNames = async (
  game: Pick<Game, 'folder'>,
  language: string,
): Promise<ChoosingFile['choosing']['ways']> =>
  Object.assign({}, ...(await spoken<ChoosingFile>(game, 'choosing', language)).map(({ choosing }) => choosing.ways));

/** How its bots play, by name. */
export const botSentences = async (game: Pick<Game, 'folder'>, language: string): Promise<Spoken<string>> =>
  Object.assign({}, ...(await spoken<ChoosingFile>(game, 'choosing', language)).map(({ choosing }) => choosing.bots));

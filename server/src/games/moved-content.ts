/** The content in use, when games move: beside a file it is a file for each game, in a database it is a fact. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../program/cannot-start.ts';
import { inUseFile, packFrom, usePack } from './content-in-use.ts';

const PREFIX = 'content/';

export const contentFact = (game: string): string => `${PREFIX}${game}`;
export const isContentFact = (name: string): boolean => name.startsWith(PREFIX);

/** What is in use beside this file. */
export const factsOfContent = (data: string): readonly { readonly game: string; readonly text: string }[] => {
  const folder = dirname(inUseFile(data, ''));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const game = name.slice(0, -'.json'.length);
      return { game, text: JSON.stringify(packFrom(readFileSync(inUseFile(data, game), 'utf8'))) };
    });
};

/** Puts what these facts name into use beside the file. Content that is in use there already is not written over. */
export const filesOfContent = (
  data: string,
  facts: readonly { readonly name: string; readonly value: string }[],
): readonly string[] => {
  const wanted = facts.map(({ name, value }) => ({ game: name.slice(PREFIX.length), pack: packFrom(value) }));
  const there = factsOfContent(data);
  const other = there.find(({ game, text }) => !wanted.some((w) => w.game === game && JSON.stringify(w.pack) === text));
  if (other)
    throw new CannotStart(
      `${inUseFile(data, other.game)} is in use there, and the database has other content. Take it away, or choose another folder.`,
    );
  for (const { game, pack } of wanted) usePack(data, game, pack);
  return wanted.map((w) => w.game);
};

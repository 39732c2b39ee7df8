import { existsSync } from 'node:fs';
import { inUseFile, isPostgres, useOwnContent, usePack } from '@tabularium/server/content';
import { defineCommand } from 'citty';
import { dataArg, dataFile } from '../data-file.ts';
import { FAILED, FINE, oneOf, WrongUse } from '../errors.ts';
import { gameIds, gameOf } from '../games.ts';
import { counted } from '../numbers.ts';
import { print, printJson, styled } from '../output.ts';
import { contentOf, inUse, packFrom, problemsOf, readContent } from '../packs.ts';
import { COMMAND, userPath, writeUserFile } from '../paths.ts';
import { usable } from '../usable.ts';

const OF = { export: ['force'], check: [], use: ['own', 'data'] } as const;
type What = keyof typeof OF;
const isWhat = (what: string): what is What => Object.hasOwn(OF, what);

export const content = defineCommand({
  meta: {
    name: 'content',
    description: 'Write out the cards, map and tables of a game, check a changed copy, or play with it from now on',
  },
  args: {
    what: { type: 'positional', required: true, description: 'export, check or use' },
    game: { type: 'positional', required: true, description: `which game: ${gameIds().join(', ')}` },
    file: {
      type: 'positional',
      required: false,
      description: 'the file; export without one: standard output; use without one: says what is in use',
    },
    own: { type: 'boolean', description: 'use: go back to the game’s own content' },
    data: dataArg,
    force: { type: 'boolean', description: 'export: write over a file that is there' },
    json: { type: 'boolean', description: 'one object that says what was written or found' },
  },
  run: ({ args }) => {
    const { what, game, file, json = false } = args;
    if (!isWhat(what)) throw oneOf('thing to do with content called', what, Object.keys(OF));
    for (const name of ['own', 'data', 'force'] as const)
      if (args[name] !== undefined && !OF[what].some((known) => known === name))
        throw new WrongUse(`content ${what} knows no --${name}`);
    if (what === 'export') return written(game, file, args.force === true, json);
    if (what === 'check') return checked(game, file, json);
    const data = dataFile(args.data);
    return isPostgres(data)
      ? usedInDatabase(game, file, args.own === true, data, json)
      : used(game, file, args.own === true, data, json);
  },
});

const written = (id: string, path: string | undefined, force: boolean, json: boolean): number => {
  const game = gameOf(id);
  const text = JSON.stringify(contentOf(game).raw, null, 1);
  if (path === undefined) {
    print(text);
    return FINE;
  }
  const file = userPath(path);
  if (existsSync(file) && !force) throw new WrongUse(`${file} is there already; --force writes over it`);
  writeUserFile(file, `${text}\n`);
  if (json) printJson({ game: id, file });
  else print(`${id} → ${file}: ${COMMAND} play ${id} --pack ${path} plays with it`);
  return FINE;
};

const checked = (id: string, path: string | undefined, json: boolean): number => {
  if (path === undefined) throw new WrongUse('content check wants GAME and FILE');
  const game = gameOf(id);
  const problems = problemsOf(game, readContent(path), path);
  if (json) printJson({ game: id, file: userPath(path), fits: problems.length === 0, problems });
  else if (problems.length === 0) print(`${styled('green', 'fits:')} ${path}`);
  else print([`${styled('red', counted(problems.length, 'problem'))}:`, ...problems.map((p) => `  ${p}`)].join('\n'));
  return problems.length === 0 ? FINE : FAILED;
};

/** Changes what new games begin with, if a file is named or the game's own content asked for; then says what it is. */
const used = (id: string, path: string | undefined, own: boolean, data: string, json: boolean): number => {
  const game = gameOf(id);
  demandOne(path, own);
  if (path !== undefined) writable(() => usePack(data, id, packFrom(game, path)));
  else if (own) writable(() => useOwnContent(data, id));
  const pack = inUse(game.module, data).pack?.name ?? null;
  return sayUsed(id, pack, pack === null ? null : inUseFile(data, id), json);
};

/** The same for a server that keeps its games in Postgres. The database is loaded only here: other commands do without. */
const usedInDatabase = async (
  id: string,
  path: string | undefined,
  own: boolean,
  data: string,
  json: boolean,
): Promise<number> => {
  const { inDatabase, moduleInDatabase, useInDatabase } = await import('@tabularium/server/database');
  const game = gameOf(id);
  demandOne(path, own);
  const wanted = path === undefined ? undefined : packFrom(game, path);
  const pack = await usable(() =>
    inDatabase(data, async (sql) => {
      if (wanted || own) await useInDatabase(sql, id, wanted);
      return (await moduleInDatabase(sql, game.module)).pack?.name ?? null;
    }),
  );
  return sayUsed(id, pack, null, json);
};

const demandOne = (path: string | undefined, own: boolean): void => {
  if (path !== undefined && own) throw new WrongUse('a file is other content, --own means the game’s: which of them?');
};

const sayUsed = (id: string, pack: string | null, file: string | null, json: boolean): number => {
  if (json) printJson({ game: id, pack, file });
  else if (pack === null) print(`new games of ${id} begin with the game’s own content`);
  else print(`new games of ${id} begin with the content pack ${styled('bold', pack)}; games in play keep theirs`);
  return FINE;
};

const writable = (work: () => void): void => {
  try {
    work();
  } catch (e) {
    if (!(e instanceof Error && 'code' in e)) throw e;
    throw new WrongUse(`what is in use cannot be written down: ${e.message}`);
  }
};

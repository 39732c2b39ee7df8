import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { FAILED, FINE, oneOf, WrongUse } from '../errors.ts';
import { gameIds, gameOf } from '../games.ts';
import { counted } from '../numbers.ts';
import { print, printJson, styled } from '../output.ts';
import { COMMAND, userPath, writeUserFile } from '../paths.ts';
import { contentOf, problemsOf, readContent } from '../packs.ts';

export const content = defineCommand({
  meta: { name: 'content', description: 'Write out the cards, map and tables of a game, or check a changed copy' },
  args: {
    what: { type: 'positional', required: true, description: 'export or check' },
    game: { type: 'positional', required: true, description: `which game: ${gameIds().join(', ')}` },
    file: { type: 'positional', required: false, description: 'the file; export without one: standard output' },
    force: { type: 'boolean', description: 'write over a file that is there' },
    json: { type: 'boolean', description: 'one object that says what was written or found' },
  },
  run: ({ args }) => {
    if (args.what === 'export') return written(args.game, args.file, args.force === true, args.json === true);
    if (args.what === 'check') return checked(args.game, args.file, args.json === true);
    throw oneOf('thing to do with content called', args.what, ['export', 'check']);
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
  const playable = contentOf(game).use !== undefined;
  if (json) printJson({ game: id, file, playable });
  else print(`${id} → ${file}${playable ? `: ${COMMAND} play ${id} --pack ${path} plays with it` : ''}`);
  return FINE;
};

const checked = (id: string, path: string | undefined, json: boolean): number => {
  if (path === undefined) throw new WrongUse('content check wants GAME and FILE');
  const game = gameOf(id);
  const problems = problemsOf(game, readContent(path), path);
  const playable = contentOf(game).use !== undefined;
  if (json) printJson({ game: id, file: userPath(path), fits: problems.length === 0, playable, problems });
  else if (problems.length === 0)
    print(`${styled('green', 'fits:')} ${path}${playable ? '' : `, but ${id} is only played with its own content`}`);
  else print([`${styled('red', counted(problems.length, 'problem'))}:`, ...problems.map((p) => `  ${p}`)].join('\n'));
  return problems.length === 0 ? FINE : FAILED;
};

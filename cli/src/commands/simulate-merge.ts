/** `tabularium simulate merge FILE…`: what several machines have played, as if one had played it all. */
import { defineCommand } from 'citty';
import { FINE, WrongUse } from '../errors.ts';
import { gameOf } from '../games.ts';
import { LADDER_KIND } from '../ladder/ladder-kind.ts';
import { tellLadder } from '../ladder/tell.ts';
import { checkWritable, userPath } from '../paths.ts';
import { GAMES_KIND } from '../simulate/games-kind.ts';
import { addKept, type Kept, type Kind, mustBeAlike, readKept, readSetting, writeKept } from '../simulate/kept.ts';
import { tellGames } from '../simulate/tell.ts';

/** Before any sums are read: those of another kind would only look damaged. */
const settingOf = (files: readonly string[]): Readonly<Record<string, unknown>> => {
  const [first, ...others] = files.map(readSetting);
  for (const [i, other] of others.entries()) mustBeAlike(first!, other, files[i + 1]!);
  return first!;
};

const together = <Setting, Sum>(
  files: readonly string[],
  kind: Kind<Setting, Sum>,
  keep: string | undefined,
): Kept<Setting, Sum> => {
  const [first, ...others] = files.map((file) => ({ file, kept: readKept(file, kind) }));
  const kept = others.reduce((sum, other) => addKept(sum, other.kept, kind.add, other.file), first!.kept);
  if (keep !== undefined) writeKept(keep, kept);
  return kept;
};

export const simulateMerge = defineCommand({
  meta: { name: 'simulate merge', description: 'Put together what was kept of parts of one simulation or ladder' },
  args: {
    files: {
      type: 'positional',
      required: true,
      valueHint: 'FILE…',
      description: 'files that simulate --keep has written',
    },
    keep: { type: 'string', valueHint: 'FILE.json', description: 'keep all of them together in this file' },
    out: { type: 'string', valueHint: 'FILE.html', description: 'write a report with plots' },
    json: { type: 'boolean', description: 'one object with the results' },
  },
  run: async ({ args }) => {
    const files = args._.map(userPath);
    const keep = args.keep === undefined ? undefined : userPath(args.keep);
    for (const path of [keep, args.out === undefined ? undefined : userPath(args.out)])
      if (path !== undefined) checkWritable(path);
    const { kind, game } = settingOf(files);
    if (typeof game !== 'string') throw new WrongUse(`${files[0]} does not say which game was played`);
    gameOf(game);
    if (kind === 'ladder') await tellLadder(together(files, LADDER_KIND, keep), args);
    else await tellGames(together(files, GAMES_KIND, keep), 'auto', args);
    return FINE;
  },
});

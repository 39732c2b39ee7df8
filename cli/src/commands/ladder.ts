/** `tabularium simulate GAME --ladder a,b,c` */
import { speakerFor } from '@tabularium/text';
import { FINE, WrongUse } from '../errors.ts';
import { gameOf } from '../games.ts';
import { climb } from '../ladder/ladder.ts';
import { headOf, ladderReport, linesOf } from '../ladder/report.ts';
import { readable, wholeNumber } from '../numbers.ts';
import { print, printJson, progress, styled } from '../output.ts';
import { checkWritable, userPath, writeUserFile } from '../paths.ts';
import { MOST_WORKERS } from '../simulate/run.ts';
import { botNamed, commaList } from '../table.ts';

interface LadderArgs {
  readonly game: string;
  readonly ladder?: string | undefined;
  readonly games: string;
  readonly seed: string;
  readonly rollouts: string;
  readonly workers?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  readonly pack?: string | undefined;
  readonly players?: string | undefined;
  readonly options?: string | undefined;
}

/** Columns as wide as their widest entry, the first to the left. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((x, i) => (i === 0 ? x.padEnd(widths[i]!) : x.padStart(widths[i]!))).join('  '));
};

const botsIn = (game: string, text: string): string[] => {
  const bots = [...new Set(commaList(text))];
  for (const bot of bots) botNamed(game, bot);
  if (bots.length === 0) throw new WrongUse('--ladder wants the names of bots, such as easy,normal');
  return bots;
};

export const ladder = async (args: LadderArgs): Promise<number> => {
  const { module, together } = gameOf(args.game);
  if (args.pack !== undefined || args.players !== undefined || args.options !== undefined)
    throw new WrongUse('--ladder plays at the tables that the game is measured at: no --pack, --players or --options');
  const bots = botsIn(args.game, args.ladder ?? '');
  const games = wholeNumber('games', args.games, 1);
  const rollouts = wholeNumber('rollouts', args.rollouts, 1);
  const workers = args.workers === undefined ? 'auto' : wholeNumber('workers', args.workers, 1, MOST_WORKERS);
  if (args.out !== undefined) checkWritable(userPath(args.out));
  const bar = progress(`ladder ${args.game}`, games);
  const found = await climb({ game: args.game, bots, seed: args.seed, rollouts }, games, workers, (n) => bar.at(n));
  bar.end();
  const speak = await speakerFor(module, 'en');
  if (args.out !== undefined) writeUserFile(userPath(args.out), ladderReport(found, speak.name(`game:${args.game}`)));
  if (args.json) {
    printJson(found);
    return FINE;
  }
  print(styled('bold', `${args.game}: ladder of ${readable(games)} games, seed ${args.seed}, ${rollouts} rollouts`));
  for (const line of columns([headOf(found), ...found.rungs.flatMap(linesOf)])) print(`  ${line}`);
  if (together) print('  All win or lose together, so nobody is rated: each bot has every seat of its tables.');
  if (args.out !== undefined) print(`  report in ${userPath(args.out)}`);
  return FINE;
};

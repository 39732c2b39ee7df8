/** What came of a ladder, in words, as one object, and as a report. */
import { speakerFor } from '@tabularium/text';
import { gameOf } from '../games.ts';
import { readable } from '../numbers.ts';
import { print, printJson, styled } from '../output.ts';
import { userPath, writeUserFile } from '../paths.ts';
import type { Kept } from '../simulate/kept.ts';
import { spoken, without } from '../simulate/ranges.ts';
import type { Telling } from '../simulate/tell.ts';
import { ladderOf } from './ladder.ts';
import type { LadderSetting } from './ladder-kind.ts';
import type { LadderPart } from './play.ts';
import { headOf, ladderReport, linesOf } from './report.ts';

/** Columns as wide as their widest entry, the first to the left. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((x, i) => (i === 0 ? x.padEnd(widths[i]!) : x.padStart(widths[i]!))).join('  '));
};

export const tellLadder = async (kept: Kept<LadderSetting, LadderPart>, { out, json }: Telling): Promise<void> => {
  const { setting } = kept;
  const { module, together } = gameOf(setting.game);
  const missing = without([0, kept.games], kept.played);
  const found = { ...ladderOf(setting, kept.sum), ...(missing.length > 0 && { missing }) };
  const speak = await speakerFor(module, 'en');
  if (out !== undefined) writeUserFile(userPath(out), ladderReport(found, speak.name(`game:${setting.game}`)));
  if (json) {
    printJson(found);
    return;
  }
  const { game, games, seed, rollouts } = found;
  print(styled('bold', `${game}: ladder of ${readable(games)} games, seed ${seed}, ${rollouts} rollouts`));
  for (const line of columns([headOf(found), ...found.rungs.flatMap(linesOf)])) print(`  ${line}`);
  if (together) print('  All win or lose together, so nobody is rated: each bot has every seat of its tables.');
  if (missing.length > 0) print(`  not played yet: games ${spoken(missing)}`);
  if (out !== undefined) print(`  report in ${userPath(out)}`);
};

/** What came of a simulation, in words, as one object, and as a report. */
import { speakerFor } from '@tabularium/text';
import { gameOf } from '../games.ts';
import { percent, readable } from '../numbers.ts';
import { print, printJson, styled } from '../output.ts';
import { userPath, writeUserFile } from '../paths.ts';
import type { GamesSetting } from './games-kind.ts';
import type { Kept } from './kept.ts';
import { spoken, without } from './ranges.ts';
import { report } from './report.ts';
import type { Series } from './series.ts';
import { type Summary, summary } from './summary.ts';

const shown = ({ share, low, high }: { share: number; low: number; high: number }): string =>
  `${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})`;

const printSummary = (s: Summary, nameOf: (how: string) => string): void => {
  const pack = s.pack === undefined ? '' : ` with ${s.pack}`;
  print(
    styled(
      'bold',
      `${s.game}${pack}: ${readable(s.games)} games by ${[...new Set(s.bots)].join(', ')}, seed ${s.seed}`,
    ),
  );
  const width = Math.max(...Object.keys(s.outcomes).map((how) => nameOf(how).length), 'won by seat 1'.length);
  for (const [how, n] of Object.entries(s.outcomes)) {
    print(`  ${nameOf(how).padEnd(width)}  ${readable(n).padStart(9)}  ${shown(s.shares[how]!)}`);
  }
  if (s.finished < s.games) print(`  ${'given up'.padEnd(width)}  ${readable(s.games - s.finished).padStart(9)}`);
  for (const w of s.wins) {
    print(`  ${`won by seat ${w.seat}`.padEnd(width)}  ${readable(w.won).padStart(9)}  ${shown(w)}  ${w.bot}`);
  }
  if (s.meanPoints.length > 0) print(`  mean points ${s.meanPoints.join(', ')}`);
  print(
    `  ${readable(s.meanSteps)} decisions a game, ${readable(s.stepsPerSecond)} decisions and ${readable(s.gamesPerSecond)} games a second`,
  );
  if (s.missing) print(`  not played yet: games ${spoken(s.missing)}`);
};

export interface Telling {
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
}

export const tellGames = async (
  kept: Kept<GamesSetting, Series>,
  workers: number | 'auto',
  { out, json }: Telling,
): Promise<void> => {
  const { setting } = kept;
  const { module } = gameOf(setting.game);
  const missing = without([0, kept.games], kept.played);
  const found = summary(kept.sum, kept.seconds, {
    ...setting,
    pack: setting.pack,
    workers,
    endings: module.meta.endings,
    missing,
  });
  const speak = await speakerFor(module, 'en');
  const nameOf = (how: string): string => (speak.knows(`ending.${how}`) ? speak.name(`ending.${how}`) : how);
  if (out !== undefined)
    writeUserFile(userPath(out), report(found, kept.sum, speak.name(`game:${setting.game}`), nameOf));
  if (json) printJson(found);
  else printSummary(found, nameOf);
  if (out !== undefined && !json) print(`  report in ${userPath(out)}`);
};

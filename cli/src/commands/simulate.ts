import { speakerFor } from '@tabularium/text';
import { defineCommand } from 'citty';
import { FINE } from '../errors.ts';
import { gameIds } from '../games.ts';
import { percent, readable, wholeNumber } from '../numbers.ts';
import { print, printJson, progress, styled } from '../output.ts';
import { gameFrom, packArgs } from '../packs.ts';
import { checkWritable, userPath, writeUserFile } from '../paths.ts';
import { ladder } from './ladder.ts';
import { report } from '../simulate/report.ts';
import { MOST_WORKERS, simulateGames } from '../simulate/run.ts';
import { type Summary, summary } from '../simulate/summary.ts';
import { botsFrom, tableArgs, tableFrom } from '../table.ts';

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
};

export const simulate = defineCommand({
  meta: { name: 'simulate', description: 'Let bots play many games and say how they ended, with confidence intervals' },
  args: {
    game: { type: 'positional', required: true, description: `which game: ${gameIds().join(', ')}` },
    games: { type: 'string', default: '100', valueHint: 'N', description: 'how many games' },
    seed: { type: 'string', default: '1', valueHint: 'TEXT', description: 'the same seed gives the same games' },
    ...tableArgs,
    bots: {
      type: 'string',
      default: 'random',
      valueHint: 'a,b',
      description: 'one bot for all seats, or one for each',
    },
    ladder: {
      type: 'string',
      valueHint: 'a,b,c',
      description:
        'measure these bots against each other: drawn for the seats of all tables that the game is measured at',
    },
    rollouts: {
      type: 'string',
      default: '60',
      valueHint: 'R',
      description: 'how often a bot that looks ahead may play on in its mind for one answer',
    },
    ...packArgs,
    workers: { type: 'string', valueHint: 'K', description: 'how many threads; changes nothing but the time' },
    out: { type: 'string', valueHint: 'FILE.html', description: 'write a report with plots' },
    json: { type: 'boolean', description: 'one object with the results' },
  },
  run: async ({ args }) => {
    if (args.ladder !== undefined) return ladder(args);
    const { module } = gameFrom(args.game, args);
    const { pack } = module;
    const games = wholeNumber('games', args.games, 1);
    const { seats, options } = tableFrom(module, args);
    const bots = botsFrom(args.game, args.bots, seats);
    const workers = args.workers === undefined ? 'auto' : wholeNumber('workers', args.workers, 1, MOST_WORKERS);
    if (args.out !== undefined) checkWritable(userPath(args.out));
    const bar = progress(`simulate ${args.game}`, games);
    const job = {
      game: args.game,
      seats,
      options,
      bots,
      seed: args.seed,
      rollouts: wholeNumber('rollouts', args.rollouts, 1),
      ...(pack && { pack }),
    };
    const started = performance.now();
    const series = await simulateGames(job, games, workers, (done) => bar.at(done));
    const seconds = (performance.now() - started) / 1000;
    bar.end();
    const found = summary(series, seconds, { ...job, pack: pack?.name, workers, endings: module.meta.endings });
    const speak = await speakerFor(module, 'en');
    const nameOf = (how: string): string => (speak.knows(`ending.${how}`) ? speak.name(`ending.${how}`) : how);
    if (args.out !== undefined)
      writeUserFile(userPath(args.out), report(found, series, speak.name(`game:${args.game}`), nameOf));
    if (args.json) printJson(found);
    else printSummary(found, nameOf);
    if (args.out !== undefined && !args.json) print(`  report in ${userPath(args.out)}`);
    return FINE;
  },
});

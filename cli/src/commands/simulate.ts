import { defineCommand } from 'citty';
import { FINE } from '../errors.ts';
import { gameIds } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { gameFrom, packArgs } from '../packs.ts';
import { checkWritable, userPath } from '../paths.ts';
import { progressOf } from '../output.ts';
import { RELEASE } from '../release.ts';
import { GAMES_KIND, type GamesSetting } from '../simulate/games-kind.ts';
import { partArgs, partFrom } from '../simulate/parts.ts';
import { playKept } from '../simulate/play-kept.ts';
import { gamesWork, MOST_WORKERS } from '../simulate/run.ts';
import { noGames } from '../simulate/series.ts';
import { tellGames } from '../simulate/tell.ts';
import { botsFrom, tableArgs, tableFrom } from '../table.ts';
import { ladder } from './ladder.ts';

export const simulate = defineCommand({
  meta: {
    name: 'simulate',
    description:
      'Let bots play many games and say how they ended, with confidence intervals; simulate merge FILE… puts parts together',
  },
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
    ...partArgs,
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
    const rollouts = wholeNumber('rollouts', args.rollouts, 1);
    const job = { game: args.game, seats, options, bots, seed: args.seed, rollouts };
    const setting: GamesSetting = {
      kind: 'games',
      release: RELEASE,
      rules: module.meta.version,
      ...job,
      ...(pack && { pack: pack.name }),
    };
    const kept = await playKept(
      gamesWork({ ...job, ...(pack && { pack }) }),
      setting,
      { games, ...partFrom(args, games), workers },
      noGames(seats),
      GAMES_KIND,
      progressOf(`simulate ${args.game}`),
    );
    await tellGames(kept, workers, args);
    return FINE;
  },
});

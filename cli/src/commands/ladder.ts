/** `tabularium simulate GAME --ladder a,b,c` */
import { FINE, WrongUse } from '../errors.ts';
import { gameOf } from '../games.ts';
import { ladderWork } from '../ladder/ladder.ts';
import { LADDER_KIND, type LadderSetting, NO_LADDER } from '../ladder/ladder-kind.ts';
import { tellLadder } from '../ladder/tell.ts';
import { wholeNumber } from '../numbers.ts';
import { progressOf } from '../output.ts';
import { checkWritable, userPath } from '../paths.ts';
import { RELEASE } from '../release.ts';
import { partFrom } from '../simulate/parts.ts';
import { playKept } from '../simulate/play-kept.ts';
import { MOST_WORKERS } from '../simulate/run.ts';
import { botNamed, commaList } from '../table.ts';

interface LadderArgs {
  readonly game: string;
  readonly ladder?: string | undefined;
  readonly games: string;
  readonly seed: string;
  readonly rollouts: string;
  readonly workers?: string | undefined;
  readonly keep?: string | undefined;
  readonly shard?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  readonly pack?: string | undefined;
  readonly players?: string | undefined;
  readonly options?: string | undefined;
}

const botsIn = (game: string, text: string): string[] => {
  const bots = [...new Set(commaList(text))];
  for (const bot of bots) botNamed(game, bot);
  if (bots.length === 0) throw new WrongUse('--ladder wants the names of bots, such as easy,normal');
  return bots;
};

export const ladder = async (args: LadderArgs): Promise<number> => {
  const { module } = gameOf(args.game);
  if (args.pack !== undefined || args.players !== undefined || args.options !== undefined)
    throw new WrongUse('--ladder plays at the tables that the game is measured at: no --pack, --players or --options');
  const bots = botsIn(args.game, args.ladder ?? '');
  const games = wholeNumber('games', args.games, 1);
  const rollouts = wholeNumber('rollouts', args.rollouts, 1);
  const workers = args.workers === undefined ? 'auto' : wholeNumber('workers', args.workers, 1, MOST_WORKERS);
  if (args.out !== undefined) checkWritable(userPath(args.out));
  const job = { game: args.game, bots, seed: args.seed, rollouts };
  const setting: LadderSetting = { kind: 'ladder', release: RELEASE, rules: module.meta.version, ...job };
  const kept = await playKept(
    ladderWork(job),
    setting,
    { games, ...partFrom(args, games), workers },
    NO_LADDER,
    LADDER_KIND,
    progressOf(`ladder ${args.game}`),
  );
  await tellLadder(kept, args);
  return FINE;
};

/** The options by which one simulation is divided, and kept so that it can be gone on with. */
import { WrongUse } from '../errors.ts';
import { checkWritable, userPath } from '../paths.ts';
import { type Range, shardOf } from './ranges.ts';

export const partArgs = {
  keep: {
    type: 'string',
    valueHint: 'FILE.json',
    description: 'keep what was played in this file; the same command goes on from it, also for more games',
  },
  shard: {
    type: 'string',
    valueHint: 'I/N',
    description:
      'play only the I-th of N equal parts of the games, such as 1/4, and keep it; simulate merge puts the files together',
  },
} as const;

interface PartArgs {
  readonly keep?: string | undefined;
  readonly shard?: string | undefined;
}

/** The games that are played here, and the file that they are kept in. */
export const partFrom = ({ keep, shard }: PartArgs, games: number): { here: Range; keep: string | undefined } => {
  const file = keep === undefined ? undefined : userPath(keep);
  if (file !== undefined) checkWritable(file);
  if (shard === undefined) return { here: [0, games], keep: file };
  const [, part, parts] = (/^(\d{1,6})\/(\d{1,6})$/.exec(shard) ?? []).map(Number);
  if (part === undefined || parts === undefined || part < 1 || part > parts || parts > games)
    throw new WrongUse(`--shard wants a part such as 1/4, of at most as many parts as there are games, not “${shard}”`);
  if (file === undefined) throw new WrongUse('--shard wants --keep FILE.json, or there is nothing to put together');
  return { here: shardOf(games, part, parts), keep: file };
};

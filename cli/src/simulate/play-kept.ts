/** Plays the games that are wanted and were not played yet; what was played is kept in a file, if one is named. */
import { existsSync } from 'node:fs';
import { type Kept, type Kind, mustBeAlike, nothingKept, readKept, readSetting, writeKept } from './kept.ts';
import { countOf, joined, type Range, without } from './ranges.ts';
import { inStretches, type Work } from './run.ts';

export interface Wanted {
  /** How many there are in all. */
  readonly games: number;
  /** Which of them are played here. */
  readonly here: Range;
  readonly workers: number | 'auto';
  /** A file to go on from and to write to. */
  readonly keep?: string | undefined;
}

/** Whoever is interrupted loses no more than this. */
const WRITE_EVERY_MS = 2000;

/** What the file has, if it is there. */
const begun = <Setting extends object, Sum>(
  fresh: Kept<Setting, Sum>,
  file: string | undefined,
  kind: Kind<Setting, Sum>,
): Kept<Setting, Sum> => {
  if (file === undefined || !existsSync(file)) return fresh;
  mustBeAlike(fresh.setting, readSetting(file), file);
  const kept = readKept(file, kind);
  return { ...kept, games: Math.max(kept.games, fresh.games) };
};

export const playKept = async <Setting extends object, Sum>(
  work: Work<Sum>,
  setting: Setting,
  { games, here, workers, keep }: Wanted,
  none: Sum,
  kind: Kind<Setting, Sum>,
  onProgress: (played: number, of: number, before: number) => void,
): Promise<Kept<Setting, Sum>> => {
  const before = begun(nothingKept(setting, games, none), keep, kind);
  const left = without(here, before.played);
  const [of, done] = [countOf([here]), countOf([here]) - countOf(left)];
  const started = performance.now();
  let [sum, played, written] = [before.sum, before.played, started];
  const now = (): Kept<Setting, Sum> => ({
    ...before,
    played,
    seconds: before.seconds + (performance.now() - started) / 1000,
    sum,
  });
  await inStretches(work, left, workers, (part, range) => {
    sum = kind.add(sum, part);
    played = joined([...played, range]);
    onProgress(of - countOf(without(here, played)), of, done);
    if (keep === undefined || performance.now() - written < WRITE_EVERY_MS) return;
    written = performance.now();
    writeKept(keep, now());
  });
  const kept = now();
  if (keep !== undefined && left.length > 0) writeKept(keep, kept);
  return kept;
};

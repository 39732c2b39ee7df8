/** What a run has found so far, one JSON line for each finding, so that a run that was stopped can go on. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** How close the test that noticed a fault is to the rule that was broken. */
export type Rank = 'citing' | 'beside' | 'other';
export const RANKS: readonly Rank[] = ['citing', 'beside', 'other'];

/** First the tests near the broken rule, which mostly notice; then, for what is left, all others. */
export type Pass = 'near' | 'far';
export const PASSES: readonly Pass[] = ['near', 'far'];

export type Entry =
  /** A test fails with this fault. */
  | { readonly t: 'killed'; readonly id: number; readonly rank: Rank; readonly test: string; readonly how: string }
  /** Some test reaches the guard; or it is reached while modules are loaded. */
  | { readonly t: 'reached'; readonly id: number; readonly atLoad: boolean }
  /** The fault is being tried; when nothing follows, it hangs. */
  | { readonly t: 'trying'; readonly id: number; readonly test: string; readonly rank: Rank }
  /** All tests of this file are done, in this pass. */
  | { readonly t: 'file'; readonly file: string; readonly pass: Pass }
  /** A test that fails without any fault, or when it is run twice: it proves nothing. */
  | { readonly t: 'broken'; readonly test: string };

export const note = (journal: string, entry: Entry): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);

export const readJournal = (journal: string): Entry[] =>
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Entry)
    : [];

export const filesDone = (entries: readonly Entry[], pass: Pass): Set<string> =>
  new Set(entries.flatMap((e) => (e.t === 'file' && e.pass === pass ? [e.file] : [])));

/** The best kill of each fault. */
export const killsIn = (entries: readonly Entry[]): Map<number, Extract<Entry, { t: 'killed' }>> => {
  const kills = new Map<number, Extract<Entry, { t: 'killed' }>>();
  for (const entry of entries) {
    if (entry.t !== 'killed') continue;
    const known = kills.get(entry.id);
    if (!known || RANKS.indexOf(entry.rank) < RANKS.indexOf(known.rank)) kills.set(entry.id, entry);
  }
  return kills;
};

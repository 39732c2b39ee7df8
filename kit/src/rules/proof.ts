/** How a statement is proven: by unit tests that cite it, by recorded games in which it was applied, or not at all. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin, engineOf, fromSeed, type GameModule, type LogLine, parseTable } from '@tabularium/kernel';
import { fromGolden } from '../golden/golden-file.ts';
import { readGolden } from '../golden/golden-folder.ts';
import type { Cited } from './citations.ts';

type ProvenBy = 'unit' | 'recorded' | 'both' | 'none';

export interface Proof {
  readonly id: string;
  readonly by: ProvenBy;
  /** Unit tests with the id in their name, or in the name of their group: `src/move.test.ts: [TET.move-a] …`. */
  readonly tests: readonly string[];
  /** Recorded games with a line that gives this statement as its rule. */
  readonly games: readonly string[];
}

/** How many statements are proven in which way. */
export type ProofCount = Readonly<Record<ProvenBy, number>>;

/** Tests that replay recorded games, fuzz or count positions are not unit tests. */
const NOT_UNIT = /golden|fuzz|perft/;

/** The unit tests that cite each statement. */
export const unitTestsOf = (cited: readonly Cited[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { file, tests } of cited) {
    if (NOT_UNIT.test(file)) continue;
    for (const { name, ids } of tests) {
      for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), `${file}: ${name}`]);
    }
  }
  return found;
};

const rulesIn = <G, V>(module: GameModule<G, V>, file: string): Set<string> => {
  const { seats, options, seed, inputs } = readGolden(file);
  const log: LogLine[] = [];
  const state = begin(module, parseTable(module, seats, options), fromSeed(seed), { log });
  for (const input of inputs) engineOf(module).apply(state, fromGolden(input), { log });
  return new Set(log.flatMap(({ rule }) => (rule === undefined ? [] : [rule])));
};

/** The recorded games of a folder in which each statement was the rule of something that happened. */
export const recordedGamesOf = <G, V>(module: GameModule<G, V>, folder: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  for (const name of names.sort()) {
    for (const id of rulesIn(module, join(folder, name))) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
};

export const proofOf = (id: string, tests: readonly string[] = [], games: readonly string[] = []): Proof => {
  const isTested = tests.length > 0;
  const isRecorded = games.length > 0;
  const by = isTested && isRecorded ? 'both' : isTested ? 'unit' : isRecorded ? 'recorded' : 'none';
  return { id, by, tests, games };
};

export const countProofs = (proofs: readonly Proof[]): ProofCount => {
  const count = (by: ProvenBy): number => proofs.filter((p) => p.by === by).length;
  return { unit: count('unit'), recorded: count('recorded'), both: count('both'), none: count('none') };
};

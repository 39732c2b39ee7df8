/** Games as files: read with care, because a file may come from anywhere. */
import { readFileSync } from 'node:fs';
import { copy, digest, engineOf, FORMAT, patch, schema as s } from '@tabularium/kernel';
import type { TableFile } from '@tabularium/protocol';
import { CheckFailed, WrongUse } from './errors.ts';
import { type AnyModule, GAMES, gameIds } from './games.ts';
import { gameFor } from './packs.ts';

export type SavedGame = TableFile;

const anything: s.Schema<unknown> = { check: () => {} };
/** -1 is nobody: the entry brought the game to newer rules. */
const input = s.object({ by: s.int(-1, 99), verb: s.string(), arg: s.optional(anything) });
/** A file must not change anything outside the data it describes. */
const isPath = (steps: unknown): boolean =>
  Array.isArray(steps) && !steps.some((x) => x === '__proto__' || x === 'constructor' || x === 'prototype');
const change: s.Schema<unknown> = {
  check: (value, at, problems) => {
    if (!Array.isArray(value) || value.length < 1 || value.length > 2 || !isPath(value[0]))
      problems.push(`${at}: expected a path inside the game and a value`);
  },
};
const line = s.object({
  m: s.object({ k: s.string(), a: s.optional(s.record(anything)) }),
  rule: s.optional(s.string()),
  to: s.optional(s.array(s.int(0, 99))),
  twin: s.optional(anything),
  dice: s.optional(s.array(s.int(1, 6))),
  drawn: s.optional(s.array(s.string())),
  because: s.optional(anything),
});
const source = s.object({
  t: s.oneOf('seed', 'key'),
  seed: s.optional(s.string()),
  commitment: s.optional(s.string(/^[0-9a-f]{64}$/)),
  key: s.optional(s.string(/^[0-9a-f]{64}$/)),
});
const gameFile = s.object({
  format: s.oneOf(FORMAT),
  game: s.string(),
  version: s.int(1, 1_000_000),
  seats: s.int(1, 99),
  options: s.record(anything),
  source,
  earlier: s.optional(s.array(s.object({ until: s.int(1, 1_000_000), source, table: s.optional(s.string()) }))),
  start: s.record(anything),
  opening: s.array(line),
  entries: s.array(s.object({ input, log: s.array(line), diff: s.array(change), digest: s.string() })),
  seated: s.optional(s.array(s.string())),
  pack: s.optional(s.object({ name: s.string(/\S/), content: anything })),
});

const FIELDS = [
  'format',
  'game',
  'version',
  'seats',
  'options',
  'source',
  'earlier',
  'start',
  'opening',
  'entries',
  'seated',
  'pack',
];

/** The game in a text; `what` names it in messages. Unknown fields (such as a fuzzer's remarks) are ignored. */
const parseGameFile = (text: string, what: string): SavedGame => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongUse(`${what} is not a saved game: it is not JSON`);
  }
  const known =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([k]) => FIELDS.includes(k)))
      : value;
  const problems: string[] = [];
  gameFile.check(known, '', problems);
  if (problems.length > 0) throw new WrongUse(`${what} is not a saved game: ${problems.slice(0, 3).join('; ')}`);
  const file = known as SavedGame;
  if (!gameIds().includes(file.game)) {
    throw new WrongUse(`${what} is a game of “${file.game}”; here are: ${gameIds().join(', ')}`);
  }
  const { version } = GAMES[file.game]!.module.meta;
  if (file.version > version) {
    throw new WrongUse(`${what} was played under version ${file.version} of the rules; these are version ${version}`);
  }
  return file;
};

/** Stands in place of the digest of a position that was never reached, in games written by the fuzzer. */
const NEVER_REACHED = 'failed';

/** Checks that the rules can work with the first position. Whether they would have dealt it is for `replay --verify`. */
const isPosition = ({ start }: SavedGame, module: AnyModule): boolean => {
  try {
    module.view(start, 'public');
    return engineOf(module).waitingFor(start).length > 0 || start.over !== undefined;
  } catch {
    return false;
  }
};

const moduleOf = (file: SavedGame, what: string): AnyModule => {
  try {
    return gameFor(file).module;
  } catch (e) {
    throw e instanceof CheckFailed ? new CheckFailed(`${what} is damaged: ${e.message}`) : e;
  }
};

/** Checks that the game begins properly and that every stored change leads to the position its entry names. */
const checkStored = (file: SavedGame, what: string): void => {
  if (!isPosition(file, moduleOf(file, what)))
    throw new CheckFailed(`${what} is damaged: it does not begin with a position of ${file.game}`);
  let state: unknown = copy(file.start);
  for (const [i, entry] of file.entries.entries()) {
    let found: string;
    try {
      state = patch(state, entry.diff);
      found = digest(state);
    } catch {
      found = 'nothing';
    }
    if (found !== entry.digest && entry.digest !== NEVER_REACHED)
      throw new CheckFailed(`${what} is damaged: the position after input ${i + 1} is not the one recorded`);
  }
};

export const readGameFile = (file: string): SavedGame => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new WrongUse(`there is no file ${file} that could be read`);
  }
  const game = parseGameFile(text, file);
  checkStored(game, file);
  return game;
};

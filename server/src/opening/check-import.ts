/** Looks at a game from a file as a stranger's: nothing in it is taken for granted. Runs in a thread of its own. */
import {
  copy,
  digest,
  firstDifference,
  type GameFile,
  Match,
  notPlain,
  parseTable,
  patch,
  type State,
} from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { importSchema } from '@tabularium/protocol';
import * as v from 'valibot';
import { type Game, type Games, gameById, gameIds } from '../games.ts';
import type { Checked, CheckJob, ImportRest } from '../workers/jobs.ts';
import { isSealed, type SealedFile } from './export.ts';
import { gameFileSchema } from './file-schema.ts';

export const checkImport = (games: Games, { text, secret }: CheckJob): Checked => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  try {
    // Before anything is copied: a name such as __proto__ must not get as far as that.
    const bad = notPlain(body);
    if (bad !== undefined)
      return bad.includes('file') ? refuse(`${bad} is not plain data`) : { ok: false, reason: 'malformed' };
    const request = v.safeParse(importSchema, body);
    if (!request.success) return { ok: false, reason: 'malformed' };
    const file = v.safeParse(gameFileSchema, request.output.file);
    if (!file.success) return refuse(issue(file.issues[0]));
    const sealed = isSealed(request.output.file as unknown as SealedFile, secret);
    const { name, visibility, seats } = request.output;
    return checkGame(games, file.output as unknown as SealedFile, sealed, { name, visibility, seats });
  } catch (e) {
    return refuse(e instanceof Error ? e.message : String(e));
  }
};

const refuse = (why: string): Checked => ({ ok: false, reason: 'badFile', why: why.slice(0, 200) });

const issue = (i: v.BaseIssue<unknown>): string => `${v.getDotPath(i) ?? 'file'}: ${i.message}`;

const checkGame = (games: Games, file: SealedFile, sealed: boolean, request: ImportRest): Checked => {
  const game = gameById(games, file.game);
  if (!game) return refuse(`a game of ${file.game}; here are ${gameIds(games).join(', ')}`);
  const { meta } = game.module;
  if (file.version > meta.version) return refuse(`version ${file.version} of the rules; here is ${meta.version}`);
  if (file.start.seats !== file.seats) return refuse('seats: not as many as at the start');
  parseTable(game.module, file.seats, file.options);
  const last = fold(file);
  tryOut(game, file);
  const doubt = sealed ? undefined : doubtOf(game, file);
  const over = last.over !== undefined;
  if (doubt !== undefined && !over) return { ok: false, reason: 'unchecked', why: doubt };
  return { ok: true, file, verified: doubt === undefined, over, request };
};

/** Every stored position must be the one its entry names: a damaged file is no use to anybody. */
const fold = (file: GameFile): State<unknown> => {
  let state: State<unknown> = copy(file.start);
  for (const [i, entry] of file.entries.entries()) {
    if (entry.input.by >= file.seats) throw new Error(`entries.${i}: no such seat`);
    state = patch(state, entry.diff);
    if (digest(state) !== entry.digest) throw new Error(`entries.${i}: not the position it says`);
  }
  return state;
};

/** A position that the game cannot even show must not be let in. */
const tryOut = ({ module }: Game, file: GameFile): void => {
  const match = new Match<unknown, unknown>(module, copy(file.start), undefined, file.version);
  for (const e of file.entries) match.restore(e);
  for (const at of [match.at(0), match.at(file.entries.length)]) {
    module.check(at.g);
    match.engine.waitingFor(at);
    for (let seat = 0; seat < file.seats; seat++) module.view(at, seat);
    module.view(at, 'public');
  }
};

/** Why the rules cannot vouch for this game; nothing if they can. */
const doubtOf = ({ module }: Game, file: GameFile): string | undefined => {
  const { source } = file;
  if (source.t === 'seed') return found(firstDifference(module, file));
  if (source.key === undefined) return 'the key of its dice is not in it, and it was not exported here';
  if (commitment(source.key) !== source.commitment) return 'the key of its dice is not the one that was promised';
  return found(firstDifference(module, file, keyedDraw(source.key)));
};

const found = (d: ReturnType<typeof firstDifference>): string | undefined => d && `input ${d.input}: ${d.why}`;

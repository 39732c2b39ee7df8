/** Checks an imported game file. It may come from anybody, so nothing in it is trusted. Runs in a worker thread. */
import {
  BadOptions,
  copy,
  digest,
  type Entry,
  type GameFile,
  Match,
  type Msg,
  NOBODY,
  notPlain,
  type Pack,
  parseTable,
  patch,
  type State,
  versionIn,
  weightOf,
} from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, importSchema, LIMITS, type TableFile } from '@tabularium/protocol';
import * as v from 'valibot';
import { begunUnder, type Games, gameById, gameIds, type LoadedGame, loaded, withPack } from '../games/games.ts';
import type { Checked, CheckJob, ImportRest } from '../workers/jobs.ts';
import { faultsOf } from '../common/faults.ts';
import { msg } from '../common/msg.ts';
import { isSealed } from './export.ts';
import { gameFileSchema } from './file-schema.ts';

export const checkImport = async (games: Games, { text, secret }: CheckJob): Promise<Checked> => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return malformed(msg('server.field.noObject'));
  }
  try {
    // This comes before anything is copied, because a key such as __proto__ must not get that far.
    const bad = notPlain(body);
    if (bad !== undefined)
      return bad.includes('file')
        ? refuse(msg('server.file.shape', { at: short(bad) }))
        : malformed(msg('server.file.shape', { at: short(bad) }));
    const request = v.safeParse(importSchema, body);
    if (!request.success) return malformed(...faultsOf(importSchema, body, request.issues));
    const file = v.safeParse(gameFileSchema, request.output.file);
    if (!file.success) return refuse(msg('server.file.shape', { at: short(v.getDotPath(file.issues[0]) ?? 'file') }));
    const sealed = isSealed(request.output.file as unknown as TableFile, secret);
    const { name, visibility, answerTime, bank, seats } = request.output;
    const rest = { name, visibility, answerTime, bank, seats };
    return await checkGame(games, file.output as unknown as TableFile, sealed, rest);
  } catch (e) {
    if (e instanceof BadOptions) return refuse(...e.problems);
    return refuse(e instanceof Unfit ? e.why : msg('server.file.unreadable'));
  }
};

const malformed = (...why: readonly Msg[]): Checked => ({ ok: false, reason: 'malformed', why });
const refuse = (...why: readonly Msg[]): Checked => ({ ok: false, reason: 'badFile', why });

/** A path in the file, cut to a readable length. */
const short = (path: string): string => path.slice(0, 80);

const LONGEST_WHY = 200;

/** The file is refused, and `why` says what is wrong with it. */
class Unfit extends Error {
  readonly why: Msg;
  constructor(why: Msg) {
    super(why.k);
    this.why = why;
  }
}

const checkGame = async (games: Games, file: TableFile, sealed: boolean, request: ImportRest): Promise<Checked> => {
  const listed = gameById(games, file.game);
  if (!listed) return refuse(msg('server.file.game', { game: short(file.game), allowed: gameIds(games).join(', ') }));
  const game = playedWith(await loaded(listed), file.pack, file.version);
  const { meta } = game.module;
  if (file.version > meta.version)
    return refuse(msg('server.file.version', { version: file.version, here: meta.version }));
  if (file.start.seats !== file.seats)
    return refuse(msg('server.file.seats', { seats: file.start.seats, got: file.seats }));
  if (file.seated && file.seated.length !== file.seats) return refuse(msg('server.file.shape', { at: 'file.seated' }));
  parseTable(game.module, file.seats, file.options);
  const last = fold(file, meta.version);
  tryOut(game, file);
  const doubt = sealed ? undefined : doubtOf(game, file);
  const over = last.over !== undefined;
  if (doubt !== undefined && !over) return { ok: false, reason: 'unchecked', why: doubt };
  return { ok: true, file, sealed, verified: doubt === undefined, request };
};

/** The game with the content pack of the file. Throws if the pack is too large or does not pass the game's schema. */
const playedWith = (game: LoadedGame, pack: Pack | undefined, version: number): LoadedGame => {
  if (!pack) return begunUnder(game, version);
  const { name } = pack;
  if (JSON.stringify(pack.content).length > LIMITS.pack) throw new Unfit(msg('server.file.packSize', { pack: name }));
  try {
    return withPack(game, pack);
  } catch (e) {
    const [first = ''] = (e instanceof Error ? e.message : String(e)).split('\n');
    throw new Unfit(msg('server.file.pack', { pack: name, why: first.slice(0, LONGEST_WHY) }));
  }
};

/** Applies all recorded changes and compares every position with its recorded digest. Returns the last position. */
const fold = (file: GameFile, here: number): State<unknown> => {
  let state: State<unknown> = copy(file.start);
  let atMost = demandSize(state, 0);
  for (const [i, entry] of file.entries.entries()) {
    const version = entry.input.by === NOBODY ? versionIn(entry.input) : undefined;
    if (version !== undefined && version > here)
      throw new Unfit(msg('server.file.newer', { input: i + 1, version, here }));
    if (entry.input.by >= file.seats) throw new Unfit(msg('server.file.noSeat', { input: i + 1 }));
    state = patched(state, entry, i + 1);
    // A change adds at most its own weight, so the position is weighed only when the sum reaches the limit.
    atMost += weightOf(entry.diff);
    if (atMost > LIMITS.state) atMost = demandSize(state, i + 1);
    if (digest(state) !== entry.digest) throw new Unfit(msg('server.file.position', { input: i + 1 }));
  }
  return state;
};

/** A change that cannot be applied is reported like a wrong position. */
const patched = <T>(state: T, { diff }: Entry, input: number): T => {
  try {
    return patch(state, diff);
  } catch {
    throw new Unfit(msg('server.file.position', { input }));
  }
};

const demandSize = (state: unknown, input: number): number => {
  const weight = weightOf(state);
  if (weight > LIMITS.state) throw new Unfit(msg('server.file.stateSize', { input }));
  return weight;
};

/** Throws if the game cannot show the first or the last position, or its own check rejects one. */
const tryOut = ({ module }: LoadedGame, file: GameFile): void => {
  const match = new Match<unknown, unknown>(module, copy(file.start), undefined, file.version);
  for (const e of file.entries) match.restore(e);
  for (const at of [match.at(0), match.at(file.entries.length)]) {
    module.check(at.g);
    match.engine.waitingFor(at);
    for (let seat = 0; seat < file.seats; seat++) module.view(at, seat);
    module.view(at, 'public');
  }
};

/** Why the rules cannot confirm this game; undefined if they can. */
const doubtOf = ({ module }: LoadedGame, file: TableFile): readonly Msg[] | undefined =>
  firstFault(module, file, { commitment, draw: keyedDraw })?.why;

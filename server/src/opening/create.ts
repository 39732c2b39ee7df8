/** Opens a new table. */
import { openGame, type Pack, Refused, type Source } from '@tabularium/kernel';
import { commitment, keyedDraw, newKey } from '@tabularium/kernel/keyed';
import type { NewTable, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import { type Game, type Games, gameById, gameIds, type LoadedGame, loaded, packNamed } from '../games/games.ts';
import { errorFacts } from '../common/log.ts';
import { newRecord } from '../tables/record.ts';
import { msg } from '../common/msg.ts';
import type { StoredTable } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { newCode } from '../seats/tokens.ts';
import { type Seated, seat } from './seats.ts';

export const demandGame = (games: Games, id: string): Game => {
  const game = gameById(games, id);
  if (!game) throw new Refused(msg('server.noGame', { game: id, allowed: gameIds(games).join(', ') }));
  return game;
};

export const createTable = async (tables: Tables, wanted: NewTable): Promise<OpenedTable> => {
  const listed = await loaded(demandGame(tables.games, wanted.game));
  const game = await tables.packs.begun(listed, await packInUse(tables, listed));
  const seated = seat(game, wanted.seats);
  const table = freshTable(tables, game, wanted, seated);
  if (wanted.rated) demandRateable(game, wanted);
  const isOpen = seated.seats.some((s) => s.kind === 'open');
  const waits = wanted.waits && isOpen && { waits: true as const };
  await tables.add(newRecord(game, { ...table, ...waits, code: await freeCode(tables) }));
  return seated.secrets;
};

/** Somebody must be able to win against somebody else. Whether two of them are signed in shows at the end. */
const demandRateable = ({ isContest }: LoadedGame, { seats }: NewTable): void => {
  if (!isContest || seats.filter((s) => s.kind !== 'bot').length < 2) throw new Refused(msg('server.notRated'));
};

/** Every table has one: a seat that is taken now may be free later. */
export const freeCode = async (tables: Tables): Promise<string> => {
  let code = newCode();
  while ((await tables.store.byCode(code)) !== undefined) code = newCode();
  return code;
};

const packInUse = async (tables: Tables, { id, module }: LoadedGame): Promise<Pack | undefined> => {
  try {
    return (await tables.contentInUse(module)).pack;
  } catch (e) {
    tables.log('content.failed', { game: id, ...errorFacts(e) });
    throw new Refused(msg('server.badContent', { game: `game:${id}` }));
  }
};

/** How long people have to answer. A bank alone would never run. */
export const timeOf = ({ answerTime, bank }: Wanted): Pick<StoredTable, 'answerTime' | 'bank'> => {
  if (answerTime === undefined && bank) throw new Refused(msg('server.bankAlone'));
  return { ...(answerTime !== undefined && { answerTime }), ...(bank && { bank }) };
};

interface Wanted {
  readonly answerTime?: number | undefined;
  readonly bank?: number | undefined;
}

/** A table before its first move, with its own dice. */
export const freshTable = (
  tables: Tables,
  game: LoadedGame,
  wanted: Pick<NewTable, 'name' | 'options' | 'visibility'> & Wanted & { readonly rated?: boolean | undefined },
  { id, ownerHash, seats }: Omit<Seated, 'secrets'>,
): StoredTable => {
  const key = newKey();
  const source: Source = { t: 'key', commitment: commitment(key) };
  const { table, match, opening } = openGame(game.module, seats.length, wanted.options, source, keyedDraw(key));
  return {
    id,
    name: cleanText(wanted.name ?? ''),
    game: game.id,
    version: game.module.meta.version,
    options: table.options,
    ...packNamed(game),
    visibility: wanted.visibility,
    ...timeOf(wanted),
    ...(wanted.rated && { rated: true as const }),
    seats,
    ownerHash,
    created: tables.clock(),
    key,
    start: match.start,
    opening,
  };
};

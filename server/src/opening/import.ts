import { Refused } from '@tabularium/kernel';
import { botAt, type NewSeat, type OpenedTable, type TableFile } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import { loaded } from '../games/games.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';
import type { Checked } from '../workers/jobs.ts';
import type { Pool } from '../workers/pool.ts';
import { GaveUp } from '../workers/thread.ts';
import { BadRequest } from '../common/bad-request.ts';
import { continueAt } from './continue.ts';
import { demandGame, timeOf } from './create.ts';
import { diceOfFile, diceOfOurs } from './dice-of.ts';
import { seat } from './seats.ts';

/** Opens a table from the text of an import request. The text is checked in a worker thread, because it may be hostile. */
export const importTable = async (
  tables: Tables,
  pool: Pool,
  text: string,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<OpenedTable> => {
  if ((await tables.store.importedBytes()) + text.length > mostBytes) throw new Refused(msg('server.importFull'));
  const checked = await check(tables, pool, text);
  if (!checked.ok) throw refusal(checked);
  const { request, file, verified, sealed } = checked;
  const listed = await loaded(demandGame(tables.games, file.game));
  const wanted = request.seats ?? seatsOf(file);
  if (wanted.length !== file.seats)
    throw new BadRequest('badFile', [msg('server.file.seats', { seats: file.seats, got: wanted.length })]);
  const seated = seat(listed, wanted);
  const rest = {
    name: cleanText(request.name ?? ''),
    visibility: request.visibility,
    ...timeOf(request),
    origin: { t: 'import', verified } as const,
  };
  const dice = sealed ? await diceOfOurs(tables.store, file) : diceOfFile(file);
  const game = await tables.packs.carried(listed, file.pack, file.version);
  return continueAt(tables, game, { ...file, ...dice }, rest, seated);
};

/** The bots of the file, and people on all other seats. Files hold no names of people, so they get numbers. */
const seatsOf = (file: TableFile): NewSeat[] =>
  Array.from({ length: file.seats }, (_, seat) => {
    const bot = botAt(file, seat);
    return bot === undefined ? { kind: 'human', name: String(seat + 1) } : { kind: 'bot', bot };
  });

const check = async ({ store }: Tables, pool: Pool, text: string): Promise<Checked> => {
  try {
    return await pool.check({ t: 'check', text, secret: await store.secret() });
  } catch (e) {
    if (e instanceof GaveUp) throw new BadRequest('badFile', [msg('server.file.tooSlow')]);
    throw e;
  }
};

const refusal = (checked: Exclude<Checked, { ok: true }>): Refused => new BadRequest(checked.reason, checked.why);

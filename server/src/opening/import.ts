import { Refused } from '@tabularium/kernel';
import type { NewSeat, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../acts.ts';
import { say } from '../say.ts';
import type { Tables } from '../tables.ts';
import type { Checked } from '../workers/jobs.ts';
import type { Pool } from '../workers/pool.ts';
import { GaveUp } from '../workers/thread.ts';
import { BadFile } from './bad-file.ts';
import { continueAt } from './continue.ts';
import { demandGame } from './create.ts';
import { diceOfFile, diceOfOurs } from './dice-of.ts';
import { seat } from './seats.ts';

/** A table from the text of a request that somebody sent; looked at in a thread, however hostile it is. */
export const importTable = async (tables: Tables, pool: Pool, text: string): Promise<OpenedTable> => {
  const checked = await check(tables, pool, text);
  if (!checked.ok) throw refusal(checked);
  const { request, file, verified, sealed } = checked;
  const game = demandGame(tables.games, file.game);
  const wanted = request.seats ?? people(file.seats);
  if (wanted.length !== file.seats)
    throw new BadFile('badFile', [say('server.file.seats', { seats: file.seats, got: wanted.length })]);
  const rest = {
    name: cleanText(request.name ?? ''),
    visibility: request.visibility,
    origin: { t: 'import', verified } as const,
  };
  const dice = sealed ? await diceOfOurs(tables.store, file) : diceOfFile(file);
  return continueAt(tables, game, { ...file, ...dice }, rest, seat(game, wanted));
};

const people = (seats: number): NewSeat[] =>
  Array.from({ length: seats }, (_, i) => ({ kind: 'human', name: String(i + 1) }));

const check = async ({ store }: Tables, pool: Pool, text: string): Promise<Checked> => {
  try {
    return await pool.check({ t: 'check', text, secret: await store.secret() });
  } catch (e) {
    if (e instanceof GaveUp) throw new BadFile('badFile', [say('server.file.tooSlow')]);
    throw e;
  }
};

const refusal = (checked: Exclude<Checked, { ok: true }>): Refused =>
  checked.reason === 'malformed' ? new Refused(say('server.malformed')) : new BadFile(checked.reason, checked.why);

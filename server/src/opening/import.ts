import { Refused } from '@tabularium/kernel';
import type { NewSeat, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../acts.ts';
import { say } from '../say.ts';
import type { Tables } from '../tables.ts';
import type { Checked } from '../workers/jobs.ts';
import type { Pool } from '../workers/pool.ts';
import { GaveUp } from '../workers/thread.ts';
import { continueAt } from './continue.ts';
import { demandGame } from './create.ts';
import { seat } from './seats.ts';

/** A table from the text of a request that somebody sent; looked at in a thread, however hostile it is. */
export const importTable = async (tables: Tables, pool: Pool, text: string): Promise<OpenedTable> => {
  const checked = await check(tables, pool, text);
  if (!checked.ok) throw refusal(checked);
  const { request, file, verified, over } = checked;
  const game = demandGame(tables.games, file.game);
  const wanted = request.seats ?? people(file.seats);
  if (wanted.length !== file.seats) throw badFile(`${file.seats} ≠ ${wanted.length}`);
  const rest = {
    name: cleanText(request.name ?? ''),
    visibility: request.visibility,
    origin: { t: 'import', verified } as const,
    // A finished game keeps the dice that prove it; another goes on with new ones.
    ...(over && { source: file.source }),
  };
  return continueAt(tables, game, file, rest, seat(game, wanted));
};

const people = (seats: number): NewSeat[] =>
  Array.from({ length: seats }, (_, i) => ({ kind: 'human', name: String(i + 1) }));

const check = async ({ store }: Tables, pool: Pool, text: string): Promise<Checked> => {
  try {
    return await pool.check({ t: 'check', text, secret: await store.secret() });
  } catch (e) {
    if (e instanceof GaveUp) throw badFile(e.message);
    throw e;
  }
};

const badFile = (why: string): Refused => new Refused(say('server.badFile', { why }));

const refusal = (checked: Exclude<Checked, { ok: true }>): Refused => {
  switch (checked.reason) {
    case 'malformed':
      return new Refused(say('server.malformed'));
    case 'badFile':
      return badFile(checked.why);
    case 'unchecked':
      return new Refused(say('server.unchecked', { why: checked.why }));
    default:
      return checked satisfies never;
  }
};

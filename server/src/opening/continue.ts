/** A new table that goes on from a position reached elsewhere. */
import { type Entry, type LogLine, Match, type Options, type State } from '@tabularium/kernel';
import { keyedDraw, newKey } from '@tabularium/kernel/keyed';
import type { OpenedTable } from '@tabularium/protocol';
import type { Game } from '../games.ts';
import { SERVER } from '../record.ts';
import type { StoredEvent, StoredTable } from '../store/store.ts';
import { recordOf, type Tables } from '../tables.ts';
import { freshDice } from './fresh-dice.ts';
import type { Seated } from './seats.ts';

/** What had happened before. */
export interface Past {
  readonly version: number;
  readonly options: Options;
  readonly start: State<unknown>;
  readonly opening: readonly LogLine[];
  readonly entries: readonly Entry[];
}

type Rest = Pick<StoredTable, 'name' | 'visibility' | 'origin' | 'source'>;

export const continueAt = async (
  tables: Tables,
  game: Game,
  past: Past,
  rest: Rest,
  { id, ownerHash, seats, secrets }: Seated,
): Promise<OpenedTable> => {
  const created = tables.clock();
  const key = newKey();
  const { version, options, start, opening } = past;
  const common = { id, ownerHash, seats, created, key, game: game.module.meta.id, version, options, start, opening };
  const table: StoredTable = { ...common, ...rest };
  const events = withNewDice(game, past, key).map(
    (entry, i): StoredEvent => ({ n: i + 1, at: created, by: SERVER, nonce: '', body: { t: 'input', entry } }),
  );
  await tables.add(recordOf(game, table, events), events);
  return secrets;
};

/** A game that is over needs no more dice. */
const withNewDice = ({ module }: Game, { start, entries, version }: Past, key: string): readonly Entry[] => {
  const match = new Match<unknown, unknown>(module, structuredClone(start), keyedDraw(key), version);
  for (const e of entries) match.restore(e);
  if (match.state.over) return entries;
  match.upgrade();
  freshDice(match);
  return match.entries;
};

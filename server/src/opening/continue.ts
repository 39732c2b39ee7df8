/** Opens a table that goes on from a position reached at another table or in a file. */
import { type Entry, fromKey, type LogLine, Match, type Options, Refused, type State } from '@tabularium/kernel';
import { keyedDraw, newKey } from '@tabularium/kernel/keyed';
import { freshDice, type OpenedTable, type Stretch } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { type LoadedGame, packNamed } from '../games/games.ts';
import { SERVER } from '../tables/record.ts';
import type { StoredEvent, StoredTable } from '../store/store.ts';
import { recordOf, type Tables } from '../tables/tables.ts';
import { freeCode } from './create.ts';
import type { Seated } from './seats.ts';

/** The game up to that position. */
export interface Past {
  readonly version: number;
  readonly options: Options;
  readonly start: State<unknown>;
  readonly opening: readonly LogLine[];
  readonly entries: readonly Entry[];
  /** Its dice: earlier stretches, and those last in use. */
  readonly earlier: readonly Stretch[];
  readonly dice: Omit<Stretch, 'until'>;
}

type Rest = Pick<StoredTable, 'name' | 'visibility' | 'answerTime' | 'bank' | 'origin'>;

export const continueAt = async (
  tables: Tables,
  game: LoadedGame,
  past: Past,
  rest: Rest,
  { id, ownerHash, seats, secrets }: Seated,
): Promise<OpenedTable> => {
  const created = tables.clock();
  const key = newKey();
  const { version, options, start, opening } = past;
  const common = {
    id,
    ownerHash,
    seats,
    created,
    key,
    game: game.id,
    version,
    options,
    ...packNamed(game),
    start,
    opening,
  };
  const { entries, ...dice } = withNewDice(game, past, key);
  const table: StoredTable = { ...common, ...rest, ...dice, code: await freeCode(tables) };
  const events = entries.map(
    (entry, i): StoredEvent => ({ n: i + 1, at: created, by: SERVER, nonce: '', body: { t: 'input', entry } }),
  );
  await tables.add(recordOf(game, table, events), events);
  return secrets;
};

type Continued = Pick<StoredTable, 'source' | 'earlier'> & { readonly entries: readonly Entry[] };

/** A running game gets new dice. A finished one keeps its own, which prove its rolls. */
const withNewDice = ({ module }: LoadedGame, past: Past, key: string): Continued => {
  const { start, entries, version, earlier, dice } = past;
  const match = new Match<unknown, unknown>(module, structuredClone(start), keyedDraw(key), version);
  for (const e of entries) match.restore(e);
  demandSound(match);
  if (match.state.over) return { entries, source: dice.source, ...(earlier.length > 0 && { earlier }) };
  match.upgrade();
  freshDice(match, fromKey());
  return { entries: match.entries, earlier: [...earlier, { ...dice, until: match.entries.length }] };
};

/** Throws unless the position has its recorded digest and passes the game's own check. */
const demandSound = (match: Match<unknown, unknown>): void => {
  try {
    match.checkRestored();
    match.module.check(match.at(match.entries.length).g);
  } catch {
    throw new Refused(msg('server.unchecked'));
  }
};

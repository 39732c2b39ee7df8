/** What is kept of a finished game, worked out from the table alone and from what everybody may see. */
import { type Account, same } from '@tabularium/kernel';
import type { Came, PastGame, PastSeat } from '@tabularium/protocol';
import type { StoredSeat } from '../store/store.ts';
import type { TableRecord } from '../tables/record.ts';

/** Of a game that has not come to an end of its own, or did so elsewhere, there is no result. */
export const resultOf = (record: TableRecord): PastGame | undefined => {
  const { table, match, game } = record;
  const { over } = match.state;
  // A finished game that was imported keeps the dice of where it was played.
  if (!over || table.source !== undefined) return undefined;
  const account: Account = game.account?.(match.module.view.of(match.state)('public'), over) ?? {};
  return {
    table: table.id,
    name: table.name,
    game: table.game,
    version: table.version,
    ...(table.pack !== undefined && { pack: table.pack }),
    ...(account.scenario !== undefined && { scenario: account.scenario }),
    options: chosenOptions(record),
    how: over.how,
    seats: record.seats.map((s, seat) => pastSeat(s, seat, record, account)),
    ...(account.turns !== undefined && { turns: account.turns }),
    inputs: match.inputsFor('public'),
    began: table.created,
    ended: record.inputEvents.at(-1)?.at ?? record.last,
    ...(table.rated && { rated: true as const }),
    ...(table.origin && { origin: table.origin.t }),
  };
};

const chosenOptions = ({ table, match }: TableRecord): PastGame['options'] =>
  Object.fromEntries(
    Object.entries(table.options).filter(([option, value]) => {
      const spec = match.module.meta.options[option];
      return spec !== undefined && !same(value, spec.default);
    }),
  );

const pastSeat = (s: StoredSeat, seat: number, { match, game }: TableRecord, account: Account): PastSeat => {
  const { winners, points } = match.state.over!;
  const rank = account.ranks?.[seat];
  const words = account.words?.[seat];
  return {
    kind: s.kind,
    name: s.name,
    ...(s.bot !== undefined && { bot: s.bot }),
    ...(s.kind === 'bot' && s.tokenHash !== undefined && { standsIn: true as const }),
    ...(s.before && { before: s.before }),
    sides: account.sides?.[seat] ?? [],
    came: cameOut(winners, seat, game.isContest),
    ...(rank !== undefined && { rank }),
    ...(points?.[seat] !== undefined && { points: points[seat] }),
    ...(words && { words }),
  };
};

const cameOut = (winners: readonly number[], seat: number, isContest: boolean): Came => {
  if (!winners.includes(seat)) return 'lost';
  return isContest && winners.length > 1 ? 'shared' : 'won';
};

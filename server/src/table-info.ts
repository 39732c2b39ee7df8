import type { Seat } from '@tabularium/kernel';
import type { SeatInfo, TableInfo } from '@tabularium/protocol';
import { type Audience, isPresent } from './audience.ts';
import { isOver, type TableRecord } from './record.ts';
import type { StoredSeat } from './store/store.ts';

/** What everybody may know about a table. */
export const tableInfo = (r: TableRecord, audience: Audience): TableInfo => {
  const { table, seats, rematch, handOver } = r;
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    version: table.version,
    options: table.options,
    visibility: table.visibility,
    seats: seats.map((s, seat) => seatInfo(s, seat, audience)),
    created: table.created,
    dice: dice(r),
    ended: isOver(r),
    ...(table.origin && { origin: table.origin }),
    ...(rematch !== undefined && { rematch }),
    ...(handOver && { handOver }),
  };
};

const dice = (r: TableRecord): TableInfo['dice'] => {
  const { source, key } = r.table;
  if (source?.t === 'seed') return { commitment: '', seed: source.seed };
  if (source) return { commitment: source.commitment, ...(source.key !== undefined && { key: source.key }) };
  return { commitment: r.commitment, ...(isOver(r) && { key }) };
};

const seatInfo = ({ kind, name, bot, tokenHash }: StoredSeat, seat: Seat, audience: Audience): SeatInfo => ({
  kind,
  name,
  ...(bot !== undefined && { bot }),
  ...(kind === 'bot' && tokenHash !== undefined && { standsIn: true as const }),
  online: isPresent(audience, seat) || (kind === 'bot' && tokenHash === undefined),
});

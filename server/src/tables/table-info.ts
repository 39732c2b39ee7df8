import type { SeatInfo, TableInfo } from '@tabularium/protocol';
import { type Audience, countOf, isPresent } from '../showing/audience.ts';
import { deadlineOf, isIdle, isOver, type TableRecord } from './record.ts';
import type { Watchers } from '../store/shared.ts';
import type { StoredSeat } from '../store/store.ts';

const NOBODY: Watchers = new Map();

/** What everybody may know about a table, whatever their seat. */
export const tableInfo = (r: TableRecord, audience: Audience, elsewhere: Watchers = NOBODY): TableInfo => {
  const { table, seats, rematch, handOver, muted } = r;
  const spectators = countOf(audience, 'public') + (elsewhere.get('public') ?? 0);
  const deadline = deadlineOf(r);
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    version: table.version,
    options: table.options,
    ...(table.pack !== undefined && { pack: table.pack }),
    visibility: table.visibility,
    ...(table.answerTime !== undefined && { answerTime: table.answerTime }),
    ...(deadline && { deadline }),
    ...(table.rated && { rated: true as const }),
    seats: seats.map((s, seat) => ({
      ...seatInfo(s, isPresent(audience, seat) || elsewhere.has(String(seat))),
      ...(isIdle(r, seat) && { idle: true as const }),
      ...(r.stuck === seat && { stuck: true as const }),
    })),
    ...(r.waits && { waits: true as const }),
    ...(table.code !== undefined && !isOver(r) && seats.some((s) => s.kind === 'open') && { code: table.code }),
    created: table.created,
    dice: dice(r),
    ended: isOver(r),
    ...(table.origin && { origin: table.origin }),
    ...(spectators > 0 && { spectators }),
    ...(muted && { muted: true as const }),
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

const seatInfo = ({ kind, name, bot, tokenHash, before }: StoredSeat, isHere: boolean): SeatInfo => ({
  kind,
  name,
  ...(bot !== undefined && { bot }),
  ...(before && { before }),
  ...(kind === 'bot' && tokenHash !== undefined && { standsIn: true as const }),
  online: isHere || (kind === 'bot' && tokenHash === undefined),
});

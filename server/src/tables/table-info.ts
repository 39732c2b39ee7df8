import type { Seat } from '@tabularium/kernel';
import type { SeatInfo, TableInfo } from '@tabularium/protocol';
import { type Audience, countOf, isPresent } from '../showing/audience.ts';
import { awayUntil, pausedSince } from './clock.ts';
import { deadlineOf, type SeatTime, shownTimes } from './deadline.ts';
import { vacationLeft } from './vacation.ts';
import { isIdle, isOver, type TableRecord } from './record.ts';
import type { Watchers } from '../store/shared.ts';
import type { StoredSeat } from '../store/store.ts';

const NOBODY: Watchers = new Map();

/** What everybody may know about a table, whatever their seat. */
export const tableInfo = (r: TableRecord, audience: Audience, elsewhere: Watchers = NOBODY): TableInfo => {
  const { table, seats, rematch, closed, muted } = r;
  const spectators = countOf(audience, 'public') + (elsewhere.get('public') ?? 0);
  const deadline = deadlineOf(r);
  const { answerTime, bank } = r.clocks;
  const paused = pausedSince(r.clocks);
  const times = shownTimes(r);
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    version: table.version,
    options: table.options,
    ...(table.pack !== undefined && { pack: table.pack }),
    visibility: table.visibility,
    ...(answerTime !== undefined && { answerTime }),
    ...(answerTime !== undefined && bank > 0 && { bank }),
    ...(paused !== undefined && { paused }),
    ...(deadline && { deadline }),
    ...(table.rated && { rated: true as const }),
    seats: seats.map((s, seat) => ({
      ...seatInfo(s, isPresent(audience, seat) || elsewhere.has(String(seat))),
      ...clockInfo(r, seat, times),
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
    ...(closed && { closed }),
  };
};

/** The clock of a seat as everybody sees it. A vacation that is over may still be named; whoever reads it compares the time. */
const clockInfo = (
  r: TableRecord,
  seat: Seat,
  times: readonly SeatTime[],
): Pick<SeatInfo, 'bank' | 'time' | 'away' | 'vacationLeft'> => {
  if (r.seats[seat]?.kind !== 'human' || isOver(r)) return {};
  const { answerTime, bank, banks } = r.clocks;
  const time = times.find((t) => t.seat === seat);
  const away = awayUntil(r, seat, r.last);
  const left = vacationLeft(r, seat);
  return {
    ...(answerTime !== undefined && bank > 0 && { bank: banks[seat]! }),
    ...(time && { time: { answer: time.answer, due: time.due } }),
    ...(away !== undefined && { away }),
    ...(left !== undefined && { vacationLeft: left }),
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

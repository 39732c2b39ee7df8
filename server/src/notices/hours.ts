/** Hours of the day where somebody lives: quiet hours, and the hour of a digest. Days may have 23 or 25 hours. */
import type { NoticeChoices } from '@tabularium/protocol';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, known);
  return known;
};

export const isZone = (zone: string): boolean => {
  try {
    clockIn(zone);
    return true;
  } catch {
    return false;
  }
};

/** The minute of the day there. */
const minuteIn = (zone: string, at: number): number => {
  const parts = clockIn(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
};

/** The next moment after `at` when clocks there show this minute of the day. */
export const nextAt = (zone: string, minute: number, at: number): number => {
  const ahead = (minute - minuteIn(zone, at) + DAY) % DAY || DAY;
  const then = Math.floor(at / MINUTE_MS) * MINUTE_MS + ahead * MINUTE_MS;
  // Clocks may have been set meanwhile, forward or back.
  const off = ((minuteIn(zone, then) - minute + DAY + DAY / 2) % DAY) - DAY / 2;
  const right = then - off * MINUTE_MS;
  // On the day when that minute is skipped, it is when it would have been.
  return right > at && minuteIn(zone, right) === minute ? right : then;
};

/** The first moment from `at` on that is not in the quiet hours. They may run over midnight. */
export const afterQuiet = ({ zone, quiet }: Pick<NoticeChoices, 'zone' | 'quiet'>, at: number): number => {
  if (!quiet || quiet.from === quiet.to) return at;
  const { from, to } = quiet;
  const now = minuteIn(zone, at);
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextAt(zone, to, at) : at;
};

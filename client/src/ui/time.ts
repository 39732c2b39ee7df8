/** Times and spans in the words of a language. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** So many seconds, as a table offers them: five minutes, one hour, three days. */
export const span = (seconds: number, language: string): string => {
  const [unit, ms] = UNITS.find(([, long]) => seconds * 1000 >= long) ?? UNITS[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format((seconds * 1000) / ms);
};

/** In the largest unit of which there are two or more; `way` is 1 for what is to come and -1 for what is past. */
const coarse = (ms: number, way: 1 | -1, language: string): string => {
  const [unit, long] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language).format(way * Math.max(1, Math.floor(ms / long)), unit);
};

/** What is left. */
export const timeLeft = (ms: number, language: string): string => coarse(ms, 1, language);

/** How long ago it was; nothing for what has just been. */
export const ago = (ms: number, language: string): string | undefined =>
  ms < MINUTE ? undefined : coarse(ms, -1, language);

/** So long, in the largest unit of which there are two or more. */
export const lengthOf = (ms: number, language: string): string => length(ms, language, 'long');
/** The same where there is little room. */
export const shortLength = (ms: number, language: string): string => length(ms, language, 'short');

const length = (ms: number, language: string, unitDisplay: 'long' | 'short'): string => {
  const [unit, long] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(
    Math.max(0, Math.floor(ms / long)),
  );
};

/** A day of the year. */
export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);

/** The moment: its time, and its day if that is not today. */
export const until = (at: number, now: number, language: string): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
};

/** What part of so many seconds is left until then, from 1 to 0. */
export const shareLeft = (at: number, now: number, seconds: number): number =>
  Math.min(1, Math.max(0, (at - now) / (seconds * 1000)));

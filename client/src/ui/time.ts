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

/** What is left, in the largest unit of which there are two or more. */
export const timeLeft = (ms: number, language: string): string => {
  const [unit, long] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2];
  const n = Math.max(1, Math.floor(ms / long));
  return new Intl.RelativeTimeFormat(language).format(n, unit);
};

/** The moment: its time, and its day if that is not today. */
export const until = (at: number, now: number, language: string): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
};

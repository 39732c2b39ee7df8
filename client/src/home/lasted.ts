const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long it has lasted, in whole days, hours or minutes; nothing for what has just begun. */
export const lasted = (ms: number, language: string): string | undefined => {
  const [unit, long] = UNITS.find(([, each]) => ms >= each) ?? [];
  if (unit === undefined || long === undefined) return undefined;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / long));
};

/** Minutes of a day, as a field for times writes them. */
const two = (n: number): string => String(n).padStart(2, '0');

export const asTime = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Nothing for a time that is not written to the end. */
export const asMinute = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

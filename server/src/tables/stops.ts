/** Times in which a clock stands still: pauses of the table, the vacation of a person, outages of the server. */

/** From when until when; without `to` it has not ended. */
export interface Stop {
  readonly from: number;
  readonly to?: number;
}

/** In order, those that overlap made into one. */
const merged = (stops: readonly Stop[]): { readonly from: number; readonly to: number }[] => {
  const out: { from: number; to: number }[] = [];
  for (const { from, to = Infinity } of [...stops].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) out.push({ from, to });
  }
  return out;
};

/** How long a clock that was started at `from` has run at `now`. */
export const ranUntil = (stops: readonly Stop[], from: number, now: number): number =>
  merged(stops).reduce(
    (ran, s) => ran - Math.max(0, Math.min(s.to, now) - Math.max(s.from, from)),
    Math.max(0, now - from),
  );

/** When a clock that was started at `from` will have run for `ms`; Infinity if it stands still and nobody knows until when. */
export const whenRan = (stops: readonly Stop[], from: number, ms: number): number => {
  let at = from + ms;
  for (const s of merged(stops)) {
    // One that begins in the moment at which the time is over comes too late.
    if (s.to <= from || s.from >= at) continue;
    at += s.to - Math.max(s.from, from);
  }
  return at;
};

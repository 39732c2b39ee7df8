/** From place to place by the arrow keys: the next one in a direction, by name, the own one, or what is offered. */
import type { OfferedRef } from './offered.ts';

type Point = readonly [x: number, y: number];

export interface Walk {
  /** The refs of all places. */
  readonly stops: readonly string[];
  /** Where Home goes. */
  readonly home: string | undefined;
  pointOf(ref: string): Point | undefined;
  nameOf(ref: string): string;
  describe(ref: string): string;
  /** Of what is offered, the likeliest comes first. */
  likely(ref: string): number;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts more than what lies far, so that a row is gone along. */
const ASIDE = 2;

/** The nearest stop in this direction. */
export const nextStop = (walk: Walk, from: Point, [dx, dy]: Point): string | undefined => {
  let best: { readonly ref: string; readonly far: number } | undefined;
  for (const ref of walk.stops) {
    const at = walk.pointOf(ref);
    if (!at) continue;
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.5 || aside > ahead * ASIDE) continue;
    const far = ahead + aside * ASIDE;
    if (!best || far < best.far) best = { ref, far };
  }
  return best?.ref;
};

/** The next one in a list, after `from`, and round again. */
const after = (list: readonly string[], from: string | undefined): string | undefined =>
  list[(from === undefined ? 0 : list.indexOf(from) + 1) % Math.max(1, list.length)];

const refOf = (el: Element | null): string | undefined => el?.closest<SVGElement>('[data-ref]')?.dataset['ref'];

/** In the middle of what is seen. */
const middleOf = (walk: Walk, frame: Element): Point => {
  const [x = 0, y = 0, width = 0, height = 0] = (frame.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const home = walk.home === undefined ? undefined : walk.pointOf(walk.home);
  return home ?? [x + width / 2, y + height / 2];
};

/** Where this key leads: arrows, Home, T for what is offered, capital letters for names. */
export const stopFor = (
  { key }: { readonly key: string },
  walk: Walk,
  frame: Element,
  offered: ReadonlyMap<string, OfferedRef>,
): string | undefined => {
  const focused = frame.contains(document.activeElement) ? refOf(document.activeElement) : undefined;
  const from = focused !== undefined && walk.stops.includes(focused) ? focused : undefined;
  const direction = DIRECTIONS[key];
  if (direction) {
    if (from === undefined) return walk.home ?? nextStop(walk, middleOf(walk, frame), direction);
    return nextStop(walk, walk.pointOf(from) ?? [0, 0], direction);
  }
  if (key === 'Home') return walk.home;
  if (key === 't') {
    const targets = walk.stops.filter((ref) => offered.has(ref));
    return after(
      targets.sort((a, b) => walk.likely(b) - walk.likely(a)),
      from,
    );
  }
  if (!/^\p{Lu}$/u.test(key)) return undefined;
  return after(
    walk.stops.filter((ref) => walk.nameOf(ref).toUpperCase().startsWith(key)),
    from,
  );
};

/** What is not offered cannot be pressed, but it can be read. */
export const stepOnto = (frame: Element, ref: string, walk: Walk): void => {
  const el = frame.querySelector<SVGElement>(`[data-ref="${CSS.escape(ref)}"]`);
  if (!el) return;
  if (el.getAttribute('role') === null) {
    el.setAttribute('role', 'img');
    el.setAttribute('aria-label', walk.describe(ref));
    el.setAttribute('tabindex', '-1');
  }
  el.focus({ preventScroll: true });
};

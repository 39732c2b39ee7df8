/** Moves what is seen of the board by wheel, drag, two fingers and keys. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/settings.ts';
import {
  type Box,
  centred,
  closeUp,
  cover,
  fit,
  formatViewBox,
  isWithin,
  pan,
  reshape,
  type Window,
  zoom,
} from './pan-zoom.ts';

export interface WindowHands {
  zoomBy(factor: number): void;
  fitAll(): void;
  panBy(dx: number, dy: number): void;
  /** A frame that does not show the whole board shows what is asked about. */
  follow(x: number, y: number): void;
  /** What the keys have come to is shown, if it was not. */
  reveal(x: number, y: number): void;
  /** A press that was a drag is no click. */
  wasDragged(): boolean;
}

const DRAG = 6;
const SMALL = 700;
const GLIDE_MS = 420;
const SETTLE_MS = 140;

type Point = { readonly x: number; readonly y: number };

export interface Reading {
  /** Pixels for a unit, below which the board is not shown whole at first. */
  readonly leastScale?: number;
  /** Pixels for a unit, with which a small screen begins. */
  readonly smallScale?: number;
  /** The board wants to know its scale exactly. */
  readonly keepsSize?: boolean;
  /** Where the buttons stand. */
  readonly tools?: string;
}
interface Listening extends Reading {
  /** Told when letters should change their size. */
  readonly onScale: (scale: number, seen: Window) => void;
}

/** Scales that differ less are the same to a reader. */
const SCALES = 25;
const roughScale = (scale: number): number => Math.min(1, Math.floor(scale * SCALES + 0.01) / SCALES);
/** Exactly, but for the noise of many small steps. */
const fineScale = (scale: number): number => Math.round(scale * 1000) / 1000;

type Hands = WindowHands & { firstFocus: Point | undefined };

export const useWindow = (
  frame: RefObject<HTMLElement | null>,
  box: Box,
  focus: Point | undefined,
  reading: Listening,
): WindowHands => {
  const kept = useRef<Hands>(null);
  kept.current ??= {
    zoomBy: () => {},
    fitAll: () => {},
    panBy: () => {},
    follow: () => {},
    reveal: () => {},
    wasDragged: () => false,
    firstFocus: focus,
  };
  const hands = kept.current;
  useEffect(() => {
    const element = frame.current;
    if (!element?.querySelector('svg')) return undefined;
    return listen(element, [...element.querySelectorAll<SVGSVGElement>(':scope > svg')], box, hands, reading);
  }, [frame, box]);
  return hands;
};

const listen = (
  element: HTMLElement,
  svgs: readonly SVGSVGElement[],
  box: Box,
  hands: Hands,
  { leastScale = 0, smallScale, keepsSize, onScale }: Listening,
): (() => void) => {
  const size = (): { width: number; height: number } => ({ width: element.clientWidth, height: element.clientHeight });
  const isSmall = size().width < SMALL;
  const middle = (): Point => hands.firstFocus ?? { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
  /** The whole board, or as much of it as can be read. */
  const atFirst = (): Window => {
    const whole = fit(box, size());
    return size().width / whole.width >= leastScale ? whole : closeUp(box, size(), leastScale, middle());
  };
  let seen: Window = isSmall ? cover(box, size()) : atFirst();
  if (isSmall && smallScale !== undefined) seen = closeUp(box, size(), smallScale, middle());
  else if (isSmall && hands.firstFocus) {
    seen = zoom(seen, box, 1.25, hands.firstFocus.x, hands.firstFocus.y);
    seen = centred(seen, box, hands.firstFocus.x, hands.firstFocus.y);
  }
  let dragged = false;
  /** What the drawing was made for. While a hand moves it is only shifted and scaled, which is cheap; then it is drawn anew. */
  let drawn = seen;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const draw = (w: Window): void => {
    clearTimeout(settling);
    seen = w;
    drawn = w;
    for (const svg of svgs) {
      svg.setAttribute('viewBox', formatViewBox(w));
      svg.style.transform = '';
      svg.style.willChange = '';
    }
    // Behind a page that stands in its place the board has no size; it is drawn anew when it is seen again.
    if (size().width > 0) onScale((keepsSize ? fineScale : roughScale)(size().width / Math.max(1, w.width)), w);
  };
  const show = (w: Window): void => {
    seen = w;
    const x = (drawn.x - seen.x) / unit();
    const y = (drawn.y - seen.y) / unit();
    for (const svg of svgs) {
      svg.style.willChange = 'transform';
      svg.style.transform = `translate(${x}px, ${y}px) scale(${drawn.width / seen.width})`;
    }
    clearTimeout(settling);
    settling = setTimeout(() => draw(seen), SETTLE_MS);
  };
  const unit = (): number => seen.width / Math.max(1, element.clientWidth);
  let gliding = 0;
  const glide = (to: Window): void => {
    const from = seen;
    const began = performance.now();
    const own = ++gliding;
    const frame = (now: number): void => {
      const share = isStill() ? 1 : Math.min(1, (now - began) / GLIDE_MS);
      const eased = 1 - (1 - share) ** 3;
      if (own === gliding) show({ ...to, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      if (own === gliding && share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  const boardPoint = (x: number, y: number): Point => {
    const frame = element.getBoundingClientRect();
    return { x: seen.x + (x - frame.left) * unit(), y: seen.y + (y - frame.top) * unit() };
  };
  draw(seen);

  const isWhole = (frame: { width: number; height: number }): boolean => seen.width > fit(box, frame).width - 1;
  hands.zoomBy = (factor) => show(zoom(seen, box, factor, seen.x + seen.width / 2, seen.y + seen.height / 2));
  hands.fitAll = () => show(fit(box, size()));
  hands.panBy = (dx, dy) => show(pan(seen, box, dx * seen.width, dy * seen.height));
  hands.follow = (x, y) => {
    hands.firstFocus = { x, y };
    if (size().width < SMALL) glide(centred(seen, box, x, y));
    else if (!isWhole(size()) && !isWithin(seen, { x, y }))
      glide({ ...closeUp(box, size(), size().width / seen.width, { x, y }) });
  };
  hands.reveal = (x, y) => {
    if (!isWithin(seen, { x, y }) && !isWhole(size())) glide(closeUp(box, size(), size().width / seen.width, { x, y }));
  };
  hands.wasDragged = () => dragged;

  const pointers = new Map<number, Point>();
  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (pointers.size === 0) dragged = false;
    gliding++;
    pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  let travelled = 0;
  const move = (e: PointerEvent): void => {
    const before = pointers.get(e.pointerId);
    if (!before) return;
    const now = { x: e.clientX, y: e.clientY };
    const [other] = [...pointers].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled > DRAG && !dragged) {
      dragged = true;
      element.setPointerCapture(e.pointerId);
    }
    pointers.set(e.pointerId, now);
    if (!dragged) return;
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = boardPoint((now.x + other.x) / 2, (now.y + other.y) / 2);
      show(zoom(seen, box, factor, middle.x, middle.y));
    }
    const share = other ? 0.5 : 1;
    show(pan(seen, box, (before.x - now.x) * unit() * share, (before.y - now.y) * unit() * share));
  };
  const up = (e: PointerEvent): void => {
    pointers.delete(e.pointerId);
    if (pointers.size === 0) travelled = 0;
  };
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const at = boardPoint(e.clientX, e.clientY);
    show(zoom(seen, box, Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), at.x, at.y));
  };
  let lastSize = size();
  const resized = new ResizeObserver(() => {
    const now = size();
    if (now.width === 0 || now.height === 0) return;
    const scaled = { ...seen, width: seen.width * (now.width / Math.max(1, lastSize.width)) };
    const wasFree = isWhole(lastSize) || lastSize.width < SMALL;
    draw(wasFree && now.width >= SMALL ? atFirst() : reshape(scaled, box, now));
    lastSize = now;
  });
  resized.observe(element);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(settling);
    resized.disconnect();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves what is seen of the board by wheel, drag, two fingers and keys. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/settings.ts';
import { type Box, centred, cover, fit, formatViewBox, pan, reshape, type Window, zoom } from './pan-zoom.ts';

export interface WindowHands {
  zoomBy(factor: number): void;
  fitAll(): void;
  panBy(dx: number, dy: number): void;
  /** A small screen shows what is asked about. */
  follow(x: number, y: number): void;
  /** A press that was a drag is no click. */
  wasDragged(): boolean;
}

const DRAG = 6;
const SMALL = 700;
const GLIDE_MS = 420;
const SETTLE_MS = 140;

type Point = { readonly x: number; readonly y: number };

export const useWindow = (frame: RefObject<HTMLElement | null>, box: Box, focus: Point | undefined): WindowHands => {
  const hands = useRef<WindowHands & { firstFocus: Point | undefined }>(undefined as never);
  hands.current ??= {
    zoomBy: () => {},
    fitAll: () => {},
    panBy: () => {},
    follow: () => {},
    wasDragged: () => false,
    firstFocus: focus,
  };
  useEffect(() => {
    const element = frame.current;
    const svg = element?.querySelector('svg');
    if (!element || !svg) return undefined;
    return listen(element, svg, box, hands.current);
  }, [frame, box]);
  return hands.current;
};

const listen = (
  element: HTMLElement,
  svg: SVGSVGElement,
  box: Box,
  hands: WindowHands & { firstFocus: Point | undefined },
): (() => void) => {
  const size = (): { width: number; height: number } => ({ width: element.clientWidth, height: element.clientHeight });
  const isSmall = size().width < SMALL;
  let seen: Window = isSmall ? cover(box, size()) : fit(box, size());
  if (isSmall && hands.firstFocus) {
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
    svg.setAttribute('viewBox', formatViewBox(w));
    svg.style.transform = '';
    svg.style.willChange = '';
  };
  const show = (w: Window): void => {
    seen = w;
    const x = (drawn.x - seen.x) / unit();
    const y = (drawn.y - seen.y) / unit();
    svg.style.willChange = 'transform';
    svg.style.transform = `translate(${x}px, ${y}px) scale(${drawn.width / seen.width})`;
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

  hands.zoomBy = (factor) => draw(zoom(seen, box, factor, seen.x + seen.width / 2, seen.y + seen.height / 2));
  hands.fitAll = () => draw(fit(box, size()));
  hands.panBy = (dx, dy) => draw(pan(seen, box, dx * seen.width, dy * seen.height));
  hands.follow = (x, y) => {
    if (size().width < SMALL) glide(centred(seen, box, x, y));
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
    const wasWhole = Math.abs(seen.width - fit(box, lastSize).width) < 1;
    draw(
      wasWhole
        ? fit(box, now)
        : reshape({ ...seen, width: seen.width * (now.width / Math.max(1, lastSize.width)) }, box, now),
    );
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

/** Which part of the board is shown, as plain numbers, so that it can be tested without a browser. */

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Box = readonly [x: number, y: number, width: number, height: number];

/** So far in, at most; and so far out that a little margin is seen. */
const CLOSEST = 6;
const MARGIN = 1.12;

/** The whole board in a frame of this shape. */
export const fit = ([x, y, width, height]: Box, frame: { width: number; height: number }): Window => {
  const shape = frame.width / Math.max(1, frame.height);
  const wide = shape > width / height;
  const w = wide ? height * shape : width;
  const h = wide ? height : width / shape;
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
};

/** The board fills the frame, with nothing empty beside it. */
export const cover = ([x, y, width, height]: Box, frame: { width: number; height: number }): Window => {
  const shape = frame.width / Math.max(1, frame.height);
  const wide = shape > width / height;
  const w = wide ? width : height * shape;
  const h = wide ? width / shape : height;
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
};

const inside = (at: number, size: number, from: number, whole: number): number =>
  size >= whole ? from + (whole - size) / 2 : Math.min(from + whole - size, Math.max(from, at));

/** At a scale (pixels for a unit), around a point, and with nothing to be seen beyond the board where it can be helped. */
export const closeUp = (
  [x, y, width, height]: Box,
  frame: { width: number; height: number },
  scale: number,
  at: { readonly x: number; readonly y: number },
): Window => {
  const [w, h] = [frame.width / scale, frame.height / scale];
  return { x: inside(at.x - w / 2, w, x, width), y: inside(at.y - h / 2, h, y, height), width: w, height: h };
};

/** Well within what is seen: no need to move. */
export const isWithin = (w: Window, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(x - w.x - w.width / 2) < w.width * 0.36 && Math.abs(y - w.y - w.height / 2) < w.height * 0.32;

const clampCentre = (at: number, size: number, from: number, whole: number): number => {
  const centre = Math.min(from + whole, Math.max(from, at + size / 2));
  return centre - size / 2;
};

/** Keeps the middle of the shown part on the board, so that the board is never out of sight. */
export const clamp = (w: Window, [x, y, width, height]: Box): Window => ({
  ...w,
  x: clampCentre(w.x, w.width, x, width),
  y: clampCentre(w.y, w.height, y, height),
});

/** Nearer by `factor` with the point (`px`, `py`, in board units) staying where it is. */
export const zoom = (w: Window, box: Box, factor: number, px: number, py: number): Window => {
  const whole = Math.max(box[2], box[3] * (w.width / w.height)) * MARGIN;
  const width = Math.min(whole, Math.max(box[2] / CLOSEST, w.width / factor));
  const real = w.width / width;
  return clamp({ x: px - (px - w.x) / real, y: py - (py - w.y) / real, width, height: w.height / real }, box);
};

export const pan = (w: Window, box: Box, dx: number, dy: number): Window =>
  clamp({ ...w, x: w.x + dx, y: w.y + dy }, box);

/** The same scale, another shape of frame. */
export const reshape = (w: Window, box: Box, frame: { width: number; height: number }): Window => {
  const height = w.width * (frame.height / Math.max(1, frame.width));
  return clamp({ ...w, y: w.y + (w.height - height) / 2, height }, box);
};

export const centred = (w: Window, box: Box, px: number, py: number): Window =>
  clamp({ ...w, x: px - w.width / 2, y: py - w.height / 2 }, box);

export const formatViewBox = ({ x, y, width, height }: Window): string =>
  [x, y, width, height].map((n) => n.toFixed(2)).join(' ');

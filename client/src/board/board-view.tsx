/** The board in its frame: which part of it is shown, what glows, what slides, and answers given by pointing. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/settings.ts';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';
import { stepOnto, stopFor, type Walk } from './walk.ts';
import { flash, markOffered, type OfferedRef, refAt } from './offered.ts';
import { drawGlow } from './glow.ts';
import { nearTo } from './near.ts';
import type { Box, Window } from './pan-zoom.ts';
import { placesOf, slideFrom } from './slide.ts';
import { type Reading, useWindow } from './use-window.ts';

export interface Spot {
  readonly ref: string;
  /** In the frame, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly box: Box;
  readonly label: string;
  readonly children: ComponentChildren;
  /** On a sheet of its own, under everything. */
  readonly ground?: ComponentChildren;
  readonly reading: Reading;
  /** Places that the arrow keys go to; without, they move the board. */
  readonly walk?: Walk | undefined;
  readonly onScale: (scale: number, seen: Window) => void;
  readonly offered: ReadonlyMap<string, OfferedRef>;
  readonly chosen: string | undefined;
  /** Changes when the position does: pieces slide then. */
  readonly position: unknown;
  /** Kinds of refs that slide. */
  readonly pieces: readonly string[];
  readonly still: boolean;
  readonly focus: { readonly x: number; readonly y: number } | undefined;
  /** Something the reader of the log points at. */
  readonly pointed: { readonly ref: string } | undefined;
  readonly onRef: (spot: Spot) => void;
  /** A finger has met several at once. */
  readonly onNear: (spots: readonly Spot[]) => void;
  readonly tools?: ComponentChildren;
  readonly legend?: ComponentChildren;
}

const STEP = 0.12;
const ZOOM_KEYS = '+ - 0 ArrowUp ArrowDown ArrowLeft ArrowRight';

export const BoardView = (props: Props) => {
  const {
    box,
    label,
    children,
    ground,
    reading,
    walk,
    onScale,
    offered,
    chosen,
    position,
    still,
    focus,
    pointed,
    onRef,
    onNear,
    tools,
    legend,
  } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const hands = useWindow(frame, box, focus, { ...reading, onScale });
  const glow = useRef<SVGSVGElement>(null);
  const before = useRef<ReturnType<typeof placesOf>>(undefined);
  const last = useRef(position);
  if (last.current !== position) {
    before.current = frame.current && !still && !isStill() ? placesOf(frame.current, props.pieces) : undefined;
    last.current = position;
  }
  useLayoutEffect(() => {
    if (frame.current && before.current) slideFrom(frame.current, before.current);
    before.current = undefined;
  }, [position]);
  useLayoutEffect(() => {
    if (frame.current) markOffered(frame.current, offered, chosen, walk ? 'by arrows' : 'by tab');
    if (frame.current && glow.current) drawGlow(frame.current, glow.current);
  });
  useEffect(() => {
    if (focus) hands.follow(focus.x, focus.y);
  }, [focus?.x, focus?.y]);
  useEffect(() => {
    if (frame.current && pointed) flash(frame.current, pointed.ref);
  }, [pointed]);

  const sheet = { viewBox: box.join(' '), preserveAspectRatio: 'xMidYMid slice' };
  const spotOf = (ref: string): Spot | undefined => {
    const el = frame.current?.querySelector(`[data-ref="${CSS.escape(ref)}"].can`);
    if (!el) return undefined;
    const at = el.getBoundingClientRect();
    const around = frame.current!.getBoundingClientRect();
    return { ref, x: at.left + at.width / 2 - around.left, y: at.top + at.height / 2 - around.top };
  };
  const answer = (ref: string | undefined): void => {
    const spot = ref === undefined ? undefined : spotOf(ref);
    if (spot) onRef(spot);
  };
  const onClick = (e: MouseEvent): void => {
    if (hands.wasDragged()) return;
    if (walk && e instanceof PointerEvent && e.pointerType === 'touch') {
      const around = frame.current!.getBoundingClientRect();
      const spots = walk.stops.flatMap((ref) => (offered.has(ref) ? (spotOf(ref) ?? []) : []));
      const near = nearTo(spots, e.clientX - around.left, e.clientY - around.top);
      if (near.length > 1) return onNear(near);
    }
    answer(
      refAt(e.target) ??
        document
          .elementsFromPoint(e.clientX, e.clientY)
          .map(refAt)
          .find((r) => r !== undefined),
    );
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' || e.key === ' ') {
      const ref = refAt(e.target);
      if (ref === undefined) return;
      e.preventDefault();
      e.stopPropagation();
      answer(ref);
      return;
    }
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const next = walk && frame.current ? stopFor(e, walk, frame.current, offered) : undefined;
    if (next !== undefined) {
      e.preventDefault();
      const point = walk?.pointOf(next);
      if (point) hands.reveal(point[0], point[1]);
      if (walk && frame.current) stepOnto(frame.current, next, walk);
      return;
    }
    const act = KEYS[e.key];
    if (!act) return;
    e.preventDefault();
    act(hands);
  };
  return (
    <>
      <div
        ref={frame}
        class="board-view"
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-keyshortcuts={walk ? `${ZOOM_KEYS} Home T` : ZOOM_KEYS}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {ground && (
          <svg class="ground" aria-hidden="true" {...sheet}>
            {ground}
          </svg>
        )}
        <svg ref={glow} class="glow" aria-hidden="true" {...sheet} />
        <svg {...sheet}>{children}</svg>
      </div>
      <div class={`corner-tools ${reading.tools ?? ''}`}>
        {legend}
        <div class="zoom">
          {tools}
          <button type="button" aria-label={t('ui.zoomIn')} title={t('ui.zoomIn')} onClick={() => hands.zoomBy(1.4)}>
            <Icon name="plus" />
          </button>
          <button
            type="button"
            class="extra"
            aria-label={t('ui.zoomOut')}
            title={t('ui.zoomOut')}
            onClick={() => hands.zoomBy(1 / 1.4)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            aria-label={t('ui.wholeBoard')}
            title={t('ui.wholeBoard')}
            onClick={() => hands.fitAll()}
          >
            <Icon name="whole" />
          </button>
        </div>
      </div>
    </>
  );
};

type Hands = ReturnType<typeof useWindow>;
const KEYS: Readonly<Record<string, (hands: Hands) => void>> = {
  '+': (h) => h.zoomBy(1.3),
  '=': (h) => h.zoomBy(1.3),
  '-': (h) => h.zoomBy(1 / 1.3),
  '0': (h) => h.fitAll(),
  ArrowLeft: (h) => h.panBy(-STEP, 0),
  ArrowRight: (h) => h.panBy(STEP, 0),
  ArrowUp: (h) => h.panBy(0, -STEP),
  ArrowDown: (h) => h.panBy(0, STEP),
};

/** Rings around what a lesson points at: they lie over the page, take no presses, and follow what they are around. */
import { useEffect, useState } from 'preact/hooks';
import { type Ring, ringAround } from './marks.ts';
import './rings.css';

/** Often enough that a ring does not seem to stay behind. */
const EVERY_MS = 80;

export const Rings = ({
  around,
  kind,
}: {
  readonly around: () => readonly Element[];
  readonly kind: 'point' | 'answer';
}) => {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    let last = '';
    const look = (): void => {
      const found = around().map(ringAround);
      const now = JSON.stringify(found);
      if (now !== last) setRings(found);
      last = now;
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [around]);
  return (
    <div class="lesson-rings" aria-hidden="true">
      {rings.map(({ left, top, width, height }, i) => (
        <div
          key={i}
          class={`lesson-ring ${kind}`}
          data-mark={kind}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </div>
  );
};

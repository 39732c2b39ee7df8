/** The corner of what answers when it is pressed: it opens what can be read about it. For the mouse; keys have `i`, fingers a long press. */
import { useEffect, useState } from 'preact/hooks';
import { useLeaves } from '../ui/leaf-context.ts';
import { useWords } from '../words/words.ts';
import { readableAt } from './readable.ts';

interface Corner {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

/** It stands over the edge of the corner, beside what is written there. */
const OVER = { x: 6, y: 12 } as const;

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.read-corner') !== null;

export const ReadCorner = () => {
  const { t, speaker } = useWords();
  const { has, open } = useLeaves();
  const [corner, setCorner] = useState<Corner>();
  useEffect(() => {
    const show = (target: EventTarget | null): void => {
      if (isOwn(target)) return;
      const at = readableAt(target, has);
      if (!at?.answers || at.el.closest('dialog')) {
        setCorner(undefined);
        return;
      }
      const { right, top } = at.el.getBoundingClientRect();
      setCorner({ ref: at.ref, x: right - OVER.x, y: top - OVER.y });
    };
    const onOver = (e: PointerEvent): void => {
      if (e.pointerType === 'mouse') show(e.target);
    };
    const onFocus = (e: FocusEvent): void => {
      if (e.target instanceof Element && e.target.matches(':focus-visible')) show(e.target);
    };
    const hide = (): void => setCorner(undefined);
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('scroll', hide, true);
    };
  }, [has]);
  if (!corner) return null;
  return (
    <button
      type="button"
      class="read-corner"
      tabIndex={-1}
      style={{ left: `${corner.x}px`, top: `${corner.y}px` }}
      aria-label={t('ui.readAbout', { what: speaker.name(corner.ref) })}
      title={t('ui.readAbout', { what: speaker.name(corner.ref) })}
      onClick={() => {
        setCorner(undefined);
        open(corner.ref);
      }}
    >
      <span aria-hidden="true">i</span>
    </button>
  );
};

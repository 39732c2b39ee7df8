/** A board that is a page and not a drawing: what is offered on it glows, and answers. */
import type { PageProps } from '@tabularium/parts/web';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { markReadable } from '../table/readable.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { keepMarked } from '../ui/keep-marked.ts';
import { useLeaves } from '../ui/leaf-context.ts';
import type { Spot } from './board-view.tsx';
import { flash, markOffered, nameOffered, type OfferedRef, refAt } from './offered.ts';

interface Props<V> extends PageProps<V> {
  readonly sheet: ComponentType<PageProps<V>>;
  readonly label: string;
  readonly offered: ReadonlyMap<string, OfferedRef>;
  readonly chosen: string | undefined;
  readonly pointed: { readonly ref: string } | undefined;
  readonly onRef: (spot: Spot) => void;
}

export const SheetView = <V,>(props: Props<V>) => {
  const { sheet: Sheet, label, offered, chosen, pointed, onRef, ...shown } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { has } = useLeaves();
  useLayoutEffect(() => {
    const page = frame.current;
    if (!page) return undefined;
    let callOff: (() => void) | undefined;
    const stop = keepMarked(page, () => {
      markOffered(page, offered, chosen);
      markReadable(page, has);
      // However much changes until then, names are read once.
      callOff ??= afterFrame(() => {
        callOff = undefined;
        nameOffered(page, offered);
      });
    });
    return () => {
      stop();
      callOff?.();
    };
    // What can be read depends on the view.
  }, [offered, chosen, has, props.view]);
  useEffect(() => {
    if (!frame.current || !pointed) return;
    flash(frame.current, pointed.ref);
    frame.current.querySelector(`[data-ref="${CSS.escape(pointed.ref)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  const answer = (ref: string | undefined): boolean => {
    const el = ref === undefined ? undefined : frame.current?.querySelector(`[data-ref="${CSS.escape(ref)}"].can`);
    if (!el || ref === undefined) return false;
    const at = el.getBoundingClientRect();
    const around = frame.current!.getBoundingClientRect();
    onRef({ ref, x: at.left + Math.min(at.width, 120) / 2 - around.left, y: at.top + at.height / 2 - around.top });
    return true;
  };
  return (
    <div
      ref={frame}
      class="sheet-view"
      tabIndex={0}
      role="group"
      aria-label={label}
      onClick={(e) => void answer(refAt(e.target))}
      onKeyDown={(e) => {
        if ((e.key === 'Enter' || e.key === ' ') && answer(refAt(e.target))) {
          e.preventDefault();
          e.stopPropagation();
        }
      }}
    >
      <Sheet {...shown} />
    </div>
  );
};

/** Opens leaves, from anywhere at the table: by a press, and for what answers when it is pressed, by `i`, a long press or the other button. */
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { LeafOpener } from '../ui/leaf-context.ts';
import { readableAt } from './readable.ts';

const LONG_PRESS_MS = 550;
/** A finger that moves farther scrolls. */
const STILL_PX = 10;

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The click that ends a long press is no press. */
const swallowClick = (): void => {
  const swallow = (e: Event): void => {
    e.stopPropagation();
    e.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), LONG_PRESS_MS);
};

export const useLeaf = (ui: GameUi, view: unknown) => {
  const [shown, setShown] = useState<string>();
  const now = useRef(view);
  now.current = view;
  const has = useCallback((ref: string): boolean => ui.leaves?.has(now.current, ref) === true, [ui]);
  const opener: LeafOpener = useMemo(() => ({ has, open: setShown }), [has]);
  const pressed = useRef<Pressed>(undefined);
  const letGo = (): void => clearTimeout(pressed.current?.timer);
  const read = (e: Event, which: 'plain' | 'answering' | 'any'): void => {
    const at = readableAt(e.target, has);
    if (!at || (which !== 'any' && at.answers !== (which === 'answering'))) return;
    e.preventDefault();
    setShown(at.ref);
  };
  const handlers = {
    onClick: (e: MouseEvent) => {
      if (!e.defaultPrevented) read(e, 'plain');
    },
    onContextMenu: (e: MouseEvent) => read(e, 'answering'),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return;
      const isPress = e.key === 'Enter' || e.key === ' ';
      if (e.key.toLowerCase() === 'i') read(e, 'any');
      else if (isPress && !(e.target instanceof HTMLButtonElement)) read(e, 'plain');
    },
    onPointerDown: (e: PointerEvent) => {
      letGo();
      const at = e.pointerType === 'touch' ? readableAt(e.target, has) : undefined;
      if (!at) return;
      const timer = setTimeout(() => {
        swallowClick();
        setShown(at.ref);
      }, LONG_PRESS_MS);
      pressed.current = { x: e.clientX, y: e.clientY, timer };
    },
    onPointerMove: (e: PointerEvent) => {
      const from = pressed.current;
      if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return { shown, close: () => setShown(undefined), opener, handlers: ui.leaves ? handlers : {} };
};

import { useLayoutEffect } from 'preact/hooks';

/**
 * Does something when what was drawn has been laid out and painted: to ask for sizes or visible text then costs nothing. Unlike
 * an effect it never runs earlier because the next drawing begins; only the last drawing counts.
 */
export const useAfterFrame = (act: () => void): void =>
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(act);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });

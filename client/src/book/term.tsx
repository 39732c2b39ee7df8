/** A word of the glossary in the text: what it means is shown under the pointer and with the focus. */
import { type Term, textOf } from '@tabularium/parts/book';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly term: Term;
  readonly children: ComponentChildren;
}

/** How near the edge of the window a note may come. */
const EDGE = 8;

export const TermButton = ({ term, children }: Props) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const note = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = note.current;
    if (!box || !open) return undefined;
    box.style.translate = '';
    const { left, right, bottom, height } = box.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const x = right > wide - EDGE ? wide - EDGE - right : left < EDGE ? EDGE - left : 0;
    box.style.translate = `${x}px 0`;
    box.classList.toggle('above', bottom > innerHeight - EDGE && bottom - 2 * height > 0);
    const close = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      e.preventDefault();
      setOpen(false);
    };
    // Before the dialog or the search that it may stand in hears the key.
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [open]);
  return (
    <span class="term-place" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        class="term"
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <span ref={note} id={id} class="term-note" role="tooltip" hidden={!open}>
        <b>{term.name}</b> {term.text.map(textOf).join('')}
      </span>
    </span>
  );
};

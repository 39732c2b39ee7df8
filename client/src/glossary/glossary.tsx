/** The glossary of a game at its table: a term says what it means under the pointer, with the focus, and when it is touched. */
import { marked, parseGlossary, type Term, termsOf, textOf } from '@tabularium/parts/glossary';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import './glossary.css';
import type { Mark } from './mark-context.ts';

const FILES = import.meta.glob<string>('../../../games/*/book/*/glossary*.md', { query: '?raw', import: 'default' });

/** The term whose meaning is shown, and where it stands. */
export interface Opened {
  readonly term: Term;
  readonly at: HTMLElement;
}
type Open = (opened: Opened | undefined) => void;

export interface Glossary {
  mark(opened: Opened | undefined, open: Open): Mark;
  readonly Note: typeof Note;
}

export const glossaryOf = async (game: string, language: Language): Promise<Glossary> => {
  const folder = `../../../games/${game}/book/${language}/`;
  const paths = Object.keys(FILES).filter((path) => path.startsWith(folder));
  const files = await Promise.all(paths.map(async (name) => ({ name, text: await FILES[name]!() })));
  const terms = termsOf(parseGlossary(files, language), 'large or small');
  return {
    mark: (opened, open) => (text, met) =>
      marked(text, terms, met).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <TermWord key={i} term={part.term} isOpen={opened?.term === part.term} open={open}>
            {part.form}
          </TermWord>
        ),
      ),
    Note,
  };
};

const NOTE_ID = 'term-note';

interface WordProps {
  readonly term: Term;
  readonly isOpen: boolean;
  readonly open: Open;
  readonly children: string;
}

/** It does nothing but say what it means, so it is no button; it stands in the line like any other word. */
const TermWord = ({ term, isOpen, open, children }: WordProps) => {
  const word = useRef<HTMLElement>(null);
  const show = (): void => {
    if (word.current) open({ term, at: word.current });
  };
  const hide = (): void => open(undefined);
  return (
    <dfn
      ref={word}
      class="gloss"
      tabIndex={0}
      {...(isOpen && { 'aria-describedby': NOTE_ID })}
      onPointerEnter={show}
      onPointerLeave={(e) => {
        // A finger that is lifted leaves as well; and whoever has the focus keeps the note.
        if (e.pointerType === 'mouse' && document.activeElement !== word.current) hide();
      }}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children}
    </dfn>
  );
};

/** How near the edge of the window it may come, and how near its word. */
const EDGE = 8;
const GAP = 2;

/** Over everything else, below its word or, where there is no room, above it. */
const Note = ({ opened, onOpen }: { readonly opened: Opened | undefined; readonly onOpen: Open }) => {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = note.current;
    if (!box) return;
    if (!opened) {
      box.hidePopover();
      return;
    }
    box.showPopover();
    const { left, top, bottom } = opened.at.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const room = document.documentElement.clientWidth - EDGE - width;
    const below = bottom + GAP;
    box.style.left = `${Math.max(EDGE, Math.min(left, room))}px`;
    box.style.top = `${below + height > innerHeight - EDGE && top > height + GAP ? top - GAP - height : below}px`;
  }, [opened]);
  useEffect(() => {
    if (!opened) return undefined;
    const close = (): void => onOpen(undefined);
    const key = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      // It closes this alone, and takes back no step of the question.
      e.stopPropagation();
      e.preventDefault();
      close();
    };
    const press = (e: PointerEvent): void => {
      if (e.target instanceof Node && !opened.at.contains(e.target) && !note.current?.contains(e.target)) close();
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('scroll', close, true);
    };
  }, [opened]);
  return (
    <div ref={note} id={NOTE_ID} class="gloss-note" role="tooltip" popover="manual">
      {opened && (
        <>
          <b>{opened.term.name}</b> {opened.term.text.map(textOf).join('')}
        </>
      )}
    </div>
  );
};

/** A sentence in which the things of the game are separate elements, so that they can be pointed at. */
import type { Msg } from '@tabularium/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { MarkContext } from '../glossary/mark-context.ts';
import { useWords } from '../words/words.ts';
import { useLeaves } from './leaf-context.ts';

/** Shows where something is. */
export const PointContext = createContext<(ref: string) => void>(() => {});

interface Props {
  readonly m: Msg;
  /** Everything can be pointed at, not only what can be read about. */
  readonly links?: boolean;
  /** In what is hidden from a screen reader nothing takes the focus: only the pointer opens what can be read. */
  readonly pointerOnly?: boolean;
}

export const Said = ({ m, links, pointerOnly }: Props) => {
  const { speaker } = useWords();
  const point = useContext(PointContext);
  const leaves = useLeaves();
  const mark = useContext(MarkContext);
  const met = new Set<string>();
  return (
    <>
      {speaker.parts(m).map((part, i) => {
        if (typeof part === 'string') return mark(part, met);
        const reads = leaves.has(part.ref);
        if (!links && !reads) return <b key={i}>{part.text}</b>;
        if (pointerOnly)
          return (
            <b key={i} class="reads" data-read={part.ref}>
              {part.text}
            </b>
          );
        if (!links)
          return (
            <b key={i} role="button" tabIndex={0} class="reads" data-read={part.ref} aria-haspopup="dialog">
              {part.text}
            </b>
          );
        return (
          // A button breaks the line before a full stop; words do not.
          <span
            key={i}
            role="button"
            tabIndex={0}
            class="ref"
            {...(reads && { 'data-read': part.ref, 'aria-haspopup': 'dialog' as const })}
            onMouseEnter={() => point(part.ref)}
            onFocus={() => point(part.ref)}
            onClick={() => point(part.ref)}
          >
            {part.text}
          </span>
        );
      })}
    </>
  );
};

/** A sentence in words already. */
export const Told = ({ text }: { readonly text: string }) => <>{useContext(MarkContext)(text, new Set())}</>;

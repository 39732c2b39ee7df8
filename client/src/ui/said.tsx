/** A sentence in which the things of the game are separate elements, so that they can be pointed at. */
import type { Msg } from '@tabularium/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useWords } from '../words/words.ts';

/** Shows where something is. */
export const PointContext = createContext<(ref: string) => void>(() => {});

export const Said = ({ m, links }: { readonly m: Msg; readonly links?: boolean }) => {
  const { speaker } = useWords();
  const point = useContext(PointContext);
  return (
    <>
      {speaker.parts(m).map((part, i) => {
        if (typeof part === 'string') return part;
        if (!links) return <b key={i}>{part.text}</b>;
        return (
          // A button breaks the line before a full stop; words do not.
          <span
            key={i}
            role="button"
            tabIndex={0}
            class="ref"
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

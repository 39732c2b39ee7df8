/** How shall it be played? Asked before a first game that can be played in several ways. */
import type { Way } from '@tabularium/parts';
import { useEffect, useRef } from 'preact/hooks';
import { useChoosing } from '../games/choosing.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.ts';

interface Props {
  readonly game: string;
  readonly title: string;
  readonly ways: readonly Way[];
  readonly busy: boolean;
  readonly onChoose: (way: Way) => void;
  readonly onClose: () => void;
}

export const WaysDialog = (props: Props) => {
  const { language } = useWords();
  const words = useChoosing(props.game, language)?.ways;
  return words ? <Ways {...props} words={words} /> : null;
};

const Ways = ({
  title,
  ways,
  words,
  busy,
  onChoose,
  onClose,
}: Props & { readonly words: Readonly<Record<string, { readonly name: string; readonly about: string }>> }) => {
  const list = useRef<HTMLUListElement>(null);
  // Not the button that closes it: whoever wants to play presses Enter.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <ul ref={list} class="play-ways">
        {ways.map((way) => (
          <li key={way.name}>
            <button type="button" class="btn" disabled={busy} onClick={() => onChoose(way)}>
              <strong>{words[way.name]?.name ?? way.name}</strong>
              <span>{words[way.name]?.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

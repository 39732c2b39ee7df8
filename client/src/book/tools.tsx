/** Over the text of a book: searching, the way back to the contents, and what is shown beside the sentences. */
import { Icon } from '@tabularium/parts/marks';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useLinkTo } from './links.ts';
import { useBookWords } from './use-book-words.ts';

interface Props {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  readonly numbers: boolean;
  readonly onNumbers: (on: boolean) => void;
  readonly isAtContents: boolean;
  readonly inPanel: boolean;
}

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.matches('input, textarea, select');

export const Tools = ({ wanted, onWanted, numbers, onNumbers, isAtContents, inPanel }: Props) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // On a page of its own the slash searches. At a table keys belong to the game.
  useLayoutEffect(() => {
    if (inPanel) return undefined;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== '/' || isTyping(e.target) || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [inPanel]);
  if (!t) return null;
  const onKeyDown = (e: KeyboardEvent): void => {
    const first = input.current?.closest('.book')?.querySelector<HTMLElement>('.results a');
    if (e.key === 'ArrowDown' && first) {
      e.preventDefault();
      first.focus();
    }
    if (e.key === 'Escape' && wanted !== '') {
      e.preventDefault();
      e.stopPropagation();
      onWanted('');
    }
  };
  return (
    <div class="book-tools" role="search">
      <input
        ref={input}
        class="input"
        type="search"
        aria-label={t('book.search')}
        placeholder={t('book.search')}
        {...(!inPanel && { 'aria-keyshortcuts': '/' })}
        value={wanted}
        onInput={(e) => onWanted(e.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div class="more">
        {!isAtContents && (
          <a class="to-contents" {...linkTo(undefined)}>
            <Icon name="scroll" />
            {t('book.contents')}
          </a>
        )}
        <label class="numbers" for={id}>
          <input id={id} type="checkbox" checked={numbers} onChange={(e) => onNumbers(e.currentTarget.checked)} />
          {t('book.numbers')}
        </label>
        {!inPanel && !isAtContents && (
          <button type="button" class="link print" onClick={() => print()}>
            {t('book.print')}
          </button>
        )}
      </div>
    </div>
  );
};

/** The rulebook of a game by itself, for reading. */
import { useEffect, useMemo } from 'preact/hooks';
import { NothingHere } from '../app/nothing-here.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { cardWords, shownGame } from '../games/cards.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { useWords } from '../words/words.ts';
import { LinksContext } from './links.ts';
import { useBook } from './load.ts';
import { Note } from './note.tsx';
import { Reader } from './reader.tsx';
import { useBookWords } from './use-book-words.ts';
import { useUntold } from './use-untold.ts';
import { shownAt } from './where.ts';

interface Props {
  readonly game: string;
  readonly where?: string;
}

export const BookPage = ({ game, where }: Props) => {
  const { language, t: say } = useWords();
  const t = useBookWords();
  const found = useBook(game, language);
  const open = found instanceof Error ? undefined : found;
  const untold = useUntold(game, open);
  const links = useMemo(() => ({ game }), [game]);
  const { name } = cardWords(game, language);
  const shown = open && shownAt(open, untold, where);
  const title = shown?.at === 'chapter' ? `${shown.chapter.title} – ${name}` : `${name}: ${say('ui.rules')}`;
  useEffect(
    () =>
      afterFrame(() => {
        document.title = `${title} – Tabularium`;
      }),
    [title, where],
  );
  if (!shownGame(game)) return <NothingHere title={say('ui.nowhereTitle')} text={say('ui.noSuchGame')} />;
  if (found instanceof Error) return <NothingHere title={say('ui.nowhereTitle')} text={say('ui.failed')} />;
  return (
    <>
      <TopBar />
      <main class="wrap book-page">
        {open && t && (
          <LinksContext.Provider value={links}>
            <Reader open={open} untold={untold} where={where} inPanel={false}>
              <header class="cover">
                <p class="kicker">{t('book.book')}</p>
                <h1>{name}</h1>
                <Note game={game} />
              </header>
            </Reader>
          </LinksContext.Provider>
        )}
      </main>
    </>
  );
};

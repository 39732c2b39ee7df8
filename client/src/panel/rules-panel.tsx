/** The rulebook beside a table: first what is behind the question, then the whole book. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LinksContext } from '../book/links.ts';
import { useBook } from '../book/load.ts';
import { Reader } from '../book/reader.tsx';
import { Told } from '../book/told.tsx';
import { useBookWords } from '../book/use-book-words.ts';
import { useUntold } from '../book/use-untold.ts';
import type { GameUi } from '../games/game-ui.ts';
import { useWords, wordsFor } from '../words/words.ts';
import { useRuleTexts } from './rule-texts.ts';

interface Props {
  readonly ui: GameUi;
  /** Behind what is asked, refused or counted just now. */
  readonly asked: readonly string[];
  /** Pointed at: the book is opened there. */
  readonly shown: readonly string[];
}

export const RulesPanel = ({ ui, asked, shown }: Props) => {
  const { language, t: say } = useWords();
  const t = useBookWords();
  const game = ui.module.meta.id;
  const found = useBook(game, language);
  const open = found instanceof Error ? undefined : found;
  const texts = useRuleTexts(game);
  const untold = useUntold(game, open);
  const [where, go] = useState(shown[0]);
  useEffect(() => {
    if (shown[0] !== undefined) go(shown[0]);
  }, [shown]);
  const links = useMemo(() => ({ game, go }), [game]);
  if (found instanceof Error) return <p class="problems">{say('ui.failed')}</p>;
  if (!open || !t) return null;
  const ids = [...new Set(asked)];
  return (
    <LinksContext.Provider value={links}>
      <Reader open={open} untold={untold} where={where} inPanel>
        {ui.note !== undefined && <p class="note">{wordsFor(language, ui.messages).speaker.name(ui.note)}</p>}
        {ids.length > 0 && (
          <section class="asked">
            <h3>{t('book.asked')}</h3>
            <Told open={open} texts={texts} ids={ids} />
          </section>
        )}
      </Reader>
    </LinksContext.Provider>
  );
};

/** The rules behind a question or a line of the log, as the book tells them. */
import { useMemo } from 'preact/hooks';
import '../book/book.css';
import { LinksContext } from '../book/links.ts';
import { useBook } from '../book/load.ts';
import { Told } from '../book/told.tsx';
import { useBookWords } from '../book/use-book-words.ts';
import { formatRoute } from '../app/route.ts';
import type { GameUi } from '../games/game-ui.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.ts';
import { useRuleTexts } from './rule-texts.ts';

interface Props {
  readonly ui: GameUi;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onContext: () => void;
}

export const RuleDialog = ({ ui, ids, onClose, onContext }: Props) => {
  const { t, language } = useWords();
  const say = useBookWords();
  const game = ui.module.meta.id;
  const texts = useRuleTexts(game);
  const found = useBook(game, language);
  const links = useMemo(() => ({ game, newTab: true }) as const, [game]);
  const [first] = ids;
  return (
    <Dialog title={t('ui.rule')} onClose={onClose}>
      <div class="rule-pop">
        <LinksContext.Provider value={links}>
          {found instanceof Error && <p class="problems">{t('ui.failed')}</p>}
          {found && !(found instanceof Error) && <Told open={found} texts={texts} ids={ids} />}
        </LinksContext.Provider>
      </div>
      <div class="hrow">
        <button type="button" class="btn" onClick={onContext}>
          {t('ui.readInContext')}
        </button>
        {say && (
          <a
            class="link"
            href={formatRoute({ at: 'rules', game, ...(first !== undefined && { where: first }) })}
            target="_blank"
            rel="noopener"
          >
            {say('book.newTab')}
          </a>
        )}
      </div>
    </Dialog>
  );
};

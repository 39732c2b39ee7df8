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
  const texts = useRuleTexts(ui.module.meta.id);
  return (
    <Dialog title={t('ui.rule')} onClose={onClose}>
      {language !== 'en' && <p class="muted">{t('ui.rulesInEnglish')}</p>}
      <dl class="rule-pop" lang="en">
        {ids.map((id) => (
          <div key={id}>
            <dt>{texts?.get(id)?.label ?? '…'}</dt>
            <dd>
              <p>{texts === undefined ? '…' : (texts.get(id)?.text ?? '–')}</p>
            </dd>
          </div>
        ))}
      </dl>
      <div class="hrow">
        <button type="button" class="btn" onClick={onContext}>
          {t('ui.readInContext')}
        </button>
      </div>
    </Dialog>
  );
};

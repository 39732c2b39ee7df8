import { useWords } from '../words/words.ts';

/** Somebody was away and a bot plays for them: they can take the seat back at any time. */
export const StandInBar = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useWords();
  return (
    <div class="ask">
      <h2 id="question">{t('ui.botPlaysForYou')}</h2>
      <span class="grow" />
      <button type="button" class="btn offered" onClick={onBack}>
        {t('ui.takeBack')}
      </button>
    </div>
  );
};

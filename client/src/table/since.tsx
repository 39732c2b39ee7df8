/** How long ago the last move was, once that is worth saying. */
import { ago } from '../ui/time.ts';
import { useWords } from '../words/words.ts';

export const Since = ({ at }: { readonly at: number }) => {
  const { t, language } = useWords();
  const since = ago(Date.now() - at, language);
  return since === undefined ? null : <span>{t('ui.since', { when: since })}</span>;
};

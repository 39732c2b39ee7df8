/** The secret of a new hook, shown this once. */
import { CopyField } from '../ui/copy-field.tsx';
import { useWords } from '../words/words.ts';

export const Secret = ({ secret }: { readonly secret: string }) => {
  const { t } = useWords();
  return (
    <>
      <ul class="links">
        <CopyField label={t('told.hookSecret')} text={secret} isNew />
      </ul>
      <p class="warned">{t('told.hookSecretHint')}</p>
    </>
  );
};

/** What losing a device means, and what the server knows: to take along, and to delete. */
import { saveAs } from '../ui/save-as.ts';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import { Sure } from './sure.tsx';
import type { Attempt } from './use-attempt.ts';

export const Lost = () => {
  const { t } = useWords();
  return (
    <section class="form-card" aria-labelledby="lost">
      <h2 id="lost">{t('you.lost')}</h2>
      <ol class="plain-words">
        <li>{t('you.lostOne')}</li>
        <li>{t('you.lostTwo')}</li>
        <li>{t('you.lostThree')}</li>
      </ol>
    </section>
  );
};

interface Props {
  readonly session: string;
  readonly attempt: Attempt;
  readonly onDeleted: () => void;
}

export const Known = ({ session, attempt, onDeleted }: Props) => {
  const { t } = useWords();
  const download = async (): Promise<void> =>
    saveAs('tabularium-me.json', JSON.stringify(await peopleApi.file(session), undefined, 2));
  return (
    <section class="form-card" aria-labelledby="known">
      <h2 id="known">{t('you.known')}</h2>
      <p>{t('you.knownText')}</p>
      <div class="row-end">
        <button type="button" class="btn small" onClick={() => attempt(download)}>
          {t('you.download')}
        </button>
        <Sure
          label={t('you.delete')}
          really={t('you.reallyDelete')}
          hint={t('you.deleteHint')}
          onSure={() => attempt(() => peopleApi.remove(session).then(onDeleted))}
        />
      </div>
    </section>
  );
};

/** Whoever is to be told must be known first. */
import { keepSession } from '../app/my-tables.ts';
import { deviceName } from '../people/device-name.ts';
import { heldTables } from '../people/held.ts';
import { peopleApi } from '../people/people-api.ts';
import type { Attempt } from '../people/use-attempt.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly attempt: Attempt;
  readonly onKnown: (session: string) => void;
}

export const FirstKnown = ({ attempt, onKnown }: Props) => {
  const { t } = useWords();
  const begin = async (): Promise<void> => {
    const { session } = await peopleApi.create(deviceName(navigator.userAgent));
    keepSession(session);
    // The server is shown the seats of this browser.
    await heldTables();
    onKnown(session);
  };
  return (
    <section class="form-card">
      <p class="lead">{t('told.first')}</p>
      <div>
        <button type="button" class="btn primary" onClick={() => attempt(begin)}>
          {t('told.begin')}
        </button>
      </div>
      <p class="muted">{t('told.beginHint')}</p>
    </section>
  );
};

/** What did not arrive, and why, in plain words. */
import type { Notices } from '@tabularium/protocol';
import { ago, timeLeft } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { whyOf } from './why.ts';

export const Errors = ({ notices: { errors } }: { readonly notices: Notices }) => {
  const { t, language } = useWords();
  if (errors.length === 0) return null;
  const now = Date.now();
  return (
    <section class="form-card" aria-labelledby="errors">
      <h2 id="errors">{t('told.errors')}</h2>
      <ul>
        {errors.map(({ contact, table, tableName, kind, at, again, error }) => {
          const why = whyOf(error, t);
          return (
            <li key={`${contact} ${table} ${at}`} class="row">
              <div>
                <b>{why.charAt(0).toUpperCase() + why.slice(1)}</b>
                <small>
                  {t('told.errorAt', {
                    kind: t(`told.way.${kind}`),
                    table: tableName,
                    when: ago(now - at, language) ?? t('told.justNow'),
                  })}
                </small>
                <small>
                  {again === null ? t('told.gaveUp') : t('told.again', { when: timeLeft(again - now, language) })}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

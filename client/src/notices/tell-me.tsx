/** How one is told at this table: a small dialog, opened from the menu of the table. */
import { useState } from 'preact/hooks';
import { keepSession, session as sessionHere } from '../app/my-tables.ts';
import { formatRoute } from '../app/route.ts';
import { useAttempt } from '../people/use-attempt.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.ts';
import { PushHere } from './add-contact.tsx';
import { FirstKnown } from './first-known.tsx';
import { TableWays } from './table-ways.tsx';
import { useNotices } from './use-notices.ts';
import { useNoticesWords } from './use-notices-words.ts';
import '../people/you.css';
import './told.css';

interface Props {
  readonly table: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const TellMe = ({ table, name, onClose }: Props) => {
  const { t, language } = useWords();
  const isReady = useNoticesWords(language);
  const [session, setSession] = useState(sessionHere);
  const { problem, attempt } = useAttempt(() => {
    keepSession(null);
    setSession(undefined);
  });
  const telling = useNotices(session, attempt);
  if (!isReady) return null;
  return (
    <Dialog title={t('told.atTable')} onClose={onClose}>
      <div class="you told in-dialog">
        {problem && (
          <p class="problems" role="alert">
            {problem}
          </p>
        )}
        {session === undefined && <FirstKnown attempt={attempt} onKnown={setSession} />}
        {telling && (
          <>
            {telling.notices.contacts.length === 0 ? (
              <p>{t('told.noWay')}</p>
            ) : (
              <TableWays {...telling} table={table} name={name} />
            )}
            <PushHere {...telling} />
          </>
        )}
        <p>
          <a class="link" href={formatRoute({ at: 'told' })} onClick={onClose}>
            {t('told.more')}
          </a>
        </p>
      </div>
    </Dialog>
  );
};

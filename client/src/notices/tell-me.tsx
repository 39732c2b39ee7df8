/** How one is told at this table, in place of its menu. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepSession, session as sessionHere } from '../app/my-tables.ts';
import { formatRoute } from '../app/route.ts';
import { useAttempt } from '../people/use-attempt.ts';
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
  /** To the page with all ways. */
  readonly onLeave: () => void;
}

export const TellMe = ({ table, name, onLeave }: Props) => {
  const { t, language } = useWords();
  const isReady = useNoticesWords(language);
  const [session, setSession] = useState(sessionHere);
  const { problem, attempt } = useAttempt(() => {
    keepSession(null);
    setSession(undefined);
  });
  const telling = useNotices(session, attempt);
  const self = useRef<HTMLDivElement>(null);
  // What was pressed is gone: whoever pressed it goes on from here.
  useEffect(() => self.current?.focus(), [isReady]);
  if (!isReady) return null;
  return (
    <div ref={self} class="you told in-dialog" tabIndex={-1}>
      <p class="lead">{t('told.atTable')}</p>
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
        <a class="link" href={formatRoute({ at: 'told' })} onClick={onLeave}>
          {t('told.more')}
        </a>
      </p>
    </div>
  );
};

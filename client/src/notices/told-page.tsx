/** How a person is told that a table waits for them. */
import type { MyTable } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { keepSession, session as sessionHere } from '../app/my-tables.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { heldTables } from '../people/held.ts';
import { useAttempt } from '../people/use-attempt.ts';
import { useWords } from '../words/words.ts';
import { ByTable } from './by-table.tsx';
import { Choices } from './choices.tsx';
import { Contacts } from './contacts.tsx';
import { Errors } from './errors.tsx';
import { FirstKnown } from './first-known.tsx';
import { WhileOpen } from './while-open.tsx';
import { useNotices } from './use-notices.ts';
import { useNoticesWords } from './use-notices-words.ts';
import '../people/you.css';
import './told.css';

export const ToldPage = () => {
  const { t, language } = useWords();
  const isReady = useNoticesWords(language);
  const title = isReady ? t('told.title') : '';
  useEffect(() => {
    if (title) document.title = `${title} – Tabularium`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main class="wrap narrow you told" aria-busy={!isReady}>
        {isReady && (
          <>
            <div class="hero">
              <div>
                <h1>{title}</h1>
                <p>{t('told.tagline')}</p>
              </div>
            </div>
            <Told />
            <p class="back">
              <a class="link" href={formatRoute({ at: 'you' })}>
                {t('told.back')}
              </a>
            </p>
          </>
        )}
      </main>
    </>
  );
};

const Told = () => {
  const [session, setSession] = useState(sessionHere);
  const { problem, attempt } = useAttempt(() => {
    keepSession(null);
    setSession(undefined);
  });
  const telling = useNotices(session, attempt);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    if (session !== undefined) attempt(async () => setTables(await heldTables()));
  }, [session]);
  return (
    <div class="setup">
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      {session === undefined && <FirstKnown attempt={attempt} onKnown={setSession} />}
      {telling && (
        <>
          <Contacts {...telling} />
          <Choices {...telling} />
          <ByTable {...telling} tables={tables} />
          <Errors notices={telling.notices} />
        </>
      )}
      <WhileOpen />
    </div>
  );
};

/** A person and their devices. */
import type { Me, MyTable } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { keepSession, session as sessionHere } from '../app/my-tables.ts';
import { formatRoute, replaceRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { AnotherDevice } from './another-device.tsx';
import { Devices } from './devices.tsx';
import { heldTables } from './held.ts';
import { comeBack, Linked, type Return, useSignInWays, WithIssuer } from './issuer.tsx';
import { Known, Lost } from './known.tsx';
import { hasPasskeys, Passkeys, WithPasskey } from './passkeys.tsx';
import { peopleApi } from './people-api.ts';
import { Seats } from './seats.tsx';
import { Begin, WithCode } from './sign-in.tsx';
import { WithLetter } from './with-letter.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePeopleWords } from './use-people-words.ts';
import { Vacation } from './vacation.tsx';
import './you.css';

interface Props {
  /** From a link of another device. */
  readonly code?: string;
  /** From an issuer. */
  readonly back?: Return;
}

export const YouPage = ({ code, back }: Props) => {
  const { t, language } = useWords();
  const isReady = usePeopleWords(language);
  const title = isReady ? t('you.title') : '';
  useEffect(() => {
    if (title) document.title = `${title} – Tabularium`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main class="wrap narrow you" aria-busy={!isReady}>
        {isReady && (
          <>
            <div class="hero">
              <div>
                <h1>{title}</h1>
                <p>{t('you.tagline')}</p>
              </div>
            </div>
            <You {...(code !== undefined && { code })} {...(back && { back })} />
          </>
        )}
      </main>
    </>
  );
};

const You = ({ code, back }: Props) => {
  const { t } = useWords();
  // A code in the address is removed from it: it is good for this page alone.
  const [brought, setBrought] = useState(code);
  useEffect(() => {
    if (code === undefined) return;
    setBrought(code);
    replaceRoute({ at: 'you' });
  }, [code]);
  const [session, setSession] = useState(sessionHere);
  const [me, setMe] = useState<Me | undefined>(undefined);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [said, setSaid] = useState('');
  const leave = (words: string): void => {
    keepSession(null);
    setSession(undefined);
    setMe(undefined);
    setTables([]);
    setSaid(words);
  };
  const { problem, attempt } = useAttempt(() => leave(''));
  const look = async (own: string): Promise<void> => setMe(await peopleApi.me(own));
  const { issuer, letters } = useSignInWays();
  useEffect(() => {
    if (!back) return;
    replaceRoute({ at: 'you' });
    attempt(async () => {
      const now = await comeBack(back, session);
      if (now !== undefined) enter(now);
      else if (session !== undefined) await look(session);
    });
  }, [back]);
  useEffect(() => {
    if (session === undefined) return;
    attempt(async () => {
      await look(session);
      setTables(await heldTables());
    });
  }, [session]);
  const enter = (now: string): void => {
    const before = session;
    keepSession(now);
    setSession(now);
    setBrought(undefined);
    setSaid('');
    // Whoever was signed in here before is not any more.
    const here = me?.devices.find((d) => d.here);
    if (before !== undefined && here) peopleApi.signOut(before, here.id).catch(() => {});
  };
  const shared = { attempt };
  return (
    <div class="setup">
      <p role="status">{said}</p>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      {brought !== undefined && (
        <>
          {session !== undefined && <p class="warned">{t('you.already')}</p>}
          <WithCode {...shared} code={brought} onSignedIn={enter} />
        </>
      )}
      {session === undefined && brought === undefined && (
        <>
          <Begin {...shared} onSignedIn={enter} />
          <WithCode {...shared} onSignedIn={enter} />
          {hasPasskeys() && <WithPasskey {...shared} onSignedIn={enter} />}
          {issuer !== undefined && <WithIssuer {...shared} issuer={issuer} />}
          {letters && <WithLetter {...shared} />}
        </>
      )}
      {session !== undefined && me && brought === undefined && (
        <>
          <Devices
            {...shared}
            me={me}
            session={session}
            onChanged={() => look(session)}
            onSignedOut={() => leave(t('you.signedOut'))}
          />
          <AnotherDevice {...shared} me={me} session={session} onChanged={() => look(session).catch(() => {})} />
          {(hasPasskeys() || me.passkeys.length > 0) && (
            <Passkeys {...shared} me={me} session={session} onChanged={() => look(session)} />
          )}
          {issuer !== undefined && (
            <Linked {...shared} issuer={issuer} me={me} session={session} onChanged={() => look(session)} />
          )}
          <p class="to-told">
            <a class="btn" href={formatRoute({ at: 'past' })}>
              <Icon name="laurel" />
              {t('you.past')}
            </a>
            <a class="btn" href={formatRoute({ at: 'told' })}>
              <Icon name="clock" />
              {t('you.told')}
            </a>
          </p>
          <Seats {...shared} tables={tables} session={session} />
          <Vacation {...shared} session={session} />
          <Lost />
          <Known {...shared} session={session} onDeleted={() => leave(t('you.deleted'))} />
        </>
      )}
    </div>
  );
};

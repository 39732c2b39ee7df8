/** Signing in by an issuer that the operator trusts. The browser goes there and comes back with a code. */
import type { Me, SignInWays } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { deviceName } from './device-name.ts';
import { peopleApi } from './people-api.ts';
import { Sure } from './sure.tsx';
import type { Attempt } from './use-attempt.ts';

/** What was begun in this tab: nobody else's return is taken for one's own. */
const BEGUN = 'tabularium.issuer';

export interface Return {
  readonly code: string;
  readonly state: string;
}

/** How else one can sign in here; nothing while it is not known. */
export const useSignInWays = (): SignInWays => {
  const [ways, setWays] = useState<SignInWays>({});
  useEffect(() => {
    peopleApi.ways().then(setWays, () => {});
  }, []);
  return ways;
};

/** Goes to the issuer; with a session, to be known by it as well. */
const leave = async (session?: string): Promise<void> => {
  const { url, state } = await peopleApi.toIssuer(session);
  sessionStorage.setItem(BEGUN, state);
  location.assign(url);
};

/** Finishes what was begun in this tab. Returns the session of whoever signed in; nothing for whoever was signed in already. */
export const comeBack = async ({ code, state }: Return, session?: string): Promise<string | undefined> => {
  const begun = sessionStorage.getItem(BEGUN);
  sessionStorage.removeItem(BEGUN);
  // Somebody else's return would sign this browser in as them. The server says the same of a state that it does not know.
  const own = begun === state ? state : '-';
  if (session === undefined)
    return (await peopleApi.fromIssuer(code || '-', own, deviceName(navigator.userAgent))).session;
  await peopleApi.link(session, code || '-', own);
  return undefined;
};

interface Props {
  readonly issuer: string;
  readonly attempt: Attempt;
}

export const WithIssuer = ({ issuer, attempt }: Props) => {
  const { t } = useWords();
  return (
    <section class="form-card" aria-labelledby="with-issuer">
      <h2 id="with-issuer">{t('you.haveIssuer', { issuer })}</h2>
      <p>{t('you.haveIssuerHint', { issuer })}</p>
      <div>
        <button type="button" class="btn" onClick={() => attempt(() => leave())}>
          {t('you.withIssuer', { issuer })}
        </button>
      </div>
    </section>
  );
};

interface LinkedProps extends Props {
  readonly me: Me;
  readonly session: string;
  readonly onChanged: () => Promise<unknown>;
}

export const Linked = ({ issuer, attempt, me, session, onChanged }: LinkedProps) => {
  const { t } = useWords();
  const isLinked = me.issuers.length > 0;
  return (
    <section class="form-card" aria-labelledby="linked">
      <h2 id="linked">{issuer}</h2>
      <p role="status">{t(isLinked ? 'you.linked' : 'you.notLinked', { issuer })}</p>
      <div>
        {isLinked ? (
          <Sure
            label={t('you.unlink')}
            really={t('you.reallyUnlink')}
            hint={t('you.unlinkHint', { issuer })}
            onSure={() => attempt(() => peopleApi.unlink(session).then(onChanged))}
          />
        ) : (
          <button type="button" class="btn" onClick={() => attempt(() => leave(session))}>
            {t('you.makeLinked', { issuer })}
          </button>
        )}
      </div>
    </section>
  );
};

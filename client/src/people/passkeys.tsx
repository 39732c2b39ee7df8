/** Passkeys: made by whoever is signed in, and used to sign in anywhere. Shown only where browsers have them. */
import type { Me } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { ago } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { deviceName } from './device-name.ts';
import { peopleApi } from './people-api.ts';
import { Sure } from './sure.tsx';
import type { Attempt } from './use-attempt.ts';

/** Browsers have them only on secure pages, and not under a bare address. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whoever changes their mind while the browser asks has done nothing wrong. */
const unlessGivenUp = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (e) {
    if (e instanceof Error && (e.name === 'NotAllowedError' || e.name === 'AbortError')) return undefined;
    throw e;
  }
};

interface Props {
  readonly me: Me;
  readonly session: string;
  readonly attempt: Attempt;
  readonly onChanged: () => Promise<unknown>;
}

export const Passkeys = ({ me, session, attempt, onChanged }: Props) => {
  const { t, language } = useWords();
  const [said, setSaid] = useState('');
  const whenUsed = (at: number): string => {
    const when = ago(Date.now() - at, language);
    return when === undefined ? t('you.passkeyUsedNow') : t('you.passkeyUsed', { when });
  };
  const make = async (): Promise<void> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await peopleApi.passkeyToMake(session);
    const made = await unlessGivenUp(() => startRegistration({ optionsJSON }));
    if (!made) return;
    await peopleApi.addPasskey(session, deviceName(navigator.userAgent), made);
    await onChanged();
    setSaid(t('you.passkeyMade'));
  };
  const remove = async (id: string): Promise<void> => {
    await peopleApi.removePasskey(session, id);
    await onChanged();
    setSaid(t('you.passkeyRemoved'));
  };
  return (
    <section class="form-card" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('you.passkeys')}</h2>
      <p>{t('you.passkeysHint')}</p>
      {me.passkeys.length > 0 && (
        <ul>
          {me.passkeys.map(({ id, label, used }) => (
            <li class="row" key={id}>
              <div>
                <b>{label || t('you.unnamedPasskey')}</b>
                <small>{whenUsed(used)}</small>
              </div>
              <Sure
                label={t('you.removePasskey')}
                of={t('you.removePasskeyOf', { name: label || t('you.unnamedPasskey') })}
                really={t('you.reallyRemove')}
                hint={t('you.removeHint')}
                onSure={() => attempt(() => remove(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
      <div>
        <button type="button" class="btn" onClick={() => attempt(make)}>
          {t('you.makePasskey')}
        </button>
      </div>
    </section>
  );
};

interface WithPasskeyProps {
  readonly attempt: Attempt;
  readonly onSignedIn: (session: string) => void;
}

export const WithPasskey = ({ attempt, onSignedIn }: WithPasskeyProps) => {
  const { t } = useWords();
  const use = async (): Promise<void> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = await peopleApi.passkeyToUse();
    const used = await unlessGivenUp(() => startAuthentication({ optionsJSON }));
    if (used) onSignedIn((await peopleApi.usePasskey(deviceName(navigator.userAgent), used)).session);
  };
  return (
    <section class="form-card" aria-labelledby="with-passkey">
      <h2 id="with-passkey">{t('you.havePasskey')}</h2>
      <div>
        <button type="button" class="btn" onClick={() => attempt(use)}>
          {t('you.usePasskey')}
        </button>
      </div>
    </section>
  );
};

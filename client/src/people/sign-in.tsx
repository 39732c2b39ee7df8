/** This device is not signed in: make a person, or come with a code from another device. */
import { useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { deviceName } from './device-name.ts';
import { peopleApi } from './people-api.ts';
import type { Attempt } from './use-attempt.ts';

interface Props {
  /** The code that a link has brought. */
  readonly code?: string;
  readonly attempt: Attempt;
  readonly onSignedIn: (session: string) => void;
}

const DeviceName = ({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) => {
  const { t } = useWords();
  return (
    <label class="field">
      <span>{t('you.deviceName')}</span>
      <input class="input" maxLength={40} value={value} onInput={(e) => onChange(e.currentTarget.value)} />
    </label>
  );
};

export const Begin = ({ attempt, onSignedIn }: Props) => {
  const { t } = useWords();
  const [label, setLabel] = useState(() => deviceName(navigator.userAgent));
  return (
    <section class="form-card">
      <p class="lead">{t('you.nowHere')}</p>
      <form
        class="one-line"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(async () => onSignedIn((await peopleApi.create(label)).session));
        }}
      >
        <DeviceName value={label} onChange={setLabel} />
        <button type="submit" class="btn primary">
          {t('you.begin')}
        </button>
      </form>
      <p class="muted">{t('you.beginHint')}</p>
    </section>
  );
};

export const WithCode = ({ code, attempt, onSignedIn }: Props) => {
  const { t } = useWords();
  const [typed, setTyped] = useState(code ?? '');
  const [label, setLabel] = useState(() => deviceName(navigator.userAgent));
  return (
    <section class="form-card" aria-labelledby="with-code">
      <h2 id="with-code">{t(code === undefined ? 'you.haveCode' : 'you.invited')}</h2>
      <p>{t(code === undefined ? 'you.haveCodeHint' : 'you.invitedHint')}</p>
      <form
        class="one-line"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(async () => onSignedIn((await peopleApi.pair(typed, label)).session));
        }}
      >
        {code === undefined && (
          <label class="field">
            <span>{t('you.code')}</span>
            <input
              class="input code"
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
              value={typed}
              onInput={(e) => setTyped(e.currentTarget.value)}
            />
          </label>
        )}
        <DeviceName value={label} onChange={setLabel} />
        <button type="submit" class={code === undefined ? 'btn' : 'btn primary'}>
          {t('you.signIn')}
        </button>
      </form>
    </section>
  );
};

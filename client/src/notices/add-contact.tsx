/** Further ways to be reached: this browser, an address of e-mail, a hook. */
import type { NewContact } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { pushHere, pushState, subscribeHere } from './push-here.ts';
import { Secret } from './secret.tsx';
import type { Telling } from './use-notices.ts';

export const AddContact = (telling: Telling) => {
  const { ways } = telling.notices;
  return (
    <div class="ways">
      <PushHere {...telling} />
      <ByMail {...telling} />
      {ways.includes('hook') && <ByHook {...telling} />}
    </div>
  );
};

/** This browser, unless it is there already. */
export const PushHere = ({ notices, attempt, add }: Telling) => {
  const { t } = useWords();
  const [said, setSaid] = useState('');
  const { pushKey, contacts } = notices;
  if (pushKey === undefined || contacts.some((contact) => contact.id === pushHere())) return null;
  const state = pushState();
  const turnOn = async (): Promise<void> => {
    setSaid('');
    const wanted = await subscribeHere(pushKey).catch(() => undefined);
    if (wanted) await add(wanted);
    else setSaid(pushState() === 'forbidden' ? t('told.forbidden') : t('told.pushFailed'));
  };
  const why = {
    can: t('told.pushHint'),
    install: t('told.pushInstall'),
    insecure: t('told.pushSecure'),
    forbidden: t('told.forbidden'),
    never: t('told.pushNot'),
  }[state];
  return (
    <div class="way">
      <h3>{t('told.push')}</h3>
      <p class="muted">{why}</p>
      {state === 'can' && (
        <div>
          <button type="button" class="btn offered" onClick={() => attempt(turnOn)}>
            {t('told.pushOn')}
          </button>
        </div>
      )}
      <p class="warned" role="status">
        {said}
      </p>
    </div>
  );
};

interface FieldProps {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly onAdd: (typed: string) => Promise<void>;
  readonly attempt: Telling['attempt'];
}

const AddField = ({ type, label, onAdd, attempt }: FieldProps) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const field = {
    class: 'input',
    required: true,
    value: typed,
    onInput: (e: { readonly currentTarget: HTMLInputElement }) => setTyped(e.currentTarget.value),
  };
  return (
    <form
      class="one-line"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(async () => {
          await onAdd(typed.trim());
          setTyped('');
        });
      }}
    >
      <label class="field">
        <span>{label}</span>
        {type === 'email' ? (
          <input {...field} type="email" autoComplete="email" maxLength={254} />
        ) : (
          <input {...field} type="url" autoComplete="off" maxLength={1000} placeholder="https://…" />
        )}
      </label>
      <button type="submit" class="btn">
        {t('told.add')}
      </button>
    </form>
  );
};

const ByMail = ({ notices, attempt, add }: Telling) => {
  const { t } = useWords();
  const canMail = notices.ways.includes('mail');
  const onAdd = async (address: string): Promise<void> => {
    const wanted: NewContact = { kind: 'mail', address };
    await add(wanted);
  };
  return (
    <div class="way">
      <h3>{t('told.mail')}</h3>
      <p class="muted">{t(canMail ? 'told.mailHint' : 'told.mailNot')}</p>
      {canMail && <AddField type="email" label={t('told.mailAddress')} attempt={attempt} onAdd={onAdd} />}
    </div>
  );
};

const ByHook = ({ attempt, add }: Telling) => {
  const { t } = useWords();
  const [secret, setSecret] = useState<string | undefined>(undefined);
  return (
    <div class="way">
      <h3>{t('told.hook')}</h3>
      <p class="muted">{t('told.hookHint')}</p>
      {secret !== undefined && <Secret secret={secret} />}
      <AddField
        type="url"
        label={t('told.hookAddress')}
        attempt={attempt}
        onAdd={async (url) => setSecret(await add({ kind: 'hook', url }))}
      />
    </div>
  );
};

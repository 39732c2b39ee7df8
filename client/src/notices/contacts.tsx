/** Where a person can be reached. */
import type { ContactInfo } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { Sure } from '../people/sure.tsx';
import { ago } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { AddContact } from './add-contact.tsx';
import { noticesApi } from './notices-api.ts';
import { pushHere, unsubscribeHere } from './push-here.ts';
import type { Telling } from './use-notices.ts';
import { whyOf } from './why.ts';

export const Contacts = (telling: Telling) => {
  const { t } = useWords();
  const { contacts } = telling.notices;
  return (
    <section class="form-card" aria-labelledby="where">
      <h2 id="where">{t('told.where')}</h2>
      {contacts.length === 0 && <p>{t('told.none')}</p>}
      <ul>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} {...telling} contact={contact} />
        ))}
      </ul>
      <AddContact {...telling} />
    </section>
  );
};

const ContactRow = (props: Telling & { readonly contact: ContactInfo }) => {
  const { contact, session, attempt, look } = props;
  const { t } = useWords();
  const [said, setSaid] = useState('');
  const [isLost, setLost] = useState(false);
  const name = contact.label || t(`told.way.${contact.kind}`);
  const isHere = contact.id === pushHere();
  const test = (): void =>
    attempt(async () => {
      setSaid('');
      const { error } = await noticesApi.test(session, contact.id);
      setLost(error !== undefined);
      setSaid(error === undefined ? t('told.tested') : t('told.notTested', { why: whyOf(error, t) }));
      await look();
    });
  const remove = (): void =>
    attempt(async () => {
      await noticesApi.remove(session, contact.id);
      if (isHere) await unsubscribeHere();
      await look();
    });
  return (
    <li class="row">
      <div>
        <b>{name}</b>
        <span class="chip">{t(`told.way.${contact.kind}`)}</span>
        {isHere && <span class="chip good">{t('told.pushHere')}</span>}
        <State contact={contact} />
        <small role="status" class={isLost ? 'bad' : ''}>
          {said}
        </small>
      </div>
      {!contact.confirmed && !contact.stopped && <Confirm {...props} />}
      {contact.confirmed && !contact.stopped && (
        <button type="button" class="btn small ghost" aria-label={t('told.testOf', { name })} onClick={test}>
          {t('told.test')}
        </button>
      )}
      {contact.stopped && (
        <button
          type="button"
          class="btn small"
          aria-label={t('told.goOnOf', { name })}
          onClick={() => attempt(() => noticesApi.again(session, contact.id).then(look))}
        >
          {t('told.goOn')}
        </button>
      )}
      <Sure
        label={t('told.remove')}
        of={t('told.removeOf', { name })}
        really={t('told.reallyRemove')}
        onSure={remove}
      />
    </li>
  );
};

const State = ({ contact: { confirmed, sent, stopped } }: { readonly contact: ContactInfo }) => {
  const { t, language } = useWords();
  if (stopped)
    return (
      <small class="bad">
        {stopped.why === 'asked'
          ? t('told.stoppedAsked')
          : t('told.stoppedFailed', { why: whyOf(stopped.error ?? '', t) })}
      </small>
    );
  if (!confirmed) return <small>{t('told.unconfirmed')}</small>;
  if (sent === null) return <small>{t('told.never')}</small>;
  return <small>{t('told.last', { when: ago(Date.now() - sent, language) ?? t('told.justNow') })}</small>;
};

/** An address of e-mail is somebody's only if they can read what is sent there. */
const Confirm = ({ contact, session, attempt, look }: Telling & { readonly contact: ContactInfo }) => {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  return (
    <form
      class="one-line confirm"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(() => noticesApi.confirm(session, contact.id, code).then(look));
      }}
    >
      <label class="field">
        <span>{t('told.code', { address: contact.label })}</span>
        <input
          class="input code"
          required
          maxLength={20}
          autoComplete="one-time-code"
          spellcheck={false}
          value={code}
          onInput={(e) => setCode(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary">
        {t('told.confirm')}
      </button>
      <button
        type="button"
        class="btn ghost"
        onClick={() => attempt(() => noticesApi.again(session, contact.id).then(() => setSaid(t('told.codeSent'))))}
      >
        {t('told.codeAgain')}
      </button>
      <small role="status">{said}</small>
    </form>
  );
};

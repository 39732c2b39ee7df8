/** Signing in by a letter to an address that was confirmed before. */
import { useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import type { Attempt } from './use-attempt.ts';

export const WithLetter = ({ attempt }: { readonly attempt: Attempt }) => {
  const { t } = useWords();
  const [address, setAddress] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <section class="form-card" aria-labelledby="with-letter">
      <h2 id="with-letter">{t('you.haveAddress')}</h2>
      <p>{t('you.haveAddressHint')}</p>
      <form
        class="one-line"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(() => peopleApi.letter(address).then(() => setAsked(address)));
        }}
      >
        <label class="field">
          <span>{t('you.address')}</span>
          <input
            class="input"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={address}
            onInput={(e) => setAddress(e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {t('you.sendLetter')}
        </button>
      </form>
      <p role="status">{asked && t('you.letterSent', { address: asked })}</p>
    </section>
  );
};

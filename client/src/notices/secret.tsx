/** The secret of a new hook, shown this once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';

export const Secret = ({ secret }: { readonly secret: string }) => {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  // Whoever has added the hook goes on from here.
  useEffect(() => field.current?.focus(), [secret]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(secret).catch(() => {});
    field.current?.select();
    document.execCommand('copy');
    setCopied(true);
  };
  return (
    <>
      <ul class="links">
        <li>
          <label class="field">
            <span>{t('told.hookSecret')}</span>
            <input ref={field} class="input" readOnly value={secret} onFocus={(e) => e.currentTarget.select()} />
          </label>
          <button type="button" class="btn copy" onClick={() => void copy()}>
            {isCopied ? t('ui.copied') : t('ui.copy')}
          </button>
        </li>
      </ul>
      <p class="warned">{t('told.hookSecretHint')}</p>
    </>
  );
};

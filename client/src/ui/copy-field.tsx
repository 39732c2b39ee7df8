/** A text to be given to somebody, and the button that copies it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** It has just been made, and the button that made it is gone: whoever pressed it goes on from here. */
  readonly isNew?: boolean;
}

/** Without HTTPS, browsers allow pages to copy only what is selected. */
const copy = async (text: string, shown: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    shown.select();
    return document.execCommand('copy');
  }
};

export const CopyField = ({ label, text, isNew = false }: Props) => {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [text, isNew]);
  return (
    <li>
      <label class="field">
        <span>{label}</span>
        <input ref={field} class="input" readOnly value={text} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <button type="button" class="btn copy" onClick={() => void copy(text, field.current!).then(setCopied)}>
        {isCopied ? t('ui.copied') : t('ui.copy')}
      </button>
    </li>
  );
};

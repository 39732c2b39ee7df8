import { useRef, useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { useT } from '../words/words.ts';

export const ImportButton = () => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { importFile } = await import('./import-file.ts');
    const found = await importFile(await file.text());
    if (found && 'id' in found) go({ at: 'local', id: found.id });
    else setWrong(found ? t('ui.noSuchBot', found) : t('ui.badFile'));
  };
  return (
    <>
      {wrong && (
        <span class="problems" role="alert">
          {wrong}
        </span>
      )}
      <button type="button" class="link" onClick={() => input.current?.click()}>
        {t('ui.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('ui.import')}
        onChange={(e) => void read(e.currentTarget.files?.[0]).catch(() => setWrong(t('ui.failed')))}
      />
    </>
  );
};

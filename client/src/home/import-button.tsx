import { useRef, useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { loadGame } from '../games/registry.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { demandBots, NoSuchBot, parseGameFile, savedFrom } from '../source/import.ts';
import { useT } from '../words/words.ts';

const importFile = async (text: string): Promise<string> => {
  const file = parseGameFile(text);
  const { module, bots = ['random'] } = await loadGame(file.game, file);
  demandBots(file, bots);
  const saved = savedFrom(module, file, newId(), newSeed(), around.now());
  await around.saves.put(saved, undefined);
  return saved.id;
};

export const ImportButton = () => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      go({ at: 'local', id: await importFile(await file.text()) });
    } catch (e) {
      setWrong(e instanceof NoSuchBot ? t('ui.noSuchBot', { bot: e.bot }) : t('ui.badFile'));
    }
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
        onChange={(e) => void read(e.currentTarget.files?.[0])}
      />
    </>
  );
};

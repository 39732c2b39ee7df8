import { useEffect, useState } from 'preact/hooks';
import { NothingHere } from '../app/nothing-here.tsx';
import { TopBar } from '../app/top-bar.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { useWords, wordsFor } from '../words/words.ts';
import { RulesPanel } from './rules-panel.tsx';

const NONE: readonly string[] = [];

/** The rules by themselves, for reading. */
export const RulesPage = ({ game }: { readonly game: string }) => {
  const { language, t } = useWords();
  const [ui, setUi] = useState<GameUi | undefined>(undefined);
  const [missing, setMissing] = useState(false);
  useEffect(() => void loadGame(game, { options: {} }).then(setUi, () => setMissing(true)), [game]);
  const name = ui ? wordsFor(language, ui.messages).speaker.name(`game:${game}`) : t('ui.rules');
  useEffect(() => {
    if (ui) document.title = `${name}: ${t('ui.rules')} – Tabularium`;
  }, [ui, name]);
  if (missing) return <NothingHere title={t('ui.nowhereTitle')} text={t('ui.noSuchGame')} />;
  return (
    <>
      <TopBar />
      <main class="wrap narrow rules-page">
        <h1 class="title">{name}</h1>
        {ui && (
          <div class="form-card">
            <h2 class="sr">{t('ui.rules')}</h2>
            <RulesPanel ui={ui} asked={NONE} shown={NONE} />
          </div>
        )}
      </main>
    </>
  );
};

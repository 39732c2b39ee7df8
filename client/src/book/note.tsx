/** What a game says about its own rules, if anything: that part of them is a reconstruction, for example. */
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { useWords, wordsFor } from '../words/words.ts';

/** A game with every rule and picture, as no table has it. */
export const useWholeGame = (game: string): GameUi | undefined => {
  const [ui, setUi] = useState<GameUi | undefined>(undefined);
  useEffect(
    () =>
      void loadGame(game, {}).then(setUi, () => {
        // The text can be read without it.
      }),
    [game],
  );
  return ui;
};

export const Note = ({ game }: { readonly game: string }) => {
  const { language } = useWords();
  const ui = useWholeGame(game);
  if (ui?.note === undefined) return null;
  return <p class="note">{wordsFor(language, ui.messages).speaker.name(ui.note)}</p>;
};

/** What is shown of a table and what is asked of whoever looks: now, or while looking back. */
import { useMemo } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import { explanationOf } from './lit.ts';
import { useAnswer } from './use-answer.ts';
import { useReplay } from './use-replay.ts';

/** The seat of this person, while a bot plays for it. */
const replacedSeat = ({ eye, table }: Screen): number | undefined =>
  typeof eye === 'number' && table.seats[eye]?.standsIn === true ? eye : undefined;

export const usePosition = (source: TableSource, ui: GameUi, screen: Screen, words: Words) => {
  const replay = useReplay(source, screen);
  const looking = replay.at !== undefined;
  const scene = replay.scene ?? screen.scene;
  const veiled = screen.curtain !== undefined;
  const replaced = replacedSeat(screen);
  const question = looking || replaced !== undefined || veiled ? undefined : screen.scene.question;
  const answer = useAnswer(source, ui, question, screen.scene, words);
  const figures = useMemo(() => ui.figures(scene.view, screen.table, words), [scene.view, screen.table, words, ui]);
  return {
    replay,
    looking,
    /** The position that is shown. */
    scene,
    question,
    replaced,
    answer,
    figures,
    explained: explanationOf(ui, screen.scene.view, answer.draft),
    /** What the last input put on record. */
    news: looking || veiled ? undefined : screen.record.at(-1),
    canUndo: screen.scene.canUndo && !looking,
  };
};

/** What a tab says of its table while one looks elsewhere: title, icon, a tone, a notice. It draws nothing in the page. */
import { useEffect, useRef } from 'preact/hooks';
import type { Screen } from '../source/source.ts';
import { useTurnSound } from '../table/sound.ts';
import { useWords } from '../words/words.ts';
import { leaveTable, noteTurn } from './turn-notice.ts';

interface Props {
  readonly screen: Screen;
  /** Of the table. */
  readonly name: string;
}

export const InTab = ({ screen, name }: Props): null => {
  useTurnSound(screen);
  const { t, speaker } = useWords();
  const { link, table, scene } = screen;
  const isDue = scene.question?.due === true && scene.over === undefined;
  const isOnline = link !== 'here';
  const asked = isDue && scene.question ? speaker.say(scene.question.prompt) : undefined;
  // On this device it is nearly always somebody's turn: a dot is enough.
  const before = !isDue ? '' : isOnline ? `${t('ui.yourTurn')} – ` : '• ';
  useEffect(() => {
    document.title = `${before}${name} – Tabularium`;
  }, [before, name]);
  const wasDue = useRef(false);
  useEffect(() => {
    if (!isOnline || isDue === wasDue.current) return;
    wasDue.current = isDue;
    void noteTurn(table.id, asked === undefined ? undefined : { name, asked });
  }, [isOnline, isDue, table.id]);
  useEffect(
    () => () => {
      if (wasDue.current) leaveTable();
    },
    [table.id],
  );
  return null;
};

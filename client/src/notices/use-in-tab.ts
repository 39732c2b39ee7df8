/** What a tab says of its table while one looks elsewhere. The title is said at once; the rest is fetched when there is something to say. */
import { useEffect, useRef } from 'preact/hooks';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';

export const useInTab = ({ link, table, scene }: Screen, name: string): void => {
  const { t, speaker } = useWords();
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
    void import('./in-tab.ts').then((m) => m.noteTurn(table.id, asked === undefined ? undefined : { name, asked }));
  }, [isOnline, isDue, table.id]);
  useEffect(
    () => () => {
      if (wasDue.current) void import('./in-tab.ts').then((m) => m.leaveTable());
    },
    [table.id],
  );
};

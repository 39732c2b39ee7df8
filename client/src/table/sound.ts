/** A quiet tone when it is one's turn: made by the browser itself, and only when wanted. */
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Screen } from '../source/source.ts';

export const useTurnSound = (screen: Screen): void => {
  const { question, over } = screen.scene;
  const asked = question?.due === true;
  const ended = over !== undefined;
  const before = useRef({ asked, ended });
  useEffect(() => {
    const isNew = (asked && !before.current.asked) || (ended && !before.current.ended);
    before.current = { asked, ended };
    if (settings.get().sound && isNew) void import('./chime.ts').then(({ chime }) => chime(ended ? 392 : 523));
  }, [asked, ended]);
};

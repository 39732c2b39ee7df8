/** The page that stands in the place of the board, and how somebody turns from one to the other. */
import type { BoardPage } from '@tabularium/parts/web';
import { useRef, useState } from 'preact/hooks';
import { openPages, pageByItself, pageShown, type Turned, turnedBy } from '../board/pages.ts';
import type { GameUi } from '../games/game-ui.ts';

export interface Pages {
  readonly shown: BoardPage<unknown> | undefined;
  /** Those that can be turned to. */
  readonly open: readonly BoardPage<unknown>[];
  /** To a page, or to the board. */
  readonly turn: (to: string | undefined) => void;
  /** Whether the key meant something. */
  readonly press: (key: string) => boolean;
}

export const usePages = ({ pages }: GameUi, view: unknown): Pages => {
  const [turned, setTurned] = useState<Turned | undefined>(undefined);
  const own = pageByItself(pages, view)?.name;
  // What comes up again later is shown again.
  const last = useRef(own);
  const isSame = last.current === own;
  last.current = own;
  if (!isSame && turned) setTurned(undefined);
  const shown = pageShown(pages, view, isSame ? turned : undefined);
  return {
    shown,
    open: openPages(pages, view),
    turn: (to) => setTurned({ to, from: own }),
    press: (key) => {
      const next = turnedBy(pages, view, shown?.name, key);
      if (next) setTurned(next);
      return next !== undefined;
    },
  };
};

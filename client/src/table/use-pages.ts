/** The page that stands in the place of the board, and how somebody turns from one to the other. */
import type { BoardPage, Recorded } from '@tabularium/parts/web';
import { useEffect, useRef, useState } from 'preact/hooks';
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

/** `record` is what was put on record until now; nothing while looking back, when pages do not stay longer than they stand. */
export const usePages = ({ pages }: GameUi, view: unknown, record: readonly Recorded[] | undefined): Pages => {
  const [turned, setTurned] = useState<Turned | undefined>(undefined);
  const own = pageByItself(pages, view)?.name;
  const lingering = useLingering(pages, own, turned?.to === undefined && turned !== undefined, record);
  // What comes up again later is shown again.
  const last = useRef(own);
  const isSame = last.current === own;
  last.current = own;
  if (!isSame && turned) setTurned(undefined);
  const shown = pageShown(pages, view, isSame ? turned : undefined) ?? (turned && isSame ? undefined : lingering);
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

/** A page that would go now, for as long as its last news takes to read; not if somebody had turned away from it. */
const useLingering = (
  pages: GameUi['pages'],
  own: string | undefined,
  isAway: boolean,
  record: readonly Recorded[] | undefined,
): BoardPage<unknown> | undefined => {
  const before = useRef(own);
  const [stays, setStays] = useState<{ readonly name: string; readonly ms: number } | undefined>(undefined);
  let now = stays;
  if (before.current !== own) {
    const gone = pages?.find((page) => page.name === before.current);
    const ms = own === undefined && record && !isAway ? (gone?.lingers?.(record) ?? 0) : 0;
    now = ms > 0 && gone ? { name: gone.name, ms } : undefined;
    before.current = own;
    setStays(now);
  }
  useEffect(() => {
    if (!stays) return undefined;
    const timer = setTimeout(() => setStays(undefined), stays.ms);
    return () => clearTimeout(timer);
  }, [stays]);
  return own === undefined && record && now ? pages?.find((page) => page.name === now.name) : undefined;
};

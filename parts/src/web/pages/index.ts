/** The page that stands in the place of the board, and how somebody turns from one to the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recorded } from '../board.ts';
import type { BoardPage, GamePages, Pages } from '../web-table.ts';
import { openPages, pageByItself, pageKeys, pageShown, type Turned, turnedBy } from './turning.ts';

export const pagesOf = <V>(pages: readonly BoardPage<V>[]): GamePages<V> => ({
  keys: pageKeys(pages),
  use: (view, record) => usePages(pages, view, record),
});

const usePages = <V>(pages: readonly BoardPage<V>[], view: V, record: readonly Recorded[] | undefined): Pages<V> => {
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
const useLingering = <V>(
  pages: readonly BoardPage<V>[],
  own: string | undefined,
  isAway: boolean,
  record: readonly Recorded[] | undefined,
): BoardPage<V> | undefined => {
  const before = useRef(own);
  const [stays, setStays] = useState<{ readonly name: string; readonly ms: number } | undefined>(undefined);
  let now = stays;
  if (before.current !== own) {
    const gone = pages.find((page) => page.name === before.current);
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
  return own === undefined && record && now ? pages.find((page) => page.name === now.name) : undefined;
};

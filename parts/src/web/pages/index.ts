/** The page that stands in the place of the board, and how somebody turns from one to the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recorded } from '../board.ts';
import type { BoardPage, GamePages, Pages } from '../web-table.ts';
import { openPages, pageByItself, pageKeys, pageShown, type Turned, turnedBy, unread } from './turning.ts';

export const pagesOf = <V>(pages: readonly BoardPage<V>[]): GamePages<V> => ({
  keys: pageKeys(pages),
  use: (view, record) => usePages(pages, view, record),
});

const usePages = <V>(all: readonly BoardPage<V>[], view: V, record: readonly Recorded[] | undefined): Pages<V> => {
  const [turned, setTurned] = useState<Turned | undefined>(undefined);
  const [gone, setGone] = useState<readonly string[]>([]);
  const pages = unread(all, gone);
  const stood = pageByItself(pages, view);
  const own = stood?.name;
  // It stays until somebody goes on, or turns to something else.
  const held = useRef<{ readonly page: BoardPage<V>; readonly tells: string } | undefined>(undefined);
  if (stood?.stays) held.current = { page: stood, tells: stood.stays(view) };
  if (held.current && gone.includes(held.current.tells)) held.current = undefined;
  const goOn = (): void => {
    const tells = held.current?.tells;
    if (tells !== undefined) setGone((before) => [...before, tells]);
  };
  const lingering = useLingering(pages, own, turned?.to === undefined && turned !== undefined, record);
  // What comes up again later is shown again.
  const last = useRef(own);
  const isSame = last.current === own;
  last.current = own;
  if (!isSame && turned) setTurned(undefined);
  const stays = record ? held.current?.page : undefined;
  const shown =
    stays ?? pageShown(pages, view, isSame ? turned : undefined) ?? (turned && isSame ? undefined : lingering);
  return {
    shown,
    open: openPages(pages, view),
    turn: (to) => {
      goOn();
      setTurned({ to, from: own });
    },
    press: (key) => {
      const next = turnedBy(pages, view, shown?.name, key);
      if (next) {
        goOn();
        setTurned(next);
      }
      return next !== undefined;
    },
    goOn: stays && goOn,
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

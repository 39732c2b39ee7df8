/** Which page stands in the place of the board: the one that comes up by itself, or what somebody has turned to. */
import type { BoardPage } from '../web-table.ts';

/** What somebody has turned to: a page by its name, or the board. */
export interface Turned {
  readonly to: string | undefined;
  /** What stood there by itself at that time. When something else comes up, it is shown. */
  readonly from: string | undefined;
}

type Pages<V> = readonly BoardPage<V>[];

export const pageByItself = <V>(pages: Pages<V>, view: V): BoardPage<V> | undefined =>
  pages.find((page) => page.isFor(view));

/** The pages as they are for somebody who has gone on from some: these do not come up again for the same. */
export const unread = <V>(pages: Pages<V>, gone: readonly string[]): Pages<V> =>
  pages.map((page) => ({
    ...page,
    isFor: (view: V) => page.isFor(view) && !(page.stays && gone.includes(page.stays(view))),
  }));

/** Those that can be turned to. */
export const openPages = <V>(pages: Pages<V>, view: V): readonly BoardPage<V>[] =>
  pages.filter((page) => page.isFor(view) || page.mayOpen?.(view) === true);

/** Nothing where the board is shown. */
export const pageShown = <V>(pages: Pages<V>, view: V, turned: Turned | undefined): BoardPage<V> | undefined => {
  const own = pageByItself(pages, view);
  if (!turned || turned.from !== own?.name) return own;
  return openPages(pages, view).find((page) => page.name === turned.to);
};

/** What a key turns to, if it means anything: a page has its own, and M leads to the board and back. */
export const turnedBy = <V>(pages: Pages<V>, view: V, shown: string | undefined, key: string): Turned | undefined => {
  const own = pageByItself(pages, view);
  const page = openPages(pages, view).find((p) => p.key === key) ?? (key === MAP_KEY && !shown ? own : undefined);
  if (!page) return key === MAP_KEY && shown !== undefined ? { to: undefined, from: own?.name } : undefined;
  return { to: page.name === shown ? undefined : page.name, from: own?.name };
};

const MAP_KEY = 'm';

/** Keys that no choice gets. */
export const pageKeys = <V>(pages: Pages<V>): readonly string[] => [MAP_KEY, ...pages.map((page) => page.key)];

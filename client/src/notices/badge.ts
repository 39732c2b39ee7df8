/** How many tables wait for this person, on the icon of the installed page. Browsers without one show nothing. */
import { keepTablesWaiting, tablesWaiting } from '../app/my-tables.ts';

const show = (waiting: readonly string[]): void => {
  keepTablesWaiting(waiting);
  // Not every browser lets a page do so, and nobody would miss it.
  navigator.setAppBadge?.(waiting.length).catch(() => {});
};

export const noteWaiting = (table: string, isWaiting: boolean): void => {
  const others = tablesWaiting().filter((id) => id !== table);
  show(isWaiting ? [...others, table] : others);
};

/** All that wait, as far as is known. */
export const noteAllWaiting = (tables: readonly string[]): void => show(tables);

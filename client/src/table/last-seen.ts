/** What somebody has already seen of a table, kept between visits. */
import { useEffect, useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import type { Screen } from '../source/source.ts';

const keyOf = (table: string): string => `seen.${table}`;

/** The last input of a table that was seen here; `undefined` if it was never looked at. */
export const lastSeen = (table: string): number | undefined => readKept<number | undefined>(keyOf(table), undefined);

/** The last input seen at the visit before this one; `undefined` at the first visit. */
export const useLastSeen = (screen: Screen): number | undefined => {
  const key = keyOf(screen.table.id);
  const [before] = useState(() => lastSeen(screen.table.id));
  const { inputs } = screen.scene;
  useEffect(() => keep(key, inputs), [key, inputs]);
  return before;
};

/** What somebody has already seen of a table, kept between visits. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import type { Sight } from '../source/source.ts';

const keyOf = (table: string): string => `seen.${table}`;

/** The last input of a table that was seen here; nothing if it never was looked at. */
export const lastSeen = (table: string): number | undefined => readKept<number | undefined>(keyOf(table), undefined);

/** The last input seen at the visit before this one; nothing at the first visit. */
export const useLastSeen = (sight: Sight): number | undefined => {
  const key = keyOf(sight.table.id);
  const [before] = useState(() => lastSeen(sight.table.id));
  const { inputs } = sight.scene;
  useEffect(() => keep(key, inputs), [key, inputs]);
  return before;
};

/** Chat that came while another tab was open. */
export const useUnread = (sight: Sight, isOpen: boolean): number => {
  const read = useRef(sight.chat.length);
  if (isOpen) read.current = sight.chat.length;
  return Math.max(0, sight.chat.slice(read.current).filter((line) => line.by !== sight.eye).length);
};

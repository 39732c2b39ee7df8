/** What somebody has already seen of a table, kept between visits. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import type { Sight } from '../source/source.ts';

/** The last input seen at the visit before this one; nothing at the first visit. */
export const useLastSeen = (sight: Sight): number | undefined => {
  const key = `seen.${sight.table.id}`;
  const [before] = useState(() => readKept<number | undefined>(key, undefined));
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

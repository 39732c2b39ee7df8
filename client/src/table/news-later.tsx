/** News of the table, from the first input on that this page has seen made: what shows them is loaded then. */
import { useState } from 'preact/hooks';
import { quickPart } from '../app/lazy.tsx';
import type { NewsProps } from './news.tsx';

const Loaded = quickPart(() => import('./news.tsx').then((m) => m.News));

export const News = (props: Omit<NewsProps, 'start'>) => {
  const { entry, looking } = props;
  const [start] = useState(entry?.input ?? 0);
  return entry && (looking || entry.input > start) ? <Loaded {...props} start={start} /> : null;
};

/**
 * Agreements that are over. The rules keep them for a turn; older ones are read out of the record: the position in which one
 * came to its end still shows it.
 */
import { useEffect, useState } from 'preact/hooks';
import type { RomeView } from '../../rules/sight/view.ts';
import type { Props } from './card.tsx';
import type { Seen } from './state.ts';

const isOver = (a: Seen): boolean => a.status !== 'offered' && a.status !== 'active';

/** Looked up in the record: `agreement:304` came to its end with this input. */
const endsIn = (record: Props['record']): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  for (const { input, lines } of record ?? [])
    for (const { m } of lines)
      if (m.k === 'deal.over' && typeof m.a?.['what'] === 'string')
        ends.set(Number(m.a['what'].slice('agreement:'.length)), input);
  return ends;
};

/** The latest first; who wants to read more has the log. */
const MOST = 40;

export const usePast = ({ view, record, recall }: Pick<Props, 'view' | 'record' | 'recall'>): readonly Seen[] => {
  const now = view.agreements.all.filter(isOver);
  const [older, setOlder] = useState<ReadonlyMap<number, Seen>>(new Map());
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const ends = endsIn(record);
  const isThere = (id: number): boolean => older.has(id) || view.agreements.all.some((a) => a.id === id);
  const wanted = [...ends].filter(([id, input]) => !isThere(id) && !tried.has(input)).slice(-MOST);
  const [, input] = wanted.at(-1) ?? [];
  useEffect(() => {
    if (input === undefined || !recall) return;
    let isWanted = true;
    void recall(input).then((then: RomeView) => {
      if (!isWanted) return;
      const found = then.agreements.all.filter(isOver);
      setOlder((known) => new Map([...known, ...found.map((a) => [a.id, a] as const)]));
      setTried((known) => new Set([...known, input]));
    });
    return () => {
      isWanted = false;
    };
  }, [input]);
  const lost = [...older.values()].filter((a) => !now.some((other) => other.id === a.id));
  return [...lost, ...now].sort((a, b) => (ends.get(a.id) ?? 0) - (ends.get(b.id) ?? 0));
};

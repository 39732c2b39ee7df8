/** The record as the log shows it, with what the table has decided. Most tables decide nothing, and load nothing for it. */
import type { RecordEntry } from '@tabularium/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Screen } from '../source/source.ts';

type InLog = typeof import('./in-log.ts');

interface Decided {
  readonly record: readonly RecordEntry[];
  /** Inputs that count no more, because the table went back. */
  readonly gone: ReadonlySet<number>;
  readonly Line: InLog['DecidedLine'] | undefined;
}

const NOTHING: ReadonlySet<number> = new Set();

export const useDecided = ({ record, votes }: Screen, until: number | undefined): Decided => {
  const [inLog, setInLog] = useState<InLog | undefined>(undefined);
  const isAny = (votes?.length ?? 0) > 0 || record.some((e) => e.back !== undefined);
  useEffect(() => {
    if (isAny) void import('./parts.ts').then((m) => setInLog(() => m.inLog));
  }, [isAny]);
  return useMemo(() => {
    const all = inLog?.withDecisions(record, votes) ?? record;
    const shown = until === undefined ? all : all.filter((e) => e.input <= until);
    return { record: shown, gone: inLog?.takenBack(shown) ?? NOTHING, Line: inLog?.DecidedLine };
  }, [inLog, record, votes, until]);
};

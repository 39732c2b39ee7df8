/** Where the dice of a table come from, stretch by stretch, and how much of it may be told. */
import type { Source } from '@tabularium/kernel';
import { commitment } from '@tabularium/kernel/keyed';
import type { Stretch, TableFile } from '@tabularium/protocol';
import type { TableRecord } from '../tables/record.ts';
import type { Store } from '../store/store.ts';
import type { Past } from './continue.ts';

type Dice = Pick<Past, 'earlier' | 'dice'>;

/** With the key, which is not for everybody. */
export const sourceOf = ({ table, commitment }: TableRecord): Source =>
  table.source ?? { t: 'key', commitment, key: table.key };

/** The dice of the first `input` inputs, with their keys. */
export const diceAt = (record: TableRecord, input: number): Dice => {
  const { table } = record;
  const all = table.earlier ?? [];
  const earlier = all.filter((s) => s.until <= input);
  const dice = all[earlier.length] ?? {
    source: sourceOf(record),
    ...(table.source === undefined && { table: table.id }),
  };
  return { earlier, dice };
};

const withoutKey = ({ source, ...rest }: Stretch): Stretch =>
  source.t === 'seed' ? { source, ...rest } : { source: { t: 'key', commitment: source.commitment }, ...rest };

/** What may be told: a key only when nobody plays any more at the table whose dice it rolls. */
export const published = async (store: Store, earlier: readonly Stretch[]): Promise<readonly Stretch[]> => {
  const ids = earlier.flatMap((s) => s.table ?? []);
  const running = new Set((await store.summaries(ids)).filter((s) => !s.ended).map((s) => s.id));
  return earlier.map((s) => {
    if (s.table !== undefined && running.has(s.table)) return withoutKey(s);
    return s.source.t === 'key' && s.source.key === undefined ? s : { until: s.until, source: s.source };
  });
};

/** A file that we wrote while its table was played at has no key: it is found again at that table. */
const withKey = async <S extends Omit<Stretch, 'until'>>(store: Store, stretch: S): Promise<S> => {
  const { source, table } = stretch;
  if (source.t === 'seed' || source.key !== undefined || table === undefined) return stretch;
  const key = (await store.load(table))?.table.key;
  return key !== undefined && commitment(key) === source.commitment
    ? { ...stretch, source: { ...source, key } }
    : stretch;
};

/** The dice of a file from elsewhere, as it tells of them. */
export const diceOfFile = ({ source, earlier = [] }: TableFile): Dice => ({
  earlier: earlier.map((s) => ({ until: s.until, source: s.source })),
  dice: { source },
});

/** The dice of a file that we wrote, with all keys that are known here. */
export const diceOfOurs = async (store: Store, { source, earlier = [], table }: TableFile): Promise<Dice> => {
  const known: Stretch[] = [];
  for (const s of earlier) known.push(await withKey(store, s));
  return { earlier: known, dice: await withKey(store, { source, ...(table !== undefined && { table }) }) };
};

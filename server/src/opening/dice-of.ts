/** Where the dice of a table come from, stretch by stretch, and which keys may be published. */
import type { Source } from '@tabularium/kernel';
import { commitment } from '@tabularium/kernel/keyed';
import type { Stretch, TableFile } from '@tabularium/protocol';
import type { TableRecord } from '../tables/record.ts';
import type { Store } from '../store/store.ts';
import type { Past } from './continue.ts';

type Dice = Pick<Past, 'earlier' | 'dice'>;

/** The present source of dice with its key, which must stay on the server while the game runs. */
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

/** The stretches as they may be published: without the keys of tables that are still played at. */
export const published = async (store: Store, earlier: readonly Stretch[]): Promise<readonly Stretch[]> => {
  const ids = earlier.flatMap((s) => s.table ?? []);
  const running = new Set((await store.summaries(ids)).filter((s) => !s.ended).map((s) => s.id));
  return earlier.map((s) => {
    if (s.table !== undefined && running.has(s.table)) return withoutKey(s);
    return s.source.t === 'key' && s.source.key === undefined ? s : { until: s.until, source: s.source };
  });
};

/** A file that we exported while its table was running has no key. We look it up at that table. */
const withKey = async <S extends Omit<Stretch, 'until'>>(store: Store, stretch: S): Promise<S> => {
  const { source, table } = stretch;
  if (source.t === 'seed' || source.key !== undefined || table === undefined) return stretch;
  const key = (await store.load(table))?.table.key;
  return key !== undefined && commitment(key) === source.commitment
    ? { ...stretch, source: { ...source, key } }
    : stretch;
};

/** The dice of a file from elsewhere, as the file describes them. */
export const diceOfFile = ({ source, earlier = [] }: TableFile): Dice => ({
  earlier: earlier.map((s) => ({ until: s.until, source: s.source })),
  dice: { source },
});

/** The dice of a file that this server exported, with all keys that we know. */
export const diceOfOurs = async (store: Store, { source, earlier = [], table }: TableFile): Promise<Dice> => {
  const known: Stretch[] = [];
  for (const s of earlier) known.push(await withKey(store, s));
  return { earlier: known, dice: await withKey(store, { source, ...(table !== undefined && { table }) }) };
};

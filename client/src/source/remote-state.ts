/** What is known of a table on a server, put together from its messages. */
import { copy, digest, type Eye, patch } from '@tabularium/kernel';
import { once } from '../app/once.ts';
import type { NewsLine, SaidLine } from './source.ts';
import type { ChatLine, RecordEntry, Scene, ServerMessage, TableInfo } from '@tabularium/protocol';

export interface Known {
  /** The last event seen. */
  readonly n: number;
  readonly eye: Eye;
  readonly owner: boolean;
  readonly table: TableInfo;
  readonly scene: Scene;
  readonly record: readonly RecordEntry[];
  readonly chat: readonly ChatLine[];
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** What we have is no longer what the server means: everything must be fetched again. */
export const LOST = 'lost';

export const synced = (before: Known | undefined, m: Of<'sync'>): Known => ({
  n: m.n,
  eye: m.seat === 'spectator' ? 'public' : m.seat,
  owner: m.owner,
  table: m.table,
  scene: m.scene,
  record: [...(before?.record ?? []).filter((e) => e.input < m.from), ...m.record],
  chat: mergedChat(before?.chat ?? [], m.chat),
});

const mergedChat = (had: readonly ChatLine[], came: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Set(came.map((line) => line.n));
  return [...had.filter((line) => !known.has(line.n)), ...came].sort((a, b) => a.n - b.n);
};

/** The next position, or `LOST`. A step that arrives twice changes nothing. */
export const stepped = (before: Known, m: Of<'step'>): Known | typeof LOST => {
  if (m.n <= before.n) return before;
  let scene: Scene;
  try {
    scene = patch(copy(before.scene), m.diff);
  } catch {
    return LOST;
  }
  if (digest(scene) !== m.hash) return LOST;
  const kept = before.record.filter((e) => e.input !== m.undone && e.input !== m.entry?.input);
  return { ...before, n: m.n, scene, record: m.entry ? [...kept, m.entry] : kept };
};

/** What people say, and what has become of votes. */
export const toldApart = once((lines: readonly ChatLine[]) => ({
  chat: lines.flatMap((line): SaidLine[] => (line.by === 'table' ? [] : [{ ...line, by: line.by }])),
  votes: lines.flatMap(({ n, at, vote }): NewsLine[] => (vote ? [{ n, at, vote }] : [])),
}));

export const chatted = (before: Known, m: Of<'chat'>): Known => ({
  ...before,
  n: Math.max(before.n, m.n),
  chat: mergedChat(before.chat, [m.line]),
});

export const tableChanged = (before: Known, m: Of<'table'>): Known => ({
  ...before,
  n: Math.max(before.n, m.n),
  table: m.table,
});

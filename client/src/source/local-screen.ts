/** A game in this browser, as it is shown and as it is saved. */
import { type Entry, type Eye, type Opened, toFile } from '@tabularium/kernel';
import {
  backOf,
  entryOf,
  type RecordEntry,
  type SeatInfo,
  type Stretch,
  seatedOf,
  type TableFile,
  type TableInfo,
} from '@tabularium/protocol';
import { once } from '../app/once.ts';
import type { SavedGame } from './saves.ts';
import type { SaidLine } from './source.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of whatever kind
export type AnyOpened = Opened<any, any>;

/** What is known of a table besides its match. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly screen: boolean;
  readonly created: number;
  readonly times: number[];
  readonly chat: SaidLine[];
  /** Dice that were rolled before the game came here. */
  readonly earlier?: readonly Stretch[];
}

/** Entries never change, so what somebody reads of one is made once. */
const readOf = once<Entry, Map<Eye, RecordEntry>>(() => new Map());
const entryFor = (entry: Entry, eye: Eye, input: number, at: number, back: number | undefined): RecordEntry => {
  const known = readOf(entry);
  const there = known.get(eye);
  if (there?.input === input && there.at === at && there.back === back) return there;
  const made = entryOf(eye, input, entry.input.by, at, entry.log, back);
  known.set(eye, made);
  return made;
};

export const recordFor = ({ match, opening }: AnyOpened, { created, times }: Kept, eye: Eye): RecordEntry[] => [
  entryOf(eye, 0, 0, created, opening),
  ...match.entries.flatMap((e, i) =>
    match.unseenAt(i + 1).includes(eye)
      ? []
      : [entryFor(e, eye, match.inputsFor(eye, i + 1), times[i] ?? created, backOf(match, eye, i + 1))],
  ),
];

/** What whoever sits at the screen may read, counted as if nothing else had been said: a gap would tell of other rooms. */
export const chatFor = (chat: readonly SaidLine[], eye: Eye): SaidLine[] =>
  chat
    .filter(({ room }) => room === 'table' || (eye !== 'public' && room.includes(eye)))
    .map((line, i) => ({ ...line, n: i + 1 }));

export const infoOf = ({ match, table }: AnyOpened, { id, name, seats, created }: Kept): TableInfo => ({
  id,
  name,
  game: match.module.meta.id,
  version: match.version,
  options: table.options,
  ...(match.module.pack && { pack: match.module.pack.name }),
  visibility: 'link',
  seats,
  created,
  dice: { commitment: '' },
  ended: match.state.over !== undefined,
});

/** The game as a file, with all its dice and bots. */
export const fileOf = (opened: AnyOpened, { earlier, seats }: Kept): TableFile => ({
  ...toFile(opened),
  ...(earlier && { earlier }),
  seated: seatedOf(seats),
});

export const savedOf = (opened: AnyOpened, kept: Kept, now: number): SavedGame => {
  const { match } = opened;
  const { earlier: _, ...rest } = kept;
  return {
    ...rest,
    times: [...kept.times],
    chat: [...kept.chat],
    game: match.module.meta.id,
    changed: now,
    // Entries never change; their list does.
    file: { ...fileOf(opened, kept), entries: [...match.entries] },
    inputs: match.entries.length,
    waiting: match.engine.waitingFor(match.state),
    ...(match.state.over && { over: match.state.over.how }),
  };
};

/** What is known of a saved table besides its match. */
export const keptIn = ({ id, name, seats, screen, created, times, chat, file: { earlier } }: SavedGame): Kept => ({
  id,
  name,
  seats,
  screen,
  created,
  times: [...times],
  chat: [...chat],
  ...(earlier && { earlier }),
});

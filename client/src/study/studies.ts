/** The studies of the tables that were opened here: what is known of each, and what the worker is doing. */
import type { Study } from '@tabularium/bots/study';
import type { Seat } from '@tabularium/kernel';
import { type Store, store } from '../app/store.ts';
import { newBotWorker } from '../source/bot-thread.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Asked, Reply } from './asked.ts';
import { type KeptStudy, keptStudies } from './kept-studies.ts';
import { numbersSeen } from './numbers-seen.ts';

export interface Known {
  readonly kept?: KeptStudy;
  readonly going?: { readonly done: number; readonly of: number; readonly leftMs?: number };
  readonly problem?: 'cannot' | 'failed';
}

const stores = new Map<string, Store<Known>>();
export const studyOf = ({ table: { id } }: Screen): Store<Known> => {
  const there = stores.get(id);
  if (there) return there;
  const kept = keptStudies.get(id);
  const made = store<Known>(kept ? { kept } : {});
  stores.set(id, made);
  return made;
};

/** The only person at a table of this device: while the game goes on, only what that seat has seen may be used. */
export const aloneAt = ({ table }: Screen, { kind }: TableSource): Seat | undefined => {
  const people = table.seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  return kind === 'local' && people.length === 1 ? people[0] : undefined;
};

/** After the end everything is open; before it, whoever plays alone on this device may ask. */
export const mayStudy = (screen: Screen, source: TableSource): boolean =>
  screen.scene.over !== undefined || (screen.table.waits !== true && aloneAt(screen, source) !== undefined);

let running: { readonly id: string; readonly worker: Worker } | undefined;

/** Stops it after the game that was played last. What is known is kept. */
export const stopStudy = (screen: Screen): void => {
  if (running?.id !== screen.table.id) return;
  running.worker.terminate();
  running = undefined;
  const { going: _, ...known } = studyOf(screen).get();
  studyOf(screen).set(known);
  if (known.kept) keptStudies.set(screen.table.id, known.kept);
};

/** Before so many games nobody can say how long the rest takes. */
const TELLING = 10;

/** Goes on with what is known, if the game has not gone on since. */
export const startStudy = async (source: TableSource, screen: Screen): Promise<void> => {
  const { id } = screen.table;
  const known = studyOf(screen);
  const inputs = screen.scene.inputs;
  const before = known.get().kept?.inputs === inputs ? known.get().kept : undefined;
  running?.worker.terminate();
  if (running && running.id !== id) stores.delete(running.id);
  const worker = newBotWorker();
  running = { id, worker };
  const isWanted = (): boolean => running?.worker === worker;
  known.set({ ...(before && { kept: before }), going: { done: 0, of: 0 } });
  const end = (problem?: Known['problem']): void => {
    if (!isWanted()) return;
    running = undefined;
    worker.terminate();
    const { kept } = known.get();
    known.set({ ...(kept && { kept }), ...(problem && { problem }) });
    if (kept) keptStudies.set(id, kept);
  };
  try {
    const file = await source.file();
    if (!isWanted()) return;
    const numbers = numbersSeen(file.entries, screen.record, screen.eye);
    const keptOf = (study: Study): KeptStudy => ({ inputs, study, seen: seenIn(study, numbers) });
    let began: number | undefined;
    worker.onerror = () => end('failed');
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (!isWanted()) return;
      if (data.t === 'going') {
        const { done, of, study } = data;
        const now = performance.now();
        began ??= now;
        const leftMs = done > TELLING && now > began ? ((now - began) / done) * (of - done) : undefined;
        known.set({ kept: keptOf(study), going: { done, of, ...(leftMs !== undefined && { leftMs }) } });
      } else if (data.t === 'done') {
        known.set({ kept: keptOf(data.study) });
        end();
      } else end(data.t === 'cannot' ? 'cannot' : 'failed');
    };
    const as = screen.scene.over ? undefined : aloneAt(screen, source);
    worker.postMessage({
      study: 'turns',
      file,
      ...(as !== undefined && { as }),
      ...(before && { before: before.study.points }),
    } satisfies Asked);
  } catch {
    end('failed');
  }
};

const seenIn = ({ points }: Study, numbers: readonly number[]): Readonly<Record<number, number>> =>
  Object.fromEntries(points.map(({ input }) => [input, numbers[input] ?? input]));

/** Database files with many games, and with one long game. */
import { diff, type Entry, digest, openGame, patch, copy, randomInput, rng } from '@tabularium/kernel';
import { commitment, keyedDraw, newKey } from '@tabularium/kernel/keyed';
import type { BenchedTable } from './load.ts';
import { openSqlite } from '../../server/src/store/sqlite.ts';
import type { StoredEvent, StoredTable } from '../../server/src/store/store.ts';

export const played = ({ module, seats, options }: BenchedTable, inputs: number) => {
  const key = newKey();
  const opened = openGame(module, seats, options, { t: 'key', commitment: commitment(key) }, keyedDraw(key));
  const { below } = rng(key);
  const { match } = opened;
  while (match.entries.length < inputs && !match.state.over) {
    const seat = match.engine.waitingFor(match.state)[0]!;
    match.play(randomInput(match.question(seat)!, seat, below)!);
  }
  return { key, opened, match };
};

/**
 * Random games do not last this long, so a game goes back and forth between its positions, with real changes each time.
 */
export const long = (entries: readonly Entry[], start: object, inputs: number): Entry[] => {
  const out: Entry[] = [];
  let state: object = copy(start);
  while (out.length < inputs) {
    const back: Entry[] = [];
    for (const e of entries) {
      const before = copy(state);
      state = patch(state, e.diff);
      out.push(e);
      back.unshift({ ...e, diff: diff(state, before), digest: digest(before) });
    }
    out.push(...back);
    state = copy(start);
  }
  return out.slice(0, inputs);
};

export const eventsOf = (entries: readonly Entry[]): StoredEvent[] =>
  entries.map((entry, i) => ({
    n: i + 1,
    at: i,
    by: String(entry.input.by),
    nonce: `n${i}`,
    body: { t: 'input', entry },
  }));

const summary = { ended: false, openSeats: 0, waiting: [0], inputs: 0, seats: [], botDue: false, due: null };

type Played = ReturnType<typeof played>;

export const tableAs = (
  benched: BenchedTable,
  id: string,
  key: string,
  opened: Played['opened'],
  match: Played['match'],
): StoredTable => ({
  id,
  name: id,
  game: benched.game,
  version: benched.module.meta.version,
  options: opened.table.options,
  visibility: 'public',
  seats: Array.from({ length: benched.seats }, (_, i) => ({ kind: 'human', name: `P${i}` })),
  ownerHash: '',
  created: 1,
  key,
  start: match.start,
  opening: opened.opening,
});

export const fill = async (
  file: string,
  benched: BenchedTable,
  games: number,
  inputs: number,
  each = 40,
): Promise<void> => {
  const store = openSqlite(file);
  const { key, opened, match } = played(benched, each);
  const table = (id: string): StoredTable => tableAs(benched, id, key, opened, match);
  const past = eventsOf(match.entries);
  for (let i = 0; i < games; i += 200)
    await Promise.all(
      Array.from({ length: Math.min(200, games - i) }, (_, j) => store.create(table(`t${i + j}`), summary, past)),
    );
  await store.create(table('long'), summary, eventsOf(long(match.entries.slice(0, -1), match.start, inputs)));
  await store.close();
};

/** What a long game takes up in memory, loaded from its events as a server does. */
import type { BenchedTable } from './load.ts';
import { eventsOf, long, played, tableAs } from './stored.ts';
import { gameById, loaded, ourGames } from '../../server/src/games/games.ts';
import { letGo } from '../../server/src/tables/past.ts';
import { newRecord, replayEvents } from '../../server/src/tables/record.ts';

const GAMES = 10;

export const memory = async (benched: BenchedTable, inputs: number) => {
  const { key, opened, match } = played(benched, inputs);
  const table = JSON.stringify(tableAs(benched, 'long', key, opened, match));
  const { entries } = match;
  const events = JSON.stringify(eventsOf(long(match.state.over ? entries.slice(0, -1) : entries, match.start, inputs)));
  const game = await loaded(gameById(ourGames, benched.game)!);
  const load = () => {
    const record = newRecord(game, JSON.parse(table));
    replayEvents(record, JSON.parse(events));
    letGo(record);
    return record;
  };
  load();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: GAMES }, load);
  globalThis.gc?.();
  const each = (process.memoryUsage().heapUsed - before) / kept.length;
  return {
    inputs: kept[0]!.match.last,
    held: kept[0]!.match.entries.length,
    mbEach: Number((each / 1e6).toFixed(2)),
    storedMb: Number((events.length / 1e6).toFixed(2)),
  };
};

/** A position of a game becomes a game of its own on this device, with new dice and bots in the other seats. */
import type { Seat } from '@tabularium/kernel';
import type { SeatInfo, TableFile } from '@tabularium/protocol';
import type { GameUi } from '../games/game-ui.ts';
import { around, newId, newSeed } from '../source/around.ts';
import { savedFrom } from '../source/import.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { keptBranches } from './kept-studies.ts';
import { numbersSeen } from './numbers-seen.ts';

/** The file as it was after so many inputs. */
export const cutFile = (file: TableFile, input: number): TableFile => {
  const { earlier = [], source, table, ...rest } = file;
  const before = earlier.filter(({ until }) => until <= input);
  // The dice that were rolled there may have given way to others since.
  const rolled = earlier.find(({ until }) => until > input);
  const from = rolled?.table ?? (rolled ? undefined : table);
  return {
    ...rest,
    source: rolled?.source ?? source,
    entries: file.entries.slice(0, input),
    ...(before.length > 0 && { earlier: before }),
    ...(from !== undefined && { table: from }),
  };
};

interface Wanted {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  /** As whoever looks counts. */
  readonly at: number;
  readonly seat: Seat;
  /** What whoever sits there is called, and the new table. */
  readonly player: string;
  readonly name: string;
  readonly bot: string;
}

/** The id of the new table. */
export const branchOff = async ({ ui, source, screen, at, seat, player, name, bot }: Wanted): Promise<string> => {
  const file = await source.file();
  const input = numbersSeen(file.entries, screen.record, screen.eye).indexOf(at);
  const now = around.now();
  const saved = savedFrom(ui.module, cutFile(file, input < 0 ? at : input), newId(), newSeed(), now, 'new');
  const seats = saved.seats.map(
    (_, other): SeatInfo =>
      other === seat ? { kind: 'human', name: player, online: true } : { kind: 'bot', name: bot, bot, online: true },
  );
  await around.saves.put({ ...saved, name, seats }, undefined);
  const { over } = screen.scene;
  keptBranches.set(saved.id, {
    at,
    input: saved.inputs,
    seat,
    name: screen.table.name,
    winners: over?.winners ?? [],
    ...(over && { how: over.how }),
    ...(over?.points && { points: over.points }),
  });
  return saved.id;
};

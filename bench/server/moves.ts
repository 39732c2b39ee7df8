/**
 * What a move costs the server itself: tried, stored on the disk and put into words for every seat, without sockets and
 * without a second process. By processor time, so that two trees can take turns on a busy machine.
 */
import { randomInput } from '@tabularium/kernel';
import type { BenchedTable } from './load.ts';
import { parseMessage } from '../../server/src/connections/session.ts';
import { ourGames } from '../../server/src/games/games.ts';
import { createTable } from '../../server/src/opening/create.ts';
import { openData } from '../../server/src/program/data.ts';
import { act } from '../../server/src/tables/acts.ts';
import type { Room } from '../../server/src/tables/room.ts';
import { Tables } from '../../server/src/tables/tables.ts';

const AT_ONCE = 64;
let count = 0;

/** The seat that is asked first answers at random, by the question it was last shown. False if the game is over. */
const move = async (room: Room): Promise<boolean> => {
  const by = room.record.match.engine.waitingFor(room.record.match.state)[0];
  if (by === undefined) return false;
  const { question, decision } = room.audience.get(by)!.scene;
  const { verb, arg } = randomInput(question!, by, (n) => Math.floor(Math.random() * n))!;
  const text = JSON.stringify({ t: 'act', decision, nonce: `n${count++}`, verb, ...(arg !== undefined && { arg }) });
  const read = parseMessage(text);
  if (!('value' in read) || read.value.t !== 'act') throw new Error(text);
  await act(room, { eye: by }, read.value);
  return true;
};

export const moves = async (data: string, benched: BenchedTable, tables: number, warm: number, measured: number) => {
  const { store, unlock } = await openData(data, { log: () => {}, isMute: false });
  const all = new Tables(store, ourGames, Date.now, () => {});
  let bytes = 0;
  const open = async (): Promise<Room> => {
    const seats = Array.from({ length: benched.seats }, (_, i) => ({ kind: 'human' as const, name: `P${i}` }));
    const { game, options } = benched;
    const { id } = await createTable(all, { game, name: 'bench', options, seats, visibility: 'public' });
    const room = (await all.room(id))!;
    const send = (_: unknown, text: string): void => void (bytes += text.length);
    for (let eye = 0; eye < benched.seats; eye++) await room.enter({ eye, owner: false, send });
    return room;
  };
  const waiting: Room[] = [];
  while (waiting.length < tables) waiting.push(await open());
  const rooms: (Room | undefined)[] = waiting.splice(0, AT_ONCE);
  /** All tables play at once, each one move after another; one that is over is replaced. */
  const play = async (most: number): Promise<number> => {
    let left = most;
    const run = async (i: number): Promise<void> => {
      while (left > 0 && rooms[i]) {
        if (await move(rooms[i])) left--;
        else rooms[i] = waiting.pop();
      }
    };
    await Promise.all(rooms.map((_, i) => run(i)));
    return most - left;
  };
  await play(warm);
  const from = process.threadCpuUsage();
  bytes = 0;
  const made = await play(measured);
  const { user, system } = process.threadCpuUsage(from);
  await all.close();
  await store.close();
  unlock();
  const cpuMs = (user + system) / 1000;
  return {
    moves: made,
    cpuMsPerMove: Number((cpuMs / made).toFixed(3)),
    perCpuSecond: Math.round((1000 * made) / cpuMs),
    bytesPerMove: Math.round(bytes / made),
    outOfTables: waiting.length === 0,
  };
};

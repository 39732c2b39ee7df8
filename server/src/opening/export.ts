/** A game as a file that anybody can keep, read and check. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type GameFile, Refused, type Source, toFile } from '@tabularium/kernel';
import { isOver, type TableRecord } from '../record.ts';
import type { Room } from '../room.ts';
import { say } from '../say.ts';
import type { Tables } from '../tables.ts';

/** A file with the mark of the server that wrote it. */
export interface SealedFile extends GameFile {
  readonly seal?: string;
}

/**
 * A whole game holds everybody's secrets. While it runs it goes to nobody but who opened the table, and
 * not even there when others have taken seats, or may yet, and the game hides something.
 */
export const demandWhole = (record: TableRecord, isOwner: boolean): void => {
  if (isOver(record)) return;
  if (!isOwner) throw new Refused(say('server.notOwner'));
  if (!record.game.isOpen && record.seats.some((s) => s.joined || s.kind === 'open'))
    throw new Refused(say('server.hidden'));
};

export const exportTable = async (tables: Tables, room: Room, isOwner: boolean): Promise<string> => {
  const secret = await tables.store.secret();
  return room.inTurn(() => {
    demandWhole(room.record, isOwner);
    const text = JSON.stringify(fileOf(room.record));
    return `${text.slice(0, -1)},"seal":"${sealOf(text, secret)}"}`;
  });
};

const fileOf = ({ match, table, commitment }: TableRecord): GameFile => {
  const source: Source = table.source ?? { t: 'key', commitment, key: table.key };
  const about = { seats: table.seats.length, options: table.options };
  return toFile({ match, table: about, source, opening: table.opening });
};

const sealOf = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Did this server write exactly this? */
export const isSealed = ({ seal, ...file }: SealedFile, secret: string): boolean => {
  const wanted = Buffer.from(sealOf(JSON.stringify(file), secret));
  const got = Buffer.from(seal ?? '');
  return wanted.length === got.length && timingSafeEqual(wanted, got);
};

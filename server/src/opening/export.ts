/** Exports a game as a file that anybody can keep, read and check. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refused, toFile } from '@tabularium/kernel';
import { type Stretch, seatedOf, type TableFile } from '@tabularium/protocol';
import { isOver, isVerified, type TableRecord } from '../tables/record.ts';
import { wholeOf } from '../tables/past.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { StoredSeat } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { published, sourceOf } from './dice-of.ts';

/**
 * Throws unless the whole game may be given out. It holds everybody's secrets, so while it runs only the owner may have
 * it; and where the game hides something, not even the owner once somebody else has taken a seat or still may.
 */
export const demandWhole = (record: TableRecord, isOwner: boolean): void => {
  if (isOver(record)) return;
  if (!isOwner) throw new Refused(msg('server.notOwner'));
  if (!record.game.module.view.isOpen && record.seats.some((s) => s.joined || s.kind === 'open'))
    throw new Refused(msg('server.hidden'));
};

export const exportTable = async (tables: Tables, room: Room, isOwner: boolean): Promise<string> => {
  const secret = await tables.store.secret();
  const earlier = await published(tables.store, room.record.table.earlier ?? []);
  return room.inTurn(async () => {
    demandWhole(room.record, isOwner);
    const text = JSON.stringify(fileOf(await wholeOf(room), earlier));
    return isVerified(room.record) ? `${text.slice(0, -1)},"seal":"${sealOf(text, secret)}"}` : text;
  });
};

const fileOf = (record: TableRecord, earlier: readonly Stretch[]): TableFile => {
  const { match, table } = record;
  const about = { seats: table.seats.length, options: table.options };
  return {
    ...toFile({ match, table: about, source: sourceOf(record), opening: table.opening }),
    // A game that the table has ended goes on nowhere with these dice.
    ...(isOver(record) && { source: sourceOf(record) }),
    ...(earlier.length > 0 && { earlier }),
    seated: seatedOf(record.seats.map(ownerOf)),
    ...(!isOver(record) && { table: table.id }),
  };
};

/** A seat where a bot stands in for a person counts as the person's. */
const ownerOf = (seat: StoredSeat): StoredSeat => (seat.tokenHash === undefined ? seat : { ...seat, kind: 'human' });

/**
 * A seal says that this server vouches for the game, so only a game that was verified, or played here from its
 * beginning, gets one. Earlier releases sealed whatever they exported. The first words set our seals apart from theirs,
 * which count for nothing: such a file is checked by the rules like one from anywhere.
 */
const sealOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update('verified game\n').update(text).digest('hex');

/** Whether the file carries a seal of this server and is unchanged since. */
export const isSealed = ({ seal, ...file }: TableFile, secret: string): boolean => {
  const wanted = Buffer.from(sealOf(JSON.stringify(file), secret));
  const got = Buffer.from(seal ?? '');
  return wanted.length === got.length && timingSafeEqual(wanted, got);
};

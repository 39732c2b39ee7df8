/** Votes that nobody says anything about: those whose time is over lapse, and one that has enough voices, since somebody has left, passes. */
import { Refused } from '@tabularium/kernel';
import { errorFacts } from '../common/log.ts';
import { SERVER } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { carryOut } from './deciding.ts';
import { demandSensible, isEnough } from './kinds.ts';
import { isLapsed } from './time.ts';
import { lapseAll } from './voting.ts';
import { agreedTo, type OpenVote } from './votes.ts';

/** Looks at the tables in memory: at any other nobody is there to be told. */
export const tendVotes = async (tables: Tables): Promise<void> => {
  for (const room of await tables.loadedRooms()) {
    if (room.closed || !room.record.votes.open.some((vote) => isDone(room, vote))) continue;
    try {
      await room.inTurn(() => tend(room));
    } catch (e) {
      if (!(e instanceof Refused)) tables.log('votes.failed', { table: room.id, ...errorFacts(e) });
    }
  }
};

const isDone = (room: Room, vote: OpenVote): boolean => isLapsed(room, vote) || hasPassed(room, vote);

const hasPassed = (room: Room, vote: OpenVote): boolean => isEnough(room, vote.about, agreedTo(vote));

const tend = async (room: Room): Promise<void> => {
  await lapseAll(room);
  const vote = room.record.votes.open.find((v) => hasPassed(room, v));
  if (!vote) return;
  demandSensible(room, vote.about);
  await carryOut(room, SERVER, '', vote);
};

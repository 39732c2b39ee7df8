/** What everybody is told of the votes that are open. */
import type { Eye } from '@tabularium/kernel';
import { inputBehind, type Proposal, type TableInfo } from '@tabularium/protocol';
import type { TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import { enoughOf, voicesOf } from './kinds.ts';
import { endOf } from './time.ts';
import { agreedTo, refusedBy } from './votes.ts';

export const votesFor = (room: Room, eye: Eye): Pick<TableInfo, 'votes'> => {
  const { record } = room;
  const { open } = record.votes;
  if (open.length === 0) return {};
  const votes = open.map((vote) => ({
    id: vote.id,
    about: asCounted(record, eye, vote.about),
    by: vote.by,
    at: vote.at,
    until: endOf(record, vote),
    voices: voicesOf(room, vote.about),
    enough: enoughOf(room, vote.about),
    agreed: agreedTo(vote),
    refused: refusedBy(vote),
  }));
  return { votes };
};

/** Each eye counts the inputs that it knows of. */
const asCounted = (record: TableRecord, eye: Eye, about: Proposal): Proposal =>
  about.kind === 'rewind' ? { ...about, to: record.match.inputsFor(eye, inputBehind(record.match, about.to)) } : about;

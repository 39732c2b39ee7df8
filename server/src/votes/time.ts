/** How long a vote stays open. */
import type { TableRecord } from '../tables/record.ts';
import type { Room } from '../tables/room.ts';
import type { OpenVote } from './votes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Even at the fastest pace everybody must be able to read what is proposed. */
const LEAST = 10 * MINUTE;

/** As long as people have to answer; a day where nobody is timed. */
export const lengthOf = ({ clocks }: TableRecord): number =>
  clocks.answerTime === undefined ? DAY : Math.max(LEAST, 1000 * clocks.answerTime);

/** When it lapses: not while the server was down, nor shortly after. */
export const endOf = ({ notBefore }: TableRecord, { until }: OpenVote): number => Math.max(until, notBefore);

export const isLapsed = ({ record, clock }: Room, vote: OpenVote): boolean => clock() >= endOf(record, vote);

import type { StoredSeat } from '../store/store.ts';

/** How many former players of a seat are remembered by name. */
const MOST_BEFORE = 5;

/** The seat when whoever had it has left: open to anybody, and no secret opens it. Bots leave no name. */
export const emptied = ({ before = [], name, kind, tokenHash }: StoredSeat): StoredSeat => {
  const isPerson = kind === 'human' || tokenHash !== undefined;
  const names = isPerson ? [...before, name].slice(-MOST_BEFORE) : before;
  return { kind: 'open', name: '', ...(names.length > 0 && { before: names }) };
};

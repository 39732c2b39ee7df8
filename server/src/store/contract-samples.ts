/** A table, a summary and an event, for the tests of stores. */
import type { State } from '@tabularium/kernel';
import type { StoredEvent, StoredTable, SummaryChange } from './store.ts';

const start: State<unknown> = {
  g: { cards: ['a', 'b'] },
  seats: 2,
  stack: [],
  chance: { t: 'keyed', drawn: 0 },
  rig: [],
  inputs: 0,
  floor: 0,
  orders: [],
};

export const aTable = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  name: `table ${id}`,
  game: 'toy',
  version: 1,
  options: {},
  visibility: 'link',
  seats: [
    { kind: 'human', name: 'Anna', tokenHash: 'h' },
    { kind: 'open', name: '' },
  ],
  ownerHash: 'o',
  created: 1000,
  key: 'k',
  start,
  opening: [],
  ...more,
});

export const aSummary = (more: Partial<SummaryChange> = {}): SummaryChange => ({
  ended: false,
  openSeats: 1,
  waiting: [0],
  inputs: 0,
  seats: [
    { kind: 'human', name: 'Anna' },
    { kind: 'open', name: '' },
  ],
  botDue: false,
  due: null,
  ...more,
});

export const anEvent = (n: number): StoredEvent => ({
  n,
  at: 1000 + n,
  by: '0',
  nonce: `nonce ${n}`,
  body: {
    t: 'input',
    entry: { input: { by: 0, verb: 'pass' }, log: [{ m: { k: 'said' } }], diff: [[['g', 'x'], n]], digest: `d${n}` },
  },
});

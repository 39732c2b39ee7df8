/** Two small games about time: votes that everybody gives at once, and windows that everybody is asked to close. */
import { ballot, call, end, type GameModule, lastCall, procsFor, type Seen, viewFrom } from '@tabularium/kernel';
import type { Games } from '../src/games/games.ts';

export interface Urn {
  votes: string[];
}
const proc = procsFor<Urn>();
const urn = ballot<Urn, { readonly seats: readonly number[] }>('urn', 'open', {
  say: () => ({ k: 'urn.ask' }),
  buttons: { aye: {}, nay: {} },
  silent: ['nay'],
});
const voting = proc('voting', { votes: 'open' }, () => ({ votes: {} as Record<number, { readonly verb: string }> }), {
  start: (cx) => call(urn, { seats: Array.from({ length: cx.seats }, (_, i) => i) }, 'count', 'votes'),
  count: (cx, l) => {
    cx.g.votes.push(
      Object.values(l.votes)
        .map((v) => v.verb)
        .join(' '),
    );
    return cx.g.votes.length < 2 ? 'start' : end();
  },
});
export const urnGame: GameModule<Urn, Seen<Urn, { votes: 'open' }>> = {
  meta: { id: 'urn', version: 1, seats: { min: 2, max: 5, default: 3 }, options: {}, endings: ['voted'] },
  first: voting,
  procs: [voting, urn],
  interrupts: [],
  setup: () => ({ votes: [] }),
  view: viewFrom({ votes: 'open' }, [voting, urn]),
  guess: () => {
    throw new Error('nobody looks ahead in this game');
  },
  check: () => {},
  migrations: [],
  messages: { 'urn.ask': 'Aye or nay?', 'verb.aye': 'Aye', 'verb.nay': 'Nay' },
  translations: {},
};
export const urnGames: Games = {
  href: import.meta.url,
  all: [{ id: 'urn', folder: '', rules: async () => urnGame }],
};

interface Doors {
  closed: number;
}
const SEATS = [0, 1, 2, 3];
const window = lastCall<Doors>('window', 'window', { say: () => ({ k: 'doors.ask' }) });
const doors = procsFor<Doors>()('doors', () => ({}), {
  start: () => call(window, { seats: SEATS }, 'shut'),
  shut: (cx) => (++cx.g.closed < 3 ? 'start' : end()),
});
const doorsGame: GameModule<Doors, Seen<Doors, { closed: 'open' }>> = {
  meta: { id: 'doors', version: 1, seats: { min: 4, max: 4, default: 4 }, options: {}, endings: ['shut'] },
  first: doors,
  procs: [doors, window],
  interrupts: [],
  setup: () => ({ closed: 0 }),
  view: viewFrom({ closed: 'open' }, [doors, window]),
  guess: () => {
    throw new Error('nobody looks ahead in this game');
  },
  check: () => {},
  migrations: [],
  messages: { 'doors.ask': 'Do you step in?' },
  translations: {},
};
export const doorsGames: Games = {
  href: import.meta.url,
  all: [{ id: 'doors', folder: '', rules: async () => doorsGame }],
};

import { expect, test } from 'vitest';
import { fromSeed } from './chance.ts';
import { hiddenFrom, openToAll } from './hidden.ts';
import { among, byKind, byOwner, bySeat, each, type Sight, to } from './sight.ts';
import type { State } from './state.ts';
import { viewFrom } from './view.ts';

/** Three houses: seat 1 owns the first two, nobody owns the last. */
interface Houses {
  owners: number[];
  houses: { gold: number; cards: string[] }[];
  notes: string[];
}
const ownerOf = (g: Houses, place: number): number | undefined => (g.owners[place]! < 0 ? undefined : g.owners[place]!);
const SIGHT = {
  owners: 'open',
  houses: byOwner(ownerOf, { gold: 'own', cards: to('own', 'open', 'count') }),
  notes: bySeat('own'),
} satisfies Sight<Houses>;
const view = viewFrom<Houses, typeof SIGHT>(SIGHT, []);
const state: State<Houses> = {
  g: {
    owners: [1, 1, -1],
    houses: [
      { gold: 1, cards: ['a'] },
      { gold: 2, cards: ['b', 'c'] },
      { gold: 3, cards: [] },
    ],
    notes: ['zero', 'one'],
  },
  seats: 2,
  stack: [],
  chance: fromSeed('houses'),
  rig: [],
  inputs: 0,
  floor: 0,
  orders: [],
};

test('own is for the seat that a function names, whatever the place', () => {
  expect(view(state, 1).houses).toEqual([{ gold: 1, cards: ['a'] }, { gold: 2, cards: ['b', 'c'] }, { cards: 0 }]);
  expect(view(state, 0).houses).toEqual([{ cards: 1 }, { cards: 2 }, { cards: 0 }]);
  expect(view(state, 'public').houses).toEqual([{ cards: 1 }, { cards: 2 }, { cards: 0 }]);
});

test('beside it, place and seat stay the same thing', () => {
  expect(view(state, 0).notes).toEqual(['zero', null]);
  expect(view(state, 1).notes).toEqual([null, 'one']);
});

test('what an eye does not see is found by the same rule', () => {
  const paths = (eye: 0 | 1) => hiddenFrom({ procs: [], view }, state, eye).map((h) => h.path);
  expect(paths(1)).toEqual(['g.houses[].gold', 'g.houses[].cards', 'g.notes[]']);
  expect(paths(0).filter((path) => path === 'g.houses[].gold')).toHaveLength(3);
});

test('what is open to all is found however deep it is, and what is shown on a condition is left out', () => {
  interface Deep {
    flat: number;
    piles: Record<string, { top: string; below: string[] }>;
    own: Record<string, number>;
    marks: ({ t: 'a'; x: number } | { t: 'b'; x: number })[];
    some: string[];
    shown: string;
  }
  const sight = {
    flat: 'open',
    piles: each({ top: 'open', below: 'count' }),
    own: each('hidden'),
    marks: each(byKind({ a: { t: 'open', x: 'open' }, b: 'hidden' })),
    some: among(() => true),
    shown: to(() => true),
  } satisfies Sight<Deep>;
  const g: Deep = {
    flat: 1,
    piles: { 'pile:a': { top: 'card:1', below: ['card:2'] } },
    own: { 'pile:b': 2 },
    marks: [
      { t: 'a', x: 3 },
      { t: 'b', x: 4 },
    ],
    some: ['card:3'],
    shown: 'card:4',
  };
  const deep = { ...state, g } as State<Deep>;
  expect(openToAll({ procs: [], view: viewFrom<Deep, typeof sight>(sight, []) }, deep)).toEqual([
    { path: 'g.flat', x: 1 },
    { path: 'g.piles[]', x: 'pile:a' },
    { path: 'g.piles[].top', x: 'card:1' },
    { path: 'g.marks[].t', x: 'a' },
    { path: 'g.marks[].x', x: 3 },
  ]);
});

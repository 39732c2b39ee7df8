/** Positions for tests: a table set up, and play begun at the procedure under test. */
import {
  begin,
  call,
  end,
  fromSeed,
  type GameModule,
  type LogLine,
  moduleFor,
  type Proc,
  packOf,
  parseTable,
  type Rigged,
} from '@tabularium/kernel';
import { checkSound, type Dice, type Given, leaveToChance, noSuch, order, type Play, play } from '@tabularium/kit';
import { FIRST } from '../data/editions/first.ts';
import { CONTENTS, PRINTED, RAW } from '../data/printed.ts';
import type { Empires } from '../game.ts';
import { mediterraneanEmpires } from '../index.ts';
import { NEUTRAL } from '../ids.ts';
import { proc } from '../procs.ts';
import type { EmpiresView } from '../view.ts';

export interface At {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Dice fall by chance after those that are given. */
  readonly byChance?: true;
  /** With which cards; the first edition's, unless it says otherwise. */
  readonly edition?: Edition;
  /** Why the position cannot come about in play. */
  readonly unsound?: string;
}
/**
 * Rules are tested with the cards of the first edition, whatever later ones print; a test of the second edition says so.
 * Both have the same places; some cities have other sizes.
 */
export const TESTED = CONTENTS.of(FIRST.name);
type Edition = 'first' | 'second';

/** Every name that the printed content has. One of the same kind that is not here is a mistake in a test. */
const NAMES = [...Object.keys({ ...TESTED.cards, ...PRINTED.cards }), ...Object.keys(TESTED.places)];
export type Game = Play<Empires, EmpiresView>;

/** Who plays before whom is a matter of balance: in tests it is always the order of seats, and that is this. */
export const ORDER = ['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA', 'GRECIA', 'MACEDONIA', 'EGIPTO', 'PERSIA'];
const inOrder = (raw: typeof RAW) => ({
  ...raw,
  scenarios: raw.scenarios.map((x) => ({
    ...x,
    empires: x.empires.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  })),
});
const EDITIONS = {
  first: moduleFor(mediterraneanEmpires, packOf('testing', inOrder(FIRST.content as typeof RAW))),
  second: moduleFor(mediterraneanEmpires, packOf('testing', inOrder(RAW))),
};

/** Seats of the scenario 4W, which tests use unless they say otherwise. */
export const [ROMA, CARTAGO, HISPANIA, GALIA] = [0, 1, 2, 3] as const;

/**
 * Sets up a table with empires in the order of seats, every other city neutral and every hand empty; lets `patch` change
 * what lies there, and begins the procedure. When it ends, seat 0 is asked `over`.
 */
export const at = <A>(
  procedure: Proc<Empires, A, unknown>,
  args: A,
  { seats = 4, options = {}, seed = 'test', byChance, unsound, edition = 'first' }: At,
  patch: (g: Empires) => void,
  rolling: Dice = [],
): Game => {
  const tested = EDITIONS[edition];
  const rig: Rigged[] = [];
  const first = proc('testing', { result: 'open' }, () => ({ result: null as unknown }), {
    start: () => call(procedure, args, 'keep', 'result'),
    keep: (_, l) => {
      l.result ??= null;
      return 'done';
    },
    done: { to: () => 0, say: () => ({ k: 'testing' }), buttons: { over: { take: () => end() } } },
  });
  const module: GameModule<Empires, EmpiresView> = {
    ...tested,
    first,
    procs: [...tested.procs.filter((p) => p.name !== procedure.name), procedure, first],
    setup: (cx, players, chosen) => {
      const g = tested.setup(cx, players, chosen);
      for (const [i, owner] of g.owner.entries()) if (owner === NEUTRAL) g.forts[i] = 1;
      g.turn = 1;
      g.round = 1;
      patch(g);
      checkSound(tested, g, unsound);
      // Only now: the set-up is to be dealt by chance.
      (byChance ? leaveToChance : order)({ rig }, rolling);
      return g;
    },
  };
  const table = parseTable(module, seats, { empires: 'seats', ...options });
  const opening: LogLine[] = [];
  const state = begin(module, table, fromSeed(seed), { log: opening }, rig);
  const given: Given<Empires, EmpiresView> = {
    module,
    table,
    state,
    opening,
    names: NAMES,
    ...(unsound && { unsound }),
  };
  return play(given);
};

/** Has the procedure under test come to its end? */
export const isOver = (p: Game): boolean => p.state.stack.at(-1)?.node === 'done';

export const place = (id: string): number => {
  const found = TESTED.places[`city:${id}`] ?? TESTED.places[`area:${id}`];
  if (found === undefined) throw new Error(noSuch('place', id, Object.keys(TESTED.places).map(plainName)));
  return found;
};
const plainName = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** Cards by name: the n-th copy in the deck of an empire, or in any deck. `ROMA/Velites` names the deck. */
export const card = (name: string, n = 0): string => {
  const [deck, plain] = name.includes('/') ? (name.split('/') as [string, string]) : [undefined, name];
  const found = Object.values(TESTED.cards).filter((c) => c.name === plain && (!deck || c.empire === deck));
  const id = found[n]?.id;
  if (id === undefined) {
    throw new Error(
      noSuch(
        'card',
        name,
        Object.values(TESTED.cards).map((c) => (deck ? `${c.empire}/${c.name}` : c.name)),
      ),
    );
  }
  return id;
};

/** Different copies of the cards named, one after another. */
export const cards = (...names: string[]): string[] =>
  names.map((name, i) => card(name, names.slice(0, i).filter((x) => x === name).length));

const withdraw = (g: Empires, id: string): void => {
  for (const pile of [...g.decks, ...g.hands, ...g.discards]) {
    const i = pile.indexOf(id);
    if (i >= 0) pile.splice(i, 1);
  }
};

/** The same names, of the seat's own deck where it has such a card. */
export const ofOwn = (g: Empires, seat: number, names: readonly string[]): string[] => {
  const empire = g.agreed.empires[seat]!;
  const has = (name: string): boolean =>
    Object.values(TESTED.cards).some((c) => c.name === name && c.empire === empire);
  return names.map((name) => (has(name) ? `${empire}/${name}` : name));
};

/** Puts exactly these cards into a hand; returns their ids. */
export const hand = (g: Empires, seat: number, ...names: string[]): string[] => {
  const ids = cards(...ofOwn(g, seat, names));
  for (const id of g.hands[seat]!.splice(0)) g.decks[g.agreed.empires.indexOf(TESTED.cards[id]!.empire)]!.push(id);
  for (const id of ids) withdraw(g, id);
  g.hands[seat]!.push(...ids.toSorted());
  return ids;
};

/** Takes cards off the game's piles, for a force or the table. */
export const take = (g: Empires, ...names: string[]): string[] => {
  const ids = cards(...names);
  for (const id of ids) withdraw(g, id);
  return ids;
};

/** Puts cards into the discard pile of their own deck. */
export const pile = (g: Empires, ...names: string[]): string[] => {
  const ids = take(g, ...names);
  for (const id of ids) g.discards[g.agreed.empires.indexOf(TESTED.cards[id]!.empire)]!.push(id);
  return ids;
};

/** Gives cities with one fort each. */
export const own = (g: Empires, seat: number, ...ids: string[]): void => {
  for (const id of ids) {
    g.owner[place(id)] = seat;
    g.forts[place(id)] = 1;
  }
};
export const pacified = (g: Empires, ...ids: string[]): void => {
  for (const id of ids) g.areas[place(id) - g.owner.length] = 'pacified';
};

/** All lines of a key that the last step said, as their arguments. */
export const said = (p: Game, key: string): readonly unknown[] => p.said(key);

/** What a verb offers the acting seat: refs of a list; nothing if it is not offered. */
export const offered = (p: Game, verb: string): readonly string[] => {
  const offer = p.offers(verb);
  return offer !== undefined && 'of' in offer && Array.isArray(offer.of) ? (offer.of as readonly string[]) : [];
};

/** Whoever has fleets to load loads as many troops as they carry. */
export const loaded = (p: Game): Game => {
  const mustLoad = (seat: number): boolean => p.as(seat).offers('loadAll') !== undefined;
  for (let by = p.waitingFor.find(mustLoad); by !== undefined; by = p.waitingFor.find(mustLoad))
    p.as(by).does('loadAll');
  return p;
};

/** Is somebody asked for cards, or for an answer to one? */
const isWindow = (p: Game): boolean => ['cards.window', 'cards.respond'].includes(p.state.stack.at(-1)?.proc ?? '');

/** Everybody declines to play cards, until something else is asked. */
export const through = (p: Game): Game => {
  while (p.over === undefined && isWindow(p)) p.as(p.waitingFor[0]!).does('decline');
  return p;
};

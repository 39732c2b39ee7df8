/** Type tests: what is left of data when it is looked at. Compiled, never run. */
import { among, blank, byKind, bySeat, each, type Sight, to } from './sight.ts';
import type { Known, Shown } from './shown.ts';
import type { PerSeat, Seat } from './seat.ts';
type CardId = `card:${number}`;
interface Faction {
  leader: string;
  treasury: number;
  hand: CardId[];
  shown: { card: CardId; to: Seat | 'all' }[];
  status: 'in' | 'out';
}
type Promise_ = { readonly t: 'pay'; n: number } | { readonly t: 'card'; card: CardId | ''; seenBy?: readonly Seat[] };
interface Clause {
  by: Seat;
  to: Seat;
  promise: Promise_;
}
interface Agreement {
  id: number;
  isPublic: boolean;
  parties: readonly Seat[];
  clauses: Clause[];
  dispute: { voters: Seat[]; votes: PerSeat<'a' | 'b' | 'cast'> } | '';
}
interface Rome {
  turn: number;
  phase: string;
  deck: CardId[];
  nextDecks: CardId[][];
  bank: number;
  factions: Faction[];
  agreements: { all: Agreement[]; drafts: (string | '')[] };
  orders: string[][];
  senators: { id: string; talents: number }[];
  attack: { faceUp: boolean; seat: Seat; units: string[] } | null;
}
export const SIGHT = {
  turn: 'open',
  phase: 'open',
  senators: 'open',
  deck: 'count',
  nextDecks: each('count'),
  bank: 'hidden',
  factions: bySeat({
    leader: 'open',
    status: 'open',
    treasury: 'own',
    hand: to((f, eye, g, owner) => eye === owner || g.factions[owner]!.status === f.status, 'open', 'count'),
    shown: among((x, eye, _, owner) => owner === eye || x.to === 'all' || x.to === eye),
  }),
  agreements: {
    all: among((a, eye) => a.isPublic || (eye !== 'public' && a.parties.includes(eye)), {
      id: 'open',
      isPublic: 'open',
      parties: 'open',
      clauses: each({
        by: 'open',
        to: 'open',
        promise: byKind({
          pay: 'open',
          card: {
            t: 'open',
            card: to((p, eye) => p.seenBy === undefined || p.seenBy.includes(eye as Seat), 'open', blank('')),
            seenBy: 'hidden',
          },
        }),
      }),
      dispute: { voters: 'open', votes: bySeat(to('own', 'open', blank('cast'))) },
    }),
    drafts: bySeat('own'),
  },
  orders: bySeat('own'),
  attack: {
    faceUp: 'open',
    seat: 'open',
    units: to((force, eye) => force.faceUp || force.seat === eye, 'open', 'count'),
  },
} satisfies Sight<Rome>;
type V = Shown<Rome, typeof SIGHT>;
type K = Known<Rome, typeof SIGHT>;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : { a: A; b: B };
const ok = <_ extends true>(): void => {};
ok<Same<V['deck'], number>>();
ok<Same<V['nextDecks'], readonly number[]>>();
ok<Same<V['turn'], number>>();
ok<Same<V['senators'], readonly { id: string; talents: number }[]>>();
ok<Same<V['factions'][number]['hand'], readonly CardId[] | number>>();
ok<Same<V['factions'][number]['treasury'], number | undefined>>();
ok<Same<V['orders'], readonly (readonly string[] | null)[]>>();
ok<Same<V['agreements']['drafts'], readonly (string | null)[]>>();
export const f = (v: V) =>
  [v.agreements.all[0]!.clauses[0]!.promise, v.attack?.units, v.agreements.all[0]!.dispute] as const;
type F = ReturnType<typeof f>;
export const p: F[0] = { t: 'card', card: '' };
export const d: Exclude<F[2], ''> = { voters: [], votes: { 1: 'cast' } };
export const u: F[1] = 3;
declare const rome: Rome;
declare const view: V;
export const k1: K = rome;
export const k2: K = view;
// @ts-expect-error hidden
export const h = view.bank;
// @ts-expect-error not in what both have
export const h2 = (k: K) => k.bank;

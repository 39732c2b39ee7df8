/** What a player sees, built from nothing — 9 */
import { copy, type Frame, type Outcome, type Seat, type State } from '@tabularium/kernel';
import type { Attack, Empires, Force, Unit } from './game.ts';
import type { CardId } from './ids.ts';
import { maskFrame } from './secrets.ts';

type Hidden = 'decks' | 'hands' | 'attack' | 'looking';

/** Cards that lie face down are there, and nobody but their owner knows which they are. */
export interface ForceView extends Omit<Force, 'units'> {
  readonly units: readonly Unit[];
  /** How many lie face down, when this seat may not see them. */
  readonly faceDown: number;
}
interface AttackView extends Omit<Attack, 'force' | 'guard'> {
  readonly force: ForceView;
  readonly guard: ForceView | null;
}

/** [MED.9-d] Discards are public; decks and hands are not. */
export interface EmpiresView extends Omit<Empires, Hidden> {
  readonly seat: Seat | 'public';
  readonly deckSizes: readonly number[];
  readonly handSizes: readonly number[];
  /** His own hand, and one that he looks at; others are empty. */
  readonly hands: readonly (readonly CardId[])[];
  readonly attack: AttackView | null;
  /** Cards that somebody looks at: which, only he knows. */
  readonly looking: { readonly seat: Seat; readonly n: number; readonly cards: readonly CardId[] } | null;
  readonly excused: State<Empires>['orders'];
  readonly flow: readonly Frame[];
  readonly inputs: number;
  readonly floor: number;
  readonly over?: Outcome;
}

const forceView = (force: Force, seat: Seat | 'public'): ForceView => {
  const isSeen = force.faceUp || force.seat === seat;
  return { ...copy(force), units: isSeen ? copy(force.units) : [], faceDown: isSeen ? 0 : force.units.length };
};

export const view = (state: State<Empires>, seat: Seat | 'public'): EmpiresView => {
  const { g, stack, inputs, floor, over } = state;
  const { decks, hands, attack, looking, ...open } = g;
  const sees = (s: Seat): boolean => s === seat || (g.spied !== null && g.spied.by === seat && g.spied.on === s);
  return {
    ...copy(open),
    seat,
    deckSizes: decks.map((d) => d.length),
    handSizes: hands.map((h) => h.length),
    hands: hands.map((h, s) => (sees(s) ? [...h] : [])),
    attack: attack && {
      ...copy({ ...attack, force: null, guard: null }),
      force: forceView(attack.force, seat),
      guard: attack.guard && forceView(attack.guard, seat),
    },
    looking: looking && {
      seat: looking.seat,
      n: looking.cards.length,
      cards: looking.seat === seat ? [...looking.cards].sort() : [],
    },
    excused: copy(state.orders.filter((o) => o.by === seat)),
    flow: stack.map((f) => copy(maskFrame(g, f, seat))),
    inputs,
    floor,
    ...(over && { over }),
  };
};

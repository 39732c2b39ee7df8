/** A world that a seat could not tell from the real one: what is hidden from it is made up. */
import { copy, type Eye, howMany, listed, type Rng, type Seat, standingAt, type State } from '@tabularium/kernel';
import { contentOf } from './data/printed.ts';
import { cardOf, hasType } from './empire/cards.ts';
import type { Empires, Force, Unit } from './game.ts';
import { guessDrafts } from './guess-draft.ts';
import type { CardId } from './ids.ts';
import { DRAFT } from './secrets.ts';
import type { EmpiresView, ForceView } from './view.ts';

export const guess = (v: EmpiresView, _: Eye, rng: Rng): State<Empires> => {
  const { decks, hands, attack, looking, seat: _s, excused: _e, flow, inputs: _i, over: _o, ...open } = copy(v);
  const g = {
    ...open,
    decks: decks.map((): CardId[] => []),
    hands: hands.map((h) => [...listed(h)]),
    attack: attack && { ...attack, force: bare(attack.force), guard: attack.guard && bare(attack.guard) },
    looking: looking && { seat: looking.seat, cards: [...listed(looking.cards)] },
  } as Empires;
  const pools = unseen(g, rng);
  const world: World = { g, pools, spare: pools.map((pool, s) => pool.length - decks[s]!), rng };
  // Thieves last: they hold what is left of the others' cards.
  const seats = [...hands.keys()].sort((a, b) => Number(g.thieves.includes(a)) - Number(g.thieves.includes(b)));
  const drafting = flow.find((f) => f.proc === DRAFT)?.local as { readonly seat: Seat } | undefined;
  while (g.looking && g.looking.cards.length < howMany(looking!.cards))
    g.looking.cards.push(some(world, g.looking.seat, () => true));
  for (const s of seats) {
    if (attack && g.attack?.force.seat === s) fillForce(world, g.attack.force, howMany(attack.force.units));
    if (attack?.guard && g.attack?.guard?.seat === s) fillForce(world, g.attack.guard, howMany(attack.guard.units));
    fillHand(world, s, howMany(hands[s]!), drafting?.seat === s);
  }
  for (const [s, pool] of pools.entries()) g.decks[s] = pool;
  return standingAt(v, g, decks.length, guessDrafts(g, flow), rng);
};

const bare = (force: ForceView): Force => ({ ...force, units: [...listed(force.units)] }) as Force;

/** By owner: cards that are nowhere to be seen, in any order. */
const unseen = (g: Empires, rng: Rng): CardId[][] => {
  const { decks } = contentOf(g);
  const seen = new Set([
    ...g.hands.flat(),
    ...g.discards.flat(),
    ...g.table.map((p) => p.card),
    ...(g.looking?.cards ?? []),
    ...[g.attack?.force, g.attack?.guard].flatMap((f) => (f ? [...f.units.map((u) => u.card), ...f.leaders] : [])),
  ]);
  return g.agreed.empires.map((e) =>
    shuffled(
      decks[e]!.filter((id) => !seen.has(id)),
      rng,
    ),
  );
};

const shuffled = (cards: CardId[], rng: Rng): CardId[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
};

interface World {
  readonly g: Empires;
  /** By owner: unseen cards, and how many of them are not in his deck. */
  readonly pools: CardId[][];
  readonly spare: number[];
  readonly rng: Rng;
}

/** Whose unseen cards this seat could have: his own if one is left over, else those of somebody he took one from. */
const ownersFor = ({ spare }: World, seat: Seat): Seat[] => [seat, ...spare.keys()].filter((s) => spare[s]! > 0);

/** A fitting card that this seat could have; of several the best. */
const some = (
  world: World,
  seat: Seat,
  fits: (id: CardId) => boolean,
  worth: (id: CardId) => number = () => 0,
): CardId => {
  const { pools, spare } = world;
  const owners = ownersFor(world, seat);
  const owner = owners.find((s) => pools[s]!.some(fits)) ?? owners[0] ?? seat;
  const pool = pools[owner]!;
  spare[owner]!--;
  const most = Math.max(...pool.filter(fits).map(worth));
  const found = pool.findIndex((id) => fits(id) && worth(id) === most);
  return pool.splice(Math.max(0, found), 1)[0]!;
};

/** [MED.5.4.1-f][MED.A13] Fleets where it sails, as many troops as they carry; troops alone on land. */
const fillForce = (world: World, force: Force, n: number): void => {
  const { g, rng } = world;
  const isLeft = (as: Unit['as']): boolean =>
    ownersFor(world, force.seat).some((s) => world.pools[s]!.some((id) => hasType(g, id, as)));
  const wanted = (room: number): Unit['as'] => {
    const as = force.sails && (room <= 0 || rng.below(3) === 0) ? 'F' : 'T';
    if (isLeft(as) || !force.sails) return as;
    return as === 'F' ? 'T' : 'F';
  };
  let room = 0;
  while (force.units.length < n) {
    const as = wanted(room);
    // Big fleets first: a small one might be the last, with troops still to come.
    const card = some(
      world,
      force.seat,
      (id) => hasType(g, id, as),
      (id) => (as === 'F' ? cardOf(g, id).capacity : 0),
    );
    force.units.push({ card, as, on: '' });
    room += as === 'F' ? cardOf(g, card).capacity : -1;
  }
  force.units.sort((a, b) => (a.card < b.card ? -1 : 1));
};

/** Whoever draws up an expedition has something to do it with. */
const fillHand = (world: World, seat: Seat, n: number, isDrafting: boolean): void => {
  const { g } = world;
  const hand = g.hands[seat]!;
  const wanted = isDrafting ? (['T', 'F'] as const) : [];
  for (let i = hand.length; i < n; i++) {
    const type = wanted[i];
    hand.push(some(world, seat, (id) => type === undefined || hasType(g, id, type)));
  }
  hand.sort();
};

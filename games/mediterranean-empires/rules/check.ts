/** What can never be true of a game: cards in two places, forts from nowhere [MED.2-e][MED.2-k]. */
import { Broken } from '@tabularium/kernel';
import { contentOf } from './data/printed.ts';
import { capitalOf, fortSupply } from './empire/places.ts';
import type { Empires, Force } from './game.ts';
import { type CardId, OUT } from './ids.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

const cardsIn = (force: Force | null | undefined): CardId[] =>
  force ? [...force.units.map((u) => u.card), ...force.leaders] : [];

/** Every card with the place it is in; decks and hands first. */
const allCards = (g: Empires): CardId[] => [
  ...g.decks.flat(),
  ...g.hands.flat(),
  ...g.discards.flat(),
  ...cardsIn(g.attack?.force),
  ...cardsIn(g.attack?.guard),
  ...g.table.map((p) => p.card),
  ...(g.looking?.cards ?? []),
];

export const check = (g: Empires): void => {
  checkCards(g);
  checkMap(g);
  const seats = g.agreed.empires.length;
  demand(
    g.vp.every((n) => n >= 1),
    'victory points below 1',
  );
  demand(g.enraged >= 0 && g.enraged <= 3, 'the rage of the barbarians is out of range');
  demand(
    [g.vp, g.decks, g.hands, g.discards, g.before, g.bonus].every((l) => l.length === seats),
    'a seat is missing',
  );
  demand(g.turn >= 0 && g.turn <= g.agreed.turns, 'too many turns');
  demand(!g.combat || (g.attack !== null && g.attack.guard !== null), 'a combat without two sides');
};

/** [MED.2-e] 35 of every Empire in play, each in one place; [MED.9-d] in no pile but its own. */
const checkCards = (g: Empires): void => {
  const { decks, cards } = contentOf(g);
  const seen = new Set<CardId>();
  for (const id of allCards(g)) {
    demand(!seen.has(id), `${id} is in two places`);
    seen.add(id);
  }
  const all = g.agreed.empires.reduce((n, e) => n + decks[e]!.length, 0);
  demand(seen.size === all, 'cards are lost or made');
  for (const [seat, empire] of g.agreed.empires.entries()) {
    const isOwn = (id: CardId): boolean => cards[id]?.empire === empire;
    demand(g.decks[seat]!.every(isOwn) && g.discards[seat]!.every(isOwn), 'a card in the pile of another Empire');
    demand(
      g.hands[seat]!.every((id, i, hand) => i === 0 || hand[i - 1]! < id),
      'a hand that is not sorted',
    );
  }
};

/** [MED.3-b][MED.2-k][MED.A34] */
const checkMap = (g: Empires): void => {
  const { cities, areas } = contentOf(g);
  demand(g.owner.length === cities.length && g.forts.length === cities.length, 'a city is missing');
  demand(g.areas.length === areas.length, 'an area is missing');
  for (const [i, owner] of g.owner.entries()) {
    demand(owner >= OUT && owner < g.agreed.empires.length, 'a city without a known owner');
    demand(g.forts[i]! >= 0 && (owner !== OUT || g.forts[i] === 0), 'forts outside the scenario');
  }
  for (let seat = 0; seat < g.agreed.empires.length; seat++) {
    demand(fortSupply(g, seat) >= 0, 'more forts than there are');
    demand(g.owner[capitalOf(g, seat)] !== OUT, 'a capital outside the scenario');
  }
};

/** Cards played in windows and answers to cards — 9 */
import { howMany, listed } from '@tabularium/kernel';
import type { Answer } from '@tabularium/kernel';
import {
  type Card,
  cardOf,
  type CardId,
  defenderSeat,
  diceTotal,
  type Effect,
  type OpenEmpires,
  fixedTotal,
  type Played,
  type Side,
} from '../rules/study.ts';
import { chance, type Power } from './chance.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, ranked, type Asked } from './asked.ts';
import { effectsWorth } from './empire-cards.ts';
import { hopesOf, sideOf, stakeOf } from './stakes.ts';
import { W } from './weights.ts';
import { cardPrice, enmity, gainFor, loss, rating, spoilsOf } from './worth.ts';

const powers = (g: OpenEmpires): readonly [Power, Power] => {
  const of = (side: Side): Power => ({ fixed: fixedTotal(g, side), dice: diceTotal(g, side) });
  return [of(0), of(1)];
};
const chanceOf = (g: OpenEmpires, side: Side): number => {
  const won = chance(...powers(g));
  return side === 0 ? won : 1 - won;
};

/** A copy of the table with one more of his cards played for this side; the real table does not change. */
const withCard = (g: OpenEmpires, seat: number, side: Side, card: CardId): OpenEmpires => {
  const { types } = cardOf(g, card);
  const attack = g.attack!;
  if (types.includes('L')) {
    if (side === 0) {
      const force = { ...attack.force, leaders: [...attack.force.leaders, card] };
      return { ...g, attack: { ...attack, force } };
    }
    const guard = { ...attack.guard!, leaders: [...attack.guard!.leaders, card] };
    return { ...g, attack: { ...attack, guard } };
  }
  if (types.includes('X')) return withEvent(g, seat, side, card);
  return laid(g, { card, by: seat, as: side === 0 ? 'A' : 'D', side });
};
const laid = (g: OpenEmpires, played: Pick<Played, 'card' | 'by' | 'as' | 'side'>): OpenEmpires => ({
  ...g,
  table: [...g.table, { ...played, against: '', off: false }],
});
/** [MED.A60] Some special events help the side that is named and some harm it: he names the one that serves him. */
const withEvent = (g: OpenEmpires, by: number, side: Side, card: CardId): OpenEmpires => {
  const [named, other] = ([side, otherSide(side)] as const).map((x) => laid(g, { card, by, as: 'X', side: x }));
  return chanceOf(other!, side) > chanceOf(named!, side) ? other! : named!;
};
const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

const hasOp = (card: Card, ...ops: readonly Effect['op'][]): boolean => card.effects.some((e) => ops.includes(e.op));
const isFor = (card: Card, what: 'combat' | 'route'): boolean =>
  card.types.includes('X') && card.effects.some((e) => e.when.startsWith(what));

/** Cards that may make this side stronger. */
const isHelp = (g: OpenEmpires, id: CardId, side: Side): boolean => {
  const card = cardOf(g, id);
  return card.types.includes('L') || isFor(card, 'combat') || card.types.includes(side === 0 ? 'A' : 'D');
};

/**
 * As many cards as it takes to turn the combat, the strongest first; none if they cost more than they are likely to
 * win. In the combat of others they must be worth more than their price.
 */
const inCombat = (s: Asked): Answer | undefined => {
  const { g, seat } = s;
  const { side, worth } = stakeOf(g, seat);
  const price = cardPrice(g, seat) * (sideOf(g, seat) === -1 ? W.meddling : W.playing);
  // Nothing that can be won is worth a dearer card.
  const playable = s.list('play').filter((id) => price * rating(g, id) < worth);
  if (playable.length === 0) return undefined;
  const before = chanceOf(g, side);
  const cards = ranked(
    playable
      .filter((id) => isHelp(g, id, side))
      .map((id) => ({ id, gain: chanceOf(withCard(g, seat, side, id), side) - before }))
      .filter(({ gain }) => gain > 0),
    ({ id, gain }) => gain / rating(g, id),
  );
  let [h, cost, spoils, most]: [OpenEmpires, number, number, number] = [g, 0, 0, 0];
  for (const { id } of cards) {
    h = withCard(h, seat, side, id);
    cost += price * rating(g, id);
    // [MED.A85] Whoever fights gets the spoils.
    if (sideOf(g, seat) !== -1) spoils += spoilsOf(g, seat, id, g.combat!.kind);
    const after = chanceOf(h, side);
    most = Math.max(most, (after - before) * worth + after * spoils - cost);
  }
  if (most > 0) return point('play', cards[0]!.id);
  const traitor = playable.find((id) => hasOp(cardOf(g, id), 'discard-random-troop'));
  if (traitor === undefined || !hasTroops(g, otherSide(side))) return undefined;
  // While the combat is open, a troop less turns it about every third time.
  const open = Math.min(before, 1 - before) * TURNED;
  return open * worth > price * rating(g, traitor) ? point('play', traitor) : undefined;
};
const TURNED = 0.6;
const hasTroops = (g: OpenEmpires, side: Side): boolean => {
  const force = side === 0 ? g.attack!.force : g.attack!.guard;
  return force !== null && listed(force.units).some((u) => u.as === 'T');
};

/** How much he would give to see this attack fail. */
const fears = (g: OpenEmpires, seat: number): number => {
  const { kind, seat: by, target } = g.attack!;
  if (defenderSeat(g) !== seat) return -hopesOf(g, seat);
  return loss(g, seat, target) + (kind === 'expedition' ? enmity(g, seat, by) * gainFor(g, by, target) : 0);
};

/** The share of all throws that do harm. */
const HARMS = 0.55;
/** A card less hurts a small force most. */
const hurtBy = (cards: number): number => HARMS * Math.min(1, 1.2 / Math.max(1, cards));

/** Ambushes, storms and the like are played against attacks that he fears. */
const onRoute = (s: Asked): Answer | undefined => {
  const { g, seat } = s;
  const { kind, seat: by, force } = g.attack!;
  if (kind === 'expedition' && by === seat) return undefined;
  const trap = s.list('play').find((id) => isFor(cardOf(g, id), 'route'));
  if (trap === undefined) return undefined;
  const worth = fears(g, seat) * hurtBy(howMany(force.units));
  return worth > W.trap * cardPrice(g, seat) * rating(g, trap) ? point('play', trap) : undefined;
};

/** What a chosen card of a rival is worth, as a share of an ordinary one. */
const BEST_OF_HAND = 1.6;
/** Spies are played against full hands, when the loss hurts a rival more than the card costs. */
const FULL = 5;
const spy = (s: Asked): Answer | undefined => {
  const { g, seat } = s;
  const card = s.list('play').find((id) => hasOp(cardOf(g, id), 'spy'));
  if (card === undefined) return undefined;
  const full = g.hands.flatMap((hand, rival) => (rival !== seat && howMany(hand) >= FULL ? [rival] : []));
  const most = Math.max(0, ...full.map((rival) => enmity(g, seat, rival) * cardPrice(g, rival)));
  return most * BEST_OF_HAND > cardPrice(g, seat) * rating(g, card) ? point('play', card) : undefined;
};

/** Has he a card for the combats of others? */
const canMeddle = (s: Asked): boolean =>
  s.hand.some((id) => {
    const card = cardOf(s.g, id);
    return card.types.includes('A') || card.types.includes('D') || isFor(card, 'combat');
  });

const WINDOW_TYPES = ['L', 'X', 'A', 'D'] as const;
/** He passes until he may have other cards, or until the end of an action that does not concern him. */
const decline = (s: Asked): Answer => {
  const { g } = s;
  const has = s.hand.some((id) => WINDOW_TYPES.some((type) => cardOf(g, id).types.includes(type)));
  const isOutside = g.attack !== null && sideOf(g, s.seat) === -1 && !canMeddle(s);
  const until = has ? (isOutside ? 'action' : '') : s.list('passUntil').at(-1);
  return until !== undefined && s.list('passUntil').includes(until)
    ? { verb: 'passUntil', arg: until }
    : press('decline');
};

const window: Answering = (s) => {
  const { g } = s;
  if (s.list('play').length === 0) return decline(s);
  const answer = g.combat ? inCombat(s) : g.attack ? onRoute(s) : spy(s);
  return answer ?? decline(s);
};

/** What helps goes to the side that he wants to win, and what harms to the other; so does what shows no effect yet. */
const side: Answering = (s) => {
  const { g } = s;
  const wanted = stakeOf(g, s.seat).side;
  const played = g.table.at(-1);
  if (!played) return undefined;
  const before = { ...g, table: g.table.slice(0, -1) };
  const helps = (named: Side): number =>
    chanceOf(laid(before, { card: played.card, by: s.seat, as: 'X', side: named }), wanted);
  return press(helps(wanted) > helps(otherSide(wanted)) === (wanted === 0) ? 'forAttacker' : 'forDefender');
};

/** [MED.2-f] A card that may be a Leader is played as one. */
const useAs: Answering = (s) => point('useAs', s.list('useAs').find((ref) => ref === 'type:L') ?? s.list('useAs')[0]);

/** He answers cards that are played against him, and Empire cards that help a rival; others do not concern him. */
const respond: Answering = (s) => {
  const { g, seat } = s;
  const answers = s.list('respond');
  if (answers.length === 0) return decline(s);
  const top = s.view.flow.at(-1)?.local as { by: number; as: string; card: string } | undefined;
  if (!top || top.by === seat) return press('decline');
  const answer = best(answers, (id) => -rating(g, id))!;
  const price = cardPrice(g, seat) * rating(g, answer);
  // Every second answer or so succeeds.
  const harms = HALF * enmity(g, seat, top.by) * (top.as === 'I' ? effectsWorth(g, top.by, top.card) : 0);
  const concerned = g.attack ? sideOf(g, seat) !== -1 : harms > price;
  return concerned ? point('respond', answer) : decline(s);
};
const HALF = 0.5;

export const WINDOWS: Answers = {
  'med.ask.window': window,
  'med.ask.side': side,
  'med.ask.use': useAs,
  'med.ask.respond': respond,
};

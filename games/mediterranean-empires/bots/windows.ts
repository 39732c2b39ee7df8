/** Cards played in windows and answers to cards — 9 */
import { howMany, listed } from '@tabularium/kernel';
import type { Answer } from '@tabularium/kernel';
import {
  attackerSeat,
  cardOf,
  type CardId,
  defenderSeat,
  diceStrength,
  type OpenEmpires,
  fixedStrength,
  isArea,
  type Side,
} from '../rules/study.ts';
import { chance, type Power } from './chance.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, ranked, type Asked } from './asked.ts';
import { battleStake, cardPrice, cityWorth, conquest, enmity, loss, mean, rating } from './worth.ts';

/** The side that a seat fights for, or supports because it owns the city. */
const sideOf = (g: OpenEmpires, seat: number): Side | -1 => {
  if (seat === attackerSeat(g)) return 0;
  return seat === defenderSeat(g) ? 1 : -1;
};

/** What the combat at hand decides for this seat. */
const stakeOf = (g: OpenEmpires, seat: number): number => {
  const { kind, target, seat: leader } = g.attack!;
  const rival = kind === 'expedition' ? leader : -1;
  const isAssault = g.combat!.kind === 'assault';
  if (seat === rival) {
    if (isArea(g, target)) return AGAINST_AREA;
    return (
      (isAssault ? 0 : battleStake(g, seat, defenderSeat(g))) + conquest(g, seat, target) * (isAssault ? 1 : ON_THE_WAY)
    );
  }
  const city = loss(g, seat, target) + (rival < 0 ? 0 : cityWorth(g, rival, target) * enmity(g, seat, rival));
  return isAssault ? city : battleStake(g, seat, rival) + city * ON_THE_WAY;
};
/** What victory or defeat against an area is worth. */
const AGAINST_AREA = 4.5;
/** How much of the worth of a city depends on a battle outside its walls. */
const ON_THE_WAY = 0.6;

const powers = (g: OpenEmpires): readonly [Power, Power] => {
  const of = (side: Side): Power => ({ fixed: fixedStrength(g, side).total, dice: diceStrength(g, side).total });
  return [of(0), of(1)];
};
const chanceOf = (g: OpenEmpires, side: Side): number => {
  const won = chance(...powers(g));
  return side === 0 ? won : 1 - won;
};

/** A copy of the table with one more of his cards played; the real table does not change. */
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
  const as = types.includes('X') ? 'X' : side === 0 ? 'A' : 'D';
  return { ...g, table: [...g.table, { card, by: seat, as, side, against: '', off: false }] };
};

/** Cards that would make this side stronger. */
const isHelp = (g: OpenEmpires, card: CardId, side: Side): boolean => {
  const { types, effects } = cardOf(g, card);
  if (types.includes('L')) return true;
  if (types.includes('X')) return effects.some((e) => e.op === 'add-dice-to-side');
  return types.includes(side === 0 ? 'A' : 'D');
};

/**
 * As many cards as it takes to turn the combat, the strongest first; none if they cost more than they are likely to
 * win.
 */
const inCombat = (s: Asked, side: Side): Answer | undefined => {
  const { g, seat } = s;
  const kind = g.combat!.kind;
  const cards = ranked(
    s.list('play').filter((id) => isHelp(g, id, side)),
    (id) => mean(cardOf(g, id).factors[kind]) / rating(g, id),
  );
  const stake = stakeOf(g, seat);
  const before = chanceOf(g, side);
  const price = cardPrice(g, seat);
  let [h, cost, most]: [OpenEmpires, number, number] = [g, 0, 0];
  for (const id of cards) {
    h = withCard(h, seat, side, id);
    cost += price * rating(g, id);
    most = Math.max(most, (chanceOf(h, side) - before) * stake - cost);
  }
  if (most > 0) return point('play', cards[0]);
  const traitor = s.list('play').find((id) => cardOf(g, id).effects.some((e) => e.op === 'discard-random-troop'));
  // It removes a troop about every second time, which is worth it while the combat is undecided.
  const open = before > CLOSED && before < 1 - CLOSED;
  return open && stake > DESERTION && hasTroops(g, side === 0 ? 1 : 0) ? point('play', traitor) : undefined;
};
const CLOSED = 0.12;
const DESERTION = 2;
const hasTroops = (g: OpenEmpires, side: Side): boolean => {
  const force = side === 0 ? g.attack!.force : g.attack!.guard;
  return force !== null && listed(force.units).some((u) => u.as === 'T');
};

/** Ambushes and storms are played against attacks on his own cities, or against a strong force of the leader. */
const onRoute = (s: Asked): Answer | undefined => {
  const { g, seat, view } = s;
  const { kind, seat: by, force } = view.attack!;
  const mine = defenderSeat(g) === seat;
  if (kind !== 'expedition') return mine && loss(g, seat, g.attack!.target) > DEAR ? trap(s) : undefined;
  if (by === seat) return undefined;
  const strong = (typeof force.units === 'number' ? force.units : 0) >= STRONG && g.vp[by] === Math.max(...g.vp);
  return mine || strong ? trap(s) : undefined;
};
const DEAR = 2;
const STRONG = 4;
const trap = (s: Asked): Answer | undefined =>
  point(
    'play',
    s.list('play').find((id) => cardOf(s.g, id).effects.some((e) => e.op === 'ambush' || e.op === 'storm')),
  );

/** Spies are played while others have full hands. */
const FULL = 5;
const spy = (s: Asked): Answer | undefined => {
  if (!s.view.hands.some((hand, seat) => seat !== s.seat && howMany(hand) >= FULL)) return undefined;
  return point(
    'play',
    s.list('play').find((id) => cardOf(s.g, id).effects.some((e) => e.op === 'spy')),
  );
};

const WINDOW_TYPES = ['L', 'X', 'A', 'D'] as const;
/** He passes until he may have other cards, or until the end of an action that does not concern him. */
const decline = (s: Asked): Answer => {
  const { g } = s;
  const has = s.hand.some((id) => WINDOW_TYPES.some((type) => cardOf(g, id).types.includes(type)));
  const isOutside = g.attack !== null && sideOf(g, s.seat) === -1;
  const until = has ? (isOutside ? 'action' : '') : s.list('passUntil').at(-1);
  return until !== undefined && s.list('passUntil').includes(until)
    ? { verb: 'passUntil', arg: until }
    : press('decline');
};

const window: Answering = (s) => {
  const { g } = s;
  if (s.list('play').length === 0) return decline(s);
  const side = g.attack ? sideOf(g, s.seat) : -1;
  const answer = g.combat ? (side === -1 ? undefined : inCombat(s, side)) : g.attack ? onRoute(s) : spy(s);
  return answer ?? decline(s);
};

/** Extra dice go to his own side, desertion to the other. */
const side: Answering = (s) => {
  const { g } = s;
  const own = sideOf(g, s.seat) === 0;
  const played = g.table.at(-1);
  const hits = played !== undefined && cardOf(g, played.card).effects.some((e) => e.op === 'discard-random-troop');
  return press(own === hits ? 'forDefender' : 'forAttacker');
};

/** He answers cards that are played against him, and Empire cards that help a rival; others do not concern him. */
const respond: Answering = (s) => {
  const { g, seat } = s;
  const answers = s.list('respond');
  if (answers.length === 0) return decline(s);
  const top = s.view.flow.at(-1)?.local as { by: number; as: string } | undefined;
  if (!top || top.by === seat) return press('decline');
  const concerned = g.attack ? sideOf(g, seat) !== -1 : top.as === 'I' && enmity(g, seat, top.by) * WORTH_STOPPING > 1;
  return concerned
    ? point(
        'respond',
        best(answers, (id) => -rating(g, id)),
      )
    : decline(s);
};
/**
 * Whether an Empire card of a rival is worth stopping: the leader's at a small table, anybody's among two or three
 * players.
 */
const WORTH_STOPPING = 2.5;

export const WINDOWS: Answers = {
  'med.ask.window': window,
  'med.ask.side': side,
  'med.ask.respond': respond,
};

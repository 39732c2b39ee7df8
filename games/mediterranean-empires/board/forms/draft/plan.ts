/** What a plan looks like once the rules have followed it: its route, its strength, what may still be added. */
import { listed, type Rehearsed } from '@tabularium/kernel';
import type { Drawn, Filled, Say } from '@tabularium/parts/web';
import { isLeaderFor } from '../../../rules/combat/active.ts';
import { cardOf, hasType } from '../../../rules/empire/cards.ts';
import { cityAt, isArea, ownerOf, placeOf, refOf, refsOf } from '../../../rules/empire/places.ts';
import { capacity } from '../../../rules/expedition/force.ts';
import { placesOn } from '../../../rules/expedition/interception.ts';
import { otherRoutes, type Route } from '../../../rules/expedition/other-ways.ts';
import { expected, guardChance } from '../../../rules/expedition/proposal.ts';
import type { Idle } from '../../../rules/combat/idle.ts';
import { guardProspect, idleIn, type Prospect, prospect } from '../../../rules/expedition/prospect.ts';
import { firstDice, type Risk, riskOf } from '../../../rules/expedition/risk.ts';
import { isStrait, straits } from '../../../rules/expedition/route.ts';
import { hasLandRoute, hasSeaRoute } from '../../../rules/expedition/targets.ts';
import type { Draft } from '../../../rules/expedition/way.ts';
import { NONE } from '../../../rules/ids.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, listOf } from '../asking.ts';
import { draftIn, type Plan } from './entries.ts';

/** The last step of the rehearsal that draws it up: everything that was entered has been laid there. */
export interface Laid {
  readonly step: Rehearsed<EmpiresView>;
  readonly l: Draft;
}

export const laidIn = ({ steps }: Pick<Filled<EmpiresView, unknown>, 'steps'>): Laid | undefined => {
  const step = steps.findLast((s) => draftIn(s) !== undefined);
  const l = step && draftIn(step);
  return step && l && { step, l };
};

/** What could be added to what is laid, as which. */
export const addable = ({ step }: Laid, card: string): { readonly T: boolean; readonly F: boolean } => ({
  T: listOf(step.question, 'troop').includes(card),
  F: listOf(step.question, 'fleet').includes(card),
});

/** Dice that a strong card of somebody else may add. */
const STRONG = 2;

export interface Outlook {
  readonly prospect: Prospect;
  /** As it lies; for face-down cards as if they were ordinary. */
  readonly chance: number;
  /** If the unknown cards help the other side as much as a strong card does. */
  readonly least: number;
  /** With the Leaders and siege cards of the own hand, and which these are. */
  readonly most?: number;
  readonly help: readonly string[];
  /** Cards of others that nobody knows, and whose. */
  readonly unknown: number;
  readonly whose: number;
  readonly risk: Risk;
  readonly straits: number;
  readonly room: number;
  /** Bonuses of its cards that do not count there. */
  readonly idle: readonly Idle[];
  /** What face-down cards may come to. */
  readonly expected?: number;
}

/** The whole outlook of what is laid, from the numbers of the rules. */
export const outlookOf = (view: EmpiresView, l: Draft): Outlook => {
  const n = straits(view, l);
  const room = capacity(view, l.units);
  const about = { straits: n, risk: riskOf(view, n), room };
  if (l.purpose !== 'attack') {
    const found = guardProspect(view, l.purpose, l);
    const chance = guardChance(view, l.purpose, l);
    const isKnown = found.win !== undefined;
    const { force, seat } = view.attack!;
    const unknown = isKnown ? 0 : typeof force.units === 'number' ? force.units : force.units.length;
    const kind = found.kind === 'naval' ? 'naval' : 'field';
    return {
      ...about,
      prospect: found,
      chance,
      least: isKnown ? chance : 0,
      help: [],
      idle: [],
      unknown,
      whose: seat,
      ...(!isKnown && { expected: expected(view, kind) }),
    };
  }
  const owner = ownerOf(view, l.target);
  const unknown = owner >= 0 ? countOf(view.hands[owner]) : 0;
  const found = prospect(view, l);
  const { leaders, siege } = helpersOf(view, l, found.kind);
  const help = [...leaders, ...siege];
  return {
    ...about,
    prospect: found,
    chance: found.win,
    least: unknown > 0 ? prospect(view, l, { enemyDice: STRONG }).win : found.win,
    ...(help.length > 0 && l.units.length > 0 && { most: prospect(view, l, { leaders, siege }).win }),
    help,
    idle: idleIn(view, l),
    unknown,
    whose: owner,
  };
};

const countOf = (hand: number | readonly string[] | undefined): number =>
  typeof hand === 'number' ? hand : (hand?.length ?? 0);

/** Cards of the own hand that join the combat at the end: two of them at most are counted on. */
const MOST_HELP = 2;
const helpersOf = (view: EmpiresView, l: Draft, kind: Prospect['kind']) => {
  const hand = listed(view.hands[l.seat]!);
  const leaders = hand.filter((id) => hasType(view, id, 'L') && isLeaderFor(view, id, kind, 0)).slice(0, 1);
  const siege =
    kind === 'assault' ? hand.filter((id) => hasType(view, id, 'A') && cardOf(view, id).factors.assault !== null) : [];
  return { leaders, siege: siege.slice(0, MOST_HELP - leaders.length) };
};

const WAY = 'way:';
/** Other routes that the same cards could take, as long as none was chosen by hand. */
export const othersOf = (view: EmpiresView, { l }: Laid): readonly Route[] =>
  l.path.length < 2 || l.purpose === 'naval' ? [] : otherRoutes(view, { ...l, units: [] }, l);

export const otherBy = (view: EmpiresView, laid: Laid, ref: string): Plan['route'] | undefined => {
  const found = ref.startsWith(WAY) ? othersOf(view, laid)[Number(ref.slice(WAY.length))] : undefined;
  return found && { path: refsOf(view, found.path), sea: found.sea };
};

/** Where the owner of the target could meet it on land. */
const meetsOf = (view: EmpiresView, l: Draft): string[] => {
  const owner = ownerOf(view, l.target);
  if (l.purpose !== 'attack' || owner < 0) return [];
  const force = { path: l.path, sails: l.way === 'sea', sea: l.sea };
  const attack = { kind: 'expedition', target: l.target, arrival: 'landing', force } as const;
  const places = (['before', 'after'] as const).flatMap((leg) => placesOn(attack, leg));
  return refsOf(
    view,
    places.filter((p) => hasLandRoute(view, owner, p) || hasSeaRoute(view, owner, p)),
  );
};

const percent = (x: number): string => `${Math.round(100 * x)} %`;

/** What is drawn on the map while it is drawn up. */
export const drawnFor = (view: EmpiresView, laid: Laid, say: Say): Drawn => {
  const { l } = laid;
  const each = riskOf(view, 1).danger;
  const risks = l.path.flatMap((p, i) => {
    const from = l.path[i - 1];
    if (from === undefined || i - 1 === l.sea || each === 0 || !isStrait(view, from, p)) return [];
    const at = [refOf(view, from), refOf(view, p)] as const;
    return [{ at, text: say('exp.strait', { n: firstDice(view), chance: percent(each) }), tone: 'risk' as const }];
  });
  const target = refOf(view, l.target);
  const dice = prospect(view, { ...l, units: [] }).against.total;
  const gain = isArea(view, l.target) ? 0 : cityAt(view, l.target).size;
  return {
    target,
    route: refsOf(view, l.path),
    bySea: l.sea !== NONE,
    others: othersOf(view, laid).map(({ path, sea }, i) => ({
      ref: `${WAY}${i}`,
      path: refsOf(view, path),
      ...(sea !== NONE && { bySea: true }),
    })),
    pills: [
      ...risks,
      ...(l.purpose === 'attack' ? [{ at: target, text: say('exp.pill', { dice, gain }), tone: 'fact' as const }] : []),
    ],
    meets: meetsOf(view, l),
  };
};

/** The chances of the proposals at every target, worked out once for each position. */
const known = new WeakMap<EmpiresView, ReadonlyMap<string, number>>();
export const chancesAt = (
  { view }: AskedHere,
  targets: readonly string[],
  chance: (place: number) => number | undefined,
): ReadonlyMap<string, number> => {
  const before = known.get(view);
  if (before) return before;
  const found = new Map(targets.map((ref) => [ref, chance(placeOf(view, ref)) ?? 0] as const));
  known.set(view, found);
  return found;
};

/** Persuasion: who can be persuaded by whom, the Base Number, the odds — 1.07.4, 1.07.41, 1.07.411 */
import type { OpenRome } from '../sight/sight.ts';
import { less, type Msg, plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { abilityOf, senatorCard } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, type SenatorId, UNALIGNED } from '../ids.ts';
import { omens } from '../rome/dice.ts';
import { isAligned, isInForum, isInRome, isLeader, oratory } from '../rome/senators.ts';
import { say } from '../say.ts';

/** [1.07.4-a][1.07.4-e] Own Senators in Rome. */
export const persuaders = (g: Rome, faction: FactionId): SenatorId[] =>
  g.senators.flatMap((s) => (s.faction === faction && isInRome(s) ? [s.id] : []));

const AWAY = say('no.persuadeAway');
const LEADS = say('no.persuadeLeader');
/** [1.07.4-b][1.07.4-c][1.07.4-e] Unaligned in the Forum; or in Rome, of another Faction and not its Leader. */
const isTarget = (g: Rome, faction: FactionId, s: Senator): boolean | Msg => {
  if (!isAligned(s) || s.faction === faction) return isInForum(s);
  if (!isInRome(s)) return AWAY;
  return !isLeader(g, s) || LEADS;
};
export const targets = (g: Rome, faction: FactionId): SenatorId[] =>
  g.senators.flatMap((s) => (isTarget(g, faction, s) === true ? [s.id] : []));
/** Those of other Factions who are none, and why. */
export const outOfReach = (g: Rome, faction: FactionId): Record<string, Msg> => {
  const out: Record<string, Msg> = {};
  for (const s of g.senators) {
    const may = isTarget(g, faction, s);
    if (typeof may !== 'boolean') out[s.id] = may;
  }
  return out;
};

/**
 * LOY against a persuader of this Faction. [1.07.411-c][1.07.411-d] 0 in one Faction with a Statesman whom his own card
 * names; the other's card does not matter, [amb-41] nor does the persuader's Faction. [1.07.411-e] The Gracchi: 0 when the brother is the persuader's.
 */
export const loyalty = (g: OpenRome, target: Senator, persuader: FactionId): number => {
  const ability = abilityOf(g, target.id);
  const isWith = (ids: readonly SenatorId[] | undefined, faction: Senator['faction']): boolean =>
    faction !== UNALIGNED && g.senators.some((s) => s.faction === faction && ids?.includes(s.id));
  if (isWith(ability?.opposes, target.faction) || isWith(ability?.attractedTo, persuader)) return 0;
  return senatorCard(g, target.id).loy;
};

/** [1.07.411-a] */
const ALIGNED = 7;

/** What has been spent for and against an attempt. */
interface Spent {
  readonly bribe: number;
  readonly against: number;
}
const NOTHING: Spent = { bribe: 0, against: 0 };

const partsOf = (g: OpenRome, by: Senator, target: Senator, spent: Spent): TallyPart[] => [
  plus('oratory', oratory(g, by), '1.07.41-a', [by.id]),
  plus('influence', by.influence, '1.07.41-a', [by.id]),
  less('loyalty', loyalty(g, target, by.faction), '1.07.411-c', [target.id]),
  less('aligned', isAligned(target) ? ALIGNED : 0, '1.07.411-a'),
  // [1.07.411-f] What is being spent lies aside until the end, so it does not count twice.
  less('wealth', target.talents, '1.07.411-b', [target.id]),
  plus('bribe', spent.bribe, '1.07.412-a', [by.id]),
  less('counterBribes', spent.against, '1.07.413-a'),
];

/** [1.07.41-a][1.07.41-b] The Base Number, with its reasons. It may be negative [amb-38]. */
export const persuasionTally = (g: OpenRome, by: Senator, target: Senator, spent = NOTHING): Tally =>
  tally('persuasion', ...partsOf(g, by, target, spent));

/** [1.07.41-h][amb-39] What the dice as they lie may not exceed: the Base Number less the Evil Omens that are added to them. */
export const persuasionLimit = (g: OpenRome, by: Senator, target: Senator, spent = NOTHING): Tally =>
  tally('persuasion', ...partsOf(g, by, target, spent), less('omens', omens(g), '1.07.41-h', ['event:168']));

/** [1.07.41-d] From here on the dice fail, [1.07.41-e][card-65-a] sooner once Era Ends has come. */
export const failsFrom = (g: OpenRome): number => (g.eraEnds ? 9 : 10);

/** [1.07.41-c] Not above the Base Number, [1.07.41-h][amb-39] Evil Omens added for that alone. */
export const succeeds = (g: OpenRome, base: number, dice: number): boolean =>
  dice < failsFrom(g) && dice + omens(g) <= base;

/** How many of the 36 rolls of two dice succeed. */
export const persuasionOdds = (g: OpenRome, base: number): number => {
  let n = 0;
  for (let dice = 2; dice <= 12; dice++) if (succeeds(g, base, dice)) n += 6 - Math.abs(7 - dice);
  return n;
};

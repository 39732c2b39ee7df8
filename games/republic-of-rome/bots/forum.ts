/** The Forum: persuasion, Knights, Games, auctions — 1.07 */
import type { Answer } from '@tabularium/kernel';
import {
  isAlignedInRome,
  isInForum,
  isInRome,
  isLeader,
  maybeSenator,
  persuasionOdds,
  persuasionTally,
  senatorsOf,
  type OpenRome,
  type Senator,
} from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked, sum, within } from './asked.ts';
import { senatorsIn } from './setup.ts';
import { canBeElected, eloquence, threat, worth } from './standing.ts';
import { W } from './weights.ts';

/** [1.07.41-d] A Base Number above this is of no use. */
const BEST_BASE = 9;
const ROLLS = 36;

interface Attempt {
  readonly by: Senator;
  readonly target: Senator;
  readonly bribe: number;
  readonly value: number;
}

/** [1.07.4-b][1.07.4-c] */
const mayBeTarget = (g: OpenRome, me: number, s: Senator): boolean =>
  isInForum(s) || (s.faction >= 0 && s.faction !== me && isInRome(s) && !isLeader(g, s));

/** The best bribe for one target: Talents are added as long as each brings more than it costs. */
const attempt = (g: OpenRome, by: Senator, target: Senator, money: number): Attempt => {
  const prize =
    worth(g, target) +
    (target.faction >= 0 ? W.winOver * threat(g, by.faction, target.faction) + W.deprive * worth(g, target) : 0);
  const base = persuasionTally(g, by, target).total;
  let found: Attempt = { by, target, bribe: 0, value: Number.NEGATIVE_INFINITY };
  for (let bribe = 0; bribe <= money && base + bribe <= BEST_BASE + (bribe === 0 ? 99 : 0); bribe++) {
    const value = (persuasionOdds(g, base + bribe) / ROLLS) * prize - W.talent * bribe;
    if (value > found.value) found = { by, target, bribe, value };
  }
  return found;
};
export const bestAttempt = (
  s: Asked,
  persuaders: readonly Senator[],
  money: (x: Senator) => number,
): Attempt | undefined => {
  const targets = s.g.senators.filter((x) => mayBeTarget(s.g, s.faction, x));
  return s.liked(
    persuaders.flatMap((by) => targets.map((target) => attempt(s.g, by, target, money(by)))),
    (x) => x.value,
  );
};

/** [tbl-games] Talents that must be kept for Games: calming the people comes before winning new Senators. */
export const keptForGames = (g: OpenRome): number => (g.unrest >= 6 ? 18 : g.unrest >= 5 ? 13 : g.unrest >= 4 ? 7 : 0);

const act: Answering = (s) => {
  const { g } = s;
  const kept = keptForGames(g);
  const persuaders = senatorsIn(s, 'persuade');
  if (persuaders.length > 0) {
    const found = bestAttempt(s, persuaders, (x) => Math.max(0, x.talents - kept));
    if (found && found.value > W.worthTrying) {
      s.memory.target = found.target.id;
      return point('persuade', found.by.id);
    }
  }
  const money = pressed(s);
  if (money) return money;
  const attractor = s.liked(
    senatorsIn(s, 'attract'),
    (x) => Math.min(KNIGHT, Math.max(0, x.talents - kept)) + 0.01 * x.influence,
  );
  if (attractor) return point('attract', attractor.id);
  const sponsor = best(senatorsIn(s, 'sponsor'), (x) => x.influence);
  if (sponsor && kept > 0) return point('sponsor', sponsor.id);
  return newLeader(s) ?? press('endInitiative');
};

/** [1.07.51-c] What a die brings, less the vote that the Knight was: [1.09.141-b] Talents buy votes. */
const FOR_A_KNIGHT = 2.5;
/** [1.07.51-a] Knights in Rome are pressed when one of his own would be elected for life with what they bring, and not without it. */
const pressed = (s: Asked): Answer | undefined => {
  const { g, faction } = s;
  const of = Object.entries(s.shares('pressure')).filter(([id]) => {
    const x = maybeSenator(g, id);
    return x !== undefined && isAlignedInRome(x);
  });
  const more = FOR_A_KNIGHT * sum(of.map(([, n]) => n));
  const isMissing = senatorsOf(g, faction).some(
    (x) => isAlignedInRome(x) && !x.consulForLife && !canBeElected(g, x) && canBeElected(g, x, more),
  );
  return isMissing ? point('pressure', Object.fromEntries(of)) : undefined;
};

/** [1.07.7-a] A new Leader, if there is none or if another Senator would be better by at least this much. */
const BETTER = 4;
const newLeader = (s: Asked): Answer | undefined => {
  const now = maybeSenator(s.g, s.g.factions[s.faction]!.leader);
  const found = s.liked(senatorsIn(s, 'appointLeader'), (x) => eloquence(s.g, x));
  if (found === undefined || (now && eloquence(s.g, found) < eloquence(s.g, now) + BETTER)) return undefined;
  return point('appointLeader', found.id);
};

/** [1.07.5-c] Every Talent adds one winning side of the die; more than this many would be wasted. */
const KNIGHT = 4;
const knight: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  const [min, max] = s.range('pay');
  if (who === undefined) return undefined;
  const rich = max - keptForGames(s.g);
  return point('pay', within(rich >= 12 ? KNIGHT : rich >= 6 ? 2 : 0, [min, max]));
};

const target: Answering = (s) => {
  const by = maybeSenator(s.g, s.word('who'));
  if (by === undefined) return undefined;
  const planned = s.memory.target;
  const list = s.list('target');
  const found = list.includes(planned) ? maybeSenator(s.g, planned) : bestAttempt(s, [by], (x) => x.talents)?.target;
  // [1.07.413-d] Nobody can pay counter-bribes against these cards.
  if (found && (found.faction >= 0 || worth(s.g, found) > 6)) {
    if (s.has('seduction')) return press('seduction');
    if (s.has('blackmail') && found.faction >= 0) return press('blackmail');
  }
  return point('target', found?.id ?? list[0]);
};

const bribe: Answering = (s) => {
  const by = maybeSenator(s.g, s.word('who'));
  const whom = maybeSenator(s.g, s.word('target'));
  if (by === undefined || whom === undefined) return undefined;
  const money = Math.max(0, by.talents - keptForGames(s.g));
  return point('bribe', within(attempt(s.g, by, whom, money).bribe, s.range('bribe')));
};

/** After counter-bribes: adds what it takes to make the roll promising again. */
const raise: Answering = (s) => {
  const base = s.number('base');
  const whom = maybeSenator(s.g, s.word('target'));
  const [, max] = s.range('raise');
  const wanted = BEST_BASE - 1 - base;
  if (whom === undefined || wanted <= 0 || wanted > max || wanted * W.talent > 0.5 * worth(s.g, whom))
    return press('roll');
  return point('raise', within(wanted, s.range('raise')));
};

/** Pays counter-bribes for his own Senators, and for others only if the persuader is dangerous. */
const counterBribe: Answering = (s) => {
  const [min, max] = s.range('counterBribe');
  const whom = maybeSenator(s.g, s.word('target'));
  const by = Number(s.word('faction').slice('faction:'.length));
  const base = s.number('base');
  if (whom === undefined || max < min || base < 3) return press('pass');
  if (whom.faction === s.faction) {
    const needed = base - 3;
    return worth(s.g, whom) > needed * W.talent ? point('counterBribe', within(needed, [min, max])) : press('pass');
  }
  // [1.07.41-d] A Base Number above 9 counts as 9, so only what brings it below that helps.
  const danger = threat(s.g, s.faction, by);
  const spend = base - 6;
  return danger > W.meddle && spend > 0 && spend <= max / 2
    ? point('counterBribe', within(spend, [min, max]))
    : press('pass');
};

const games: Answering = (s) =>
  point(
    'games',
    best(s.list('games'), (id) => s.list('games').indexOf(id)),
  );

/**
 * [1.07.22] Another Initiative means another card, worth a quarter of his money up to 4 Talents, and another attempt at
 * persuasion, worth what the best one promises.
 */
export const mostForInitiative = (s: Asked, who: Senator): number => {
  const { g } = s;
  const money = who.talents - keptForGames(g);
  const persuaders = senatorsOf(g, s.faction).filter(isInRome);
  const found = bestAttempt(s, persuaders, (x) => Math.max(0, x.talents - keptForGames(g)));
  const attempt = found === undefined ? 0 : (W.initiative * Math.max(0, found.value)) / W.talent;
  const spent = found?.by === who ? found.bribe : 0;
  return Math.max(Math.min(4, Math.floor(money / 4)), Math.min(money - spent, Math.floor(attempt)));
};
const bid: Answering = (s) => {
  const who = best(senatorsIn(s, 'bid'), (x) => x.talents);
  const high = s.number('high');
  return who && mostForInitiative(s, who) > high ? point('bid', who.id) : press('pass');
};
const amount: Answering = (s) => {
  const [min, max] = s.range('amount');
  const who = maybeSenator(s.g, s.word('who'));
  const wanted = s.number('high') === 0 && who ? Math.max(1, Math.floor(mostForInitiative(s, who) / 2)) : min;
  return point('amount', within(wanted, [min, max]));
};

export const FORUM: Answers = {
  'ask.forum.act': act,
  'ask.forum.noLeader': act,
  'ask.forum.target': target,
  'ask.forum.bribe': bribe,
  'ask.forum.raise': raise,
  'ask.forum.counterBribe': counterBribe,
  'ask.forum.knight': knight,
  'ask.forum.games': games,
  'ask.forum.bid': bid,
  'ask.forum.sealedBid': bid,
  'ask.forum.amount': amount,
};

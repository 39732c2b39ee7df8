/** Whom to nominate, and how to answer the nominations of others — 1.09.2, 1.09.3, 1.09.4 */
import type { Answer } from '@tabularium/kernel';
import {
  decider,
  isAlignedInRome,
  maybeSenator,
  military,
  type Proposal,
  type OpenRome,
  type Senator,
} from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { canBeElected, gainFor, threat } from './standing.ts';
import { forecast, opinion } from './votes.ts';
import { isAtWar, isUrgent } from './war.ts';
import { W } from './weights.ts';

const senators = (g: OpenRome, ids: readonly string[]): Senator[] =>
  ids.flatMap((id) => {
    const s = maybeSenator(g, id);
    return s ? [s] : [];
  });

/** The best of his own Senators for an office: a good commander while there is War, and one who gains most by it. */
const merit = (g: OpenRome, s: Senator): number =>
  (isAtWar(g) ? military(g, s) : 0) +
  W.meritInfluence * s.influence +
  W.meritPopularity * s.popularity +
  (s.priorConsul ? 0 : 0.5);

/** The best nomination for me among those that would pass; if none would, the one that comes closest to passing. */
const mostPromising = <T>(
  s: Asked,
  all: readonly T[],
  proposal: (x: T) => Proposal,
  gain: (x: T) => number,
): T | undefined =>
  s.liked(all, (x) => {
    const votes = forecast(s.g, proposal(x));
    return votes > 0 ? 1000 + gain(x) + 0.02 * votes : votes + 0.1 * gain(x);
  });

/** The best few Senators of each Faction, which are enough to choose from. */
const FEW = 2;
const shortlist = (s: Asked, all: readonly Senator[]): Senator[] =>
  s.g.factions.flatMap((_, faction) =>
    all
      .filter((x) => x.faction === faction)
      .sort((a, b) => merit(s.g, b) - merit(s.g, a))
      .slice(0, FEW),
  );
const isRejected = (s: Asked, a: Senator, b: Senator): boolean =>
  s.g.senate.rejected.some((key) => key.startsWith('consuls') && key.includes(`${a.id} `) && key.endsWith(b.id)) ||
  s.g.senate.rejected.some((key) => key.startsWith('consuls') && key.includes(`${b.id} `) && key.endsWith(a.id));

/** Both Consuls at once: one with an ally whose votes make it pass, or two of his own if nobody can prevent it. */
const pairs = (s: Asked, first: readonly Senator[], second: readonly Senator[]): (readonly [Senator, Senator])[] =>
  first.flatMap((a) => second.flatMap((b) => (a === b || isRejected(s, a, b) ? [] : [[a, b] as const])));
const bestPair = (s: Asked, first: readonly Senator[], second: readonly Senator[]) =>
  mostPromising(
    s,
    pairs(s, first, second),
    ([a, b]) => ({ t: 'consuls', pair: [a.id, b.id] }),
    ([a, b]) =>
      gainFor(s.g, s.faction, a, W.consul) +
      gainFor(s.g, s.faction, b, W.consul) +
      W.pairMerit * Math.max(merit(s.g, a), merit(s.g, b)),
  );
const consul: Answering = (s) => {
  const list = shortlist(s, senators(s.g, s.list('nominate')));
  const found = bestPair(s, list, list);
  return point('nominate', (found?.[0] ?? list[0])?.id);
};
const colleague: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  const list = senators(s.g, s.list('nominate'));
  const found = who && bestPair(s, [who], shortlist(s, list));
  return point('nominate', (found?.[1] ?? list[0])?.id);
};

const office: Answering = (s) => {
  const life = forLife(s);
  if (life) return life;
  const found = mostPromising(
    s,
    senators(s.g, s.list('nominate')),
    (x) => ({ t: 'censor', nominee: x.id }),
    (x) => gainFor(s.g, s.faction, x, W.censor) + W.censorMerit * merit(s.g, x),
  );
  return point('nominate', found?.id);
};

/** [2.01.2-f] */
const pontifex: Answering = (s) => {
  const found = mostPromising(
    s,
    senators(s.g, s.list('nominate')),
    (x) => ({ t: 'pontifex', nominee: x.id }),
    (x) => gainFor(s.g, s.faction, x, W.pontifex) + W.censorMerit * merit(s.g, x),
  );
  return point('nominate', found?.id);
};

/** [1.09.821-a] Only if there are enough votes to be sure, or almost sure. */
const forLife = (s: Asked): Answer | undefined => {
  const own = senators(s.g, s.list('nominateForLife')).filter((x) => x.faction === s.faction);
  const who = best(own, (x) => x.influence);
  return who && canBeElected(s.g, who) ? point('nominateForLife', who.id) : undefined;
};

/** He always wants a Dictator of his own Faction, but one of another Faction only when Rome is in danger. */
const elected: Answering = (s) => {
  const life = forLife(s);
  if (life) return life;
  const found = mostPromising(
    s,
    shortlist(s, senators(s.g, s.list('nominate'))),
    (x) => ({ t: 'dictator', nominee: x.id }),
    (x) => gainFor(s.g, s.faction, x, W.dictator) + (isUrgent(s.g) ? military(s.g, x) : 0),
  );
  const tried = s.g.senate.rejected.filter((key) => key.startsWith('dictator')).length;
  const welcome =
    found &&
    forecast(s.g, { t: 'dictator', nominee: found.id }) > 0 &&
    opinion(s.g, s.faction, { t: 'dictator', nominee: found.id }) > 0;
  return welcome && tried < 2 ? point('nominate', found.id) : press('goOn');
};

const joint: Answering = (s) => {
  const named = maybeSenator(s.g, s.word('who'));
  if (
    named &&
    s.has('agree') &&
    gainFor(s.g, s.faction, named, W.dictator) > -3 &&
    (named.faction === s.faction || isUrgent(s.g))
  )
    return press('agree');
  const own = senators(s.g, s.list('nameDictator')).filter((x) => x.faction === s.faction);
  const found = best(own, (x) => military(s.g, x) + 0.5 * x.influence);
  const tried = s.memory.try(s.g.turn, 'joint');
  return found && tried === 0 ? point('nameDictator', found.id) : press('decline');
};

const horse: Answering = (s) => {
  const list = senators(s.g, s.list('masterOfHorse'));
  return point(
    'masterOfHorse',
    best(list, (x) => (x.faction === s.faction ? 5 : -threat(s.g, s.faction, x.faction)) + 0.5 * military(s.g, x))?.id,
  );
};

/** [1.09.22-a] The Rome Consul presides and stays; the Field Consul goes to war. */
const consulship: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  return press(who && isAtWar(s.g) && military(s.g, who) >= 4 ? 'wantField' : 'wantRome');
};
const romeConsul: Answering = (s) => {
  const pair = senators(s.g, s.list('romeConsul'));
  return point(
    'romeConsul',
    best(
      pair,
      (x) => (decider(s.g, x.faction) === s.by && x.faction === s.faction ? 5 : 0) - military(s.g, x) + x.popularity,
    )?.id,
  );
};

/** [amb-14] The Senator who is worth the most. */
const repopulate: Answering = (s) =>
  point(
    'takeSenator',
    best(senators(s.g, s.list('takeSenator')), (x) => x.influence + military(s.g, x) + (isAlignedInRome(x) ? 1 : 0))
      ?.id,
  );

export const ELECTIONS: Answers = {
  'ask.senate.consul': consul,
  'ask.senate.colleague': colleague,
  'ask.senate.censor': office,
  'ask.pontifex.nominee': pontifex,
  'ask.senate.dictators': elected,
  'ask.senate.dictator': elected,
  'ask.senate.beforeCensor': elected,
  'ask.senate.life': (s) =>
    point(
      'nominate',
      best(senators(s.g, s.list('nominate')), (x) => (x.faction === s.faction ? 50 : 0) + x.influence)?.id,
    ),
  'ask.senate.joint': joint,
  'ask.senate.jointAnswer': joint,
  'ask.senate.masterOfHorse': horse,
  'ask.senate.consulship': consulship,
  'ask.senate.romeConsul': romeConsul,
  'ask.senate.repopulate': repopulate,
};

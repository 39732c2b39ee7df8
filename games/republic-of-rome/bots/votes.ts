/** How to vote: for what saves Rome or helps oneself, and against those who are about to win — 1.09.14 */
import type { Answer } from '@tabularium/kernel';
import {
  type ForceOrder,
  isLeader,
  landBill,
  maybeSenator,
  maybeWar,
  military,
  primaryRebel,
  type Proposal,
  type OpenRome,
  type Senator,
  unitCost,
  votersOf,
  votesCast,
  votesOf,
} from '../rules/study.ts';
import { outlook } from './finance.ts';
import { point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { gainFor, influence, threat, votes, worth } from './standing.ts';
import { armament } from './readiness.ts';
import { isCalmAfter } from './repeals.ts';
import { fameOf, prospectsOfOrder } from './odds.ts';
import { fameFor, isAtWar, isUrgent } from './war.ts';
import { W } from './weights.ts';

/** What a proposal is worth to a Faction: above 0 it votes for it, below 0 against it. */
type Opinion<K extends Proposal['t']> = (g: OpenRome, me: number, p: Extract<Proposal, { t: K }>) => number;

/** Every rejected nomination makes the next one more acceptable, so that voting comes to an end. */
const patience = (g: OpenRome, kind: string, of: number): number =>
  of * g.senate.rejected.filter((key) => key.startsWith(kind)).length;

const named = (g: OpenRome, ids: readonly string[]): Senator[] =>
  ids.flatMap((id) => {
    const s = maybeSenator(g, id);
    return s ? [s] : [];
  });

/** One of the two Consuls will command, so military skill counts while there is War. */
const consuls: Opinion<'consuls'> = (g, me, p) => {
  const pair = named(g, p.pair);
  const skill = isAtWar(g) ? W.skill * pair.reduce((n, s) => Math.max(n, military(g, s)), 0) : 0;
  return pair.reduce((n, s) => n + gainFor(g, me, s, W.consul), 0) + skill + patience(g, 'consuls', 0.6);
};
const censor: Opinion<'censor'> = (g, me, p) =>
  named(g, [p.nominee]).reduce((n, s) => n + gainFor(g, me, s, W.censor), 0) + patience(g, 'censor', 0.8);
/** [2.01.2-l] Besides the Influence a veto, Priests, and money every turn. */
const pontifex: Opinion<'pontifex'> = (g, me, p) =>
  named(g, [p.nominee]).reduce((n, s) => n + gainFor(g, me, s, W.pontifex), 0) + patience(g, 'pontifex', 0.8);
/** [2.01.8-g] What he loses. */
const recall: Opinion<'recall-pontifex'> = (g, me, p) =>
  named(g, [p.pontifex]).reduce((n, s) => n - gainFor(g, me, s, W.pontifex), -0.5);
/** [2.06.3-a] Influence for its Sponsors; some Laws are good for all of Rome. */
const GOOD_LAWS: readonly string[] = ['card:156', 'card:160'];
const law: Opinion<'law'> = (g, me, p) => {
  const merit = GOOD_LAWS.includes(p.card) ? 2 : 0.4;
  return [[p.sponsor, 3] as const, [p.coSponsor, 1] as const].reduce(
    (n, [id, gain]) => named(g, [id]).reduce((m, s) => m + gainFor(g, me, s, gain), n),
    merit,
  );
};
const dictator: Opinion<'dictator'> = (g, me, p) => {
  const need = isUrgent(g) ? W.emergency : 0;
  return named(g, [p.nominee]).reduce(
    (n, s) => n + gainFor(g, me, s, W.dictator) + W.dictatorSkill * military(g, s),
    need,
  );
};

/** Rivals may go to the Provinces; his own Senators go if they are not needed in Rome. */
const governors: Opinion<'governors'> = (g, me, p) => {
  let n = 0.5 + patience(g, 'governors', 1);
  for (const s of named(
    g,
    p.posts.map((x) => x.senator),
  )) {
    if (s.faction !== me) n += s.faction < 0 ? -0.2 : 0.2 + threat(g, me, s.faction);
    else n += isLeader(g, s) ? -6 : s.influence > 8 ? -1 : 1;
  }
  return n;
};

const concessions: Opinion<'concessions'> = (g, me, p) =>
  named(
    g,
    p.gifts.map((x) => x.senator),
  ).reduce((n, s) => n + (s.faction === me ? 2 : -threat(g, me, s.faction)), 0);

/** From this Unrest on something should be done about it. */
const RESTLESS = 3;
const lands: Opinion<'land-bill'> = (g, me, p) => {
  const row = landBill(g, p.type);
  const own = named(g, [p.sponsor, p.coSponsor]).some((s) => s.faction === me) ? 2 : 0;
  const cheap = outlook(g) - row.cost > 0 ? 1 : -3;
  return own + cheap + (g.unrest >= RESTLESS ? 2 : g.unrest === 0 ? -1 : 0);
};
const repeal: Opinion<'repeal'> = (g, me, p) => (outlook(g) < 0 && isCalmAfter(g, p.type) ? 1 : -1);

const raise: Opinion<'raise'> = (g, me, p) => {
  const units = p.legions + p.fleets;
  const left = outlook(g) - units * (unitCost(g) + 2);
  if (left < 0) return -2;
  const wanted = armament(g, me);
  const need = wanted.legions + wanted.fleets;
  return need > 0 ? 2 : isAtWar(g) && left > 30 ? 0.5 : -0.5;
};
const eliminate: Opinion<'eliminate'> = (g) => (outlook(g) < 0 && !isUrgent(g) ? 1 : -1);

/** He never votes for an army against a Rebel of his own Faction. */
const AGAINST_MY_OWN = -10;
const LAST_STAND = 5;
/** Votes for a Commander with good odds. A rival who is about to win gets no victory unless Rome needs it. */
const sent = (g: OpenRome, me: number, o: Extract<ForceOrder, { t: 'send' }>): number => {
  const who = maybeSenator(g, o.commander);
  const odds = prospectsOfOrder(g, o);
  if (who === undefined || odds === undefined) return 0.5;
  // An army against a Rebel of another Faction is supported at any odds, because without it the Rebel wins.
  if (o.war === 'rebel') return primaryRebel(g)?.faction === me ? AGAINST_MY_OWN : LAST_STAND;
  const risk = odds.defeat + odds.disaster;
  const w = maybeWar(g, o.war);
  const glory = w === undefined ? 0 : W.gloryVote * odds.victory * fameFor(g, me, who, fameOf(g, w));
  return 3 * odds.victory - 4 * risk + glory - (isUrgent(g) ? 0 : 0.6);
};
const deploy: Opinion<'deploy'> = (g, me, p) => {
  let n = 0;
  for (const o of p.orders) {
    if (o.t === 'send') n += sent(g, me, o);
    else if (o.t === 'reinforce' || o.t === 'recall') n += 0.5;
    else n += o.t === 'garrison' ? 0.4 : -0.2;
  }
  return n;
};

const life: Opinion<'consul-for-life'> = (g, me, p) => (maybeSenator(g, p.nominee)?.faction === me ? 100 : -100);

/** [1.09.441-a][1.09.442-a] A conviction costs a rival five Influence, or his life. */
const prosecution: Opinion<'prosecution'> = (g, me, p) => {
  const accused = maybeSenator(g, p.accused);
  if (accused === undefined) return 0;
  if (accused.faction === me) return -20;
  const mine = maybeSenator(g, p.prosecutor)?.faction === me ? 2 : 0;
  const ahead = influence(g, accused.faction) - influence(g, me);
  return mine + threat(g, me, accused.faction) + (ahead > 0 ? 0.5 : -0.6) + (accused.influence >= 12 ? 1 : 0);
};
const special: Opinion<'special-prosecution'> = (g, me, p) => (maybeSenator(g, p.accused)?.faction === me ? -20 : 2);

const OPINIONS: { readonly [K in Proposal['t']]: Opinion<K> } = {
  consuls,
  censor,
  dictator,
  governors,
  concessions,
  'land-bill': lands,
  repeal,
  raise,
  eliminate,
  deploy,
  'consul-for-life': life,
  'reject-rhodes': () => -1,
  pontifex,
  'recall-pontifex': recall,
  law,
  prosecution,
  'special-prosecution': special,
};
export const opinion = (g: OpenRome, me: number, p: Proposal): number =>
  (OPINIONS[p.t] as Opinion<Proposal['t']>)(g, me, p as never);

/** How a vote would end if everybody judged like this bot: votes for minus votes against, without money. */
export const forecast = (g: OpenRome, p: Proposal): number =>
  g.factions.reduce((n, f, faction) => {
    if (f.status === 'out' || votes(g, faction) === 0) return n;
    const wish = opinion(g, faction, p);
    return Math.abs(wish) <= W.indifferent ? n : n + Math.sign(wish) * votes(g, faction);
  }, 0);

/** [1.09.141-b] Buys votes where they decide, or where everything is at stake. */
const buy = (s: Asked, wish: number): Answer | undefined => {
  const of = s.shares('buyVotes');
  const all = Object.values(of).reduce((a, b) => a + b, 0);
  if (all === 0 || Math.abs(wish) < W.precious || !s.has(wish > 0 ? 'aye' : 'nay')) return undefined;
  const { g } = s;
  const floor = g.senate.floors.at(-1);
  if (floor === undefined) return undefined;
  const lead = votesCast(floor, 'for') - votesCast(floor, 'against');
  const own = g.senators.reduce(
    (n, x) => n + (x.faction === s.faction && floor.present.includes(x.id) ? votesOf(g, x) : 0),
    0,
  );
  const behind = (wish > 0 ? 1 - lead : lead) - own;
  const left = g.factions.reduce((n, f, faction) => {
    if (f.status === 'out' || faction === s.faction || floor.called.includes(faction)) return n;
    return n + votersOf(g, floor, faction).reduce((m, x) => m + votesOf(g, x), 0);
  }, 0);
  // The votes still to come may go either way, so only a part of them is counted as hostile unless the vote is vital.
  const need = Math.ceil(behind + (Math.abs(wish) >= W.vital ? left : W.hostile * left));
  if (need <= 0 || (Math.abs(wish) < W.vital && (need > all || need > 6))) return undefined;
  return point('buyVotes', spread(of, Math.min(all, need)));
};
const spread = (of: Readonly<Record<string, number>>, n: number): Record<string, number> => {
  const out: Record<string, number> = {};
  let left = n;
  for (const [id, most] of Object.entries(of)) {
    const part = Math.min(most, left);
    if (part > 0) out[id] = part;
    left -= part;
  }
  return out;
};

const vote: Answering = (s) => {
  const proposal = s.g.senate.floors.at(-1)?.proposal;
  if (proposal === undefined) return undefined;
  const wish = opinion(s.g, s.faction, proposal);
  if (s.word('by') === `faction:${s.faction}`) {
    const bought = buy(s, wish);
    if (bought) return bought;
  }
  if (Math.abs(wish) <= W.indifferent && s.has('abstain')) return press('abstain');
  if (wish > 0 || !s.has('nay')) return press('aye');
  return press('nay');
};

/** [1.09.421-b] He appeals to the people if he is popular, or if the trial is lost anyway. */
const appeal: Answering = (s) => {
  const floor = s.g.senate.floors.at(-1);
  const accused = maybeSenator(s.g, s.word('who'));
  if (floor === undefined || accused === undefined) return undefined;
  const lost = votesCast(floor, 'for') - votesCast(floor, 'against') - accused.influence > 0;
  return press(
    accused.popularity >= 2 || (lost && accused.popularity >= 0 && worth(s.g, accused) > 0) ? 'appeal' : 'noAppeal',
  );
};

/** If he has no reason to step in now, he will have none later in the same vote either. */
const passOver: Answering = (s) =>
  s.list('passUntil').includes('until:vote') ? point('passUntil', 'until:vote') : press('pass');

export const VOTES: Answers = {
  'ask.senate.opened': passOver,
  // Whoever has a reason to step in has done so before he comes to this.
  'ask.senate.beforeLast': () => press('pass'),
  'ask.senate.tribune': () => press('pass'),
  'ask.senate.adjourning': () => press('pass'),
  'ask.senate.vote': vote,
  'ask.senate.voteOne': vote,
  'ask.senate.call': () => press('callClockwise'),
  'ask.senate.unanimous': (s) => press(s.has('loseInfluence') ? 'loseInfluence' : 'giveUpChair'),
  'ask.prosecution.appeal': appeal,
};

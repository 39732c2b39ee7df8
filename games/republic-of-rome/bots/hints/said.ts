/** Reasons by the key of the prompt, and first by the verb where somebody steps in. */
import type { Msg } from '@tabularium/kernel';
import { maybeSenator, persuasionOdds, persuasionTally, type Proposal, type Senator } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { bestAttempt, keptForGames } from '../forum.ts';
import { influence, isNearTheEnd } from '../standing.ts';
import { prospectsOfOrder } from '../odds.ts';
import { planWars, type Step } from '../war.ts';
import { GOVERNORS } from './governors.ts';
import { IN_FORUM } from './in-forum.ts';
import { inSenate, pass } from './in-senate.ts';
import { OWN_AFFAIRS } from './own-affairs.ts';
import { nameIn as nameOf, percent, type Saying, t } from './say.ts';
import { fine, mob, priest, priesthood, promised, STEPS, veterans } from './steps.ts';
import { meaning, outcome, vote } from './votes.ts';

const ROLLS = 36;

/** The chance that this Senator persuades that one with so much more. */
const attempt = ({ g }: Asked, by: string, target: string, bribe: number): Msg | undefined => {
  const [who, whom] = [maybeSenator(g, by), maybeSenator(g, target)];
  if (!who || !whom) return undefined;
  const base = persuasionTally(g, who, whom).total + bribe;
  return t('hint.rome.persuade', { who: by, target, bribe, won: percent(persuasionOdds(g, base) / ROLLS) });
};
const listOf = (...all: readonly (Msg | undefined)[]): readonly Msg[] => all.filter((m) => m !== undefined);

const forum: Saying = (s, answer) => {
  const { verb } = answer;
  const kept = keptForGames(s.g);
  if (verb === 'persuade') {
    const who = maybeSenator(s.g, nameOf(answer));
    const found = who && bestAttempt(s, [who], (x) => Math.max(0, x.talents - kept));
    return listOf(found && attempt(s, found.by.id, found.target.id, found.bribe));
  }
  if (verb === 'attract') return [t('hint.rome.knight', { who: nameOf(answer) })];
  if (verb === 'sponsor') return [t('hint.rome.games', { unrest: s.g.unrest })];
  if (verb === 'appointLeader') return [t('hint.rome.leader', { who: nameOf(answer) })];
  return verb === 'endInitiative' ? [t('hint.rome.endInitiative')] : [];
};

const bribe: Saying = (s, { arg }) =>
  listOf(attempt(s, s.word('who'), s.word('target'), typeof arg === 'number' ? arg : 0), t('hint.rome.bribe'));
const target: Saying = (s, answer) => listOf(attempt(s, s.word('who'), nameOf(answer), 0), t('hint.rome.bribe'));

/** Somebody is named for an office: how the vote on him would end. */
const nominee =
  (proposal: (s: Asked, id: Senator['id']) => Proposal): Saying =>
  (s, answer) => {
    const who = maybeSenator(s.g, nameOf(answer));
    if (!who) return [];
    const p = proposal(s, who.id);
    return [meaning(s, p), outcome(s, p)];
  };
const dictator = nominee((_, id) => ({ t: 'dictator', nominee: id }));
const consul: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameOf(answer));
  if (!who) return [];
  const ahead = influence(s.g, who.faction) - influence(s.g, s.faction);
  return who.faction === s.faction
    ? [t('hint.rome.own', { who: who.id })]
    : [t('hint.rome.ally', { who: who.id, faction: `faction:${who.faction}`, ahead })];
};

const contribute: Saying = (s, { verb }) => {
  const short = s.number('debits') - s.number('state');
  if (short > 0) return [t('hint.rome.short', { talents: short })];
  if (isNearTheEnd(s.g, s.view.deck)) return [t('hint.rome.lastTalents')];
  return [verb === 'contribute' ? t('hint.rome.contribute') : t('hint.rome.keepTalents')];
};

const legionRef = (n: number): `legion:${number}` => `legion:${n}`;

/** The Commander's chances with what the plan gives him. */
const chances = (s: Asked, { commander, war, ordinary, veterans, fleets }: Step): Msg | undefined => {
  const who = maybeSenator(s.g, commander);
  if (!who) return undefined;
  const refs = s.g.legions.map(({ at, veteran }, i) => ({ ref: legionRef(i), isFree: at === 'active' && !veteran }));
  const free = refs.filter(({ isFree }) => isFree).slice(0, ordinary);
  const legions = [...free, ...refs.filter(({ ref }) => veterans.includes(ref))].map(({ ref }) => ref);
  const odds = prospectsOfOrder(s.g, { t: 'send', commander: who.id, war, legions, fleets, replaces: '' });
  return (
    odds &&
    t('hint.rome.campaign', {
      who: commander,
      legions: legions.length,
      fleets,
      won: percent(odds.victory),
      lost: percent(odds.defeat + odds.disaster),
    })
  );
};
const campaign: Saying = (s, answer) => {
  const { steps, recall } = planWars(s.g, s.faction, false);
  const named = nameOf(answer);
  if (answer.verb === 'recallCommander' && recall.includes(named)) return [t('hint.rome.recall', { who: named })];
  const who = named.startsWith('senator:') ? named : s.word('who');
  const step = steps.find(({ commander }) => commander === who) ?? (who === '' ? steps[0] : undefined);
  return listOf(step && step.force === 0 ? chances(s, step) : undefined);
};
const raise: Saying = (s) => {
  const { legions, fleets } = planWars(s.g, s.faction, true).raise;
  return legions + fleets > 0 ? [t('hint.rome.raise', { legions, fleets })] : [t('hint.rome.noRaise')];
};

const prosecute: Saying = (s, answer) => {
  if (answer.verb === 'endProsecutions') return [t('hint.rome.noTrial')];
  const accused = maybeSenator(s.g, nameOf(answer));
  if (!accused) return [];
  return [t('hint.rome.prosecute', { who: accused.id, influence: accused.influence })];
};

/** The question of the floor, for whoever steps in. */
const veto: Saying = (s) => {
  const p = s.g.senate.floors.at(-1)?.proposal;
  return p ? [meaning(s, p), t('hint.rome.veto')] : [t('hint.rome.veto')];
};
const say =
  (key: 'hint.rome.deal' | 'hint.rome.aboutToWin' | 'hint.rome.lawNow' | 'hint.rome.tribune'): Saying =>
  () => [t(key)];

export const SAID: Readonly<Record<string, Saying>> = {
  ...IN_FORUM,
  ...OWN_AFFAIRS,
  ...GOVERNORS,
  ...STEPS,
  ...inSenate(raise, campaign),
  'ask.senate.vote': vote,
  'ask.senate.voteOne': vote,
  'ask.senate.consul': consul,
  'ask.senate.colleague': nominee((s, id) => ({
    t: 'consuls',
    pair: [maybeSenator(s.g, s.word('who'))?.id ?? id, id],
  })),
  'ask.senate.censor': nominee((_, id) => ({ t: 'censor', nominee: id })),
  'ask.pontifex.nominee': nominee((_, id) => ({ t: 'pontifex', nominee: id })),
  'ask.senate.dictator': dictator,
  'ask.senate.dictators': dictator,
  'ask.senate.beforeCensor': dictator,
  'ask.senate.life': nominee((_, id) => ({ t: 'consul-for-life', nominee: id })),
  'ask.forum.act': forum,
  'ask.forum.noLeader': forum,
  'ask.forum.target': target,
  'ask.forum.bribe': bribe,
  'ask.forum.knight': (s) => [t('hint.rome.knight', { who: s.word('who') })],
  'ask.revenue.contribute': contribute,
  'ask.deployment.order': campaign,
  'ask.deployment.target': campaign,
  'ask.deployment.legions': campaign,
  'ask.deployment.veterans': campaign,
  'ask.deployment.fleets': campaign,
  'ask.raise.legions': raise,
  'ask.raise.fleets': raise,
  'ask.prosecution.choose': prosecute,
};

export const VERBS: Readonly<Record<string, Saying>> = {
  vetoByTribune: veto,
  vetoAsPontifex: veto,
  assassinate: say('hint.rome.aboutToWin'),
  demandCheck: say('hint.rome.aboutToWin'),
  proposeByTribune: (s, answer) =>
    s.question.prompt.k === 'ask.senate.promisedTribune' ? promised(s, answer) : say('hint.rome.tribune')(s, answer),
  reopenByTribune: say('hint.rome.tribune'),
  playLaw: say('hint.rome.lawNow'),
  playLawNow: say('hint.rome.lawNow'),
  deal: say('hint.rome.deal'),
  answerDeal: say('hint.rome.deal'),
  passUntil: pass,
  fineGovernor: fine,
  makePriest: priest,
  movePriesthood: priesthood,
  inciteMob: mob,
  recallVeterans: veterans,
};

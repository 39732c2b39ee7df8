/** Governors in Revolt, and what is done against them — 2.03 */
import { best, point, press } from '@tabularium/parts';
import {
  armyStrength,
  chances,
  countLegions,
  forcesOf,
  maybeSenator,
  military,
  type OpenRome,
  rebelFaction,
} from '../rules/study.ts';
import { type Answering, type Answers } from './asked.ts';
import { filled } from './revenue.ts';
import { isStrong } from './revolt.ts';

/** [2.03.7-h] What the Governor could bring to Italy: Provincial Armies count half where no Legion is with them. */
const armyOf = (g: OpenRome, who: string): number => {
  const p = g.provinces.find((x) => x.governor === who && !x.legate);
  if (p === undefined) return 0;
  const { armies } = forcesOf(g, p.id);
  return armyStrength(g, p.id) + (countLegions(g, p.id) > 0 ? armies : Math.ceil(armies / 2));
};
const couldMarch = (g: OpenRome, who: string): boolean => {
  const s = maybeSenator(g, who);
  return s !== undefined && isStrong(g, armyOf(g, who), military(g, s));
};

/** [2.03.2-d] Like a victor: only with an army that Rome can hardly meet. Others are named when it takes them to be the strongest. */
const muster: Answering = (s) => {
  if (s.has('declareGovernors')) return press('declareGovernors');
  const able = s.list('nameRebel').filter((id) => s.number('n') > 0 || couldMarch(s.g, id));
  return (
    point(
      'nameRebel',
      best(able, (id) => armyOf(s.g, id)),
    ) ?? press('stayLoyal')
  );
};

/** [2.03.8-a] Who stays wins nothing, but he may wait until he is strong enough. */
const march: Answering = (s) =>
  press(s.has('marchOnRome') && couldMarch(s.g, s.word('who')) ? 'marchOnRome' : 'stayInProvince');

/** [2.03.6-f][2.03.6-i] What fights least goes first. */
const release: Answering = (s) => {
  const o = s.offer('releaseLegions');
  return o?.t === 'choose' ? point('releaseLegions', o.of.slice(0, o.min)) : undefined;
};
const giveUp =
  (verb: string): Answering =>
  (s) => {
    const o = s.offer(verb);
    if (o?.t !== 'allot') return undefined;
    // Fleets before Armies.
    const kinds = Object.entries(o.of).sort(([a], [b]) => (a < b ? 1 : -1));
    return point(verb, filled(Object.fromEntries(kinds), o.min));
  };

/** Rome takes over Fleets only when it is rich. */
const RICH = 70;
const releasedFleets: Answering = (s) => point('keepReleasedFleets', s.g.state >= RICH ? s.number('n') : 0);

/** [2.03.5-h] Armies for what he does not need next turn. */
const RESERVE = 20;
const COST = 10;
const raise: Answering = (s) => {
  const { 'provincial:armies': room = 0 } = s.shares('raiseProvincial');
  const spare = Math.floor(((maybeSenator(s.g, s.word('who'))?.talents ?? 0) - RESERVE) / COST);
  const n = Math.max(0, Math.min(room, spare));
  return point('raiseProvincial', n > 0 ? { 'provincial:armies': n } : {});
};

/** [2.03.72-g] Only a victory stops them, and both lose the same Fleets. Nobody stops his own Rebel. */
const WORTH_IT = 0.25;
const intercept: Answering = (s) => {
  const odds = chances(s.g, undefined, '', s.number('n'), s.number('against'));
  return press(rebelFaction(s.g) !== s.faction && odds.victory >= WORTH_IT ? 'intercept' : 'letLand');
};

/** [2.03.71-d] All who can fight in Italy. */
const reinforce: Answering = (s) => {
  const strength = (id: string): number => {
    const p = s.g.provinces.find((x) => x.id === id);
    return p === undefined ? 0 : forcesOf(s.g, p.id).armies + armyStrength(s.g, p.id);
  };
  const able = s.list('reinforceFrom').filter((id) => strength(id) > 0);
  return point('reinforceFrom', best(able, strength)) ?? press('noReinforcements');
};
const sendForces: Answering = (s) => {
  const { 'provincial:armies': armies = 0 } = s.shares('sendForces');
  return point('sendForces', armies > 0 ? { 'provincial:armies': armies } : {});
};

export const REBELS: Answers = {
  'ask.rebels.muster': muster,
  'ask.rebels.march': march,
  // Fleets are of no use in Italy, and cost as much as Legions.
  'ask.rebels.testFleets': () => point('testFleets', 0),
  'ask.rebels.lend': () => press('refuseMoney'),
  'ask.rebels.payFleets': () => point('payFleets', 0),
  'ask.rebels.keepFleets': () => point('keepFleets', 0),
  'ask.rebels.release': release,
  'ask.rebels.giveUp': giveUp('giveUpForces'),
  'ask.rebels.whichArmies': giveUp('giveUpArmies'),
  'ask.rebels.whichFleets': giveUp('giveUpFleets'),
  'ask.rebels.releasedFleets': releasedFleets,
  'ask.rebels.raise': raise,
  'ask.rebels.intercept': intercept,
  'ask.rebels.whoseFleets': (s) => point('losePrimaryFleets', s.range('losePrimaryFleets')[0]),
  'ask.rebels.reinforce': reinforce,
  'ask.rebels.sendForces': sendForces,
  'ask.rebels.sendLegions': (s) => point('sendLegions', s.list('sendLegions')),
};

/** Decisions outside the Senate: battles, events, revolts — 1.10, 1.11, and single cards */
import {
  armyStrength,
  chances,
  type Force,
  forceOf,
  forcePlace,
  isNeutral,
  landStrength,
  leaderCard,
  maybeSenator,
  hraoFaction,
  maybeWar,
  military,
  type OpenRome,
  senatorsOf,
  warCard,
} from '../rules/study.ts';
import { filled } from './revenue.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked, sum } from './asked.ts';
import { isStrong } from './revolt.ts';
import { senatorsIn } from './setup.ts';
import { threat, worth } from './standing.ts';
import { isEnemy, prospectsOf } from './odds.ts';
import { keepWorth, trade } from './trading.ts';
import { W } from './weights.ts';

/** [4.02.2-a] Also for a Neutral that has nobody else to answer. */
const isAskedFor = (s: Asked, faction: number | undefined): boolean =>
  faction !== undefined && (faction === s.faction || isNeutral(s.g, faction));

/** [1.10.12-d] Fights the Land Battle at once if it is likely to be won; the enemy has no Fleets left. */
const onLand: Answering = (s) => {
  const w = maybeWar(s.g, s.word('war'));
  const f = s.g.forces.find(
    (x) => x.war === w?.id && x.commander !== '' && isAskedFor(s, maybeSenator(s.g, x.commander)?.faction),
  );
  const who = f && maybeSenator(s.g, f.commander);
  if (!w || !f || !who) return onLandAgainstRebel(s);
  const army = armyStrength(s.g, forcePlace(f));
  const odds = chances(s.g, w, who.id, army + Math.min(army, military(s.g, who)), landStrength(s.g, w));
  return press(odds.victory >= 0.4 && odds.victory > odds.defeat + odds.disaster ? 'fightOnLand' : 'stayAtSea');
};

/** [2.03.81-j] The same for a Rebel Province. */
const onLandAgainstRebel: Answering = (s) => {
  const isHis = (f: Force): boolean => f.war === s.word('war') && maybeSenator(s.g, f.commander)?.faction === s.faction;
  const odds = s.g.forces.filter(isHis).map((f) => prospectsOf(s.g, f))[0];
  return press(odds === undefined || odds.victory > odds.defeat ? 'fightOnLand' : 'stayAtSea');
};

const declare: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  const f = who && forceOf(s.g, who.id);
  if (!who || !f) return press('layDown');
  const lead = military(s.g, who);
  if (s.has('declareRevolt') && isStrong(s.g, s.number('n'), lead)) return press('declareRevolt');
  // Testing loyalty costs nothing, but makes sense only if the whole army would be strong enough.
  if (s.has('testLoyalty') && isStrong(s.g, armyStrength(s.g, forcePlace(f)), lead)) return press('testLoyalty');
  const march = s.list('marchOn').filter(isEnemy);
  const next = best(march, (id) => -landStrength(s.g, maybeWar(s.g, id)!));
  if (next !== undefined) {
    const odds = prospectsOf(s.g, { ...f, war: next });
    if (odds && odds.victory > 0.5) return point('marchOn', next);
  }
  return press('layDown');
};

const discard: Answering = (s) => {
  const o = s.offer('discard');
  if (o?.t !== 'choose') return undefined;
  const byWorth = [...o.of].sort((a, b) => keepWorth(s.g, s.faction, a) - keepWorth(s.g, s.faction, b));
  return point('discard', byWorth.slice(0, o.min));
};

/** [card-144-b] All Knights die, and the HRAO has their money: good for his Faction, or for one that has few Knights to lose. */
const proscription: Answering = (s) => {
  if (!s.has('playProscription')) return press('pass');
  const knights = (faction: number): number => sum(senatorsOf(s.g, faction).map((x) => x.knights));
  const all = sum(s.g.factions.map((_, faction) => knights(faction)));
  const spared = knights(s.faction) * s.g.factions.length < all && threat(s.g, s.faction, hraoFaction(s.g)) < W.meddle;
  return press(hraoFaction(s.g) === s.faction || spared ? 'playProscription' : 'pass');
};

/** The most dangerous Faction. */
const accuse: Answering = (s) =>
  point(
    'accuseFaction',
    best(s.list('accuseFaction'), (ref) => threat(s.g, s.faction, Number(ref.slice('faction:'.length)))),
  );

const fleets: Answering = (s) => {
  const o = s.offer('loseFleets');
  if (o?.t !== 'allot') return undefined;
  // Fleets at home are lost first.
  const home = Object.entries(o.of).sort(([a], [b]) => Number(a.startsWith('force')) - Number(b.startsWith('force')));
  return point('loseFleets', filled(Object.fromEntries(home), o.min));
};

const attackFirst: Answering = (s) =>
  point(
    'attackFirst',
    best(senatorsIn(s, 'attackFirst'), (x) => (x.faction === s.faction ? 3 : 0) + military(s.g, x))?.id,
  );

/** [1.12.3-d] The weakest first. */
const rebelAttack: Answering = (s) =>
  point(
    'attackWar',
    best(s.list('attackWar'), (id) => -landStrength(s.g, maybeWar(s.g, id)!)),
  );

const show = (s: Asked): ReturnType<Answering> => (s.has('showNothing') ? press('showNothing') : undefined);

export const BATTLES: Answers = {
  'ask.combat.ransom': () => press('letFight'),
  'ask.revenue.ransom': () => press('pass'),
  'ask.combat.onLand': onLand,
  'ask.combat.cleopatra': (s) => (s.has('cleopatraHelps') ? press('cleopatraHelps') : undefined),
  'ask.combat.secondVeteran': () => press('secondVeteran'),
  'ask.combat.order': attackFirst,
  'ask.combat.orderRebel': attackFirst,
  'ask.revolution.declare': declare,
  'ask.revolution.test': (s) => point('testLegions', s.list('testLegions')),
  'ask.revolution.pay': (s) => {
    const o = s.offer('payLegions');
    return o?.t === 'choose' ? point('payLegions', o.of.slice(0, o.max)) : undefined;
  },
  'ask.revolution.lend': () => press('refuseMoney'),
  'ask.revolution.join': () => point('joinRevolt', []),
  'ask.revolution.discard': discard,
  'ask.proscription': proscription,
  'ask.proscribe': (s) => press(s.has('proscribe') ? 'proscribe' : 'decline'),
  'ask.trade': trade,
  'ask.trade.cards': trade,
  'ask.rebel.war': rebelAttack,
  'ask.event.leaderDies': (s) =>
    point(
      'leaderDies',
      best(s.list('leaderDies'), (id) => leaderCard(s.g, id).strength),
    ),
  'ask.event.newAlliance': (s) =>
    point(
      'ally',
      best(s.list('ally'), (id) => warLand(s.g, id)),
    ),
  'ask.event.fleets': fleets,
  'ask.event.catilina': accuse,
  'ask.laws.gabinian': () => press('raiseNothing'),
  'ask.show': show,
  'ask.ransom': (s) => point('payFromCaptive', s.range('payFromCaptive')[1]),
  'ask.assassin.who': (s) => point('sendAssassin', best(senatorsIn(s, 'sendAssassin'), (x) => -worth(s.g, x))?.id),
  'ask.assassin.cards': (s) =>
    s.has('addAssassins') ? point('addAssassins', s.list('addAssassins')) : press('strike'),
  'ask.assassin.guard': (s) => guard(s),
};
const warLand = (g: OpenRome, id: string): number => {
  const w = maybeWar(g, id);
  return w ? landStrength(g, w) + warCard(g, w.id).fleet + (w.status === 'active' ? 10 : 0) : 0;
};
/** [1.09.73] As many as it takes to bring a deadly roll below 5; more would be wasted. */
const DEADLY = 5;
const guard = (s: Asked): ReturnType<Answering> => {
  const over = s.number('total') - DEADLY + 1;
  const cards = s.list('playBodyguards');
  return over > 0 && cards.length > 0 ? point('playBodyguards', cards.slice(0, over)) : press('noBodyguard');
};

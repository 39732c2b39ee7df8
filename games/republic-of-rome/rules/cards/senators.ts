/** Families and Statesmen coming into play — 1.07.31, 1.07.311, 1.07.312 */
import { senatorOn } from '../data/content.ts';
import type { Cx, Msg } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { senatorRenamed } from '../agreements/time.ts';
import { cardOf, senatorCard } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, type SenatorId, UNALIGNED } from '../ids.ts';
import { playCard } from '../rome/cards.ts';
import { fresh } from '../rome/death.ts';
import { isStatesman, numberOf, withNumber } from '../rome/senators.ts';
import { say } from '../say.ts';
import { maybeConsulForLife } from '../senate/consul-for-life.ts';

/** [1.05.22-a][1.07.312-d] Brothers, and cousins, who may be in play together. */
const PAIRS: Readonly<Record<string, SenatorId>> = {
  'senator:25A': 'senator:25B',
  'senator:25B': 'senator:25A',
  'senator:29A': 'senator:29B',
  'senator:29B': 'senator:29A',
};
export const areAPair = (a: string, b: string): boolean => PAIRS[a] === b;

/**
 * [1.07.312-c][1.07.312-p] Not beside another Statesman of his number, Captive or not; [1.07.312-b][1.07.312-e] not against an
 * opponent who has the Family; [1.07.312-d] the second of a pair whatever becomes of the Family.
 */
export const canPlayStatesman = (g: Rome, faction: FactionId, card: string): true | Msg => {
  const id = cardOf(g, card).of;
  for (const s of withNumber(g, numberOf(g, id))) {
    if (areAPair(s.id, id)) continue;
    if (isStatesman(g, s.id)) return say('no.statesmanInPlay', { who: s.id });
    if (s.faction !== faction && s.faction !== UNALIGNED) return say('no.familyElsewhere', { who: s.id });
  }
  return true;
};

/** [1.07.311-b] The Family card on the table that lies by itself: in the player's Faction, or unaligned. */
const familyAlone = (g: Rome, number: number): Senator | undefined =>
  withNumber(g, number).find((s) => !isStatesman(g, s.id));

/**
 * [1.07.312-f][1.07.312-g] On top of the Family, which joins from the Forum; else alone: [1.07.312-h] the Family is not on the
 * table, or [1.07.312-q] lies under the other of a pair.
 */
export const playStatesman = (cx: Cx<Rome>, faction: FactionId, card: string): void => {
  const { g } = cx;
  const id = senatorOn(playCard(cx, faction, card));
  const family = familyAlone(g, numberOf(g, id));
  if (family) putOnTop(cx, family, id, faction);
  else g.senators.push(fresh(g, id, faction));
  cx.log(say('cards.statesman', { who: id, faction: factionRef(faction) }), '1.07.312-a');
  maybeConsulForLife(cx);
};

/**
 * [1.07.312-o] One Senator from now on, by the Statesman's name. [1.07.312-i] The higher Influence and Popularity;
 * [1.07.312-j] everything on the Family card is his.
 */
const putOnTop = (cx: Cx<Rome>, s: Senator, id: SenatorId, faction: FactionId): void => {
  const { influence, popularity } = senatorCard(cx.g, id);
  rename(cx.g, s.id, id);
  s.id = id;
  s.faction = faction;
  s.influence = Math.max(s.influence, influence);
  s.popularity = Math.max(s.popularity, popularity);
};

/** [amb-F5] */
const renameInOrders = (g: Rome, from: SenatorId, to: SenatorId): void => {
  const name = (x: string): string => (x === from ? to : x);
  g.orders = g.orders.map((all) => all.map((o) => ({ ...o, naming: o.naming.map(name), target: name(o.target) })));
};
const rename = (g: Rome, from: SenatorId, to: SenatorId): void => {
  for (const f of g.factions) if (f.leader === from) f.leader = to;
  for (const p of g.provinces) if (p.governor === from) p.governor = to;
  for (const c of g.concessions) if (c.holder === from) c.holder = to;
  for (const l of g.legions) if (l.allegiance === from) l.allegiance = to;
  for (const f of g.forces) {
    if (f.commander === from) f.commander = to;
    if (f.masterOfHorse === from) f.masterOfHorse = to;
  }
  for (const r of g.rebels) {
    if (r.senator === from) r.senator = to;
    if (r.masterOfHorse === from) r.masterOfHorse = to;
  }
  if (plays(g, 'pontifex')) advanced().renamePriest(g, from, to);
  if (plays(g, 'disbandment')) advanced().renameDisbander(g, from, to);
  renameInOrders(g, from, to);
  senatorRenamed(g, from, to);
};

/**
 * A Family card comes face up to the Forum. [1.07.312-k] It goes under its Statesman at once, [1.07.312-l] under the A of a pair;
 * else [1.07.311-a] it is an unaligned Senator.
 */
export const placeFamily = (cx: Cx<Rome>, id: SenatorId): void => {
  const { g } = cx;
  const own = withNumber(g, numberOf(g, id)).sort((a, b) => (a.id < b.id ? -1 : 1))[0];
  if (own) {
    own.family = true;
    cx.log(say('cards.familyBeneath', { family: id, who: own.id }), '1.07.312-k');
    return;
  }
  g.senators.push(fresh(g, id, UNALIGNED));
  cx.log(say('cards.family', { who: id }), '1.07.311-a');
};

/** Changes sides with everything on his card; [amb-15] one with 35 Influence is Consul for Life as soon as he is aligned. */
export const joinFaction = (cx: Cx<Rome>, s: Senator, faction: FactionId): void => {
  s.faction = faction;
  maybeConsulForLife(cx);
};

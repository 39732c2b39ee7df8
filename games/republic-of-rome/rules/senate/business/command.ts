/** Who commands, against what, with what at least; and leaving for war — 1.09.64, 1.09.641, 1.09.642, 1.07.332, cards 106 and 154 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import { isAway } from '../../advanced/rebels/state.ts';
import type { Force, Rome, Senator } from '../../game.ts';
import { type CardId, isRebelArmy, type SenatorId } from '../../ids.ts';
import { forcePlace, legionsAt, newForce, sendFleets } from '../../rome/forces.ts';
import { comeHome, leaveRome } from '../../rome/home.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { holderOf, isAlignedInRome, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { earlierActive } from '../../wars/matching.ts';
import { activate } from '../../wars/placing.ts';
import { isNavalFirst, supportNeeded } from '../../wars/fighting.ts';
import { maybeWar } from '../../wars/wars.ts';
import { presiding } from '../presiding.ts';
import type { Proposal } from '../proposal.ts';
import { add, atHand, isAttacked, isWithin, leftIn, type OrderOf, type Orders, type Units, unitsOf } from './orders.ts';
import { isSettled } from './recall.ts';
import { isProsecutedAfter } from './series.ts';

type Send = OrderOf<'send'>;
export type Target = Send['war'];

/** [card-106-a][card-154-a] */
const BEQUEST_UNITS = 3;
const isBequest = (war: string): war is CardId => war.startsWith('card:');

const isSent = (orders: Orders, id: string): boolean => orders.some((o) => o.t === 'send' && o.commander === id);

/**
 * [1.09.641-c][1.09.644-f] Field Consul, Rome Consul or Dictator, in Rome. [1.09.641-d][amb-112] The Field Consul before or together with
 * the Rome Consul, unless he is not in Rome. [2.01.1-f] Nobody else, a Pontifex Maximus neither.
 */
export const mayCommand = (g: OpenRome, s: Senator, orders: Orders): boolean => {
  if (!isAlignedInRome(s) || isSent(orders, s.id)) return false;
  if (s.office === 'dictator' || s.office === 'field-consul') return true;
  if (s.office !== 'rome-consul') return false;
  const field = holderOf(g, 'field-consul');
  return field === undefined || !isAlignedInRome(field) || isSent(orders, field.id);
};

/**
 * [1.09.641-b][1.09.644-b][1.09.643-f] Units on that War that will be his: those without Commander, and those of the
 * Proconsul he replaces.
 */
export const takenOver = (g: OpenRome, o: Pick<Send, 'war' | 'replaces'>, before: Orders): Units => {
  const orphans = isAttacked(before, o.war) ? [] : g.forces.filter((f) => f.war === o.war && f.commander === '');
  const replaced = o.replaces === '' ? [] : g.forces.filter((f) => f.commander === o.replaces);
  return [...orphans, ...replaced].map((f) => leftIn(g, f, before)).reduce(add, { legions: [], fleets: 0 });
};

/**
 * What must be sent along at least. [1.09.64-b][amb-110] Every Force has Fleet Support of its own. [1.10.12-h] Fleets alone only
 * where there is a Naval Battle to fight. [card-106-a][card-154-a] 3 and 3 for a Bequest.
 */
export const least = (
  g: OpenRome,
  o: Pick<Send, 'war' | 'replaces'>,
  before: Orders,
): { legions: number; fleets: number } => {
  const has = takenOver(g, o, before);
  if (isBequest(o.war)) {
    return {
      legions: Math.max(0, BEQUEST_UNITS - has.legions.length),
      fleets: Math.max(0, BEQUEST_UNITS - has.fleets),
    };
  }
  const naval = isNavalFirst(g, o.war);
  return {
    legions: naval || has.legions.length > 0 ? 0 : 1,
    fleets: Math.max(0, Math.max(naval ? 1 : 0, supportNeeded(g, o.war)) - has.fleets),
  };
};
export const canSupply = (g: OpenRome, o: Pick<Send, 'war' | 'replaces'>, before: Orders): boolean => {
  const { legions, fleets } = least(g, o, before);
  const there = atHand(g, before);
  return legions <= there.legions.length && fleets <= there.fleets;
};

/** [1.07.332-g][1.07.332-h][amb-113] Earlier Wars of the series have their Commander, or get one with it. */
const isInOrder = (g: OpenRome, war: Target, orders: Orders): boolean =>
  isRebelArmy(war) || isBequest(war) || earlierActive(g, war).every((w) => isProsecutedAfter(g, w, orders));

/** Is there such an enemy, or such a Bequest to collect? [card-106-a] That is the Field Consul's alone. */
const isThere = (g: OpenRome, war: Target, s: Senator): boolean => {
  // [2.03.81-b]
  if (isRebelArmy(war)) return rebelAt(g, war) !== undefined && !isAway(g, war);
  if (!isBequest(war)) return maybeWar(g, war) !== undefined;
  // [1.05.3-l] One who has died on the way is replaced, and what he had is taken over.
  if (s.office !== 'field-consul' || g.forces.some((f) => f.war === war && f.commander !== '')) return false;
  return war !== 'card:155' && g.bequests.some((b) => b.card === war && b.status === 'waiting');
};

/** [1.09.644-a][1.09.644-e] Proconsuls on that War whom he could replace. */
export const replaceable = (g: OpenRome, war: Target, orders: Orders): SenatorId[] =>
  g.forces.flatMap((f) => {
    if (f.war !== war || f.commander === '' || !isSettled(g, f)) return [];
    const taken = orders.some(
      (o) => (o.t === 'recall' && o.commander === f.commander) || (o.t === 'send' && o.replaces === f.commander),
    );
    const touched = orders.some((o) => o.t === 'reinforce' && o.force === f.id);
    return taken || touched ? [] : [f.commander];
  });

const mayAttack = (g: OpenRome, war: Target, s: Senator, orders: Orders): boolean =>
  isThere(g, war, s) &&
  isInOrder(g, war, orders) &&
  (canSupply(g, { war, replaces: '' }, orders) ||
    replaceable(g, war, orders).some((replaces) => canSupply(g, { war, replaces }, orders)));

/** [1.09.64-a] An Active, Inactive or Imminent War, the Rebel, [2.03.81-l] each by himself where there are several, a Bequest. */
export const targets = (g: OpenRome, s: Senator, orders: Orders): Target[] =>
  [...g.wars.map((w) => w.id), ...g.rebels.map((r) => r.army), ...g.bequests.map((b) => b.card)].filter((war) =>
    mayAttack(g, war, s, orders),
  );

export const hasTarget = (g: OpenRome, s: Senator, orders: Orders): boolean =>
  g.wars.some((w) => mayAttack(g, w.id, s, orders)) ||
  g.rebels.some((r) => mayAttack(g, r.army, s, orders)) ||
  g.bequests.some((b) => mayAttack(g, b.card, s, orders));

/** [1.09.642-c] Could this still be done after those before it? */
export const canSend = (g: Rome, o: Send, before: Orders): boolean => {
  const s = g.senators.find((x) => x.id === o.commander);
  if (s === undefined || !mayCommand(g, s, before) || !isThere(g, o.war, s) || !isInOrder(g, o.war, before))
    return false;
  if (o.replaces !== '' && !replaceable(g, o.war, before).includes(o.replaces)) return false;
  const { legions, fleets } = least(g, o, before);
  const sent = unitsOf(o);
  return sent.legions.length >= legions && sent.fleets >= fleets && isWithin(sent, atHand(g, before));
};

/** [1.09.641-a] The units are his, and he is gone. [1.07.3321-h][1.07.331-c] The War becomes Active that moment. */
export const send = (cx: Cx<Rome>, o: Send, dispatch: number): void => {
  const { g } = cx;
  const s = senator(g, o.commander);
  const w = maybeWar(g, o.war);
  if (w) activate(cx, w);
  const f = o.replaces === '' ? newForce(g, o.war) : relieve(cx, o.replaces);
  joinOrphans(g, f);
  for (const { legions, fleets } of [unitsOf(o)]) {
    for (const n of legions) g.legions[n]!.at = forcePlace(f);
    sendFleets(g, f, fleets);
  }
  f.commander = s.id;
  f.sent = dispatch;
  f.sentIn = g.turn;
  f.hadLegions = legionsAt(g, forcePlace(f)).length > 0;
  leaveRome(s, isBequest(o.war) ? 'mission' : 'field');
  cx.log(
    say('deployment.sent', {
      who: s.id,
      war: rebelAt(g, o.war)?.senator ?? o.war,
      legions: legionsAt(g, forcePlace(f)).length,
      fleets: f.fleets,
    }),
    '1.09.641-a',
  );
  if (s.office === 'dictator') takeMasterOfHorse(g, f);
};

/** [1.09.641-c][1.09.34-a] The Dictator goes together with his Master of Horse. */
const takeMasterOfHorse = (g: Rome, f: Force): void => {
  const horse = holderOf(g, 'master-of-horse');
  if (horse === undefined || !isAlignedInRome(horse)) return;
  f.masterOfHorse = horse.id;
  leaveRome(horse, 'field');
};

/** [1.09.644-b] Replaced, he comes home and his Force stays. */
const relieve = (cx: Cx<Rome>, id: SenatorId): Force => {
  const f = cx.g.forces.find((x) => x.commander === id)!;
  f.commander = '';
  f.homeward = false;
  cx.log(say('deployment.replaced', { who: id }), '1.09.644-b');
  comeHome(cx, senator(cx.g, id));
  return f;
};

/** [1.09.641-b] */
const joinOrphans = (g: Rome, f: Force): void => {
  for (const other of g.forces) {
    if (other.id === f.id || other.war !== f.war || other.commander !== '') continue;
    for (const n of legionsAt(g, forcePlace(other))) g.legions[n]!.at = forcePlace(f);
    f.fleets += other.fleets;
    other.fleets = 0;
  }
  g.forces = g.forces.filter((x) => x.id === f.id || x.war !== f.war || x.commander !== '');
};

/**
 * [1.09.642-a][1.09.151-i] Does it send away whoever presides? The Senate closes when it has passed, and [1.09.642-d] nothing opens it
 * again. A Master of Horse leaves with his Dictator.
 */
export const sendsAwayPresiding = (g: Rome, p: Proposal): boolean => {
  if (p.t !== 'deploy') return false;
  const presides = presiding(g);
  return p.orders.some(
    (o) =>
      o.t === 'send' &&
      (o.commander === presides?.id ||
        (presides?.office === 'master-of-horse' && senator(g, o.commander).office === 'dictator')),
  );
};

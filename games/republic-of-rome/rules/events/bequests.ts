/** Pergamene (106), Bithynian (154) and Ptolemy Apion (155) Bequests — amb-172 */
import type { Cx } from '@tabularium/kernel';
import type { Bequest, Force, Rome } from '../game.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import { discard } from '../rome/cards.ts';
import { disband } from '../rome/forces.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { createProvince } from '../wars/provinces.ts';
import { hasProvince } from '../wars/wars.ts';

const PTOLEMY: CardId = 'card:155';
/** [card-106-a][card-154-a] */
const TALENTS: Readonly<Record<CardId, number>> = { 'card:106': 50, 'card:154': 35, 'card:155': 0 };
export const talentsOf = (card: CardId): number => TALENTS[card] ?? 0;
const PROVINCE: Readonly<Record<CardId, ProvinceId>> = {
  'card:106': 'province:asia',
  'card:154': 'province:bithynia',
  'card:155': 'province:creta-cyrenaica',
};

/** Drawn: it waits in the Forum. [card-154-a][card-155-a] Useless and discarded when its Province exists. */
export const drawBequest = (cx: Cx<Rome>, card: CardId): void => {
  if (hasProvince(cx.g, PROVINCE[card]!)) {
    discard(cx.g, card);
    cx.log(say('event.bequest.useless', { card }), 'card-154-a');
    return;
  }
  cx.g.bequests.push({ card, status: 'waiting' });
};

/** [card-106-a][amb-172] The Revenue Phase begins: who was sent for a Bequest brings it and is back with his Force. */
export const collectBequests = (cx: Cx<Rome>): void => {
  for (const b of cx.g.bequests) {
    const f = cx.g.forces.find((x) => x.war === b.card);
    if (f !== undefined && f.commander !== '') collect(cx, b, f);
  }
};

const collect = (cx: Cx<Rome>, b: Bequest, f: Force): void => {
  const { g } = cx;
  const who = senator(g, f.commander);
  // [card-106-b] A Rebel keeps it.
  const keeps = who.rebel !== 'no';
  move(g, 'bank', keeps ? who.id : 'state', TALENTS[b.card]!);
  b.status = 'collected';
  cx.log(
    say(keeps ? 'event.bequest.kept' : 'event.bequest', { card: b.card, who: who.id, n: TALENTS[b.card]! }),
    'card-106-a',
  );
  disband(cx, f);
};

/** [card-155-a] When the Senate meets, so that a Governor can be elected. */
export const ptolemysProvince = (cx: Cx<Rome>): void => {
  for (const b of cx.g.bequests) {
    if (b.card !== PTOLEMY || b.status === 'collected') continue;
    b.status = 'collected';
    createProvince(cx, PROVINCE[PTOLEMY]!);
  }
};

/**
 * The Forum Phase begins. [card-106-b][card-154-a] The Province of a Bequest that was collected is created and the card is
 * done with; one not yet collected stays, unless its Province has come into being otherwise.
 */
export const settleBequests = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const b of g.bequests) {
    if (b.status === 'waiting' && !hasProvince(g, PROVINCE[b.card]!)) continue;
    if (b.status === 'collected') createProvince(cx, PROVINCE[b.card]!);
    g.bequests = g.bequests.filter((x) => x !== b);
    discard(g, b.card);
  }
};

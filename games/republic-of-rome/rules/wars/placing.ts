/** Where a War goes when it is drawn, and how it becomes Active — 1.07.33, 1.07.331, 1.07.3321, 1.07.341 */
import type { Cx } from '@tabularium/kernel';
import { destroyConcession } from '../cards/concessions.ts';
import type { Rome, War } from '../game.ts';
import type { WarId } from '../ids.ts';
import { say } from '../say.ts';
import { inSeriesOrder, matchingInPlay } from './matching.ts';
import { isConditionMet, isRevoltWhenDrawn } from './revolts.ts';
import { matches, newWar, warCard } from './wars.ts';

/** [card-119-a] */
const SOCIAL_WAR: WarId = 'war:119';

/**
 * [1.07.33-d][1.07.331-a] A drawn War goes where its icon says. [1.07.3321-a] One that matches any other in the Forum is
 * Imminent, [1.07.3321-b] and the other becomes Active if it was not, [amb-48] unless its Province is still missing.
 */
export const drawWar = (cx: Cx<Rome>, id: WarId): void => {
  const { g } = cx;
  const w = newWar(id, 'inactive', isRevoltWhenDrawn(g, id));
  const matching = matchingInPlay(g, id);
  g.wars.push(w);
  if (w.revolt) cx.log(say('wars.revolt', { war: id }), '1.07.333-b');
  takeRefuge(cx, w);
  if (matching.length > 0) {
    // [1.07.3321-d][1.07.341-d] Whatever its icon, and no Leader comes for it yet.
    w.status = 'imminent';
    cx.log(say('wars.imminent', { war: id }), '1.07.3321-a');
    activateTogether(
      cx,
      matching.filter((x) => x.status === 'inactive' && isConditionMet(g, x.id)),
    );
  } else if (isActiveWhenDrawn(g, id)) activate(cx, w);
  else cx.log(say('wars.inactive', { war: id }), '1.07.331-a');
};

/** [card-rev-b] A conditional one where its Provinces exist; [1.07.341-c] any other whose Leader is there, in the Curia or in refuge. */
const isActiveWhenDrawn = (g: Rome, id: WarId): boolean => {
  const { drawn } = warCard(g, id);
  if (drawn === 'active' || (drawn === 'conditional' && isConditionMet(g, id))) return true;
  return g.leaders.some((l) => matches(g, l.id, id));
};

/** [card-175-1-a] One who looks for refuge aids the next War that is drawn. */
const takeRefuge = (cx: Cx<Rome>, w: War): void => {
  for (const l of cx.g.leaders) {
    if (!l.refuge) continue;
    l.refuge = false;
    l.aids = [w.id];
    cx.log(say('wars.leaderRefuge', { leader: l.id, war: w.id }), 'card-175-1-a');
  }
};

/**
 * [1.07.331-b][1.07.331-c][1.07.3321-h] The War is Active from now on, because it was drawn so, matched, attacked, or a
 * Leader came. [1.07.33-e] Nothing but `endWar` changes that.
 * [1.07.332-e] Multipliers are never stored, so they are right at once.
 */
export const activate = (cx: Cx<Rome>, w: War): void => {
  if (w.status === 'active') return;
  w.status = 'active';
  cx.log(say('wars.active', { war: w.id }), '1.07.331-c');
  callLeaders(cx, w);
  destroyThreatened(cx, w);
  if (w.id === SOCIAL_WAR) riseWithSocialWar(cx);
};

/** [1.07.341-c] Leaders in the Curia join a War of theirs that becomes Active. */
const callLeaders = (cx: Cx<Rome>, w: War): void => {
  for (const l of cx.g.leaders) {
    if (l.at !== 'curia' || !matches(cx.g, l.id, w.id)) continue;
    l.at = 'wars';
    cx.log(say('wars.leaderJoins', { leader: l.id, war: w.id }), '1.07.341-c');
  }
};

/** [amb-165][card-74-b][card-118-a] When the War is or becomes Active. */
const destroyThreatened = (cx: Cx<Rome>, w: War): void => {
  for (const id of warCard(cx.g, w.id).destroys) destroyConcession(cx, id);
};

/** [card-119-a][amb-168] Every Inactive War that belongs to a series; it matches none of them itself. */
const riseWithSocialWar = (cx: Cx<Rome>): void =>
  activateTogether(
    cx,
    cx.g.wars.filter((w) => w.status === 'inactive' && warCard(cx.g, w.id).series !== 'none'),
  );

/** [1.07.3321-e] Inactive Wars that would become Active at one moment: of a series only the earliest, the others are Imminent. */
export const activateTogether = (cx: Cx<Rome>, wars: readonly War[]): void => {
  const begun: string[] = [];
  for (const w of inSeriesOrder(cx.g, wars)) {
    const { series } = warCard(cx.g, w.id);
    if (series === 'none' || !begun.includes(series)) {
      begun.push(series);
      activate(cx, w);
    } else {
      w.status = 'imminent';
      cx.log(say('wars.imminent', { war: w.id }), '1.07.3321-e');
    }
  }
};

/** Who may govern, and what election to a Province does — 1.09.5, 1.09.51, 1.09.52, 1.09.53, card 158 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome, Senator } from '../../game.ts';
import type { ProvinceId, SenatorId } from '../../ids.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { comeHome, leaveRome } from '../../rome/home.ts';
import {
  hasMajorOffice,
  isAligned,
  isAlignedInRome,
  isInForum,
  isInRome,
  maybeSenator,
  senator,
} from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isRoman, province } from '../../wars/wars.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { isRejected } from '../floor.ts';

/** [1.09.51-a][1.09.52-c] */
export const TERM = 3;

export interface Post {
  readonly province: ProvinceId;
  readonly senator: SenatorId;
}

/** [1.09.131-c] The same posts in any order. */
export const postsKey = (posts: readonly Post[]): string =>
  posts
    .map((p) => `${p.province}=${p.senator}`)
    .sort()
    .join(' ');

/** [1.09.5-a][1.09.5-b] Provinces lying in the Forum. */
export const vacantProvinces = (g: Rome): Province[] => g.provinces.filter((p) => p.governor === '' && isRoman(g, p));

/** [1.09.52-a][1.09.52-b][2.03.5-a] Those whose Governor may be recalled: no Rebel, not elected this turn. */
export const recallableProvinces = (g: Rome): Province[] =>
  g.provinces.filter((p) => {
    const governor = maybeSenator(g, p.governor);
    return governor !== undefined && governor.rebel === 'no' && p.elected !== g.turn;
  });

/**
 * [1.09.5-d][1.09.5-g][1.09.53-a] In Rome without Major Office, or unaligned in the Forum; [1.09.5-h] whoever governs is not
 * in Rome; [2.01.1-e] nor a Pontifex Maximus. [card-158-b] With the Vatinian Law any Aligned Senator, wherever he is and whatever he holds, but no
 * Captive or Rebel.
 */
const isEligible = (g: OpenRome, s: Senator, p: Province): boolean => {
  if (p.governor === s.id) return false;
  if (isInForum(s)) return true;
  if (!isAligned(s)) return false;
  if (isLawInForce(g, LAW.vatinian)) return s.captive === '' && s.rebel === 'no';
  return isAlignedInRome(s) && !hasMajorOffice(s);
};

/** [1.09.51-b][1.09.51-c] Came back this turn, at the end of his term or recalled. */
const isBackThisTurn = (g: OpenRome, s: Senator): boolean => s.returned === g.turn && g.turn > 0;

/** [1.09.51-b] This Province and no other: he may be asked for the next. */
const hasDeclined = (g: OpenRome, p: Province, s: Senator): boolean =>
  g.senate.declined.length > 0 && g.senate.declined.includes(postsKey([{ province: p.id, senator: s.id }]));

/**
 * [amb-91] Whom the Senate may name for this Province: the eligible but those rejected for it this turn, and but those back
 * this turn who have declined it, as long as others are left [1.09.51-b].
 */
export const candidatesFor = (g: OpenRome, p: Province): Senator[] => {
  const isBarred = (s: Senator): boolean =>
    g.senate.rejected.length > 0 && isRejected(g, 'governors', postsKey([{ province: p.id, senator: s.id }]));
  const eligible = g.senators.filter((s) => isEligible(g, s, p) && !isBarred(s));
  if (g.senate.declined.length === 0) return eligible;
  const willing = eligible.filter((s) => !isBackThisTurn(g, s) || !hasDeclined(g, p, s));
  return willing.length > 0 ? willing : eligible;
};

/** [1.09.51-b][1.09.51-c][amb-91] Only with his consent, unless nobody else is left: all others have declined as well. */
export const mustConsent = (g: OpenRome, p: Province, s: Senator): boolean =>
  isBackThisTurn(g, s) && isAligned(s) && candidatesFor(g, p).some((x) => x.id !== s.id && !hasDeclined(g, p, x));

/**
 * [1.09.5-e][1.09.16-c] He takes the Province and is gone. [card-158-a][1.13.1-c][amb-174] Under the Vatinian Law whoever
 * is away or holds an office governs by Legate; the others are asked afterwards, and until then stay.
 */
export const elect = (cx: Cx<Rome>, post: Post): void => {
  const { g } = cx;
  const p = province(g, post.province);
  const s = senator(g, post.senator);
  recall(cx, p);
  p.governor = s.id;
  p.term = TERM;
  p.elected = g.turn;
  p.legate = isAligned(s) && isLawInForce(g, LAW.vatinian);
  if (!p.legate) leaveRome(s, p.id);
  cx.log(say('governors.elected', { who: s.id, province: p.id }), '1.09.5-e');
};

/** [card-158-c] A Senator in Rome without office may go himself. */
export const mayGo = (g: Rome, post: Post): boolean => {
  const s = maybeSenator(g, post.senator);
  const p = province(g, post.province);
  return s !== undefined && p.governor === s.id && p.legate && isInRome(s) && !hasMajorOffice(s);
};
export const goToProvince = (cx: Cx<Rome>, post: Post): void => {
  const p = province(cx.g, post.province);
  p.legate = false;
  leaveRome(senator(cx.g, post.senator), p.id);
  cx.log(say('governors.goes', { who: post.senator, province: p.id }), 'card-158-c');
};

/**
 * [1.09.52-a] The old Governor returns at once, an Unaligned one to the Forum. [amb-178] The principal of a Legate has
 * not come back.
 */
const recall = (cx: Cx<Rome>, p: Province): void => {
  const old = maybeSenator(cx.g, p.governor);
  if (old === undefined || old.at !== p.id) return;
  cx.log(say('governors.recalled', { who: old.id, province: p.id }), '1.09.52-a');
  old.returned = cx.g.turn;
  old.returnedCorrupt = old.corrupt;
  comeHome(cx, old);
};

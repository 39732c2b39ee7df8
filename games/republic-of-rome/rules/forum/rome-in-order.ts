/** Putting Rome in order — 1.07.8 */
import type { Cx } from '@tabularium/kernel';
import { destroyConcession } from '../cards/concessions.ts';
import { placeFamily } from '../cards/senators.ts';
import { contentOf, leaderCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { omens } from '../rome/dice.ts';
import { hasMajorOffice } from '../rome/senators.ts';
import { say } from '../say.ts';
import { isDoomed } from '../wars/consequences.ts';
import { removeLeader } from '../wars/leaders.ts';
import { activeWars, aids, maybeWar, warCard } from '../wars/wars.ts';

/** [1.07.8-a] Once, when the last Initiative is over, in this order. */
export const romeInOrder = (cx: Cx<Rome>): void => {
  cx.log(say('forum.inOrder'), '1.07.8-a');
  markOffices(cx.g);
  rollForTaxFarmers(cx);
  rollForCuria(cx);
};

/** [1.07.8-b][2.01.H-b] In Rome or not. A marker of an earlier turn stays. */
const markOffices = (g: Rome): void => {
  for (const s of g.senators) if (hasMajorOffice(s)) s.major = true;
};

/** How many rolls threaten the Tax Farmers: [card-2-b][card-124-a] for Wars, [card-35-b][card-136-a] for Leaders with them. */
export const taxFarmerRolls = (g: Rome): number =>
  activeWars(g).filter((w) => warCard(g, w.id).taxFarmerRoll).length +
  g.leaders.filter((l) => {
    const war = leaderCard(g, l.id).taxFarmerRollWith;
    return war !== '' && maybeWar(g, war)?.status === 'active' && aids(g, l, war);
  }).length;

/** [1.07.8-c][1.07.8-e] [1.07.8-d] Evil Omens does not count. */
const rollForTaxFarmers = (cx: Cx<Rome>): void => {
  for (let n = taxFarmerRolls(cx.g); n > 0; n--) {
    const die = cx.d6();
    const { id } = contentOf(cx.g).concessions.find((c) => c.taxFarmer === die)!;
    cx.log(say('forum.taxFarmerRoll', { die, concession: id }), '1.07.8-e');
    destroyConcession(cx, id);
  }
};

/** [1.07.8-f][1.07.8-g] A 5 or a 6, [amb-46] less Evil Omens. */
const RETURNS = 5;
const comesUp = (cx: Cx<Rome>): boolean => cx.d6() - omens(cx.g) >= RETURNS;

/** [amb-46] Concessions, Senators from the top, Leaders: one roll for each. */
const rollForCuria = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const c of g.concessions.filter((x) => x.holder === 'curia')) {
    if (!comesUp(cx)) continue;
    // [1.07.8-f] Face up to the Forum, [amb-165] where a War may destroy it again.
    c.holder = 'forum';
    cx.log(say('forum.revived', { what: c.id }), '1.07.8-f');
    if (isDoomed(g, c.id)) destroyConcession(cx, c.id);
  }
  for (const id of g.curia) {
    if (!comesUp(cx)) continue;
    g.curia = g.curia.filter((x) => x !== id);
    cx.log(say('forum.revived', { what: id }), '1.07.8-f');
    // [1.07.8-h] Under his Statesman, if there is one.
    placeFamily(cx, id);
  }
  // [1.07.344-d][1.07.8-g] One who waits for refuge is not there.
  for (const l of g.leaders.filter((x) => x.at === 'curia')) {
    if (comesUp(cx)) removeLeader(cx, l.id, '1.07.344-d');
  }
};

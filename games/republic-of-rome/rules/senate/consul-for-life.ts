/** Consul for Life — 1.09.82, 1.09.821, 1.09.822, 1.09.823 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { isLawInForce, LAW } from '../rome/cards.ts';
import { isAlignedInRome } from '../rome/senators.ts';
import { say } from '../say.ts';

/** [1.09.822-a] */
export const AUTOMATIC = 35;

const factionInfluence = (g: Rome, s: Senator): number =>
  g.senators.reduce((sum, x) => (x.faction === s.faction ? sum + x.influence : sum), 0);

/** [1.09.822-b][amb-15] More Influence, or a Faction with more. */
const comesBefore = (g: Rome, s: Senator, best: Senator): boolean =>
  s.influence === best.influence ? factionInfluence(g, s) > factionInfluence(g, best) : s.influence > best.influence;
/**
 * [1.09.822-a][1.09.822-c][amb-15] At once, so that nothing comes between. Looked at whenever somebody gains Influence, comes home or joins a Faction.
 * [1.09.822-b] Of several the one with most Influence; then the one whose Faction has most.
 * [1.09.822-d][amb-143] He displaces one who was elected; the marker moves.
 */
export const maybeConsulForLife = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (isLawInForce(g, LAW.militaryReforms)) return;
  // One who is it already is compared wherever he is by now: only a higher one displaces him.
  let best = g.senators.find((s) => s.consulForLife && s.influence >= AUTOMATIC);
  for (const s of g.senators) {
    if (s.influence < AUTOMATIC || !isAlignedInRome(s)) continue;
    if (best === undefined || comesBefore(g, s, best)) best = s;
  }
  if (best === undefined || best.consulForLife) return;
  becomeConsulForLife(cx, best);
  cx.log(say('life.automatic', { who: best.id }), '1.09.822-a');
};

/**
 * [1.09.823-c] Not an office. There is one at most. [1.09.82-a][1.09.823-b] As long as he lives `decider` gives his player the
 * other Factions.
 */
export const becomeConsulForLife = (cx: Cx<Rome>, s: Senator): void => {
  for (const x of cx.g.senators) x.consulForLife = x === s;
  // [1.09.823-d] His player sees other hands from now on.
  cx.reveal();
};

/** Rhodian Maritime Alliance (176) — 1.13.2, amb-162 */
import { call, type Cx, end } from '@tabularium/kernel';
import type { Rome, War } from '../game.ts';
import { proc } from '../procs.ts';
import { fleetsInPool, raiseFleets } from '../rome/forces.ts';
import { say } from '../say.ts';
import { fleetStrength, fleetSupport, maybeWar } from '../wars/wars.ts';
import { levelOf, removeEvent } from './in-play.ts';
import { loseFleets } from './lose-fleets.ts';

/** [card-176-1-b] Light side. [card-176-2-a][1.13.2-a] Dark side: in all. */
const IN_ALL = [0, 8, 12] as const;

/** [card-176-1-c] Support and current Fleet Strength together. */
const needed = (g: Rome, w: War): number => fleetSupport(g, w) + fleetStrength(g, w);

/** [card-176-1-a] Nothing happens while no War in play needs Fleets. [amb-162] What is beyond the 25 is forfeited. */
export const rhodesHelps = (cx: Cx<Rome>, level: number): void => {
  const { g } = cx;
  const most = Math.max(0, ...g.wars.map((w) => needed(g, w)));
  if (most === 0) {
    // One that has already helped stays as it was until it ends.
    if (level === 1) removeEvent(g, 'event:176');
    else for (const e of g.events) if (e.id === 'event:176') e.level = 1;
    cx.log(say('event.rhodes.nothing'), 'card-176-1-a');
    return;
  }
  // [card-176-1-c] With equal Wars either one ends it. The dark side goes on with the Wars of the light one.
  if (level === 1) g.rhodian = { fleets: 0, wars: g.wars.filter((w) => needed(g, w) === most).map((w) => w.id) };
  const come = Math.min(IN_ALL[level]! - (IN_ALL[level - 1] ?? 0), fleetsInPool(g));
  raiseFleets(g, come);
  g.rhodian.fleets += come;
  cx.log(say('event.rhodes', { n: come }), 'card-176-1-b');
};

/** [card-176-1-d] Rejected by the Senate, or over: the card is no longer in play. */
export const endRhodianAlliance = (g: Rome): void => {
  removeEvent(g, 'event:176');
  g.rhodian = { fleets: 0, wars: [] };
};

/** A War that has left the table in any way needs nobody's help any more. */
const isOver = (g: Rome): boolean => g.rhodian.wars.some((id) => maybeWar(g, id) === undefined);

/** [card-176-1-c] At the end of a Combat Phase: 8 (12) Fleets or all there are go; [amb-162] those not deployed first. */
export const rhodesGoesHome = proc('events.rhodes-goes-home', () => ({}), {
  start: (cx) => {
    const { g } = cx;
    const level = levelOf(g, 'event:176');
    if (level === 0 || !isOver(g)) return end();
    const undeployed = Math.min(IN_ALL[level]!, g.fleets);
    g.fleets -= undeployed;
    cx.log(say('event.rhodes.home', { n: undeployed }), 'card-176-1-c');
    endRhodianAlliance(g);
    return call(loseFleets, { n: IN_ALL[level]! - undeployed, rule: 'card-176-1-c' }, 'over');
  },
  over: () => end(),
});

/** One Commander against a Rebel Province: what is asked between and after his battles — 2.03.81 */
import { call, end, type Look, type Seat } from '@tabularium/kernel';
import { proscription } from '../../cards/intrigue/proscription.ts';
import { secondVeteran } from '../../combat/veterans.ts';
import { armyOfForce, armyOfRebel, armyTally } from '../../combat/sides.ts';
import type { Force, Rebel, Rome } from '../../game.ts';
import { chosen, type None, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { CivilEnd } from '../../revolution/civil-outcome.ts';
import { countLegions, force, forcePlace } from '../../rome/forces.ts';
import { decider } from '../../rome/hrao.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { canFight, isNavalFirst } from '../../wars/fighting.ts';
import { fightForRebelProvince } from './battle.ts';

interface Attacking {
  readonly force: number;
  victor: SenatorId | None;
  isRebelVictory: boolean;
}
/** His Force and its Rebel, as long as both are there. */
const ready = (g: Rome, l: Attacking): { f: Force; rebel: Rebel } | undefined => {
  const f = g.forces.find((x) => x.id === l.force);
  const rebel = f && rebelAt(g, f.war);
  return f !== undefined && rebel !== undefined && f.commander !== '' ? { f, rebel } : undefined;
};
/** [2.03.81-d][2.03.81-j] Support is counted as it is now. */
const mayFight = (g: Rome, f: Force): boolean =>
  canFight(g, f.war, { legions: countLegions(g, forcePlace(f)), fleets: f.fleets });
const player = ({ g }: Look<Rome>, l: Attacking): Seat => decider(g, senator(g, force(g, l.force).commander).faction);

export const attackRebelProvince = proc(
  'rebels.attack',
  { force: 'open', victor: 'open', isRebelVictory: 'open' },
  (a: { readonly force: number }): Attacking => ({ force: a.force, victor: '', isRebelVictory: false }),
  {
    start: (cx, l) => {
      const now = ready(cx.g, l);
      if (now === undefined) return 'over';
      if (!mayFight(cx.g, now.f)) return 'idle';
      // [2.03.81-e]
      return isNavalFirst(cx.g, now.f.war) ? 'sea' : 'land';
    },
    sea: (cx, l) => {
      const { f, rebel } = ready(cx.g, l)!;
      const result = fightForRebelProvince(cx, f, rebel, 'sea');
      l.isRebelVictory = result === 'defeat';
      if (l.isRebelVictory) return 'proscription';
      const now = ready(cx.g, l);
      return result === 'victory' && now && mayFight(cx.g, now.f) ? 'onLand' : 'over';
    },
    /** [1.10.12-d][amb-123] His player's choice, when losses and chits of the Naval Battle are known. */
    onLand: {
      to: player,
      say: (cx, l) => say('ask.combat.onLand', { war: force(cx.g, l.force).war }),
      rules: ['1.10.12-d', 'amb-123', '2.03.81-j'],
      windows: OPEN,
      silent: (cx, l) => {
        const now = ready(cx.g, l);
        if (now === undefined) return [];
        const isStrong =
          armyTally(cx.g, armyOfForce(cx.g, now.f), 'land').total >=
          armyTally(cx.g, armyOfRebel(cx.g, now.rebel), 'land').total + now.rebel.shift;
        return [{ verb: isStrong ? 'fightOnLand' : 'stayAtSea' }];
      },
      buttons: {
        fightOnLand: { take: () => 'land' },
        stayAtSea: { rules: ['1.10.8-b'], take: () => 'over' },
      },
      // Somebody's Veterans may have left.
      resumed: (cx, l) => {
        const now = ready(cx.g, l);
        return now && mayFight(cx.g, now.f) ? undefined : 'over';
      },
    },
    land: (cx, l) => {
      const { f, rebel } = ready(cx.g, l)!;
      const { commander } = f;
      const result = fightForRebelProvince(cx, f, rebel, 'land');
      l.isRebelVictory = result === 'defeat';
      if (result === 'stalemate') return 'over';
      if (!f.victorious) return 'proscription';
      l.victor = commander;
      return call(secondVeteran, { at: forcePlace(f), holder: chosen(l.victor) }, 'proscription');
    },
    idle: (cx, l) => {
      const f = force(cx.g, l.force);
      cx.log(say('combat.idle', { who: f.commander, war: f.war }), '1.10.11-a');
      return 'over';
    },
    /** [card-144-a] After a victory of either side. */
    proscription: (_, l) => call(proscription, { rebelWon: l.isRebelVictory }, 'over'),
    over: (cx) => end<CivilEnd>(cx.g.rebels.length === 0 ? 'failed' : 'goes-on'),
  },
);

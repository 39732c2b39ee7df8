/** One Commander against a Rebel Province: what is asked between and after his battles — 2.03.81 */
import { call, end, type Look, type Seat } from '@tabularium/kernel';
import { proscription } from '../../cards/intrigue/proscription.ts';
import { restAfterSea } from '../../combat/naval.ts';
import { secondVeteran } from '../../combat/veterans.ts';
import { armyOfForce, armyOfRebel, armyTally } from '../../combat/sides.ts';
import type { Force, Rebel, Rome } from '../../game.ts';
import { chosen } from '../../ids.ts';
import { proc } from '../../procs.ts';
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
  isRebelVictory: boolean;
}
/** His Force, as long as it is there and he leads it. */
const led = (g: Rome, l: Attacking): Force | undefined => g.forces.find((f) => f.id === l.force && f.commander !== '');
const rebelFacing = (g: Rome, f: Force): Rebel => rebelAt(g, f.war)!;
/** [2.03.81-d][2.03.81-j] Support is counted as it is now. */
const mayFight = (g: Rome, f: Force): boolean =>
  canFight(g, f.war, { legions: countLegions(g, forcePlace(f)), fleets: f.fleets });
const player = ({ g }: Look<Rome>, l: Attacking): Seat => decider(g, senator(g, force(g, l.force).commander).faction);

export const attackRebelProvince = proc(
  'rebels.attack',
  { force: 'open', isRebelVictory: 'open' },
  (a: { readonly force: number }): Attacking => ({ force: a.force, isRebelVictory: false }),
  {
    start: (cx, l) => {
      const f = force(cx.g, l.force);
      if (!mayFight(cx.g, f)) return 'idle';
      // [2.03.81-e]
      return isNavalFirst(cx.g, f.war) ? 'sea' : 'land';
    },
    sea: (cx, l) => {
      const f = force(cx.g, l.force);
      const result = fightForRebelProvince(cx, f, rebelFacing(cx.g, f), 'sea');
      l.isRebelVictory = result === 'defeat';
      if (l.isRebelVictory) return 'proscription';
      // [1.10.7-c] He or the Rebel may have died of it.
      const left = led(cx.g, l);
      if (result !== 'victory' || !left) return 'over';
      return mayFight(cx.g, left) ? 'onLand' : 'rest';
    },
    /** [1.10.12-d][amb-123] His player's choice, when losses and chits of the Naval Battle are known. */
    onLand: {
      to: player,
      say: (cx, l) => say('ask.combat.onLand', { war: force(cx.g, l.force).war }),
      rules: ['1.10.12-d', 'amb-123', '2.03.81-j'],
      windows: OPEN,
      silent: (cx, l) => {
        const f = force(cx.g, l.force);
        const rebel = rebelFacing(cx.g, f);
        const isStrong =
          armyTally(cx.g, armyOfForce(cx.g, f), 'land').total >=
          armyTally(cx.g, armyOfRebel(cx.g, rebel), 'land').total + rebel.shift;
        return [{ verb: isStrong ? 'fightOnLand' : 'stayAtSea' }];
      },
      buttons: {
        fightOnLand: { take: () => 'land' },
        stayAtSea: { rules: ['1.10.8-b'], take: () => 'rest' },
      },
      // [2.03.7-l] Veterans who left the Primary Rebel in Italy may have ended it all.
      resumed: (cx, l) => (led(cx.g, l) ? undefined : 'over'),
    },
    /** [1.10.12-e][1.10.8-b] He has won at sea, and fights no battle on land. */
    rest: (cx, l) => {
      restAfterSea(cx, force(cx.g, l.force));
      return 'over';
    },
    land: (cx, l) => {
      const f = force(cx.g, l.force);
      const { commander } = f;
      const rebel = rebelFacing(cx.g, f);
      const result = fightForRebelProvince(cx, f, rebel, 'land');
      l.isRebelVictory = result === 'defeat';
      if (result === 'stalemate') return 'over';
      // [card-125-a] The victor, on whichever side, if he lives.
      if (!l.isRebelVictory)
        return call(secondVeteran, { at: forcePlace(f), holder: chosen(commander) }, 'proscription');
      return cx.g.rebels.includes(rebel)
        ? call(secondVeteran, { at: rebel.army, holder: rebel.senator }, 'proscription')
        : 'proscription';
    },
    idle: (cx, l) => {
      const f = force(cx.g, l.force);
      cx.log(say('combat.idle', { who: f.commander, war: f.war }), '1.10.11-a');
      return 'over';
    },
    /** [card-144-a] After a victory of either side; [own-99] a Naval Victory is none yet. */
    proscription: (_, l) => call(proscription, { rebelWon: l.isRebelVictory }, 'over'),
    /** [2.03.92-b] Nobody has won the Civil War by it. */
    over: () => end(),
  },
);

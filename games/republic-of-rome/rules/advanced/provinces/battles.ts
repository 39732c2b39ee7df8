/** Provincial battles at the end of the Combat Phase — 2.02.4 */
import { call, end } from '@tabularium/kernel';
import { ransomersOf } from '../../combat/attack.ts';
import { secondVeteran } from '../../combat/veterans.ts';
import { byDice } from '../../combat/war.ts';
import type { Rome, War } from '../../game.ts';
import type { FactionId, None, ProvinceId, SenatorId, WarId } from '../../ids.ts';
import { chosen } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { ownFaction, playersOf } from '../../rome/players.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { province, war } from '../../wars/wars.ts';
import { fightForProvince, groundOf } from './battle.ts';
import { defenderAgainst, warsToFight } from './under-attack.ts';

interface Attacking {
  readonly province: ProvinceId;
  readonly war: WarId;
  /** [1.10.71-g] Factions that let them fight. */
  done: FactionId[];
  leader: SenatorId | None;
}

/** [2.02.4-x] A Province against a War: nobody may refuse. Captives may be ransomed before [amb-16], since a Victory may kill them. */
export const provincialBattle = proc(
  'provinces.battle',
  { province: 'open', war: 'open', done: 'open', leader: 'open' },
  (a: { readonly province: ProvinceId; readonly war: WarId }): Attacking => ({ ...a, done: [], leader: '' }),
  {
    start: (cx, l) => (ransomersOf(cx.g, l.war, l.done).length > 0 ? 'ransom' : 'battle'),
    ransom: {
      to: (cx, l) => playersOf(cx.g, ransomersOf(cx.g, l.war, l.done)),
      say: (_, l) => say('ask.combat.ransom', { war: l.war }),
      rules: ['1.10.71-g', 'amb-16'],
      windows: OPEN,
      silent: ['letFight'],
      buttons: {
        letFight: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
      },
      resumed: () => 'start',
    },
    battle: (cx, l) => {
      const w = war(cx.g, l.war);
      const ground = groundOf(cx.g, w);
      const { result, leader } = fightForProvince(cx, province(cx.g, l.province), w);
      if (result !== 'victory' || ground === 'sea' || leader === undefined) return end();
      l.leader = leader.id;
      return 'won';
    },
    /** [card-125-a][own-76] */
    won: (_, l) => call(secondVeteran, { at: l.province, holder: chosen(l.leader) }, 'over'),
    over: () => end(),
  },
);

interface Due {
  /** Wars that are still to be fought, and all that had their turn. */
  wars: WarId[];
  done: WarId[];
}
/** [2.02.4-s][A2-47] Each once. */
const left = (g: Rome, l: Due): War[] => warsToFight(g).filter((w) => !l.done.includes(w.id));

/**
 * [2.02.4-l][2.02.4-u][2.02.41-e] One battle for each War, in an order by dice. [2.02.4-t][2.02.4-r] Who fights is looked up when
 * its turn comes; [2.02.4-v] a Province created meanwhile may have to.
 */
export const provincialBattles = proc(
  'provinces.battles',
  { wars: 'open', done: 'open' },
  (): Due => ({ wars: [], done: [] }),
  {
    start: (cx, l) => {
      l.wars = byDice(
        cx,
        left(cx.g, l).map((w) => w.id),
      );
      return l.wars.length > 0 ? 'next' : end();
    },
    next: (cx, l) => {
      const id = l.wars.shift();
      if (id === undefined) return 'start';
      l.done.push(id);
      const w = warsToFight(cx.g).find((x) => x.id === id);
      const p = w && defenderAgainst(cx.g, w);
      return p ? call(provincialBattle, { province: p.id, war: id }, 'next') : 'next';
    },
  },
);

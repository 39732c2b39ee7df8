/** The Combat Phase — 1.10, 1.11.36 */
import { call, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { proscription } from '../cards/intrigue/proscription.ts';
import { gabinianRaising } from '../cards/laws/gabinian.ts';
import { endOfCombatEvents } from '../events/index.ts';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { civilBattle } from '../revolution/civil-battle.ts';
import type { CivilEnd } from '../revolution/civil-outcome.ts';
import { isLawInForce, LAW } from '../rome/cards.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { rebelAt } from '../rome/rebels.ts';
import { fourWars } from '../victory/losing.ts';
import { rebelEndGame } from '../victory/rebel.ts';
import { attack } from './attack.ts';
import { cleopatra } from './cleopatra.ts';
import { makeProconsuls } from './proconsuls.ts';
import { markUnprosecuted } from './unprosecuted.ts';
import { secondVeteran } from './veterans.ts';
import { fightWar, type Foe, warOrder } from './war.ts';

export const combat = proc(
  'combat',
  { foes: 'open', isRebelMet: 'open', how: 'open' },
  (): { foes: Foe[]; isRebelMet: boolean; how: CivilEnd } => ({ foes: [], isRebelMet: false, how: 'goes-on' }),
  {
    start: (cx) => {
      enterPhase(cx, 'combat');
      return call(factionsWithoutSenators, undefined, 'raise');
    },
    /** [card-157-a] Before anything else. */
    raise: (cx) => {
      const next = plays(cx.g, 'rebel-governors') ? 'crossing' : 'order';
      return isLawInForce(cx.g, LAW.gabinian) ? call(gabinianRaising, undefined, next) : next;
    },
    /** [2.03.72-b] */
    crossing: (cx) => {
      advanced().forgetCivilBattles(cx.g);
      return call(advanced().interception, undefined, 'order');
    },
    /** [1.10.1-b] The order is settled once. */
    order: (cx, l) => {
      l.foes = warOrder(cx);
      l.isRebelMet = l.foes.includes('rebel');
      return 'next';
    },
    next: (_, l) => {
      // [1.11.373-c][amb-137] After a coup by battle nobody else fights.
      if (l.how === 'coup') return call(rebelEndGame, { by: 'battle' }, 'close');
      const foe = l.foes.shift();
      return foe === undefined ? 'provinces' : call(fightWar, { foe }, 'next', 'how');
    },
    /** [2.02.4-l] Before the phase closes, [2.02.4-w] and before the Wars are counted. */
    provinces: (cx) =>
      plays(cx.g, 'provincial-wars') ? call(advanced().provincialBattles, undefined, 'close') : 'close',
    close: (cx) => {
      makeProconsuls(cx);
      markUnprosecuted(cx);
      return call(endOfCombatEvents, undefined, 'coup');
    },
    /**
     * [1.11.36-b] A Rebel whom nobody has attacked, [2.03.8-a][2.03.7-j] if he marches on Rome; [amb-144] looked at before the Wars are counted. [1.12.3-h] If it came to
     * nothing, the phase closes without him [1.10.9-a].
     */
    coup: (cx, l) =>
      rebelAt(cx.g, 'rebel') && !l.isRebelMet ? call(rebelEndGame, { by: 'default' }, 'close') : 'wars',
    wars: (cx) => {
      fourWars(cx);
      return end();
    },
  },
);

export const COMBAT_PROCS = [fightWar, attack, cleopatra, secondVeteran, civilBattle, proscription];

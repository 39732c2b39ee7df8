/** Every procedure of the game. */
import type { Rules } from '@tabularium/kernel';
import { fightArea } from './barbarians/area.ts';
import { pacification } from './barbarians/pacification.ts';
import { ambush } from './cards/effects/ambush.ts';
import { ACTION_PROCS } from './cards/effects/index.ts';
import { turnBack } from './cards/effects/turn-back.ts';
import { spy } from './cards/effects/spy.ts';
import { storm } from './cards/effects/storm.ts';
import { respond } from './cards/response.ts';
import { cardWindow } from './cards/window.ts';
import { assault } from './combat/assault.ts';
import { battle } from './combat/battle.ts';
import { load } from './combat/loading.ts';
import { recovery } from './combat/recovery.ts';
import { draft } from './expedition/draft.ts';
import { intercept } from './expedition/interception.ts';
import { shedSurplus } from './expedition/losses.ts';
import { march } from './expedition/march.ts';
import { askPassage } from './expedition/permission.ts';
import { crossStraits } from './expedition/straits.ts';
import type { Empires } from './game.ts';
import { changeCard } from './round/change-card.ts';
import { playEmpireCard } from './round/empire-card.ts';
import { homecoming } from './round/homecoming.ts';
import { neutralAttack } from './round/neutral-attack.ts';
import { pirates } from './round/pirates.ts';
import { prosperity } from './round/prosperity.ts';
import { scarcity } from './round/scarcity.ts';
import { FRAME } from './turn.ts';

export const PROCS: Rules<Empires>['procs'] = [
  ...FRAME,
  homecoming,
  neutralAttack,
  pirates,
  prosperity,
  scarcity,
  changeCard,
  playEmpireCard,
  ...ACTION_PROCS,
  cardWindow,
  respond,
  ambush,
  turnBack,
  spy,
  storm,
  draft,
  intercept,
  shedSurplus,
  march,
  askPassage,
  crossStraits,
  assault,
  battle,
  load,
  recovery,
  fightArea,
  pacification,
];

/** Every procedure of the game without its Advanced Rules. */
import type { Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { CARDS_PROCS } from '../cards/index.ts';
import { FREE_PROCS } from '../cards/intrigue/index.ts';
import { LAW_PROCS } from '../cards/laws/index.ts';
import { FLACCUS_PROCS } from '../cards/statesmen/flaccus.ts';
import { COMBAT_PROCS } from '../combat/index.ts';
import { EVENTS_PROCS } from '../events/index.ts';
import { FORUM_PROCS } from '../forum/index.ts';
import { MORTALITY_PROCS } from '../mortality/index.ts';
import { ORDER_PROCS } from '../orders/index.ts';
import { REVENUE_PROCS } from '../revenue/index.ts';
import { PROSECUTION_PROCS } from '../senate/prosecutions/index.ts';
import { SENATE_PROCS } from '../senate/index.ts';
import { REVOLUTION_PROCS } from '../revolution/index.ts';
import { ASSASSIN_PROCS } from '../senate/assassins.ts';
import { PROCS as TURN_PROCS } from './turn.ts';
import { rebelEndGame } from '../victory/rebel.ts';

export const BASIC_PROCS: Rules<Rome>['procs'] = [
  ...TURN_PROCS,
  ...SENATE_PROCS,
  ...PROSECUTION_PROCS,
  ...LAW_PROCS,
  ...FLACCUS_PROCS,
  ...FORUM_PROCS,
  ...EVENTS_PROCS,
  ...MORTALITY_PROCS,
  ...REVENUE_PROCS,
  ...COMBAT_PROCS,
  ...REVOLUTION_PROCS,
  rebelEndGame,
  ...CARDS_PROCS,
  ...FREE_PROCS,
  ...ORDER_PROCS,
  ...ASSASSIN_PROCS,
];

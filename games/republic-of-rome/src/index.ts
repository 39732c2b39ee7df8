/** Republic of Rome: factions of one Senate, and a Republic that they must not let fall. */
import { type GameContent, type GameModule, gameContent, type Interrupt } from '@tabularium/kernel';
import { DEAL_INTERRUPTS } from './agreements/answers.ts';
import { CARDS_PROCS } from './cards/index.ts';
import { FREE_INTERRUPTS, FREE_PROCS } from './cards/intrigue/index.ts';
import { LAW_INTERRUPTS, LAW_PROCS } from './cards/laws/index.ts';
import { FLACCUS_INTERRUPTS, FLACCUS_PROCS } from './cards/statesmen/flaccus.ts';
import { check } from './check.ts';
import { COMBAT_PROCS } from './combat/index.ts';
import { CONTENTS } from './data/printed.ts';
import { EVENTS_PROCS } from './events/index.ts';
import { explain } from './explain.ts';
import { FORUM_PROCS } from './forum/index.ts';
import type { Rome } from './game.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import { META } from './meta.ts';
import { MORTALITY_PROCS } from './mortality/index.ts';
import { ORDER_INTERRUPTS, ORDER_PROCS } from './orders/index.ts';
import { REVENUE_PROCS } from './revenue/index.ts';
import { BUSINESS_PROCS } from './senate/business/index.ts';
import { GOVERNOR_PROCS } from './senate/elections/governors.ts';
import { PROSECUTION_PROCS } from './senate/prosecutions/index.ts';
import { SENATE_INTERRUPTS, SENATE_PROCS } from './senate/index.ts';
import { REVOLUTION_PROCS } from './revolution/index.ts';
import { ASSASSIN_INTERRUPTS, ASSASSIN_PROCS } from './senate/assassins.ts';
import { SPECIAL_PROCS } from './senate/prosecutions/special.ts';
import { setup } from './setup/setup.ts';
import { passedOver } from './silence.ts';
import { game, PROCS } from './turn.ts';
import { rebelEndGame } from './victory/rebel.ts';
import { guess } from './guess.ts';
import { type RomeView, view } from './view.ts';

const INTERRUPTS: readonly Interrupt<Rome>[] = [
  ...DEAL_INTERRUPTS,
  ...ASSASSIN_INTERRUPTS,
  ...FREE_INTERRUPTS,
  ...ORDER_INTERRUPTS,
  ...SENATE_INTERRUPTS,
  ...LAW_INTERRUPTS,
  ...FLACCUS_INTERRUPTS,
];

/** The game whose matches begin with the content pack of this name; the game's own content has none. */
const playedWith = (pack: string): GameModule<Rome, RomeView> => ({
  meta: META,
  first: game,
  procs: [
    ...PROCS,
    ...SENATE_PROCS,
    ...BUSINESS_PROCS,
    ...GOVERNOR_PROCS,
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
    ...SPECIAL_PROCS,
  ],
  interrupts: INTERRUPTS,
  passedOver,
  setup: (cx, seats, options) => setup(pack, cx, seats, options),
  view,
  guess,
  check,
  explain,
  migrations: [],
  messages: en,
  // Names are Latin, and Senators, Wars and Provinces are those the rules know: no pack has its own.
  translations: { es, it },
  content,
});

const content: GameContent<Rome, RomeView> = gameContent(CONTENTS, playedWith);

export const republicOfRome: GameModule<Rome, RomeView> = playedWith('');

export type { Rome, RomeView };
export { senatorCard } from './data/printed.ts';
export { landStrengthOf, onFloorOf } from './open.ts';
export { clauseInWords } from './agreements/in-words.ts';
export { proposalInWords } from './senate/sentence.ts';

/**
 * Republic of Rome: factions of one Senate, and a Republic that they must not let fall. This is the game without its Advanced
 * Rules and with its own content, which a page loads for a table that needs no more; `index.ts` is the whole game.
 */
import {
  type Catalog,
  type GameContent,
  type GameModule,
  gameContent,
  type Interrupt,
  type Rules,
} from '@tabularium/kernel';
import { DEAL_INTERRUPTS } from './agreements/answers.ts';
import { FREE_INTERRUPTS } from './cards/intrigue/index.ts';
import { LAW_INTERRUPTS } from './cards/laws/index.ts';
import { FLACCUS_INTERRUPTS } from './cards/statesmen/flaccus.ts';
import { BASIC_PROCS } from './turn/all.ts';
import { check } from './check/check.ts';
import type { Content } from './data/content.ts';
import { CONTENTS } from './data/printed.ts';
import type { explain } from './explain/explain.ts';
import type { Rome } from './game.ts';
import { basicEnglish } from './messages/en-basic.ts';
import type { called } from './neutrals/called.ts';
import { META } from './table/meta.ts';
import { migrations } from './table/migrations.ts';
import { ORDER_INTERRUPTS } from './orders/index.ts';
import { SENATE_INTERRUPTS } from './senate/index.ts';
import { ASSASSIN_INTERRUPTS } from './senate/assassins.ts';
import { whereSenateVotes } from './senate/where-senate-votes.ts';
import { setup } from './setup/setup.ts';
import { passedOver } from './table/silence.ts';
import { game } from './turn/turn.ts';
import { guess } from './sight/guess.ts';
import { type RomeView, viewIn } from './sight/view.ts';

const BASIC_INTERRUPTS: readonly Interrupt<Rome>[] = [
  ...DEAL_INTERRUPTS,
  ...ASSASSIN_INTERRUPTS.map(whereSenateVotes),
  ...FREE_INTERRUPTS,
  ...ORDER_INTERRUPTS.map(whereSenateVotes),
  ...SENATE_INTERRUPTS,
  ...LAW_INTERRUPTS,
  ...FLACCUS_INTERRUPTS,
];

/** What the whole game has more. */
interface More {
  readonly procs: Rules<Rome>['procs'];
  readonly interrupts: readonly Interrupt<Rome>[];
  readonly messages: Catalog;
  /** A page loads what explains answers with the forms that show it, and the rest later. */
  readonly explained?: typeof explain;
  /** With Neutrals, Factions have other names. */
  readonly named?: typeof called;
  /** Reads content packs; without it there are none. */
  readonly parse?: (raw: unknown, what: string) => Content;
}

/** The game with these rules more. */
export const gameWith = ({
  procs: more,
  interrupts,
  messages,
  explained,
  named,
  parse,
}: More): GameModule<Rome, RomeView> => {
  const procs = [...BASIC_PROCS, ...more];
  const view = viewIn(procs);
  /** The game whose matches begin with the content pack of this name; the game's own content has none. */
  const playedWith = (pack: string): GameModule<Rome, RomeView> => ({
    meta: META,
    first: game,
    procs,
    interrupts: [...BASIC_INTERRUPTS, ...interrupts],
    passedOver,
    setup: (cx, seats, options) => setup(pack, cx, seats, options),
    view,
    guess,
    check,
    ...(explained && { explain: explained }),
    ...(named && { called: named }),
    migrations,
    messages: { ...basicEnglish, ...messages },
    // Names are Latin, and Senators, Wars and Provinces are those the rules know: no pack has its own.
    translations: {
      es: () => import('./messages/es.ts').then((m) => m.es),
      it: () => import('./messages/it.ts').then((m) => m.it),
    },
    ...(content && { content }),
  });
  const content: GameContent<Rome, RomeView> | undefined = parse && gameContent(CONTENTS, parse, playedWith);
  return playedWith('');
};

export const basicRepublicOfRome: GameModule<Rome, RomeView> = gameWith({ procs: [], interrupts: [], messages: {} });

// What boards and terminals share with the rules.
export { ownDraft } from './sight/view.ts';
export { senatorCard } from './data/printed.ts';
export { isCorrupt } from './rome/senators.ts';
export { landStrengthOf, onFloorOf } from './sight/open.ts';
export { explainedBy } from './explain/by-verb.ts';
export { frameOf, localOf } from './explain/look.ts';
export { clauseInWords } from './agreements/in-words.ts';
export { proposalInWords } from './senate/sentence.ts';

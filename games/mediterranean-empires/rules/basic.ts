/**
 * Mediterranean Empires: eight Empires of antiquity, expeditions by land and sea. This is the game with the second edition
 * of its content, which a page loads for a table that plays with it; `index.ts` is the game with all that it has.
 */
import { type Earlier, type GameContent, type GameModule, gameContent } from '@tabularium/kernel';
import { PROCS } from './all.ts';
import { check } from './check.ts';
import { parseContent } from './data/content.ts';
import { CONTENTS, OWN } from './data/printed.ts';
import { explain } from './explain.ts';
import type { Empires } from './game.ts';
import { guess } from './guess.ts';
import { catalogs } from './messages/printed.ts';
import { empireOf } from './empire/order.ts';
import { META } from './meta.ts';
import { migrations } from './migrations.ts';
import { t } from './say.ts';
import { setup } from './setup/setup.ts';
import { game } from './turn.ts';
import { type EmpiresView, view } from './view.ts';

/** The game; `earlier` is the content that games of older rules began with. */
export const gameWith = (earlier?: Earlier): GameModule<Empires, EmpiresView> => {
  /** The game whose matches begin with the content of this name. */
  const playedWith = (pack: string): GameModule<Empires, EmpiresView> => ({
    meta: META,
    first: game,
    procs: PROCS,
    interrupts: [],
    passedOver: (cx, by, rules) => cx.log(t('med.silent', { who: empireOf(cx.g, by) }), rules[0]),
    setup: (cx, seats, options) => setup(pack, cx, seats, options),
    view,
    guess,
    check,
    explain,
    migrations,
    // Proper names and the texts of cards come with the content.
    ...catalogs(CONTENTS.of(pack).words),
    content,
  });
  const content: GameContent<Empires, EmpiresView> = gameContent(CONTENTS, parseContent, playedWith, earlier);
  return playedWith(OWN);
};

export const basicMediterraneanEmpires: GameModule<Empires, EmpiresView> = gameWith();

export { contentOf, OWN, PRINTED } from './data/printed.ts';
export { isReconstructed, sourcesOf } from './data/provenance.ts';
export { empireOf } from './empire/order.ts';
export {
  capitalMarker,
  cityCount,
  isKeyCity,
  keyCities,
  placeOf,
  refOf,
  scenarioOf,
} from './empire/places.ts';
export type { OpenEmpires } from './sight.ts';
export type { Empires, EmpiresView };

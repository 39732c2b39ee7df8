/** Mediterranean Empires: eight Empires of antiquity, expeditions by land and sea. */
import type { GameModule } from '@tabularium/kernel';
import { PROCS } from './all.ts';
import { check } from './check.ts';
import { parseContent } from './data/content.ts';
import { addPack, PRINTED } from './data/printed.ts';
import { explain } from './explain.ts';
import type { Empires } from './game.ts';
import { guess } from './guess.ts';
import { catalogs } from './messages/printed.ts';
import { META } from './meta.ts';
import { setup } from './setup/setup.ts';
import { game } from './turn.ts';
import { type EmpiresView, view } from './view.ts';

export const mediterraneanEmpires: GameModule<Empires, EmpiresView> = {
  meta: META,
  first: game,
  procs: PROCS,
  interrupts: [],
  setup: (cx, seats, options) => setup('', cx, seats, options),
  view,
  guess,
  check,
  explain,
  migrations: [],
  // Proper names and the texts of cards come with the content.
  ...catalogs(PRINTED.words),
};

/**
 * The same game with other content: a corrected board, other decks. Refused with every problem named. Games that began
 * with it keep its name, and need it to go on.
 */
export const withPack = (name: string, raw: unknown): GameModule<Empires, EmpiresView> => {
  const content = parseContent(raw, name);
  addPack(name, content);
  return {
    ...mediterraneanEmpires,
    setup: (cx, seats, options) => setup(name, cx, seats, options),
    ...catalogs(content.words),
  };
};

export { parseContent } from './data/content.ts';
export { contentOf, PRINTED, RAW } from './data/printed.ts';
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
export { open } from './open.ts';
export type { Empires, EmpiresView };

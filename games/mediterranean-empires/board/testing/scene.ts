/** Tables as they are set up, for tests of what the board draws and says. */
import { begin, fromSeed, type GameModule, parseTable } from '@tabularium/kernel';
import { PRINTED } from '../../rules/data/printed.ts';
import type { Empires } from '../../rules/game.ts';
import { mediterraneanEmpires } from '../../rules/index.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { DRAWINGS } from '../map/loaded.ts';
import { VIEW_NAMES } from '../map/views.ts';
import type { Say } from '../props.ts';

export const SCENARIOS = PRINTED.scenarios.map(({ id }) => id);

/** All drawings are there, as the shell sees to it before it draws. */
export const loadDrawings = async (): Promise<void> => {
  for (const view of VIEW_NAMES) await DRAWINGS[view].load(async () => {});
};

/** What seat 0 sees of a new table of this scenario; `change` changes what lies there before. */
export const seenIn = (
  scenario: string,
  change: (g: Empires) => void = () => {},
  rules: GameModule<Empires, EmpiresView> = mediterraneanEmpires,
  seat: number | 'public' = 0,
): EmpiresView => {
  const { players } = PRINTED.scenarios.find(({ id }) => id === scenario)!;
  const same = PRINTED.scenarios.filter((x) => x.players === players).map(({ id }) => id);
  const options = { scenario: 'ABCD'[same.indexOf(scenario)] };
  const state = begin(rules, parseTable(rules, players, options), fromSeed('scene'));
  change(state.g);
  return rules.view(state, seat);
};

/** Names as the content has them; other words as their key and what is put into them. */
export const inKeys: Say = (key, args) =>
  typeof PRINTED.words[key] === 'string' && !args
    ? String(PRINTED.words[key])
    : `[${[key, ...Object.values(args ?? {})].join(' ')}]`;

export const placeOf = (ref: string): number => PRINTED.places[ref]!;

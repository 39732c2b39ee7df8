/** Positions of a game for one or two players. */
import type { GameModule, Proc } from '@tabularium/kernel';
import type { Dice, Play } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { republicOfRome } from '../index.ts';
import type { FactionId } from '../ids.ts';
import type { GuidelineId } from '../neutrals/guidelines.ts';
import { type Neutrals, neutralsOf, type Pace } from '../neutrals/state.ts';
import type { RomeView } from '../sight/view.ts';
import { type At, at } from './at.ts';

export const forOneOrTwo: GameModule<Rome, RomeView> = {
  ...republicOfRome,
  meta: { ...republicOfRome.meta, seats: { ...republicOfRome.meta.seats, min: 1 } },
};

/** Of a game for one: Faction 0 is the Player's. */
export const IMPERIALS: FactionId = 1;
export const PLUTOCRATS: FactionId = 2;
export const CONSERVATIVES: FactionId = 3;
export const POPULISTS: FactionId = 4;

const ALONE: Neutrals['guidelines'] = ['', 'imperials', 'plutocrats', 'conservatives', 'populists'];
/** Of a game for two: Factions 0 and 1 are the Players'; the Neutrals follow from 2. */
const FOR_TWO: Neutrals['guidelines'] = ['', '', 'imperials', 'plutocrats', 'conservatives'];

export interface AtNeutrals extends Omit<At, 'of'> {
  readonly seats?: 1 | 2;
  readonly pace?: Pace;
}

/** As `at`, with Players in the first Factions and the Neutrals in the others, in the order of their cards. */
export const atNeutrals = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  { seats = 1, pace = 'run', ...how }: AtNeutrals,
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
): Play<Rome, RomeView> =>
  at(
    tested,
    args,
    { ...how, seats, of: forOneOrTwo },
    (g) => {
      g.neutrals = {
        ...neutralsOf(g),
        players: seats === 1 ? [0] : [0, 1],
        guidelines: [...(seats === 1 ? ALONE : FOR_TWO)],
        pace,
      };
      patch(g);
    },
    rolling,
  );

export const factionOfCard = (g: Rome, id: GuidelineId): FactionId => neutralsOf(g).guidelines.indexOf(id);

/** Positions of a game for one or two players. */
import type { Proc } from '@tabularium/kernel';
import type { Dice, Play } from '@tabularium/kit';
import type { Rome, Senator } from '../game.ts';
import { forOneOrTwo } from '../for-one-or-two.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import type { GuidelineId } from '../neutrals/guidelines.ts';
import { type Neutrals, neutralsOf, type Pace } from '../neutrals/state.ts';
import { fresh } from '../rome/death.ts';
import type { RomeView } from '../sight/view.ts';
import { type At, at } from './at.ts';
import { bare } from './bare.ts';

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

/** As `atNeutrals` on a bare table: the only Senator of Faction 0 is `senator:1`, its Leader, and so on to `senator:5`. */
export const bareNeutrals = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  how: AtNeutrals,
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
): Play<Rome, RomeView> =>
  atNeutrals(
    tested,
    args,
    how,
    (g) => {
      bare(g);
      patch(g);
    },
    rolling,
  );

/** Puts a Senator into a Faction, or unaligned into the Forum, with what the test gives him. */
export const joins = (g: Rome, id: SenatorId, faction: Senator['faction'], also: Partial<Senator> = {}): Senator => {
  const s = Object.assign(fresh(g, id, faction), also);
  g.senators.push(s);
  return s;
};

/** What ruled out whom in the last move that was explained with this message; nothing for those who were left. */
export const ruledOut = (t: Play<Rome, RomeView>, key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (t.reasons(key).at(-1)?.candidates ?? []).map((c) => [c.ref, c.out?.a?.['what'] ?? c.out?.k ?? '']),
  );

/**
 * The guidelines of the Neutral Factions, as they are printed on their cards: hold the card beside this file. Each kind of line
 * is carried out in one place, which the comment beside it names.
 */
import { Broken } from '@tabularium/kernel';
import type { None } from '../ids.ts';

const GUIDELINES = ['imperials', 'plutocrats', 'conservatives', 'populists'] as const;
export type GuidelineId = (typeof GUIDELINES)[number];

/** What Spoils of the Senate a Neutral asks for. [4.05.4-a][4.05.4-b] `governor`: a vacant Province; `concession`: one in the Forum. */
export type SpoilsKind = 'field-consul' | 'rome-consul' | 'censor' | 'governor' | 'concession' | 'land-bill';

export interface Guideline {
  /** [4.01.2-g] Families that it is dealt besides those of everybody (`setup.ts`). */
  readonly extraFamilies: number;
  /** [4.01.3-g] Who leads it: whoever has most of these together (`leader.ts`). */
  readonly leader: readonly ('military' | 'influence' | 'popularity')[];
  /** [4.03.1-f] to [4.03.1-i] How its revenue is divided (`revenue/distribution.ts`). */
  readonly revenue: 'die-to-treasury' | 'equal-shares' | 'half' | 'one-each';
  /** [4.03.3-b] The least die on which a Governor takes Provincial Spoils; 1 is always, 7 never (`revenue/spoils.ts`). */
  readonly spoilsOn: number;
  /** [4.04.3-a] Talents spent on a Knight (`forum/knights.ts`). */
  readonly knight: number;
  /** [4.04.5-c] Added to its dice for a bid (`forum/bidding.ts`). */
  readonly initiative: number;
  /** [4.03.4-a][4.04.4-a] What it gives to: the State (`revenue/contributions.ts`), and Games (`forum/games.ts`). */
  readonly charity: readonly ('treasury' | 'games')[];
  /** [4.05.4-f] What it takes of the Spoils, first things first (`senate/spoils.ts`). */
  readonly spoils: readonly SpoilsKind[];
}

export const GUIDELINE = {
  imperials: {
    extraFamilies: 0,
    leader: ['military'],
    revenue: 'die-to-treasury',
    spoilsOn: 4,
    knight: 1,
    initiative: 0,
    charity: ['treasury', 'games'],
    spoils: ['field-consul', 'rome-consul', 'governor', 'censor', 'concession', 'land-bill'],
  },
  plutocrats: {
    extraFamilies: 0,
    leader: ['influence'],
    revenue: 'equal-shares',
    spoilsOn: 1,
    knight: 2,
    initiative: 2,
    charity: ['games'],
    spoils: ['censor', 'concession', 'governor', 'rome-consul', 'field-consul'],
  },
  conservatives: {
    extraFamilies: 2,
    leader: ['influence'],
    revenue: 'half',
    spoilsOn: 7,
    knight: 0,
    initiative: -1,
    charity: ['treasury'],
    spoils: ['rome-consul', 'censor', 'field-consul', 'governor', 'concession'],
  },
  populists: {
    extraFamilies: 1,
    leader: ['influence', 'popularity'],
    revenue: 'one-each',
    spoilsOn: 3,
    knight: 1,
    initiative: 1,
    charity: ['games'],
    spoils: ['rome-consul', 'field-consul', 'censor', 'concession', 'land-bill', 'governor'],
  },
} as const satisfies Record<GuidelineId, Guideline>;

/** The game, or any view of it. */
interface Played {
  readonly neutrals?: { readonly guidelines: readonly (GuidelineId | None)[] };
}
/** The guideline of a Neutral; a Player's Faction has none [4.02.1-c]. */
export const maybeGuideline = (g: Played, faction: number): Guideline | undefined => {
  const id = g.neutrals?.guidelines[faction];
  return id === undefined || id === '' ? undefined : GUIDELINE[id];
};
/** That of a Faction which is known to be Neutral. */
export const guidelineOf = (g: Played, faction: number): Guideline => {
  const found = maybeGuideline(g, faction);
  if (found === undefined) throw new Broken(`faction ${faction} goes by no guideline`);
  return found;
};

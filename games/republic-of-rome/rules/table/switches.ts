/**
 * Switches of the rules: where a table may choose between two ways of playing. What was chosen stands in the game's data and
 * in every view; each switch is read by one function here, and nowhere else.
 */
import type { Meta, Options } from '@tabularium/kernel';
import type { Scenario } from '../ids.ts';
import { type Pace, PACES } from '../neutrals/state.ts';

export interface Switches {
  /** [amb-37] Extra Initiatives by one open round, or by sealed bids. */
  readonly auction: 'round' | 'sealed';
  /** [amb-159] Evil Omens on every roll, or only on those against a number or a table. */
  readonly strictOmens: boolean;
  /** [amb-68] Players may leave for good; otherwise a substitute or a bot takes their seat. */
  readonly resigning: boolean;
}

/** How they are offered before the game. */
export const SWITCHES = {
  auction: { t: 'choice', of: ['round', 'sealed'], default: 'round' },
  strictOmens: { t: 'switch', default: false },
  resigning: { t: 'switch', default: false },
} as const satisfies Record<keyof Switches, Meta['options'][string]>;

/** As they were chosen. */
export const switchesOf = (options: Options): Switches => ({
  auction: options['auction'] === 'sealed' ? 'sealed' : 'round',
  strictOmens: options['strictOmens'] === true,
  resigning: options['resigning'] === true,
});

/** With one or two players: are the moves of Neutrals looked at one by one? */
export const MOVES = { t: 'choice', of: PACES, default: 'run' } as const satisfies Meta['options'][string];
export const paceOf = (options: Options): Pace => PACES.find((pace) => pace === options['moves']) ?? 'run';

/** The game, or any view of it. */
interface Chosen {
  readonly agreed: Switches & { readonly scenario: Scenario };
}

/** [amb-37] */
export const bidsAreSealed = ({ agreed }: Chosen): boolean => agreed.auction === 'sealed';
/** [amb-159] */
export const omensAreStrict = ({ agreed }: Chosen): boolean => agreed.strictOmens;
/** [amb-68] */
export const playersMayLeave = ({ agreed }: Chosen): boolean => agreed.resigning;
/** [3.05.1-a] In the alternative scenario one deck has the cards of all three periods, so that any of them may come at any time. */
export const erasAreMixed = ({ agreed }: Chosen): boolean => agreed.scenario === 'alternative';

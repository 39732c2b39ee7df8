/** What Rebel Governors keep besides `g.rebels`: their Fleets, and what of their Provinces is not at home — 2.03 */
import type { Msg } from '@tabularium/kernel';
import type { Rebel } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { say } from '../../say.ts';
import type { Units } from '../provinces/state.ts';

/** Provincial Forces that are in Italy. */
interface Landed extends Units {
  readonly province: ProvinceId;
}
/** [2.03.71-g] Forces on the way to Italy; until they land they are counted in their Province. [A2-69] None of these for the Primary Rebel, who goes with all. */
export interface Crossing extends Units {
  readonly province: ProvinceId;
  /** Numbers of Legions. */
  readonly legions: readonly number[];
}
export interface RebelGovernors {
  /** [2.03.23-c] Fleets of Rome that follow the Primary Rebel. */
  fleets: number;
  /** [2.03.7-d] Provinces that have brought something to Italy [A2-73], with what is left there of their Provincial Forces. */
  inItaly: Landed[];
  /** [2.03.71-g][A2-69] Whoever is on the way: one at most. */
  crossing: Crossing[];
  /** [2.03.91-a] Rebel Provinces whose Fleets the Senate has beaten. */
  beatenAtSea: ProvinceId[];
  /** [2.03.6-g] Fleets given up in this Revenue Phase that Rome keeps, if it can pay. */
  spare: number;
  /** Of the last Combat Phase: [2.03.71-a] a Stalemate in Italy; */
  stalemate: boolean;
  /** [A2-84] battles for the Primary Rebel's Province, [A2-69] or an Interception that stopped him; */
  met: ('land' | 'sea' | 'intercepted')[];
  /** [2.03.8-i] and what came of it. */
  unprosecuted: boolean;
}

export const noRebelGovernors = (): RebelGovernors => ({
  fleets: 0,
  inItaly: [],
  crossing: [],
  beatenAtSea: [],
  spare: 0,
  stalemate: false,
  met: [],
  unprosecuted: false,
});

/** The game, or any view of it. */
export interface Revolting {
  readonly advanced?: { readonly rebels?: RebelGovernors };
}
/** What is kept, or nothing where the rule is not played. */
export const keptOfRebels = ({ advanced }: Revolting): RebelGovernors | undefined => advanced?.rebels;
/** The same for what happens only where the rule is played. */
export const rebelGovernors = (g: Revolting): RebelGovernors => {
  const all = keptOfRebels(g);
  if (all === undefined) throw new Error('rebel governors are not played');
  return all;
};

/** [2.03.23-c] They are Rome's no more, but there are no others for it in the pool. */
export const rebelFleets = (g: Revolting): number => keptOfRebels(g)?.fleets ?? 0;

/** [A2-73] Once anything of it has reached Italy. */
export const hasLanded = (g: Revolting, id: string): boolean =>
  keptOfRebels(g)?.inItaly.some((x) => x.province === id) === true;
/** [2.03.81-b][2.03.71-i][2.03.71-j] Then the Senate may not attack it: something of it is in Italy, or on the way. */
export const isAway = (g: Revolting, id: string): boolean =>
  hasLanded(g, id) || keptOfRebels(g)?.crossing.some((x) => x.province === id) === true;
/** Secondary Rebels who are not in their Provinces any more, and why nobody is sent against those. */
export const outOfReach = (g: Revolting & { readonly rebels: readonly Rebel[] }): Record<string, Msg> =>
  Object.fromEntries(
    g.rebels.flatMap(({ senator, army }) =>
      isAway(g, army) ? [[senator, say('no.rebels.away', { province: army })]] : [],
    ),
  );
/** [2.03.7-h] All Provincial Forces in Italy together. */
export const landed = (g: Revolting): Units => {
  const sum = { armies: 0, fleets: 0 };
  for (const { armies, fleets } of keptOfRebels(g)?.inItaly ?? []) {
    sum.armies += armies;
    sum.fleets += fleets;
  }
  return sum;
};

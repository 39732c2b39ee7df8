/** Becoming Consul for Life by a contribution: [1.09.822-a] whoever has 35 Influence in Rome is it at once, and nobody can prevent it. */
import { influenceFor, isAlignedInRome, type OpenRome, type Senator, tablesOf } from '../rules/study.ts';
import { best } from '@tabularium/parts';
import { risesAtOnce } from './standing.ts';
import { W } from './weights.ts';

export interface Rise {
  readonly who: Senator;
  readonly talents: number;
}

/** [1.06.52-b] The smallest contribution that does it, if he can pay one. */
const priceFor = (g: OpenRome, s: Senator, money: number): number | undefined =>
  best(
    tablesOf(g)
      .contributions.map(({ talents }) => talents)
      .filter((talents) => talents <= money && risesAtOnce(g, s, influenceFor(g, talents))),
    (talents) => -talents,
  );

/** Of these Senators the one who needs least, with the money that each of them could have. */
export const riseOf = (g: OpenRome, all: readonly Senator[], money: (s: Senator) => number): Rise | undefined =>
  best(
    (W.atOnce > 0 ? all.filter(isAlignedInRome) : []).flatMap((who): Rise[] => {
      const talents = priceFor(g, who, money(who));
      return talents === undefined ? [] : [{ who, talents }];
    }),
    (rise) => -rise.talents,
  );

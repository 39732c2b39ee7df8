/** Tables for tests of rules that are plain functions, or that want to know exactly what lies there. */
import { Cx, type LogLine } from '@tabularium/kernel';
import { type Dice, leaveToChance, order, unrolled } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { senator } from '../rome/senators.ts';
import { newProvince } from '../wars/provinces.ts';
import type { Province, Senator } from '../game.ts';
import type { ProvinceId } from '../ids.ts';
import { type At, at } from './at.ts';

/**
 * Nothing but one Family for every Faction, its Leader: `senator:1` for seat 0 and so on. The State has 100 Talents, no
 * unit has been raised.
 */
export const bare = (g: Rome): void => {
  g.senators = g.factions.map((_, faction) => fresh(g, `senator:${faction + 1}` as SenatorId, faction));
  for (const [faction, f] of g.factions.entries()) {
    Object.assign(f, { leader: `senator:${faction + 1}`, treasury: 0, lump: 0, hand: [] });
  }
  Object.assign(g, { provinces: [], concessions: [], wars: [], leaders: [], defeated: [], curia: [], events: [] });
  Object.assign(g, {
    deck: [],
    nextDecks: [],
    bequests: [],
    laws: [],
    forces: [],
    state: 100,
    bank: -100,
    pledged: 0,
    unrest: 0,
    fleets: 0,
  });
  g.landBills = { I: 0, II: 0, III: 0 };
  for (const l of g.legions) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
};

/** Gives somebody money out of the Bank. */
export const rich = (g: Rome, id: SenatorId, talents: number): Senator => {
  const s = senator(g, id);
  g.bank -= talents - s.talents;
  s.talents = talents;
  return s;
};
export const treasury = (g: Rome, seat: number, talents: number): void => {
  g.bank -= talents - g.factions[seat]!.treasury;
  g.factions[seat]!.treasury = talents;
};

/** A Province ruled by somebody who is there; `term` 3. */
export const governs = (g: Rome, who: SenatorId, id: ProvinceId, developed = false): Province => {
  const p = { ...newProvince(id, developed), governor: who, term: 3 };
  g.provinces.push(p);
  senator(g, who).at = id;
  return p;
};

export interface Table {
  readonly cx: Cx<Rome>;
  readonly g: Rome;
  /** Keys of what has been said. */
  readonly said: () => string[];
  /** Dice that were ordered and not rolled. */
  readonly left: () => number;
  /** How the game ended, if a function ended it. */
  readonly ending: () => string | undefined;
  /** Runs something that may end the game, or leave what is going on for something else (`cx.jump`). */
  readonly run: (f: (cx: Cx<Rome>) => void) => void;
}

/** A bare table on which nothing is going on, and a context to call functions with. Dice come in the order given. */
export const table = (patch: (g: Rome) => void = () => {}, rolling: Dice = [], how: At = {}): Table => {
  const play = at(factionsWithoutSenators, undefined, how, (g) => {
    bare(g);
    patch(g);
  });
  const log: LogLine[] = [];
  (how.byChance ? leaveToChance : order)(play.state, rolling);
  const cx = new Cx(play.state, { log });
  return {
    cx,
    g: play.g,
    said: () => log.map((line) => line.m.k),
    left: () => unrolled(play.state).length,
    ending: () => play.state.over?.how,
    run: (f) => {
      try {
        f(cx);
      } catch (e) {
        const isLeft = typeof e === 'object' && e !== null && 'jumped' in e;
        if (play.state.over === undefined && !isLeft) throw e;
      }
    },
  };
};

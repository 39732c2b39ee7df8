/** What can be read off the discs alone. It is kept until a disc changes, because most steps of a plan only move figures. */
import type { Tetrarchia } from '../rules/index.ts';
import { FRONTIER_OF } from '../rules/study.ts';
import { type Ground, PROVINCE_COUNT } from './board.ts';
import { spreadThreat } from './threat.ts';

const FRONTIERS = 6;
const OUTER_PROVINCES = 36;
/** With more Revolts than this on the board a single uprising may use up the supply and lose the game. */
const CLIFF = 14;

/** How likely each province is to be in Revolt, and where it is likely at all. */
export const threat = new Float64Array(PROVINCE_COUNT);
export const threatened: number[] = [];
/** Frontiers without a disc. */
export const openFrontiers: number[] = [];

export const onBoard = {
  frontiers: 0,
  frontiersSquared: 0,
  revolts: 0,
  cliff: 0,
  unrest: 0,
  outerRevolts: 0,
  damage: 0,
  italia: 0,
  garrisons: 0,
};

const seen: Tetrarchia['discs'][number][] = [];
let seenOn: Ground | undefined;

const isSeen = ({ discs }: Tetrarchia, ground: Ground): boolean => {
  if (ground !== seenOn) return false;
  for (let at = 0; at < discs.length; at++) if (discs[at] !== seen[at]) return false;
  return true;
};

/** Brings everything here up to date. */
export const readBoard = (g: Tetrarchia, ground: Ground): void => {
  if (isSeen(g, ground)) return;
  seenOn = ground;
  for (let at = 0; at < g.discs.length; at++) seen[at] = g.discs[at]!;
  spreadThreat(g, ground, threat);
  readProvinces(g, ground);
  readFrontiers(g);
};

const readProvinces = ({ discs }: Tetrarchia, ground: Ground): void => {
  onBoard.revolts = 0;
  onBoard.outerRevolts = 0;
  onBoard.damage = 0;
  onBoard.unrest = 0;
  onBoard.garrisons = 0;
  threatened.length = 0;
  for (let at = 0; at < PROVINCE_COUNT; at++) {
    const p = threat[at]!;
    if (p > 0) {
      threatened.push(at);
      onBoard.revolts += p;
      if (at < OUTER_PROVINCES) {
        onBoard.outerRevolts += p;
        onBoard.damage += p * harmBeside(ground, at);
      }
    }
    const disc = discs[at]!;
    if (disc === 'unrest') onBoard.unrest += 1 - p;
    else if (disc !== 'none' && disc !== 'revolt') onBoard.garrisons++;
  }
  onBoard.italia = onBoard.revolts - onBoard.outerRevolts;
  onBoard.cliff = Math.max(0, onBoard.revolts - CLIFF);
};

/** How many Revolt discs an uprising here would place. */
const harmBeside = (ground: Ground, at: number): number => {
  const beside = ground.geo.neighbours[at]!;
  const open = ground.open[at]!;
  let harm = 0;
  for (let i = 0; i < beside.length; i++) {
    const next = beside[i]!;
    if (next < PROVINCE_COUNT) harm += (1 - threat[next]!) * open[i]!;
  }
  return harm;
};

const readFrontiers = ({ discs }: Tetrarchia): void => {
  openFrontiers.length = 0;
  for (const frontier of FRONTIER_OF) if (frontier >= 0 && discs[frontier] === 'none') openFrontiers.push(frontier);
  onBoard.frontiers = FRONTIERS - openFrontiers.length;
  onBoard.frontiersSquared = onBoard.frontiers ** 2;
};

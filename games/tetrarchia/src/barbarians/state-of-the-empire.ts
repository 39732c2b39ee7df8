/** The first step of the Barbarian phase: Unrest beside Revolt becomes Revolt, Emperors on Revolt fall. */
import { removeEmperor } from '../attack.ts';
import type { Tetrarchia } from '../game.ts';
import { BROKEN_LINKS, type Link, NORMAL_LINKS } from '../geography.ts';
import { EMPEROR_REFS, EMPERORS, type Place, refOf } from '../ids.ts';
import { isOnBoard, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt } from '../supply.ts';
import { isPassable } from './broken-links.ts';

/** The Unrest end of a link whose other end is in Revolt, or -1. */
const unrestBesideRevolt = (g: Tetrarchia, { a, b }: Link): Place | -1 => {
  if (g.discs[a] === 'unrest') return g.discs[b] === 'revolt' ? a : -1;
  return g.discs[b] === 'unrest' && g.discs[a] === 'revolt' ? b : -1;
};

/**
 * [TET.state-a][TET.A4] One wave: what a normal link reaches turns; for the rest each broken link is rolled once in
 * this step, in the order of the board [TET.D12], and no longer once it does not matter.
 */
const wave = (cx: TetCx, rolled: number[]): Place[] => {
  const turning: Place[] = [];
  for (const link of NORMAL_LINKS) {
    const at = unrestBesideRevolt(cx.g, link);
    if (at !== -1 && !turning.includes(at)) turning.push(at);
  }
  for (const link of BROKEN_LINKS) {
    const at = unrestBesideRevolt(cx.g, link);
    if (at === -1 || turning.includes(at) || rolled.includes(link.index)) continue;
    rolled.push(link.index);
    if (isPassable(cx, link.index)) turning.push(at);
  }
  return turning;
};

const hasUnrest = (g: Tetrarchia): boolean => g.discs.includes('unrest');

/** [TET.state-b] Wave after wave, until nothing changes. */
const spread = (cx: TetCx): void => {
  if (!hasUnrest(cx.g)) return;
  const rolled: number[] = [];
  for (let turning = wave(cx, rolled); turning.length > 0; turning = wave(cx, rolled)) {
    for (const at of turning) placeRevolt(cx, at);
    cx.log(t('tet.spread', { at: turning.map(refOf) }), 'TET.state-a');
  }
};

/** [TET.state-c] An Emperor on Revolt leaves the board; [TET.state-d] all four are looked at. */
const dropEmperors = (cx: TetCx): void => {
  const { g } = cx;
  for (let e = 0; e < EMPERORS.length; e++) {
    if (!isOnBoard(g, e) || g.discs[g.emperors[e]!.at] !== 'revolt') continue;
    cx.log(t('tet.deposed', { who: EMPEROR_REFS[e]!, at: refOf(g.emperors[e]!.at) }), 'TET.state-c');
    removeEmperor(g, e);
  }
};

export const stateOfTheEmpire = (cx: TetCx): void => {
  spread(cx);
  dropEmperors(cx);
};

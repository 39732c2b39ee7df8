/** The first step of the Barbarian phase: Unrest beside Revolt becomes Revolt, Emperors on Revolt fall. */
import { removeEmperor } from '../attack.ts';
import { geographyOf } from '../data/printed.ts';
import { OFF_BOARD, type Tetrarchia } from '../game.ts';
import { EMPEROR_REFS, EMPERORS, type Place, refOf } from '../ids.ts';
import type { TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt } from '../supply.ts';
import { isPassable } from './broken-links.ts';

/** A broken link over which Unrest and Revolt look at each other. */
interface Doubt {
  readonly link: number;
  readonly at: Place;
}

const unrestPlaces = (g: Tetrarchia): Place[] => {
  const out: Place[] = [];
  // Several times as quick as `indexOf`, which compares texts.
  for (let at = 0; at < g.discs.length; at++) if (g.discs[at] === 'unrest') out.push(at);
  return out;
};

/**
 * [TET.state-a][TET.A4] One wave: what a normal link reaches turns; for the rest each broken link is rolled once in
 * this step, in the order of the board [TET.D12], and no longer once it does not matter [R10].
 */
const wave = (cx: TetCx, rolled: number[]): Place[] => {
  const { links, linksAt } = geographyOf(cx.g);
  const turning: Place[] = [];
  const doubts: Doubt[] = [];
  for (const at of unrestPlaces(cx.g)) {
    for (const link of linksAt[at]!) {
      const { a, b, broken } = links[link]!;
      if (cx.g.discs[a === at ? b : a] !== 'revolt') continue;
      if (broken) doubts.push({ link, at });
      else if (!turning.includes(at)) turning.push(at);
    }
  }
  doubts.sort((x, y) => x.link - y.link);
  for (const { link, at } of doubts) {
    if (turning.includes(at) || rolled.includes(link)) continue;
    rolled.push(link);
    if (isPassable(cx, link)) turning.push(at);
  }
  return turning;
};

/** [TET.state-b] Wave after wave, until nothing changes. */
const spread = (cx: TetCx): void => {
  const rolled: number[] = [];
  for (let turning = wave(cx, rolled); turning.length > 0; turning = wave(cx, rolled)) {
    cx.log(t('tet.spread', { at: turning.map(refOf) }), 'TET.state-a');
    for (const at of turning) placeRevolt(cx, at);
  }
};

/** [TET.state-c] An Emperor on Revolt leaves the board; [TET.state-d] all four are looked at. */
const dropEmperors = (cx: TetCx): void => {
  const { g } = cx;
  for (let e = 0; e < EMPERORS.length; e++) {
    const { at } = g.emperors[e]!;
    if (at === OFF_BOARD || g.discs[at] !== 'revolt') continue;
    cx.log(t('tet.deposed', { who: EMPEROR_REFS[e]!, at: refOf(at) }), 'TET.state-c');
    removeEmperor(g, e);
  }
};

export const stateOfTheEmpire = (cx: TetCx): void => {
  spread(cx);
  dropEmperors(cx);
};

/** Death and capture of Commanders — 1.10.7, 1.10.71, 1.09.34 */
import type { Cx } from '@tabularium/kernel';
import type { Force, Rome, Senator } from '../game.ts';
import type { WarId } from '../ids.ts';
import { drawChits, struck } from '../rome/chits.ts';
import { killSenator } from '../rome/death.ts';
import { comeHome } from '../rome/home.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { leadersOfForce } from './sides.ts';
import type { Lost } from './losses.ts';
import type { Result } from './results.ts';

export type Fate = 'well' | 'dead' | 'captured';
/** By Senator; whoever is not in it is well. An heir has the same id, so this is looked at and not the table. */
export type Fates = Readonly<Record<string, Fate>>;

/** [1.10.71-a] */
const CAPTURING: readonly Result[] = ['stalemate', 'standoff', 'disaster'];
export const canBeCaptured = (result: Result): 'capture' | 'kill' => (CAPTURING.includes(result) ? 'capture' : 'kill');

/**
 * [1.10.7-a][amb-119] One chit for each unit lost; [1.10.7-b] only those who were there are in danger, [1.10.7-d] however many
 * units were lost. [1.10.71-a][amb-122]
 * Whoever comes out last, of at least two, is captured instead, where the result allows it (`canCapture`).
 */
export const drawFates = (
  cx: Cx<Rome>,
  n: number,
  there: readonly Senator[],
  canCapture: 'capture' | 'kill',
): Fates => {
  const chits = drawChits(cx, n);
  const fates: Record<string, Fate> = {};
  for (const [i, chit] of chits.entries()) {
    const s = struck(cx, chit, (x) => there.includes(x));
    if (s === undefined) continue;
    const isLast = chits.length > 1 && i === chits.length - 1;
    fates[s.id] = canCapture === 'capture' && isLast ? 'captured' : 'dead';
  }
  return fates;
};

/** [1.10.7-a][1.10.2-e] Not after a Defeat: there they are dead anyway. Ends with what became of the Commander. */
export const endangerLeaders = (cx: Cx<Rome>, f: Force, war: WarId, result: Result, lost: Lost): Fate => {
  if (f.commander === '') return 'dead';
  if (result === 'defeat') {
    killLeaders(cx, f);
    return 'dead';
  }
  const fates = drawFates(cx, lost.legions + lost.fleets, leadersOfForce(cx.g, f), canBeCaptured(result));
  const fate = fates[f.commander] ?? 'well';
  // [1.10.7-f] The Master of Horse first: if he is well he comes home when the Dictator does not.
  for (const id of [f.masterOfHorse, f.commander]) {
    if (id !== '') suffer(cx, f, senator(cx.g, id), fates[id] ?? 'well', war);
  }
  return fate;
};

/** [1.10.2-a][1.09.34-e] */
export const killLeaders = (cx: Cx<Rome>, f: Force): void => {
  for (const s of leadersOfForce(cx.g, f).reverse()) killSenator(cx, s, 'battle');
};

/** [1.09.34-f] Each by his own chit. [1.10.7-e][1.09.34-h] Nobody takes the place of a Master of Horse. */
const suffer = (cx: Cx<Rome>, f: Force, s: Senator, fate: Fate, war: WarId): void => {
  if (fate === 'dead') killSenator(cx, s, 'battle');
  else if (fate === 'captured') capture(cx, f, s, war);
};

/**
 * [1.10.71-c] He keeps his office. [1.10.71-b] He earns nothing and his money is frozen (`revenue/`); [1.10.71-e] chits find him
 * where he is (`mortality/draw.ts`, `events/epidemic.ts`).
 * [1.10.7-f][1.09.34-g] The Master of Horse of a captured Dictator comes home with his.
 */
const capture = (cx: Cx<Rome>, f: Force, s: Senator, war: WarId): void => {
  s.captive = war;
  cx.log(say('combat.captured', { who: s.id, war }), '1.10.71-a');
  if (f.masterOfHorse === s.id) f.masterOfHorse = '';
  if (f.commander !== s.id) return;
  f.commander = '';
  const horse = maybeSenator(cx.g, f.masterOfHorse);
  f.masterOfHorse = '';
  if (horse) comeHome(cx, horse);
};

/** Barbarian Raids (163) — amb-103, amb-156 */
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { provinceCard } from '../data/printed.ts';
import type { Province, Rome } from '../game.ts';
import type { OpenRome } from '../sight/sight.ts';
import { drawChits, struck } from '../rome/chits.ts';
import { killSenator, leaveCommand } from '../rome/death.ts';
import { omens } from '../rome/dice.ts';
import { countLegions, legionsAt, loseLegion } from '../rome/forces.ts';
import { military, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { levelOf } from './in-play.ts';
import { governed } from './province-revolt.ts';

/** [card-163-1-a] From here the Province is saved; [card-163-2-a] on the dark side it takes more. */
const ENOUGH = [0, 15, 17] as const;
const PER_LEGION = 2;

/** [card-163-1-a][amb-156] A Veteran counts no more than another. [1.13.1-a] A Legate's principal counts as if he were there. */
export const defence = (g: Rome, p: Province, dice: number): Tally => {
  const card = provinceCard(g, p.id);
  return tally(
    'defence',
    plus('dice', dice, 'card-163-1-a'),
    plus('printed', (p.developed ? card.developed : card.undeveloped).land, 'card-163-1-a', [p.id]),
    plus('garrison', PER_LEGION * countLegions(g, p.id), 'card-163-1-a'),
    plus('provincialArmies', plays(g, 'provincial-wars') ? advanced().keepingOrder(g, p) : 0, '2.02.C-c'),
    plus('military', military(g, senator(g, p.governor)), 'card-163-1-a', [p.governor]),
    less('omens', omens(g), 'card-168-1-b'),
  );
};

/** [1.06.4-f] A Frontier Province in the year of the raids, saved or not. */
export const isRaided = (g: OpenRome, p: Province): boolean =>
  levelOf(g, 'event:163') > 0 && provinceCard(g, p.id).frontier;

/** At the start of the next Revenue Phase every governed Frontier Province [prov-c] is raided [1.09.6461-a]. */
export const barbarianRaids = (cx: Cx<Rome>): void => {
  const level = levelOf(cx.g, 'event:163');
  if (level === 0) return;
  for (const p of governed(cx.g)) {
    // Somebody who governs two Provinces may have been lost in the first.
    if (!provinceCard(cx.g, p.id).frontier || p.governor === '') continue;
    const black = cx.d6();
    const n = defence(cx.g, p, black + cx.d6()).total;
    const saved = n >= ENOUGH[level]!;
    cx.log(say(saved ? 'event.raid.saved' : 'event.raid.overrun', { province: p.id, n }), 'card-163-1-a');
    if (!saved) overrun(cx, p, black);
  }
};

/** [card-163-1-b] No income, no development. [card-163-1-c] The black die takes Legions first, then chits [amb-103]. */
const overrun = (cx: Cx<Rome>, p: Province, black: number): void => {
  const { g } = cx;
  p.overrun = true;
  p.developed = false;
  if (plays(g, 'provincial-wars')) advanced().trimForces(g, p);
  const garrison = legionsAt(g, p.id);
  for (let n = Math.min(black, garrison.length); n > 0; n--) {
    loseLegion(g, garrison.splice(cx.below(garrison.length), 1)[0]!);
  }
  const chits = drawChits(cx, black);
  for (const [i, chit] of chits.entries()) {
    const s = struck(cx, chit, (x) => x.id === p.governor);
    if (s === undefined) continue;
    // [1.10.71-a][amb-122] The last of at least two captures instead.
    if (chits.length >= 2 && i === chits.length - 1) capture(cx, p);
    else killSenator(cx, s, 'battle');
    return;
  }
};

/** [amb-103] The Province goes to the Forum; [card-163-1-d] he must be ransomed before the next Forum Phase. */
const capture = (cx: Cx<Rome>, p: Province): void => {
  const s = senator(cx.g, p.governor);
  // [own-54] Who rules by Legate and is a War's Captive stays in its hands.
  if (s.captive !== '') return;
  leaveCommand(cx, s);
  // [card-158-a] One who ruled this Province by Legate is gone from the one he was in as well.
  for (const lost of cx.g.provinces) {
    if (lost.governor === s.id && (lost === p || !lost.legate))
      Object.assign(lost, { governor: '', term: 0, legate: false });
  }
  s.at = 'field';
  s.captive = 'barbarians';
  cx.log(say('event.raid.captured', { who: s.id }), 'card-163-1-d');
};

/** [card-163-1-d][1.10.71-i] The Forum Phase begins: time is up. */
export const barbariansKill = (cx: Cx<Rome>): void => {
  for (const s of cx.g.senators.filter((x) => x.captive === 'barbarians')) killSenator(cx, s, 'ransom');
};

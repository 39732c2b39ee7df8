/** The Presiding Magistrate — 1.09.12, 1.09.144 */
import type { Cx, Seat, Silence } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { decider, hrao, hraoFaction, outranks } from '../rome/hrao.ts';
import { holderOf, isAlignedInRome, isInRome } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';

/**
 * [1.09.12-a][1.09.11-e] The highest in rank who is in Rome and has not stepped down: always of this moment, so that a death,
 * a departure or a new office passes the meeting on by itself [1.09.12-g][1.09.144-e][1.09.721-a], at the step it has
 * reached [1.09.144-i], as often as it happens [1.09.144-f]. [1.09.12-a] The Censor in
 * Prosecutions. [1.09.74-d] The Censor as well in the trial of an Assassin's Leader.
 */
export const presiding = (g: OpenRome): Senator | undefined => {
  const { step, floors } = g.senate;
  if (step === 'prosecutions' || floors.at(-1)?.means === 'special') {
    const censor = holderOf(g, 'censor');
    if (censor && isInRome(censor)) return censor;
  }
  let best: Senator | undefined;
  for (const s of g.senators) {
    if (!isAlignedInRome(s) || (best !== undefined && !outranks(g, s, best))) continue;
    // [1.09.144-d] They keep their rank but preside no more.
    if (!g.senate.steppedDown.includes(s.id)) best = s;
  }
  return best ?? hrao(g);
};

/** Who decides for the Presiding Magistrate. [amb-35] With nobody in Rome, whoever was HRAO last. */
export const presidingSeat = (g: Rome): Seat => decider(g, presiding(g)?.faction ?? hraoFaction(g));

/** Keeps the name that everybody sees up to date, and tells of a change. */
export const notePresiding = (cx: Cx<Rome>): void => {
  const now = presiding(cx.g)?.id ?? '';
  if (cx.g.senate.presiding === now) return;
  cx.g.senate.presiding = now;
  if (now !== '') cx.log(say('senate.presides', { who: now }), '1.09.12-a');
};

/** [1.09.144-d] He presides no more this turn. */
export const stepDown = (cx: Cx<Rome>, s: Senator): void => {
  cx.g.senate.steppedDown.push(s.id);
  cx.log(say('senate.stepsDown', { who: s.id }), '1.09.144-d');
  notePresiding(cx);
};

/**
 * [amb-106] Whoever presides and says nothing where that means nothing else: the next in rank presides for the rest of the
 * phase, and nobody loses Influence by it. When all in Rome have been passed over, the game waits for the first of them.
 */
export const chairPassesOn = <const T>(g: Rome, then: T): readonly Silence<Rome, T>[] => {
  const s = presiding(g);
  if (s === undefined || g.senate.steppedDown.includes(s.id)) return [];
  const instead = (cx: Cx<Rome>): T => {
    cx.g.senate.steppedDown.push(s.id);
    cx.log(say('senate.passedOver', { who: s.id }), 'amb-106');
    notePresiding(cx);
    return then;
  };
  return [{ instead }];
};

/** A Dictator by agreement of the Consuls — 1.09.31 */
import { call, type Cx, end, type Msg, pick, type Seat } from '@tabularium/kernel';
import { appointable, appointed, mustAppoint, noneBy, reason } from '../../agreements/enforce.ts';
import { type Left, narrowed } from '../../agreements/left.ts';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type FactionId, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { decider } from '../../rome/hrao.ts';
import { holderOf, isInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { firstOffered } from '../../table/silence.ts';
import { isUnsettled, settleRome } from '../between.ts';
import { DRAFTING, hasKilled } from '../drafting.ts';
import { dictatorCandidates, isDictatorPossible, makeDictator, masterOfHorse } from './dictator.ts';

interface Local {
  /** Whose word it is: the place among the Consuls there are. */
  turn: number;
  /** What the other has named; empty for nobody. */
  named: SenatorId | '';
  /** Names that have been named: each once, so that it comes to an end. */
  tried: SenatorId[];
}

/** [1.09.31-b] The Consuls there are: two, or the one who is left. */
const consulsOf = (g: Rome): Senator[] =>
  (['rome-consul', 'field-consul'] as const).flatMap((office) => {
    const s = holderOf(g, office);
    return s && isInRome(s) ? [s] : [];
  });
const consulAsked = (g: Rome, l: Local): FactionId => consulsOf(g)[l.turn % consulsOf(g).length]!.faction;
const askedOf = (g: Rome, l: Local): Seat => decider(g, consulAsked(g, l));
const nameables = (g: Rome, l: Local): SenatorId[] => dictatorCandidates(g).filter((id) => !l.tried.includes(id));
/** [AGR-15] Whom this Consul has promised to name; [AGR-24] he may neither decline nor agree to another while he can. */
const mayLeave = (g: Rome, l: Local, other: boolean): true | Msg => {
  if (g.agreements.all.length === 0) return true;
  const ids = other ? nameables(g, l) : [...nameables(g, l), l.named];
  if (other && mustAppoint(g, consulAsked(g, l), 'dictator', l.named)) return true;
  const due = ids.map((id) => mustAppoint(g, consulAsked(g, l), 'dictator', id)).find((a) => a !== undefined);
  return due === undefined || reason(due);
};
/** [AGR-15] Nobody else, once the other has named the one he promised. */
const namesLeft = (g: Rome, l: Local): Left<SenatorId> => {
  const agree = l.named === '' ? undefined : mustAppoint(g, consulAsked(g, l), 'dictator', l.named);
  return agree ? noneBy(agree, nameables(g, l)) : appointable(g, consulAsked(g, l), 'dictator', nameables(g, l));
};
const hasNamed = (cx: Cx<Rome>, l: Local, who: SenatorId): void => appointed(cx, consulAsked(cx.g, l), 'dictator', who);
/** One player decides for both, or there is only one. */
const isAlone = (g: Rome): boolean => new Set(consulsOf(g).map((s) => decider(g, s.faction))).size === 1;

/**
 * [1.09.31-a][amb-83] Each names somebody, until both name the same or one declines. [1.09.31-c] No vote, no veto. Ends with
 * whether there is a Dictator.
 */
export const jointAppointment = proc(
  'senate.joint-dictator',
  { turn: 'open', named: 'open', tried: 'open' },
  (): Local => ({ turn: 0, named: '', tried: [] }),
  {
    start: (cx, l) => {
      const { g } = cx;
      if (g.senate.filled.dictator || !isDictatorPossible(g) || consulsOf(g).length === 0) return end();
      const names = dictatorCandidates(g);
      if (!names.some((id) => id === l.named)) l.named = '';
      return names.some((id) => id === l.named || !l.tried.includes(id)) ? 'ask' : end();
    },
    ask: {
      to: (cx, l) => askedOf(cx.g, l),
      say: (_, l) => (l.named === '' ? say('ask.senate.joint') : say('ask.senate.jointAnswer', { who: l.named })),
      rules: ['1.09.31-a', '1.09.31-b', '1.09.31-c', 'amb-83'],
      // [AGR-15] Whom he has promised to name, he names.
      silent: (cx, l) => [{ verb: 'decline' }, { verb: 'agree' }, ...firstOffered('nameDictator', nameables(cx.g, l))],
      // [1.09.32-b] Tribunes nominate when the Consuls have not appointed anybody.
      windows: DRAFTING,
      picks: {
        nameDictator: pick({
          ...narrowed(namesLeft),
          take: (cx, l, id) => {
            const who = id;
            hasNamed(cx, l, who);
            if (isAlone(cx.g)) {
              l.named = who;
              return 'agreed';
            }
            l.named = who;
            l.tried.push(who);
            l.turn++;
            return 'start';
          },
        }),
      },
      buttons: {
        agree: {
          when: (cx, l) => l.named !== '' && mayLeave(cx.g, l, true),
          take: (cx, l) => {
            hasNamed(cx, l, chosen(l.named));
            return 'agreed';
          },
        },
        decline: { when: (cx, l) => mayLeave(cx.g, l, false), take: () => end() },
      },
      // [amb-14] After an Assassination.
      resumed: (cx, l, result) => {
        // [1.05.3-h] Whoever was named and killed has not been named as his heir, nor tried.
        if (hasKilled(result, [l.named])) l.named = '';
        l.tried = l.tried.filter((id) => !hasKilled(result, [id]));
        return isUnsettled(cx.g) ? call(settleRome, undefined, 'start') : 'start';
      },
    },
    agreed: (cx, l) => {
      const nominee = chosen(l.named);
      cx.log(say('senate.appointed', { who: [nominee], office: 'kind:dictator' }), '1.09.31-a');
      makeDictator(cx, nominee);
      return call(masterOfHorse, { proposal: { t: 'dictator', nominee } }, 'done');
    },
    done: () => end(),
  },
);

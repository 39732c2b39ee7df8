/** Drawing up a Prosecution: Accused, charge, Prosecutor — 1.09.41, 1.09.411 */
import { call, end, pick } from '@tabularium/kernel';
import { appointing, offered } from '../../agreements/offers.ts';
import { appointed, mustAppoint, reason } from '../../agreements/enforce.ts';
import type { Rome } from '../../game.ts';
import { chosen, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { consentProc, DRAFTING, drafter, dropped, hasKilled, mayGoOn, mustAsk } from '../drafting.ts';
import type { Drafting } from '../proposal-kind.ts';
import { accusable, type Charge, chargeRef, chargesAgainst, possibleProsecutors } from './eligibility.ts';

interface Draft extends Drafting {
  accused: SenatorId | '';
  charge: Charge;
  prosecutor: SenatorId | '';
  agreed: boolean;
  /** [1.09.411-b] Those who would not. */
  refused: SenatorId[];
}

const charges = (g: Rome, l: Draft): Charge[] =>
  g.senators.flatMap((s) => (s.id === l.accused ? chargesAgainst(g, s) : []));
const stillStands = (g: Rome, l: Draft): boolean => mayGoOn(g, l) && charges(g, l).length > 0;
const willing = (g: Rome, l: Draft): SenatorId[] =>
  possibleProsecutors(g, l.accused).flatMap((s) => (l.refused.includes(s.id) ? [] : [s.id]));

export const willProsecute = consentProc('senate.prosecutor-consents', ['1.09.411-a', '1.09.411-b'], 'prosecutor');

/** Ends with the Prosecution, or nothing when it lapsed [1.09.411-b][amb-88]. */
export const draft = proc(
  'senate.draft-prosecution',
  { by: 'open', means: 'open', accused: 'open', charge: 'open', prosecutor: 'open', agreed: 'open', refused: 'open' },
  (a: Drafting & { readonly accused?: SenatorId }): Draft => ({
    by: a.by,
    means: a.means,
    accused: a.accused ?? '',
    charge: { kind: 'minor', ground: 'corrupt' },
    prosecutor: '',
    agreed: false,
    refused: [],
  }),
  {
    start: (_, l) => (l.accused === '' ? 'accused' : 'charge'),
    accused: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.prosecution.accused'),
      rules: ['1.09.41-a', '1.09.41-g'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        prosecute: pick({
          of: (cx) => accusable(cx.g),
          take: (_, l, id) => {
            l.accused = id;
            return 'charge';
          },
        }),
      },
      buttons: { drop: { take: () => end(undefined) } },
      resumed: (cx, l) => (mayGoOn(cx.g, l) ? undefined : end(undefined)),
    },
    charge: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.prosecution.charge', { who: l.accused }),
      rules: ['1.09.412-a', '1.09.413-a', '1.09.41-b'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        charge: {
          of: (cx, l) => charges(cx.g, l).map(chargeRef),
          take: (cx, l, ref) => {
            l.charge = charges(cx.g, l).find((c) => chargeRef(c) === ref)!;
            return 'prosecutor';
          },
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    prosecutor: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.prosecution.prosecutor', { who: l.accused }),
      rules: ['1.09.411-a', '1.09.411-b', '1.09.411-d'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        appointProsecutor: pick({
          // [AGR-15]
          ...offered(
            (g, l: Draft) => willing(g, l),
            appointing('prosecutor', (_, l) => l.by),
          ),
          take: (cx, l, id) => {
            l.prosecutor = id;
            appointed(cx, l.by, 'prosecutor', l.prosecutor);
            const { faction } = senator(cx.g, id);
            if (!mustAsk(cx.g, l.by, faction)) return 'done';
            const about = say('ask.prosecution.consent', { who: id, accused: l.accused });
            return call(willProsecute, { of: faction, about, who: l.prosecutor }, 'answered', 'agreed');
          },
        }),
      },
      buttons: {
        letLapse: {
          when: (cx, l) => {
            if (cx.g.agreements.all.length === 0) return true;
            const due = willing(cx.g, l)
              .map((id) => mustAppoint(cx.g, l.by, 'prosecutor', id))
              .find((a) => a);
            return due === undefined || reason(due);
          },
          take: (cx, l) => {
            cx.log(say('prosecution.lapses', { who: l.accused }), '1.09.411-b');
            return end(undefined);
          },
        },
      },
      resumed: (cx, l, result) => {
        // [1.05.3-h] The heir of one who would not may be asked.
        l.refused = l.refused.filter((id) => !hasKilled(result, [id]));
        return stillStands(cx.g, l) ? undefined : end(undefined);
      },
    },
    answered: (cx, l) => {
      if (l.agreed) return 'done';
      cx.log(say('prosecution.refused', { who: l.prosecutor }), '1.09.411-b');
      l.refused.push(chosen(l.prosecutor));
      return 'prosecutor';
    },
    done: (_, l) =>
      end({
        t: 'prosecution',
        kind: l.charge.kind,
        accused: chosen(l.accused),
        prosecutor: chosen(l.prosecutor),
        ground: l.charge.ground,
      }),
  },
);

/** A Tribune whose use was promised — AGR-13, AGR-22 */
import { call, type Cx, end } from '@tabularium/kernel';
import { broken, impossible, reason } from '../agreements/enforce.ts';
import { agreementRef } from '../agreements/life.ts';
import { type Promised, promisedNow } from '../agreements/proposing.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { DRAFTING } from './drafting.ts';
import { canPut } from './proposals.ts';
import { hasTribune, playTribune, tribunesOf } from './tribunes.ts';
import { playerOf } from '../rome/players.ts';

/** What this seat has promised to propose by a Tribune and can be proposed now. Public facts only: not whether he has one. */
const dueOf = (g: Rome, by: FactionId): Promised | undefined =>
  g.senate.departed ? undefined : promisedNow(g, by, 'tribune', canPut(g, by, 'tribune'))[0];

/** Whose promise has fallen due; nothing may be on the floor. [amb-F2] HRAO first, then clockwise. */
export const tribuneDue = (g: Rome): FactionId | undefined =>
  g.agreements.all.length === 0 ? undefined : factionsFromHrao(g).find((faction) => dueOf(g, faction) !== undefined);

/** He does not propose it: [AGR-22] he could not, or he said nothing. */
const unkept = (cx: Cx<Rome>, l: { readonly by: FactionId }, how: typeof impossible): 'start' => {
  const due = dueOf(cx.g, l.by);
  if (due) how(cx, due);
  return 'start';
};

/**
 * [AGR-13][own-49] The first legal moment: he is asked whether or not he holds a Tribune [amb-F4]. With one he plays it; without
 * one the promise fails [AGR-22]. Nothing goes on before that, no adjournment either.
 */
export const promisedTribune = proc(
  'senate.promised-tribune',
  { by: 'open' },
  (a: { readonly by: FactionId }) => ({ ...a }),
  {
    start: (cx, l) => (dueOf(cx.g, l.by) ? 'ask' : end()),
    ask: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (cx, l) => {
        const due = dueOf(cx.g, l.by);
        const by = factionRef(l.by);
        if (due === undefined) return say('ask.senate.tribuneNotDue', { by });
        return say('ask.senate.promisedTribune', { by, what: agreementRef(due.agreement) });
      },
      rules: ['AGR-13', 'AGR-22', '1.09.151-a'],
      windows: DRAFTING,
      // [own-50] Whether or not he could have.
      silent: (_, l) => [{ instead: (cx) => unkept(cx, l, broken) }],
      picks: {
        proposeByTribune: {
          of: (cx, l) => (dueOf(cx.g, l.by) ? tribunesOf(cx.g, l.by) : []),
          take: (_, l, source) => call(playTribune, { by: l.by, source, use: 'propose' }, 'start'),
        },
      },
      buttons: {
        noTribune: {
          when: (cx, l) => {
            const due = dueOf(cx.g, l.by);
            return due !== undefined && (!hasTribune(cx.g, l.by) || reason(due.agreement));
          },
          take: (cx, l) => unkept(cx, l, impossible),
        },
        // [AGR-07] Its parties have ended or changed it while he was asked.
        goOn: { when: (cx, l) => dueOf(cx.g, l.by) === undefined, take: () => 'start' },
      },
      resumed: () => 'start',
    },
  },
);

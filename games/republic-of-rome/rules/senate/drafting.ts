/** What all kinds of proposal share while their contents are chosen. */
import type { Msg, Seat } from '@tabularium/kernel';
import { end, type Look } from '@tabularium/kernel';
import type { Role } from '../agreements/agreement.ts';
import { appointed, mustAppoint, reason } from '../agreements/enforce.ts';
import type { Rome } from '../game.ts';
import type { OpenRome } from '../sight/sight.ts';
import { proc } from '../procs.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { decider } from '../rome/hrao.ts';
import type { Drafting } from './proposal-kind.ts';
import { presiding } from './presiding.ts';

/** While contents are chosen anything may happen but another proposal. */
export const DRAFTING = ['free', 'senate', 'law'] as const;

/** [1.09.13-d] Only the one whose proposal it is fixes the wording. */
export const drafter = (cx: Look<Rome>, l: { readonly by: FactionId }): Seat => decider(cx.g, l.by);

/** Who says nothing while he words a proposal lets it drop: [AGR-13] he has not put what he may have promised. */
export const dropped = () => [{ instead: () => end(undefined) }];

/** May he still put it? Whoever presided may have died meanwhile [1.09.12-g], or left for war, and the meeting is over [1.09.642-a]. */
export const mayGoOn = (g: Rome, { by, means }: Drafting): boolean =>
  g.factions[by]!.status === 'in' &&
  !g.senate.departed &&
  ((means !== 'presiding' && means !== 'censor') || presiding(g)?.faction === by);

/** What an Assassination that stepped in came to: the death of its target, and of others at the trial that followed; or nothing. */
const KILLED = 'killed:';
const NOBODY_DIED = 'assassination';
export const killed = (ids: readonly SenatorId[]): string =>
  ids.length === 0 ? NOBODY_DIED : `${KILLED}${ids.join(' ')}`;
/**
 * [1.05.3-h] Has it killed one of these? His heir has his name and is another man: what was worded, agreed
 * or refused about the dead man is not about him.
 */
export const hasKilled = (result: unknown, ids: readonly (SenatorId | '')[]): boolean =>
  typeof result === 'string' &&
  result.startsWith(KILLED) &&
  result
    .slice(KILLED.length)
    .split(' ')
    .some((dead) => ids.some((id) => id === dead));

/** [1.09.6-a][1.09.151-l] Other business waits for Prosecutions and Governors. [amb-4] A Tribune may prolong it. */
export const isOtherBusiness = (g: Rome): boolean => g.senate.step === 'business' || g.senate.step === 'adjourning';

interface Asking {
  readonly of: FactionId;
  readonly about: Msg;
  /** Who is to do it. */
  readonly who: SenatorId;
}
/**
 * Asks one player whether he agrees; locked, and ends with his word. Whoever decides for the asker as well is not asked:
 * use `mustAsk` first.
 */
export const consentProc = (name: string, rules: readonly string[], role?: Role) =>
  proc(name, { of: 'open', about: 'open', who: 'open' }, (a: Asking) => ({ ...a }), {
    start: {
      to: (cx, l) => decider(cx.g, l.of),
      say: (_, l) => l.about,
      rules,
      // [AGR-15] Consent only where it was promised.
      silent: ['refuse', 'consent'],
      buttons: {
        consent: {
          take: (cx, l) => {
            if (role !== undefined) appointed(cx, l.of, role, l.who);
            return end(true);
          },
        },
        refuse: {
          // [AGR-15]
          when: (cx, l) => {
            const due = role === undefined ? undefined : mustAppoint(cx.g, l.of, role, l.who);
            return due === undefined || reason(due);
          },
          take: () => end(false),
        },
      },
    },
  });
/** Own Senators, and those of Factions he decides for [1.09.823-a], consent by being named. */
export const mustAsk = (g: OpenRome, by: FactionId, faction: FactionId): boolean =>
  decider(g, by) !== decider(g, faction);

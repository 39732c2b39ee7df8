/** What a Player takes of the Spoils, and for whom — 4.05.4, 4.05.415, 4.05.418 */
import { call, end, pick } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type FactionId, factionRef, isProvinceId, type ProvinceId, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { playerOf } from '../../rome/players.ts';
import { idsOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { mustAsk } from '../../senate/drafting.ts';
import { postsKey } from '../../senate/elections/governing.ts';
import { willGovern } from '../../senate/elections/governors.ts';
import { BETWEEN } from '../../senate/windows.ts';
import { firstOffered, mostFirst } from '../../table/silence.ts';
import type { Spoil } from '../state.ts';
import { GUIDELINE } from '../guidelines.ts';
import { type Chosen, kindOf } from './by-guideline.ts';
import { isForCoalition, needsConsent, recipientsOf } from './eligibility.ts';
import { choosable, officesLeft, spoilRef } from './spoils-left.ts';

interface Local {
  readonly by: FactionId;
  /** [4.05.418-a] All have passed, and offices are left that the Coalition can fill. */
  readonly must: boolean;
  spoil: Spoil | '';
  who: SenatorId | '';
  agreed: boolean;
}

/** [4.05.418-a] Offices that he could fill, where nobody goes on unless somebody does. */
const isHeldToChoose = (g: Rome, l: Local): boolean =>
  l.must && officesLeft(g).some((x) => isForCoalition(g, x) && recipientsOf(g, l.by, x).length > 0);

/** Whoever says nothing takes the first thing of the Conservatives' list that he can have for one of his own, or passes. */
const silentSpoils = (g: Rome, by: FactionId): string[] => {
  const possible = choosable(g, by).filter((x) => recipientsOf(g, by, x).some((s) => s.faction === by));
  return GUIDELINE.conservatives.spoils.flatMap((kind) => possible.filter((x) => kindOf(x) === kind).map(spoilRef));
};
const ownFirst = (g: Rome, by: FactionId, spoil: Spoil): Senator[] => [
  ...mostFirst(
    recipientsOf(g, by, spoil).filter((s) => s.faction === by),
    (s) => -s.influence,
  ),
  ...recipientsOf(g, by, spoil),
];

/** [4.05.4-g] One thing, then who is to have it. [A4-38] Or a pass. Ends with what was chosen. */
export const playerChooses = proc(
  'neutrals.choose',
  { by: 'open', must: 'open', spoil: 'open', who: 'open', agreed: 'open' },
  (a: { readonly by: FactionId; readonly must: boolean }): Local => ({ ...a, spoil: '', who: '', agreed: false }),
  {
    start: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.spoils.which', { faction: factionRef(l.by) }),
      rules: ['4.05.4-a', '4.05.4-g', '4.05.418-a', '4.05.418-b'],
      windows: BETWEEN,
      silent: ({ g }, l) => [
        ...firstOffered('takeSpoil', silentSpoils(g, l.by)),
        { verb: 'passSpoils' },
        ...firstOffered('takeSpoil', choosable(g, l.by).map(spoilRef)),
      ],
      picks: {
        takeSpoil: {
          of: (cx, l) => choosable(cx.g, l.by).map(spoilRef),
          take: (cx, l, ref) => {
            l.spoil = choosable(cx.g, l.by).find((x) => spoilRef(x) === ref)!;
            return 'who';
          },
        },
      },
      buttons: {
        passSpoils: {
          rules: ['4.05.418-a', '4.05.418-b'],
          when: (cx, l) => !isHeldToChoose(cx.g, l) || say('no.spoils.pass'),
          take: () => end<Chosen>('pass'),
        },
      },
      // [1.05.4-a] His Faction may have lost everybody.
      resumed: (cx, l) => (cx.g.factions[l.by]!.status === 'in' ? undefined : end<Chosen>('pass')),
    },
    who: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.spoils.who', { what: spoilRef(chosen(l.spoil)) }),
      rules: ['4.05.4-g', '4.05.415-c', '4.05.417-b'],
      windows: BETWEEN,
      silent: ({ g }, l) => firstOffered('giveSpoil', idsOf(ownFirst(g, l.by, chosen(l.spoil)))),
      picks: {
        giveSpoil: pick({
          of: (cx, l) => idsOf(recipientsOf(cx.g, l.by, chosen(l.spoil))),
          take: (cx, l, id) => {
            const s = senator(cx.g, id);
            l.who = s.id;
            if (!needsConsent(cx.g, chosen(l.spoil), s) || !mustAsk(cx.g, l.by, s.faction)) return 'named';
            const about = say('ask.governors.consent', { who: s.id, province: l.spoil });
            return call(willGovern, { of: s.faction, about, who: s.id }, 'answered', 'agreed');
          },
        }),
      },
      buttons: {
        otherSpoil: {
          take: (_, l) => {
            l.spoil = '';
            return 'start';
          },
        },
      },
      // Somebody has died, or a Law has changed who is eligible: from the beginning.
      resumed: (cx, l) => {
        l.spoil = '';
        return cx.g.factions[l.by]!.status === 'in' ? 'start' : end<Chosen>('pass');
      },
    },
    // [A4-72] A Player decides for his own.
    answered: (cx, l) => {
      if (l.agreed) return 'named';
      cx.log(say('governors.declined', { who: l.who, province: l.spoil }), '1.09.51-b');
      cx.g.senate.declined.push(postsKey([{ province: provinceIn(l), senator: chosen(l.who) }]));
      l.spoil = '';
      return 'start';
    },
    named: (_, l) => end<Chosen>({ spoil: chosen(l.spoil), who: chosen(l.who) }),
  },
);
const provinceIn = (l: Local): ProvinceId => {
  if (!isProvinceId(l.spoil)) throw new Error(`${l.spoil} is no Province`);
  return l.spoil;
};

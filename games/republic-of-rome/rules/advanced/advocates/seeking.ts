/** Choosing an Advocate — 2.05.1, 2.05.2 */
import { call, end, pick } from '@tabularium/kernel';
import { appointed } from '../../agreements/enforce.ts';
import type { Rome } from '../../game.ts';
import { chosen, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { decider } from '../../rome/hrao.ts';
import { isAlignedInRome, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { consentProc, hasKilled, mustAsk } from '../../senate/drafting.ts';
import { sittingCensor } from '../../senate/prosecutions/eligibility.ts';
import type { ProposalOf } from '../../senate/proposal.ts';
import type { Floor } from '../../senate/state.ts';
import { ON_FLOOR } from '../../senate/windows.ts';
import { plays } from '../advanced.ts';

export type Case = ProposalOf<'prosecution'>;

/** [2.05.1-a][2.05.2-i] Before the vote on every Prosecution, and anew for each; [2.05.H-a] the trial of an Assassin's Leader is none. */
export const needsAdvocate = (g: Rome, p: Case): boolean => plays(g, 'advocates') && p.advocate === undefined;

const caseOn = (g: Rome): { floor: Floor; p: Case } | undefined => {
  const floor = g.senate.floors.at(-1);
  return floor?.proposal.t === 'prosecution' ? { floor, p: floor.proposal } : undefined;
};
/** Is there still a trial to prepare? The vote finds out what has become of it. */
const isStillOn = (g: Rome): boolean => {
  const on = caseOn(g);
  if (on === undefined || on.floor.status !== 'open' || sittingCensor(g) === undefined) return false;
  return !on.floor.dead.includes(on.p.accused) && !on.floor.dead.includes(on.p.prosecutor);
};

/** [2.05.2-b][2.05.2-c][2.05.2-d] Anybody in Rome, of any Faction, but the Censor and the Prosecutor. */
const possibleAdvocates = (g: Rome, p: Case, refused: readonly SenatorId[]): SenatorId[] =>
  g.senators.flatMap((s) => {
    const isFree = s.office !== 'censor' && s.id !== p.prosecutor && s.id !== p.accused && !refused.includes(s.id);
    return isFree && isAlignedInRome(s) ? [s.id] : [];
  });

/** [2.05.2-e][AGR-15] */
export const willPlead = consentProc('senate.advocate-consents', ['2.05.2-e'], 'advocate');

interface Seeking {
  asked: SenatorId | '';
  agreed: boolean;
  /** Those who would not. */
  refused: SenatorId[];
}

/**
 * [2.05.2-a] Right after the Prosecutor has been appointed, the Accused looks for an Advocate. [2.05.2-h] Nobody votes before he has
 * found one, or speaks for himself [2.05.2-f][2.05.2-g].
 */
export const seekAdvocate = proc(
  'senate.advocate',
  { asked: 'open', agreed: 'open', refused: 'open' },
  (): Seeking => ({ asked: '', agreed: false, refused: [] }),
  {
    start: (cx) => (isStillOn(cx.g) ? 'ask' : end()),
    ask: {
      to: (cx) => decider(cx.g, senator(cx.g, caseOn(cx.g)!.p.accused).faction),
      say: (cx) => say('ask.advocate', { who: caseOn(cx.g)!.p.accused, prosecutor: caseOn(cx.g)!.p.prosecutor }),
      rules: ['2.05.2-a', '2.05.2-b', '2.05.2-c', '2.05.2-d', '2.05.2-f'],
      windows: ON_FLOOR,
      silent: ['speakForHimself'],
      picks: {
        askAdvocate: pick({
          of: (cx, l) => possibleAdvocates(cx.g, caseOn(cx.g)!.p, l.refused),
          take: (cx, l, id) => {
            l.asked = id;
            const { accused } = caseOn(cx.g)!.p;
            const { faction } = senator(cx.g, id);
            // [A2-115] His own Senators, and whom he decides for, agree by being named.
            if (!mustAsk(cx.g, senator(cx.g, accused).faction, faction)) {
              // [AGR-15] Consents by being named.
              appointed(cx, faction, 'advocate', id);
              return 'found';
            }
            const about = say('ask.advocate.consent', { who: id, accused });
            return call(willPlead, { of: faction, about, who: id }, 'answered', 'agreed');
          },
        }),
      },
      buttons: {
        speakForHimself: {
          rules: ['2.05.2-f', '2.05.2-g'],
          take: (cx, l) => {
            l.asked = caseOn(cx.g)!.p.accused;
            return 'found';
          },
        },
      },
      resumed: (cx, l, result) => {
        // [1.05.3-h] The heir of one who would not may be asked.
        l.refused = l.refused.filter((id) => !hasKilled(result, [id]));
        return isStillOn(cx.g) ? undefined : end();
      },
    },
    answered: (cx, l) => {
      if (l.agreed) return 'found';
      cx.log(say('advocate.refused', { who: l.asked }), '2.05.2-e');
      l.refused.push(chosen(l.asked));
      return 'ask';
    },
    found: (cx, l) => {
      const { floor, p } = caseOn(cx.g)!;
      const advocate = chosen(l.asked);
      floor.proposal = { ...p, advocate };
      cx.log(
        advocate === p.accused
          ? say('advocate.himself', { who: p.accused })
          : say('advocate.speaks', { who: advocate, accused: p.accused }),
        '2.05.2-a',
      );
      return end();
    },
  },
);

/** [A2-113] Whose Advocate is killed speaks for himself. */
export const withoutDead = (p: Case, dead: readonly string[]): Case =>
  p.advocate !== undefined && dead.includes(p.advocate) ? { ...p, advocate: p.accused } : p;

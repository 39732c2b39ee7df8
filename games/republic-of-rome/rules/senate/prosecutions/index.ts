/** Prosecutions — 1.09.41, 1.09.45 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import { reason } from '../../agreements/enforce.ts';
import { narrowed } from '../../agreements/left.ts';
import { dueNow, hasDrafted, nameable } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { decider } from '../../rome/hrao.ts';
import { isInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isUnsettled, settleRome } from '../between.ts';
import { DRAFTING } from '../drafting.ts';
import { putOnFloor } from '../floor.ts';
import type { ProposalOf } from '../proposal.ts';
import type { Verdict } from '../state.ts';
import { holdVote } from '../hold-vote.ts';
import { putToVote } from '../proposals.ts';
import { draft } from './charging.ts';
import { accusable, sittingCensor, triedKey } from './eligibility.ts';

/**
 * [1.09.45-a][1.09.45-c] Markers go from those in Rome, whether or not anybody was tried. [1.09.45-b] The bars of Armaments and
 * Ship Building are hidden.
 */
export const endProsecutions = (g: Rome): void => {
  for (const s of g.senators) {
    if (!isInRome(s)) continue;
    s.corrupt = false;
    s.major = false;
  }
  // [1.13.1-d] Only in the turn in which he took them, wherever he is.
  for (const p of g.provinces) p.plunderer = '';
  for (const c of g.concessions) if (c.id === 'concession:52' || c.id === 'concession:53') c.revealed = false;
  if (plays(g, 'pontifex')) advanced().liabilityLapses(g);
};

/** [1.09.41-b][1.09.41-c][1.09.422-b][amb-88] Only what begins here counts: it does from now on, however it ends; so does its ground [1.09.43-a][1.09.152-f]. */
const beginProsecution = (cx: Cx<Rome>, p: ProposalOf<'prosecution'>, by: number): void => {
  const { senate } = cx.g;
  // [2.01.7-i] That for a sacrifice comes on top of the others.
  if (p.ground !== 'omens') senate[p.kind]++;
  senate.tried.push(triedKey(p.accused, p.ground));
  cx.log(
    say('prosecution.opened', { accused: p.accused, prosecutor: p.prosecutor, kind: p.kind }),
    p.kind === 'major' ? '1.09.413-a' : '1.09.412-a',
  );
  putOnFloor(cx, p, by, 'censor');
};

/** [1.09.41-a][1.09.41-d] The Censor presides, prosecutes or not, and gives the meeting back. */
export const prosecutionsStep = proc(
  'senate.prosecutions',
  { censor: 'open', verdict: 'open', proposal: 'open' },
  (): { censor: SenatorId | ''; verdict: Verdict; proposal?: ProposalOf<'prosecution'> | undefined } => ({
    censor: '',
    verdict: 'failed',
  }),
  {
    start: (cx, l) => {
      cx.g.senate.step = 'prosecutions';
      l.censor = sittingCensor(cx.g)?.id ?? '';
      return 'next';
    },
    // [1.09.41-h][1.09.721-e] Without the Censor it is over; [1.09.41-e] so it is when he has handed the meeting back.
    next: (cx, l) => {
      // [2.06.2-d][A2-132] Between two of them; the Censor presides.
      if (plays(cx.g, 'passing-laws') && advanced().isLawDue(cx.g))
        return call(putToVote, advanced().nextLaw(cx.g), 'next');
      const { handedBack } = cx.g.senate;
      return l.censor !== '' && sittingCensor(cx.g)?.id === l.censor && !handedBack ? 'choose' : 'close';
    },
    choose: {
      to: (cx) => decider(cx.g, sittingCensor(cx.g)!.faction),
      say: (cx) => say('ask.prosecution.choose', { censor: sittingCensor(cx.g)!.id }),
      rules: ['1.09.41-a', '1.09.41-b', '1.09.41-f', '1.09.41-g'],
      windows: DRAFTING,
      aloud: ['endProsecutions'],
      // [amb-106] Whatever he has promised.
      silent: () => [{ instead: () => 'close' }],
      picks: {
        prosecute: pick({
          // [AGR-13][AGR-14]
          ...narrowed((g) => nameable(g, sittingCensor(g)!.faction, 'censor', 'prosecution', accusable(g), false)),
          take: (cx, _, id) => {
            const by = sittingCensor(cx.g)!.faction;
            return call(draft, { by, means: 'censor', accused: id }, 'drafted', 'proposal');
          },
        }),
      },
      buttons: {
        endProsecutions: {
          rules: ['1.09.41-a'],
          when: ({ g }) => {
            if (g.agreements.all.length === 0) return true;
            const due = dueNow(g, sittingCensor(g)!.faction, 'censor', 'prosecution', accusable(g));
            return due === undefined || reason(due);
          },
          take: () => 'close',
        },
      },
      // [amb-14] After an Assassination between two of them.
      resumed: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'next') : 'next'),
    },
    drafted: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'trial') : 'trial'),
    trial: (cx, l) => {
      const censor = sittingCensor(cx.g);
      const { proposal } = l;
      if (censor === undefined || censor.id !== l.censor) return 'next';
      const { faction } = censor;
      hasDrafted(cx, { by: faction, means: 'censor' }, 'prosecution', proposal, ({ naming }) =>
        accusable(cx.g).some((id) => naming === '' || id === naming),
      );
      if (proposal === undefined) return 'next';
      beginProsecution(cx, proposal, censor.faction);
      return call(holdVote, {}, 'next', 'verdict');
    },
    close: (cx) => {
      endProsecutions(cx.g);
      cx.log(say('prosecution.over'), '1.09.45-a');
      return end();
    },
  },
);

export const PROSECUTION_PROCS = [prosecutionsStep];

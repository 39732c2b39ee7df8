/** The election, step by step — 2.01.2 */
import { end, pick } from '@tabularium/kernel';
import { narrowed } from '../../agreements/left.ts';
import { nameable } from '../../agreements/proposing.ts';
import { proc } from '../../procs.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { firstOf, putAs } from '../../senate/elections/steps.ts';
import { chairPassesOn, presiding, presidingSeat } from '../../senate/presiding.ts';
import { BETWEEN } from '../../senate/windows.ts';
import { firstOffered, mostFirst } from '../../table/silence.ts';
import { makePontifex, pontifexNominees } from './nomination.ts';
import { isElectionDue } from './pontificate.ts';

/**
 * [2.01.2-c][2.01.2-d][2.01.2-e] Right after the Consuls and before anything about a Dictator; the new Rome Consul presides. [A2-03]
 * Nobody goes on before there is one, [2.01.2-q] unless nobody can be. [own-66] A Consul for Life is nominated afterwards.
 */
export const pontifexStep = proc('senate.pontifex', () => ({}), {
  start: (cx) => firstOf(cx, 'start') ?? 'check',
  check: (cx) => {
    const { g } = cx;
    if (!isElectionDue(g)) return end();
    const [last, other] = pontifexNominees(g);
    if (other !== undefined) return 'nominate';
    if (last === undefined) {
      cx.log(say('pontifex.nobody'), '2.01.2-q');
      return end();
    }
    // [2.01.2-k] Nothing to vote on, nothing to veto.
    cx.log(say('senate.appointed', { who: [last], office: 'kind:pontifex' }), '2.01.2-k');
    makePontifex(cx, last);
    return end();
  },
  nominate: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.pontifex.nominee'),
    rules: ['2.01.2-c', '2.01.2-f', '2.01.2-j', '1.09.12-c'],
    // [2.01.2-s] Tribunes may nominate as well.
    windows: BETWEEN,
    // D2-01: the one of most Influence.
    silent: ({ g }) => [
      ...firstOffered(
        'nominate',
        mostFirst(pontifexNominees(g), (id) => senator(g, id).influence),
      ),
      ...chairPassesOn(g, 'start'),
    ],
    picks: {
      nominate: pick({
        ...narrowed((g) => nameable(g, presiding(g)?.faction, 'presiding', 'pontifex', pontifexNominees(g))),
        take: (cx, _, id) => putAs(cx, { t: 'pontifex', nominee: id }, 'start'),
      }),
    },
    resumed: () => 'start',
  },
});

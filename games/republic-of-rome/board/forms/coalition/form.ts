/** Players and the Ruling Coalition: whether one joins it, and whom one takes into it — 4.05.2 */
import type { Say } from '@tabularium/parts/web';
import { type FactionId, factionOf, factionRef } from '../../../rules/ids.ts';
import { afterRefusal, formCoalition } from '../../../rules/neutrals/senate/coalition.ts';
import { allVotes, hasMajority, majority, votesOfAll } from '../../../rules/neutrals/senate/coalition-list.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { isInRome, senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import type { Decision, Fact } from '../decision/decision.ts';
import { decisionFormOf } from '../decision/make.tsx';
import { listFormOf } from '../list/make.tsx';

const votesOf = (view: RomeView, faction: FactionId): number => neutralsOf(view).votes[faction] ?? 0;
const votes = (view: RomeView, faction: FactionId, say: Say): Fact => [
  say('coalition.rank', { faction: factionRef(faction), rank: neutralsOf(view).ranks.indexOf(faction) + 1 }),
  say('coalition.votes', { n: votesOf(view, faction) }),
];
const together = (view: RomeView, members: readonly FactionId[], say: Say): Fact => [
  say('coalition.together', { needed: majority(view) }),
  say('coalition.of', { n: votesOfAll(view, members), all: allVotes(view) }),
];

const join: Decision = {
  ways: [
    ['joinCoalition', 'j'],
    ['refuseCoalition', 'r'],
  ],
  // [4.05.4-d] In the order in which they choose.
  facts: ({ view, seat }, say) => {
    const l = askingIn(view, formCoalition);
    if (!l) return [];
    const own = ownFaction(view, seat);
    const next = afterRefusal(view, l, own);
    const how = next.includes(own) ? 'coalition.askedAgain' : 'coalition.without';
    return [
      ...l.members.map((faction) => votes(view, faction, say)),
      together(view, l.members, say),
      ...(next.length === 0
        ? []
        : [
            [
              say(how, { refs: next.map(factionRef) }),
              say('coalition.of', { n: votesOfAll(view, next), all: allVotes(view) }),
            ] as const,
          ]),
    ];
  },
  leads: ({ view, seat }, say) => {
    const members = askingIn(view, formCoalition)?.members ?? [];
    const n = members.indexOf(ownFaction(view, seat)) + 1;
    return { joinCoalition: say('coalition.chooses', { n, of: members.length }) };
  },
};

/** [4.05.2-f] */
export const coalitionForm = decisionFormOf('coalition', { [`${formCoalition.name}/ask`]: join });

/** [4.05.2-j] */
export const partnerForm = listFormOf({
  name: 'partner',
  at: {
    [`${formCoalition.name}/partner`]: {
      verb: 'takePartner',
      // The smallest that is enough; otherwise whoever brings most.
      weight: (view, ref) => {
        const members = askingIn(view, formCoalition)?.members ?? [];
        const n = votesOf(view, factionOf(ref));
        return hasMajority(view, [...members, factionOf(ref)]) ? allVotes(view) * 2 - n : n;
      },
      note: ({ form, say }, ref) => {
        const { view } = form.asked;
        const members = [...(askingIn(view, formCoalition)?.members ?? []), factionOf(ref)];
        return [
          say('coalition.votes', { n: votesOf(view, factionOf(ref)) }),
          say('coalition.senators', { n: senatorsOf(view, factionOf(ref)).filter(isInRome).length }),
          say(hasMajority(view, members) ? 'coalition.enough' : 'coalition.short', {
            n: majority(view) - votesOfAll(view, members),
          }),
        ].join(' · ');
      },
      label: (say, what) => say('coalition.take', { what }),
      facts: ({ view }, say) => {
        const members = askingIn(view, formCoalition)?.members ?? [];
        return [...members.map((faction) => votes(view, faction, say)), together(view, members, say)];
      },
    },
  },
});

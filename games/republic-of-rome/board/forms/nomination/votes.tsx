/** The votes as they stand: one's own, those that public agreements promise, and the rest. Never how the rest will fall. */
import { Mark } from '@tabularium/parts/kit';
import type { Senator } from '../../../rules/game.ts';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { agreementRef } from '../../../rules/agreements/life.ts';
import { type Demand, demandsOn } from '../../../rules/agreements/votes.ts';
import { decider } from '../../../rules/rome/hrao.ts';
import { allFactions } from '../../../rules/rome/players.ts';
import { isAlignedInRome, maybeSenator, votesOf } from '../../../rules/rome/senators.ts';
import type { Proposal } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Tally, type TallyShare } from '../tally.tsx';
import type { Props } from './body.tsx';
import { lookOf } from '../../looks.ts';

interface Stand {
  readonly faction: FactionId;
  readonly n: number;
  readonly kind: TallyShare['kind'];
  readonly by: Demand | undefined;
}

/** [1.09.821-c] Whoever may be Consul for Life votes with his Influence as well. */
const votes = (view: RomeView, s: Senator, p: Proposal | undefined): number =>
  votesOf(view, s) +
  (p?.t === 'consul-for-life' && p.nominee === s.id ? (maybeSenator(view, s.id)?.influence ?? 0) : 0);

const standsOf = (view: RomeView, own: number, p: Proposal | undefined): Stand[] =>
  allFactions(view).flatMap((faction): Stand[] => {
    const voters = view.senators.filter((s) => s.faction === faction && isAlignedInRome(s));
    const n = voters.reduce((sum, s) => sum + votes(view, s, p), 0);
    if (n === 0) return [];
    if (decider(view, faction) === own) return [{ faction, n, kind: 'you', by: undefined }];
    const demands = p
      ? demandsOn(
          view,
          faction,
          p,
          () => voters,
          () => true,
        )
      : [];
    const promised = demands.find((d) => d.bound.promise.way !== 'abstain');
    const sum = promised ? promised.of.reduce((x, s) => x + votes(view, s, p), 0) : 0;
    const rest: Stand[] = n > sum ? [{ faction, n: n - sum, kind: 'to-come', by: undefined }] : [];
    if (!promised || sum === 0) return rest;
    return [{ faction, n: sum, kind: promised.bound.promise.way === 'for' ? 'for' : 'against', by: promised }, ...rest];
  });

const ORDER: readonly TallyShare['kind'][] = ['you', 'for', 'against', 'to-come'];

export const VotesAsTheyStand = ({
  form,
  say,
  looks,
  proposal,
}: Props & { readonly proposal: Proposal | undefined }) => {
  const { view, seat } = form.asked;
  const stands = standsOf(view, seat, proposal);
  const all = stands.reduce((n, x) => n + x.n, 0);
  const toCome = stands.reduce((n, x) => (x.kind === 'to-come' ? n + x.n : n), 0);
  const shares = ORDER.flatMap((kind): TallyShare[] =>
    kind === 'to-come'
      ? [{ kind, n: toCome, words: say('nomination.open', { n: toCome }) }]
      : stands
          .filter((x) => x.kind === kind)
          .map((x) => ({
            kind,
            n: x.n,
            words: kind === 'you' ? say('board.yours', { n: x.n }) : `${say(factionRef(x.faction))} ${x.n}`,
          })),
  );
  return (
    <>
      <h3 class="caps">{say('nomination.votes', { n: all })}</h3>
      <Tally say={say} shares={shares} />
      <ul class="fact-lines">
        {stands
          .filter((x) => x.kind !== 'you')
          .map((x) => (
            <li key={`${x.faction}${x.kind}`}>
              <Mark look={lookOf(view, looks, x.faction)} />
              {say(factionRef(x.faction))}
              <b>
                {x.by
                  ? say(x.kind === 'for' ? 'nomination.promised' : 'nomination.promisedNot', {
                      n: x.n,
                      what: agreementRef(x.by.bound.agreement),
                    })
                  : say('nomination.openOf', { n: x.n })}
              </b>
            </li>
          ))}
      </ul>
    </>
  );
};

/** A dispute: the clause, who claims what, and two buttons for those who are not parties — AGR-30, AGR-31 */
import { Icon, Mark } from '@tabularium/parts/kit';
import { factionRef } from '../../rules/ids.ts';
import { meOf, numberOf, type Props } from './card.tsx';
import { ClauseSentence } from './sentence.tsx';
import type { Seen } from './state.ts';
import { lookOf } from '../looks.ts';

/** Which side a verdict is for: whoever disputes his own clause, which counts as failed, claims that it was kept. */
export const sideOf = (a: Seen, verdict: 'kept' | 'not-kept'): 'claimant' | 'respondent' => {
  const claimsKept = a.dispute !== '' && a.clauses[a.dispute.clause]?.by === a.dispute.by;
  return (verdict === 'kept') === claimsKept ? 'claimant' : 'respondent';
};

export const Dispute = (props: Props & { readonly a: Seen }) => {
  const { a, say, view, looks, answers, onAnswer } = props;
  const { dispute } = a;
  if (dispute === '') return null;
  const clause = a.clauses[dispute.clause]!;
  const me = meOf(props);
  const ref = `agreement:${a.id}`;
  const judges = answers.includes(`claimant+${ref}`);
  const claimsKept = clause.by === dispute.by;
  const mark = (faction: number) => <Mark look={lookOf(view, looks, faction)} />;
  const respondent = claimsKept ? clause.to : clause.by;
  const button = (verdict: 'kept' | 'not-kept') => (
    <button
      type="button"
      class="btn small offered"
      data-verdict={verdict}
      onClick={() => onAnswer(`${sideOf(a, verdict)}+${ref}`)}
    >
      <Icon name={verdict === 'kept' ? 'check' : 'x'} />
      {say(verdict === 'kept' ? 'deals.kept' : 'deals.notKept')}
    </button>
  );
  return (
    <article class="deal-dispute">
      <header>
        <h3>{say('deals.dispute')}</h3>
        {judges && (
          <span class="chip gold">
            <Icon name="scales" />
            {say('deals.youJudge')}
          </span>
        )}
      </header>
      <p class="deal-clause-text">
        <ClauseSentence clause={clause} say={say} />
      </p>
      <small>{say('deals.disputedClause', { n: dispute.clause + 1, what: numberOf(a) })}</small>
      <p class="deal-claim">
        <b>
          {mark(dispute.by)}
          {say(factionRef(dispute.by))}
        </b>
        {say(claimsKept ? 'deals.claimsKept' : 'deals.claimsNotKept')}
      </p>
      <p class="deal-claim">
        <b>
          {mark(respondent)}
          {say(factionRef(respondent))}
        </b>
        {say(claimsKept ? 'deals.claimsNotKept' : 'deals.claimsKept')}
      </p>
      {judges && (
        <div class="deal-answers">
          {button('kept')}
          {button('not-kept')}
        </div>
      )}
      <ul class="deal-judges">
        {dispute.voters.map((faction) => (
          <li key={faction}>
            {mark(faction)}
            {faction === me ? say('deals.youAlone') : say(factionRef(faction))}
            <span>
              {say(faction in dispute.votes ? 'deals.hasVoted' : faction === me ? 'deals.askedNow' : 'deals.notYet')}
            </span>
          </li>
        ))}
      </ul>
      <small>{say('deals.howJudged')}</small>
    </article>
  );
};

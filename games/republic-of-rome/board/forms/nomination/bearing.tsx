/** Agreements in force that bear on a nomination, and what was rejected this turn. */
import { Icon } from '@tabularium/parts/kit';
import { clauseInWords } from '../../../rules/agreements/in-words.ts';
import { type Bound, boundBy, isAbout } from '../../../rules/agreements/enforce.ts';
import { agreementRef } from '../../../rules/agreements/life.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { Proposal } from '../../../rules/senate/proposal.ts';
import type { Props } from './body.tsx';
import { officeOf, verbOf } from './entries.ts';

/** What whoever nominates has promised: to name somebody, not to, to give a role. */
const boundTo = ({ form }: Props): Bound[] => {
  const { view, seat } = form.asked;
  const office = officeOf(form.asked, form.entered);
  const own = ownFaction(view, seat);
  const speaks = ({ kind }: { readonly kind: string }): boolean => kind === '' || kind === office;
  return [
    ...boundBy(view, own, 'propose').filter((b) => speaks(b.promise.about)),
    ...boundBy(view, own, 'refrain').filter((b) => b.promise.from === 'propose' && speaks(b.promise.about)),
    ...boundBy(view, own, 'appoint').filter((b) => b.promise.role === office),
  ];
};

export const Bearing = (props: Props & { readonly proposal: Proposal | undefined }) => {
  const { form, say, proposal } = props;
  const { asked, entered } = form;
  const office = officeOf(asked, entered);
  const rejected = asked.view.senate.rejected.filter((key) => key.startsWith(`${office} `));
  const bound = boundTo(props);
  if (bound.length === 0 && rejected.length === 0) return <p class="quiet">{say('nomination.nothingBears')}</p>;
  return (
    <ul class="nomination-bears">
      {bound.map((b) => (
        <li key={`${b.agreement.id}/${b.agreement.clauses.indexOf(b.clause)}`}>
          <p>
            {clauseInWords(b.clause)
              .map((m) => say(m.k, m.a ?? {}))
              .join(' ')}
          </p>
          <span>
            <Icon name="handshake" />
            {say(agreementRef(b.agreement))} <State {...props} bound={b} proposal={proposal} />
          </span>
        </li>
      ))}
      {rejected.map((key) => {
        const [, ...names] = key.split(' ');
        return (
          <li key={key}>
            <p>{say('nomination.rejected', { who: names })}</p>
            {office === 'consuls' && <span>{say('nomination.otherColleague')}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const State = ({
  form,
  say,
  bound,
  proposal,
}: Props & { readonly bound: Bound; readonly proposal: Proposal | undefined }) => {
  const { promise } = bound;
  if (promise.t === 'propose')
    return proposal && isAbout(promise.about, proposal) ? (
      <span class="chip good">
        <Icon name="check" />
        {say('nomination.kept')}
      </span>
    ) : null;
  const held = Object.values(form.asked.question.withheld[verbOf(form.asked, form.entered)] ?? {});
  const n = held.filter((m) => m.a?.['what'] === agreementRef(bound.agreement)).length;
  return n === 0 ? null : (
    <span class="chip warn">
      <Icon name="lock" />
      {say('nomination.withholds', { n })}
    </span>
  );
};

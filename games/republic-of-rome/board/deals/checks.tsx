/** What is checked while an agreement is written: can it be kept, is it contrary to another. All of it comes from the rules. */
import { Icon } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { areContrary } from '../../rules/agreements/contrary.ts';
import { agreementRef, contraryTo } from '../../rules/agreements/life.ts';
import { outlook } from '../../rules/agreements/outlook.ts';
import { Sentence } from './sentence.tsx';
import { own, previewOf, type Writing } from './written.ts';

const ICONS = { yes: 'check', no: 'x', undecided: 'clock' } as const;

interface Props {
  readonly form: Writing;
  readonly say: Say;
  readonly why: (rules: readonly string[]) => void;
}

/** [AGR-23] Two clauses of this very agreement that cannot both be kept. */
const contraryWithin = ({ clauses }: ReturnType<typeof previewOf>): readonly [number, number] | undefined => {
  for (const [i, a] of clauses.entries()) {
    const j = clauses.findIndex((b, at) => at > i && areContrary(a, b));
    if (j >= 0) return [i + 1, j + 1];
  }
  return undefined;
};

export const Checks = ({ form, say, why }: Props) => {
  const preview = previewOf(form);
  const { isPublic, counters } = form.entered;
  const contrary = contraryTo(form.asked.view, { isPublic, counters, clauses: preview.clauses }, own(form.asked));
  const within = contraryWithin(preview);
  const mine = form.asked.view.agreements.all.filter(
    (a) => a.status === 'active' && a.isPublic && a.parties.includes(own(form.asked)),
  ).length;
  return (
    <ul class="deal-checks" aria-live="polite">
      {preview.clauses.map((clause, i) => {
        const found = outlook(form.asked.view, clause);
        return (
          found && (
            <li key={i} class={found.canBeKept}>
              <Icon name={ICONS[found.canBeKept]} />
              <span>
                <b>{i + 1}</b> {say(`deals.canBeKept.${found.canBeKept}`)} <Sentence m={found.why} say={say} />
              </span>
            </li>
          )
        );
      })}
      {contrary ? (
        <li class="no">
          <Icon name="x" />
          {say('no.contrary', { n: contrary.own, what: agreementRef(contrary.other), its: contrary.its })}
        </li>
      ) : within ? (
        <li class="no">
          <Icon name="x" />
          {say('deals.contraryWithin', { one: within[0], other: within[1] })}
        </li>
      ) : (
        <li class="yes">
          <Icon name="check" />
          {say(isPublic ? 'deals.contraryToNone' : 'deals.recordOnly', { n: mine })}
        </li>
      )}
      <li>
        <Icon name="x" />
        <span>
          {say('deals.neverAbout')}{' '}
          <button type="button" class="rule" onClick={() => why(NEVER)}>
            {say('deals.why')}
          </button>
        </span>
      </li>
    </ul>
  );
};
const NEVER = ['AGR-20', '1.04.3-e', '1.04.3-f', '1.04.3-g'];

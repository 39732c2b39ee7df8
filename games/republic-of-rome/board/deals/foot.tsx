/** How long an offer stands, and the offer itself. */
import { Icon, Seg } from '@tabularium/parts/kit';
import type { BuilderProps, Say } from '@tabularium/parts/web';
import { endsOfOffers } from '../../rules/agreements/agreement.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { UNWRITTEN } from './likely.ts';
import type { Written } from './written.ts';

type Props = BuilderProps<RomeView, Written>;

/** Why it cannot be offered as it stands. */
export const missingIn = ({ form, say }: Props): string | undefined => {
  if (form.entered.clauses.some((words) => words.includes(UNWRITTEN))) return say('deals.writeIt');
  if (form.isComplete) return undefined;
  return form.why ? say(form.why.k, form.why.a ?? {}) : say('deals.notNow');
};

export const Foot = (props: Props & { readonly missing: string | undefined; readonly offer: () => void }) => {
  const { form, say, change, drop, missing, offer, busy } = props;
  const { entered } = form;
  return (
    <div class="deal-foot">
      <button
        type="button"
        class="btn primary"
        data-offer
        disabled={busy}
        aria-disabled={missing !== undefined}
        onClick={offer}
      >
        <span>{say(busy ? 'deals.sending' : entered.counters === 0 ? 'deals.offerIt' : 'deals.offerCounter')}</span>
        {missing !== undefined && <small>{missing}</small>}
        <span class="kbd" aria-hidden="true">
          ↵
        </span>
      </button>
      <span class="legend">{say('deals.until')}</span>
      <Seg
        label={say('deals.until')}
        value={entered.until}
        of={[...endsOfOffers(form.asked.view), 'next' as const].map((value) => ({
          value,
          label: say(`deals.stands.${value}`),
        }))}
        onChange={(until) => change({ ...entered, until })}
      />
      <span class="grow" />
      <button type="button" class="btn ghost small" onClick={drop}>
        {say('deals.throwAway')}
      </button>
      {!entered.isPublic && (
        <p class="deal-hint">
          <Icon name="lock" /> {say('board.deal.private')}
        </p>
      )}
    </div>
  );
};

/** From clause to clause, where there is room for one. */
export const Pager = ({
  say,
  at,
  of,
  onPage,
}: {
  readonly say: Say;
  readonly at: number;
  readonly of: number;
  readonly onPage: (to: number) => void;
}) => (
  <p class="deal-pager">
    <button
      type="button"
      class="iconbtn"
      aria-label={say('deals.previous')}
      disabled={at === 0}
      onClick={() => onPage(at - 1)}
    >
      <Icon name="left" />
    </button>
    <span>{say('deals.clauseOf', { n: at + 1, of })}</span>
    <button
      type="button"
      class="iconbtn"
      aria-label={say('deals.next')}
      disabled={at >= of - 1}
      onClick={() => onPage(at + 1)}
    >
      <Icon name="right" />
    </button>
  </p>
);

/** With whom, publicly or not, and the commonest bargains to begin with. */
import { Mark, Seg } from '@tabularium/parts/kit';
import type { BuilderProps } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { templates } from './templates.ts';
import { own, type Written } from './written.ts';
import { lookOf } from '../looks.ts';

type Props = BuilderProps<RomeView, Written>;

export const Head = (props: Props & { readonly others: readonly FactionId[] }) => {
  const { form, say, change, others, looks } = props;
  const { asked, entered } = form;
  const isAnswer = entered.counters !== 0;
  const all = asked.view.factions.flatMap((f, faction) =>
    faction !== own(asked) && f.status === 'in' ? [faction] : [],
  );
  const isFixed = isAnswer || entered.clauses.length > 0;
  return (
    <header class="deal-head">
      <h3>{say(isAnswer ? 'deals.counterTo' : 'deals.offerTo', { who: others.map(factionRef) })}</h3>
      <Seg
        label={say('deals.openness')}
        value={entered.isPublic ? 'public' : 'private'}
        of={[
          { value: 'public' as const, label: say('deals.public') },
          { value: 'private' as const, label: say('deals.private') },
        ].map((o) =>
          isAnswer && (o.value === 'public') !== entered.isPublic ? { ...o, reason: say('deals.asTheOffer') } : o,
        )}
        onChange={(to) => change({ ...entered, others, isPublic: to === 'public' })}
      />
      {!isFixed && (
        <div class="deal-parties" role="group" aria-label={say('deals.withWhom')}>
          <span class="legend">{say('deals.withWhom')}</span>
          {all.map((faction) => {
            const isIn = others.includes(faction);
            return (
              <button
                key={faction}
                type="button"
                aria-pressed={isIn}
                data-party={faction}
                onClick={() =>
                  change({
                    ...entered,
                    others: isIn ? others.filter((x) => x !== faction) : [...others, faction].sort((a, b) => a - b),
                  })
                }
              >
                <Mark look={lookOf(asked.view, looks, faction)} />
                {say(factionRef(faction))}
              </button>
            );
          })}
        </div>
      )}
    </header>
  );
};

export const Templates = ({
  form,
  say,
  others,
  write,
  onAmount,
}: Props & {
  readonly others: readonly FactionId[];
  readonly write: (clauses: Written['clauses']) => void;
  readonly onAmount: (clause: number) => void;
}) => {
  const [other] = others;
  if (other === undefined) return <p class="deal-hint">{say('deals.chooseParty')}</p>;
  return (
    <div class="deal-templates" role="group" aria-label={say('deals.templates')}>
      <span class="legend">{say('deals.templates')}</span>
      <div>
        {templates(form.asked, own(form.asked), other).map(({ name, clauses, amountOf }) => (
          <button
            key={name}
            type="button"
            data-template={name}
            onClick={() => {
              write(clauses);
              if (amountOf !== undefined) onAmount(amountOf);
            }}
          >
            {say(`deals.template.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
};

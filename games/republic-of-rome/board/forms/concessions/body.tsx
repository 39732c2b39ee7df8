/** Concessions with what they bring, and a Senator for each. */
import { Icon, Mark } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { concessionCard } from '../../../rules/data/printed.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { type Paired, paired, whoFor } from '../senate/pairs.ts';
import { SenatorPick } from '../senate/senator-pick.tsx';
import { inWords, standingOf } from '../standing.ts';
import { listed, naming } from './entries.ts';
import { lookOf } from '../../looks.ts';

type Props = FormProps<RomeView, Paired>;

export const ConcessionsBody = (props: Props) => {
  const { form, say } = props;
  return (
    <>
      <div class="form-rows">
        <table class="rows stacked">
          <thead>
            <tr>
              <th scope="col">{say('concessions.concession')}</th>
              <th scope="col">{say('concessions.brings')}</th>
              <th scope="col">{say('concessions.to')}</th>
            </tr>
          </thead>
          <tbody>
            {listed(form).map((id) => (
              <Row key={id} {...props} id={id} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{say('concessions.once')}</p>
    </>
  );
};

const Row = ({ form, say, change, looks, id }: Props & { readonly id: string }) => {
  const { asked, entered } = form;
  const { view } = asked;
  const who = whoFor(entered.pairs, id);
  const s = maybeSenator(view, who);
  const step = naming(form, id);
  const { income, pays } = concessionCard(view, id);
  const why = inWords(say, standingOf(asked, 'concession', id).reason);
  const holds = (x: string): string =>
    view.concessions
      .filter((c) => c.holder === x)
      .map((c) => say(c.id))
      .join(', ');
  return (
    <tr class={who !== '' ? 'chosen' : step ? '' : 'no'}>
      <th scope="row">{say(id)}</th>
      <td>{say(`concessions.pays.${pays}`, { n: income })}</td>
      <td class="wide">
        {step ? (
          <>
            <SenatorPick
              asked={step}
              verb="recipient"
              label={say('concessions.whoHas', { what: id })}
              value={who}
              say={say}
              none={say('form.nobody')}
              note={(x) => holds(x.id) || undefined}
              onChange={(x) => change({ ...entered, pairs: paired(entered.pairs, id, x) })}
            />
            {s && <Mark look={lookOf(view, looks, s.faction)} />}
          </>
        ) : (
          <span class="quiet">
            {why !== undefined && <Icon name="lock" />}
            {s ? say(who) : (why ?? say('concessions.notNow'))}
          </span>
        )}
      </td>
    </tr>
  );
};

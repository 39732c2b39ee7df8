/** Who speaks for the Accused, and what his speech may bring: votes that are counted after all others — 2.05.2, 2.05.3 */
import '../vote/vote.css';
import { Panel, Section, TallySum } from '@tabularium/parts/kit';
import { advanced } from '../../../rules/advanced/part.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { isAlignedInRome, maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { signed } from '../../parts.tsx';
import { Candidates } from '../senate/candidates.tsx';
import { standingOf } from '../standing.ts';
import { ThrowBars } from './appeal.tsx';
import type { Props } from './body.tsx';
import { advocateIn, caseOf } from './entries.ts';

export const WhoSpeaks = (props: Props) => {
  const { form, say, looks, change, tell } = props;
  const { asked, entered } = form;
  const { view, seat } = asked;
  const { accused, prosecutor } = caseOf(form);
  const chosen = advocateIn(asked, entered);
  return (
    <div class="trial-choosing">
      <Panel
        main
        title={<span data-read="advanced:advocate">{say('trial.whoSpeaks')}</span>}
        right={say('trial.consentNeeded')}
      >
        <Section>
          <Candidates
            view={{ ...view, senators: view.senators.filter(isAlignedInRome) }}
            say={say}
            looks={looks}
            label={say('trial.whoSpeaks')}
            brief
            standing={(s) =>
              s.id === accused ? standingOf(asked, 'speakForHimself') : standingOf(asked, 'askAdvocate', s.id)
            }
            place={(s) => (s.id === chosen ? '' : undefined)}
            why={(s) => (s.id === prosecutor ? say('trial.prosecutes') : undefined)}
            note={(s) =>
              [
                signed(advanced().pleading(view, s.id, prosecutor).total),
                ...(s.id === accused ? [say('verb.speakForHimself')] : []),
                ...(mustAsk(view, ownFaction(props.view, seat), s.faction) ? [say('trial.isAsked')] : []),
              ].join(' · ')
            }
            onPress={(s, { isOffered, reason }) => {
              if (isOffered) change({ ...entered, advocate: s.id });
              else if (reason) tell(reason);
            }}
          />
        </Section>
      </Panel>
      <Pleading {...props} who={chosen} />
    </div>
  );
};

/** What is added to the dice if he speaks, and the votes that each throw brings. */
export const Pleading = ({ form, say, who }: Props & { readonly who: unknown }) => {
  const { asked } = form;
  const s = maybeSenator(asked.view, String(who));
  if (!s) return null;
  const { accused } = caseOf(form);
  const told =
    asked.question.verbs['consent'] !== undefined
      ? form.explain(asked, 'consent')
      : s.id === accused
        ? form.explain(asked, 'speakForHimself')
        : form.explain(asked, 'askAdvocate', s.id);
  const [added] = told?.tallies ?? [];
  return (
    <Panel title={say('trial.ifSpeaks', { who: s.id })} right={say('trial.afterVotes')}>
      {added && (
        <Section>
          <TallySum small signed tally={added} say={say} />
        </Section>
      )}
      <div class="section">
        <ThrowBars throws={told?.throws ?? []} say={say} />
        {s.id !== accused && <p class="quiet trial-stake">{say('trial.stake')}</p>}
      </div>
    </Panel>
  );
};

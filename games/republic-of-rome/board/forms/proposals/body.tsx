/** A card for each kind of proposal; what cannot be put says why. */
import { OptionCard, Options } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { activeWars, countActiveWars } from '../../../rules/wars/wars.ts';
import { forcesOn, legionsAt } from '../../../rules/rome/forces.ts';
import { inWords, standingOf } from '../standing.ts';
import { type Entered, kindsOf } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const ProposalsBody = (props: Props) => {
  const { form, say, change, tell } = props;
  const { asked, entered } = form;
  return (
    <div class="proposals">
      <Options label={say('proposals.which')}>
        {kindsOf(asked).map((kind) => {
          const { isOffered, reason } = standingOf(asked, 'propose', kind);
          return (
            <OptionCard
              key={kind}
              title={say(kind)}
              value={kind}
              chosen={isOffered && kind === entered.kind}
              reason={isOffered ? undefined : (inWords(say, reason) ?? say('form.notNow'))}
              promised={reason?.k === 'no.agreement'}
              onPress={() => {
                if (isOffered) change({ ...entered, kind });
                else if (reason) tell(reason);
              }}
            >
              {about(props, kind)}
            </OptionCard>
          );
        })}
      </Options>
    </div>
  );
};

/** One line of how things stand, where there is something to see to. */
const about = ({ form, say }: Props, kind: string): string => {
  const { view } = form.asked;
  switch (kind) {
    case 'kind:deploy': {
      const alone = activeWars(view).filter((w) => forcesOn(view, w.id).every((f) => f.commander === ''));
      return say('proposals.wars', { n: countActiveWars(view), alone: alone.length });
    }
    case 'kind:raise':
      return say('proposals.state', { n: view.state });
    case 'kind:eliminate':
      return say('proposals.units', { legions: legionsAt(view, 'active').length, fleets: view.fleets });
    case 'kind:concessions':
      return view.concessions
        .filter((c) => c.holder === 'forum')
        .map((c) => say(c.id))
        .join(', ');
    case 'kind:land-bill':
      return say('proposals.unrest', { n: view.unrest });
    default:
      return '';
  }
};

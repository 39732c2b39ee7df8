/** A trial: the case at the left, and what is asked at the right. */
import type { FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Appeal } from './appeal.tsx';
import { Pleading, WhoSpeaks } from './advocate.tsx';
import { Outcome, TheCase } from './case.tsx';
import { ByWhom, ForWhat, Whom } from './choosing.tsx';
import { type Entered, sideOf } from './entries.ts';

export type Props = FormProps<RomeView, Entered>;

export const TrialBody = (props: Props) => {
  const { asked } = props.form;
  const side = sideOf(asked);
  const isChoosing =
    side === 'censor' && Object.hasOwn({ ...asked.question.verbs, ...asked.question.withheld }, 'prosecute');
  return (
    <div class={`trial-form ${side}`}>
      {isChoosing ? <Whom {...props} /> : <TheCase {...props} />}
      {side === 'accused' && <Appeal {...props} />}
      {side === 'seeking' && <WhoSpeaks {...props} />}
      {side === 'advocate' && <Pleading {...props} who={asked.question.prompt.a?.['who']} />}
      {side === 'censor' && (
        <div class="trial-choosing">
          <ForWhat {...props} />
          <ByWhom {...props} />
          {isChoosing && <Outcome {...props} />}
        </div>
      )}
    </div>
  );
};

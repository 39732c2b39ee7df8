/** Veterans whom a Rebel counts in the Force Strength that he declares: all, unless he leaves some out — 2.03.2-o */
import type { Answer, Asked } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import { legionNumber } from '../../rules/ids.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { offerOf } from './asking.ts';
import { LegionTokens } from './legions.tsx';

type At = Asked<RomeView>;
const countableIn = ({ question }: At): readonly string[] => offerOf(question, 'countVeterans', 'choose')?.of ?? [];

/** What says so, if others than those whom the rules know are left out. */
export const countingIn = (
  asked: At,
  draft: { readonly uncounted: readonly number[] } | undefined,
  leftOut: readonly string[],
): Answer | undefined => {
  const of = countableIn(asked);
  const now = draft?.uncounted ?? [];
  const isChanged = of.some((id) => leftOut.includes(id) !== now.includes(legionNumber(id)));
  return isChanged ? { verb: 'countVeterans', arg: of.filter((id) => !leftOut.includes(id)) } : undefined;
};

interface Props {
  readonly asked: At;
  readonly leftOut: readonly string[];
  readonly say: Say;
  readonly onChange: (leftOut: readonly string[]) => void;
}
export const CountedVeterans = ({ asked, leftOut, say, onChange }: Props) => {
  const of = countableIn(asked);
  if (of.length === 0) return null;
  return (
    <div class="counted">
      <span>{say('verb.countVeterans')}</span>
      <LegionTokens
        label={say('verb.countVeterans')}
        tokens={of.map((id) => ({
          id,
          veteran: true,
          state: leftOut.includes(id) ? 'off' : 'on',
          name: say(id),
        }))}
        onPress={(id) => onChange(leftOut.includes(id) ? leftOut.filter((x) => x !== id) : [...leftOut, id])}
      />
    </div>
  );
};

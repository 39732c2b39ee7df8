/** The controls for what an Empire card is aimed at: the map or a list for places, buttons for rivals, cards for cards. */
import { Seg } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import type { Aims } from '../../../rules/cards/aims.ts';
import { contentOf } from '../../../rules/data/printed.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { HandCards } from '../cards.tsx';
import type { Aimed } from './aims.ts';

interface Props {
  readonly view: EmpiresView;
  readonly say: Say;
  readonly aims: Aims;
  readonly aimed: Aimed | undefined;
  readonly onAim: (ref: string) => void;
}

/** What kind of things they are. */
export const aimKind = ({ of }: Aims): 'card' | 'empire' | 'place' => {
  const [first = ''] = of;
  return first.startsWith('card:') ? 'card' : first.startsWith('empire:') ? 'empire' : 'place';
};

export const AimCards = ({ view, say, aims, aimed, onAim }: Props) => (
  <HandCards
    label={say(`verb.${aims.verb}`)}
    content={contentOf(view)}
    say={say}
    held={aims.of.map((card) => ({
      card,
      state: aimed?.at.includes(card) ? 'chosen' : 'offered',
      onPress: () => onAim(card),
    }))}
  />
);

export const AimControl = ({ say, aims, aimed, onAim }: Props) => {
  const at = aimed?.verb === aims.verb ? aimed.at : [];
  if (aimKind(aims) === 'card') return null;
  if (aimKind(aims) === 'empire')
    return (
      <Seg
        label={say(`verb.${aims.verb}`)}
        value={at[0]}
        of={aims.of.map((ref) => ({ value: ref, label: say(ref) }))}
        onChange={onAim}
      />
    );
  return (
    <>
      <p class="exp-notes">{say('exp.pressMap')}</p>
      <select
        class="input exp-targets"
        aria-label={say('exp.step.target')}
        value={at.at(-1) ?? ''}
        onChange={(e) => e.currentTarget.value !== '' && onAim(e.currentTarget.value)}
      >
        <option value="">{say('exp.orList')}</option>
        {aims.of.map((ref) => (
          <option key={ref} value={ref}>
            {say(ref)}
          </option>
        ))}
      </select>
      {aims.most > 1 && at.length > 0 && <b class="exp-aimed">{at.map((ref) => say(ref)).join(', ')}</b>}
    </>
  );
};

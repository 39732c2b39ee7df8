/** The player's own hand, and one that he looks at. */
import { listed } from '@tabularium/kernel';
import type { PanelProps } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import type { Factor } from '../../rules/data/content.ts';
import { sourcesOf } from '../../rules/data/provenance.ts';
import { empireOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { Say } from '../props.ts';

const factor = (f: Factor): string => (f === null ? '–' : typeof f === 'number' ? String(f) : `${f.dice}D`);

/** The hands that this reader may see. */
export const HandPanel = ({ view, say }: PanelProps<EmpiresView>) => (
  <>
    {view.hands.map((hand, seat) => listed(hand).length > 0 && <Hand key={seat} view={view} seat={seat} say={say} />)}
  </>
);

const Hand = ({ view, seat, say }: { view: EmpiresView; seat: number; say: Say }) => {
  const content = contentOf(view);
  const hand = listed(view.hands[seat]!);
  return (
    <details class="med-panel med-hand" open={seat !== view.seat}>
      <summary>
        {seat === view.seat
          ? say('board.hand', { n: hand.length })
          : say('board.handOf', { who: empireOf(view, seat) })}
      </summary>
      <p class="small">{say('board.factors')}</p>
      <ul>
        {hand.map((ref) => {
          const { types, factors } = content.cards[ref]!;
          const text = say(ref.replace('card:', 'text:'));
          const fights = types.some((x) => x === 'T' || x === 'F');
          return (
            <li key={ref}>
              <b>{say(ref)}</b> <span>{types.map((x) => say(`board.type.${x}`)).join(', ')}</span>
              {fights && <em>{[factors.field, factors.naval, factors.assault].map(factor).join(' / ')}</em>}
              {text !== '' && <small>{text}</small>}
              <small class="sources">{sourcesOf(content, ref, say).join(' ')}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
};

/** The hand in a form: each card is a button that is in, can be added, or says why not. */
import type { Say } from '@tabularium/parts/web';
import type { CombatKind } from '../../rules/ids.ts';
import type { Content } from '../../rules/data/content.ts';
import { CardFace } from '../cards/card.tsx';

export interface Held {
  readonly card: string;
  readonly state?: 'offered' | 'chosen' | 'off';
  /** Why it cannot be chosen, in two words. */
  readonly why?: string | undefined;
  readonly detail?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

interface Props {
  readonly label: string;
  readonly content: Content;
  readonly say: Say;
  readonly held: readonly Held[];
  readonly factor?: CombatKind | undefined;
}

export const HandCards = ({ label, content, say, held, factor }: Props) => (
  <div class={`exp-hand ${held.length > MANY ? 'many' : ''}`} role="group" aria-label={label} data-hand>
    {held.map(({ card, state, why, detail, onPress }, i) => (
      <button
        key={card}
        type="button"
        class="exp-card"
        data-option={card}
        {...(!onPress && { 'data-read': card })}
        aria-pressed={state === 'chosen'}
        aria-disabled={onPress === undefined}
        {...(i < DIGITS && onPress && { 'aria-keyshortcuts': String(i + 1) })}
        onClick={onPress}
      >
        <CardFace
          content={content}
          card={card}
          size="small"
          say={say}
          {...(state && { state })}
          why={why}
          detail={detail}
          {...(factor && { factor })}
        />
      </button>
    ))}
  </div>
);

/** From so many on they are narrow. */
const MANY = 10;
const DIGITS = 9;

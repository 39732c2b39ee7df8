/** Legions as numbered tokens: Veterans with a star, those that are elsewhere dashed. */
import { legionNumber } from '../../rules/ids.ts';

const NUMERALS =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV'.split(' ');
/** The number of a Legion as it stands on its piece. */
export const numeral = (id: string): string => NUMERALS[legionNumber(id)] ?? '';

export interface Token {
  readonly id: string;
  readonly veteran: boolean;
  readonly state: 'on' | 'off' | 'elsewhere' | 'lost' | 'new';
  /** What a reader hears, and eyes see on pointing at it. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly tokens: readonly Token[];
  /** Left out where they are only shown. */
  readonly onPress?: (id: string) => void;
}

export const LegionTokens = ({ label, tokens, onPress }: Props) => (
  <ul class="legions" aria-label={label}>
    {tokens.map(({ id, veteran, state, name }) => {
      const looks = `legion ${state} ${veteran ? 'veteran' : ''}`;
      return (
        <li key={id}>
          {onPress && state !== 'elsewhere' ? (
            <button
              type="button"
              class={looks}
              aria-pressed={state === 'on'}
              aria-label={name}
              title={name}
              onClick={() => onPress(id)}
            >
              {numeral(id)}
            </button>
          ) : (
            <span class={looks} title={name}>
              <span class="sr">{name}</span>
              <span aria-hidden="true">{numeral(id)}</span>
            </span>
          )}
        </li>
      );
    })}
  </ul>
);

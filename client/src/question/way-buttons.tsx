/** The ways to play a card of the hand, each a button; the chosen one is pressed. */
import type { HandCard } from '@tabularium/parts/web';
import { useWords } from '../words/words.ts';
import type { Choice, Draft } from './choices.ts';
import { isChosen } from './hand.ts';
import { wayOf } from './playing.ts';

interface Props {
  readonly card: HandCard;
  readonly ways: readonly Choice[];
  readonly draft: Draft | undefined;
  /** How a button looks that is not chosen, and one that is. */
  readonly looks: readonly [offered: string, chosen: string];
  readonly onPlay: (way: Choice) => void;
  /** The digit that presses it. */
  readonly digit?: number | undefined;
}

export const WayButtons = ({ card, ways, draft, looks: [offered, pressed], onPlay, digit }: Props) => {
  const { speaker } = useWords();
  return (
    <>
      {ways.map((way) => {
        const chosen = isChosen(way, card, draft);
        return (
          <button
            key={way.verb}
            type="button"
            class={chosen ? pressed : offered}
            aria-pressed={chosen}
            {...(digit !== undefined && { 'data-digit': digit, 'aria-keyshortcuts': `${digit}` })}
            onClick={() => onPlay(way)}
          >
            {wayOf(way.label, speaker.name(card.ref))}
          </button>
        );
      })}
    </>
  );
};

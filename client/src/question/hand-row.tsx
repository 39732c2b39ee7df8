/** The hand, beside the question: what can be played is gold, everything else says when or why not. */
import './hand-cards.css';
import type { Msg } from '@tabularium/kernel';
import { Icon } from '@tabularium/parts/marks';
import type { HandCard, SheetProps } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import type { Choice } from './choices.ts';
import { isChosen, waysToPlay, whyNotPlayed } from './hand.ts';
import { choose, goToForm, isInForm, wayOf } from './playing.ts';

interface Props {
  readonly ui: GameUi;
  readonly sheet: SheetProps<unknown>;
  readonly hand: readonly HandCard[];
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
}

/** From so many cards on a small one has no room for its numbers. */
const MANY = 11;
/** And so many have a key. */
const DIGITS = 9;

export const HandRow = ({ ui, sheet, hand, answer, form }: Props) => {
  const { t, speaker } = useWords();
  /** The card whose ways to be played are shown, because there are several. */
  const [several, setSeveral] = useState<string>();
  const { choices, draft } = answer;
  const play = (card: HandCard, way: Choice): void => {
    setSeveral(undefined);
    if (isInForm(way, form)) goToForm(card.ref, way.verb);
    else choose(answer, card, way);
  };
  const canBesideForm = (card: HandCard): boolean =>
    waysToPlay(choices, card, draft).some((way) => !isInForm(way, form));
  if (form?.form.hasHand && !hand.some(canBesideForm)) return null;
  const Face = ui.HandFace;
  return (
    <section class={`hand ${Face ? 'faces' : ''} ${hand.length >= MANY ? 'many' : ''}`} aria-label={t('ui.hand')}>
      <ul>
        {hand.map((card, i) => {
          const ways = waysToPlay(choices, card, draft);
          const [only, ...more] = ways;
          const reason = only ? undefined : whyNotPlayed(choices, card, draft);
          const isSeveral = several === card.ref && more.length > 0;
          const chosen = isChosen(only, card, draft);
          return (
            <li key={card.ref}>
              <button
                type="button"
                class={
                  Face
                    ? `hand-face ${only ? 'can' : ''}`
                    : `hand-card ${only ? 'can' : 'off'} ${chosen ? 'chosen' : ''}`
                }
                data-ref={card.ref}
                {...(only && { 'aria-pressed': chosen, 'aria-keyshortcuts': i < DIGITS ? `I ${i + 1}` : 'I' })}
                {...(only && i < DIGITS && { 'data-digit': i + 1 })}
                onClick={() => {
                  if (only && more.length > 0) setSeveral(isSeveral ? undefined : card.ref);
                  else if (only) play(card, only);
                }}
              >
                {Face ? (
                  <Face
                    view={sheet.view}
                    say={sheet.say}
                    card={card.ref}
                    size="small"
                    state={chosen ? 'chosen' : only ? 'offered' : 'off'}
                    why={only ? undefined : reason && speaker.say(reason)}
                  />
                ) : (
                  <Plain card={card} ways={ways} reason={reason} />
                )}
              </button>
              {isSeveral && (
                <div class="hand-ways" role="group" aria-label={speaker.name(card.ref)}>
                  {ways.map((way) => (
                    <button key={way.verb} type="button" class="btn offered small" onClick={() => play(card, way)}>
                      {way.label}
                    </button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface PlainProps {
  readonly card: HandCard;
  readonly ways: readonly Choice[];
  readonly reason: Msg | undefined;
}

/** A card of a game that draws none: its name, and how it is played, or when or why not. */
const Plain = ({ card, ways: [only, ...more], reason }: PlainProps) => {
  const { t, speaker } = useWords();
  const how = (way: Choice): string => (more.length > 0 ? t('ui.canPlay') : wayOf(way.label, speaker.name(card.ref)));
  return (
    <>
      <Icon name={card.icon} />
      <span>
        {speaker.name(card.ref)}
        <small>{only ? how(only) : reason ? speaker.say(reason) : speaker.name(card.when)}</small>
      </span>
    </>
  );
};

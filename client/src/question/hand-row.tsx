/** The hand, beside the question: what can be played is gold, everything else says when or why not. */
import { Icon } from '@tabularium/parts/marks';
import { type HandCard, useLater } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { halves } from './choice-button.tsx';
import type { Choice } from './choices.ts';
import { drafted, isChosen, waysToPlay, whyNotPlayed } from './hand.ts';

interface Props {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly hand: readonly HandCard[];
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
}

/** What is played in a form is played there: the press leads to its control. */
const goToForm = (ref: string, verb: string): void => {
  const form = document.querySelector<HTMLElement>('[data-form]');
  const control =
    form?.querySelector<HTMLElement>(`[data-option="${CSS.escape(ref)}"], [data-verb="${CSS.escape(verb)}"]`) ??
    form?.querySelector<HTMLElement>('button, input, select');
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus();
};

/** How it is played, without the name of the card, which stands over it. */
const wayOf = (label: string, name: string): string => {
  const [first, rest] = halves(label);
  return first === name && rest !== undefined ? rest : label;
};

export const HandRow = ({ ui, view, hand, answer, form }: Props) => {
  const { t, speaker } = useWords();
  const texts = useLater(ui.leaves?.pages, whenIdle);
  const [open, setOpen] = useState(false);
  /** The card whose ways to be played are shown, because there are several. */
  const [several, setSeveral] = useState<string>();
  const { choices, draft } = answer;
  const play = (card: HandCard, way: Choice): void => {
    setSeveral(undefined);
    if (form?.form.verbs.includes(way.verb)) goToForm(card.ref, way.verb);
    else if (isChosen(way, card, draft)) answer.forget();
    else {
      const made = drafted(way, card);
      if (made) answer.change(made);
      else answer.pressRef(way, card.ref);
    }
  };
  const isInForm = (ways: readonly Choice[]): boolean =>
    ways.length > 0 && ways.every((way) => form?.form.verbs.includes(way.verb));
  const canBesideForm = (card: HandCard): boolean => {
    const ways = waysToPlay(choices, card, draft);
    return ways.length > 0 && !isInForm(ways);
  };
  if (form?.form.hasHand && !hand.some(canBesideForm)) return null;
  return (
    <section class={open ? 'hand open' : 'hand'} aria-label={t('ui.hand')}>
      <button type="button" class="hand-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="hand" />
        <b>{t('ui.handOf', { n: hand.length })}</b>
      </button>
      <ul>
        {hand.map((card) => {
          const ways = waysToPlay(choices, card, draft);
          const [only, ...more] = ways;
          const reason = only ? undefined : whyNotPlayed(choices, card, draft);
          const isSeveral = several === card.ref && more.length > 0;
          const chosen = isChosen(only, card, draft);
          return (
            <li key={card.ref}>
              <button
                type="button"
                class={`hand-card ${only ? 'can' : 'off'} ${chosen ? 'chosen' : ''}`}
                data-ref={card.ref}
                {...(only && { 'aria-pressed': chosen, 'aria-keyshortcuts': 'I' })}
                onClick={() => {
                  if (only && more.length > 0) setSeveral(isSeveral ? undefined : card.ref);
                  else if (only) play(card, only);
                }}
              >
                <Icon name={card.icon} />
                <span>
                  {speaker.name(card.ref)}
                  <small>
                    {only
                      ? more.length > 0
                        ? t('ui.canPlay')
                        : wayOf(only.label, speaker.name(card.ref))
                      : reason
                        ? speaker.say(reason)
                        : speaker.name(card.when)}
                  </small>
                  {texts?.cardText && <small class="hand-text">{speaker.say(texts.cardText(view, card.ref))}</small>}
                </span>
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

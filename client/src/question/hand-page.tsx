/** The hand on a small screen: a page in the place of the board, over the question. Each card says what it does, and how it is played or why not. */
import './hand-page.css';
import { Icon } from '@tabularium/parts/marks';
import { type HandCard, useLater } from '@tabularium/parts/web';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { useWords } from '../words/words.ts';
import type { Choice } from './choices.ts';
import { waysToPlay, whyNotPlayed } from './hand.ts';
import { choose, goToForm, isInForm } from './playing.ts';
import { WayButtons } from './way-buttons.tsx';

interface Props {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly hand: readonly HandCard[];
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
  /** Back to the board, where the forms are. */
  readonly onLeave: () => void;
}

export const HandPage = (props: Props) => {
  const { ui, view, hand } = props;
  const { t, speaker } = useWords();
  const [isHidden, setHidden] = useState(false);
  const page = useRef<HTMLElement>(null);
  // At once: the next key may follow before the next frame.
  useLayoutEffect(() => page.current?.focus(), []);
  const purse = ui.purse?.(view);
  return (
    <section ref={page} class="hand-page" id="hand" tabIndex={-1} aria-label={t('ui.hand')}>
      <div class="hand-cover">
        {purse && !isHidden && (
          <p>
            <Icon name="talent" />
            {speaker.name(purse.word)} <b>{purse.n}</b>
          </p>
        )}
        <button type="button" class="btn" aria-pressed={isHidden} onClick={() => setHidden(!isHidden)}>
          <Icon name="eye" />
          {t(isHidden ? 'ui.handShow' : 'ui.handHide')}
        </button>
      </div>
      {!isHidden && (
        <ul>
          {hand.map((card) => (
            <Card key={card.ref} {...props} card={card} />
          ))}
        </ul>
      )}
      <p class="hand-secret">
        <Icon name="lock" />
        {t('ui.handSecret', { n: hand.length })}
      </p>
    </section>
  );
};

const Card = ({ ui, view, card, answer, form, onLeave }: Props & { readonly card: HandCard }) => {
  const { t, speaker } = useWords();
  const texts = useLater(ui.leaves?.pages, whenIdle);
  const { choices, draft } = answer;
  const ways = waysToPlay(choices, card, draft);
  const reason = whyNotPlayed(choices, card, draft);
  const name = speaker.name(card.ref);
  const play = (way: Choice): void => {
    if (!isInForm(way, form)) return choose(answer, card, way);
    onLeave();
    // When the form is on the page again.
    afterFrame(() => goToForm(card.ref, way.verb));
  };
  return (
    <li class={ways.length > 0 ? 'can' : 'off'}>
      <button type="button" class="hand-head" data-read={card.ref} aria-haspopup="dialog">
        <span class="hand-picture">
          <Icon name={card.icon} />
        </span>
        <span>
          <b>{name}</b>
          {texts?.cardText && <span>{speaker.say(texts.cardText(view, card.ref))}</span>}
        </span>
      </button>
      {ways.length > 0 ? (
        <div class="hand-foot" role="group" aria-label={name}>
          <span>{t('ui.canPlay')}</span>
          <WayButtons card={card} ways={ways} draft={draft} looks={['btn offered', 'btn selected']} onPlay={play} />
        </div>
      ) : (
        <p class="hand-when">
          <Icon name={reason ? 'lock' : 'clock'} />
          {reason ? speaker.say(reason) : speaker.name(card.when)}
        </p>
      )}
    </li>
  );
};

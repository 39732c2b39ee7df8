/** The hand as large cards in the place of the board, for a game that draws its cards: sorted, each with when it can be played and why not now; and the discards. */
import './hand-cards.css';
import { Icon } from '@tabularium/parts/marks';
import type { HandCard, SheetProps } from '@tabularium/parts/web';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { useWords } from '../words/words.ts';
import type { Choice } from './choices.ts';
import { type HandOrder, ORDERS, sorted, waysToPlay, whyNotPlayed } from './hand.ts';
import { choose, goToForm, isInForm } from './playing.ts';
import { WayButtons } from './way-buttons.tsx';

interface Props {
  readonly ui: GameUi;
  readonly sheet: SheetProps<unknown>;
  readonly hand: readonly HandCard[];
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
  /** Back to the board. */
  readonly onLeave: () => void;
}

export const HandCards = (props: Props) => {
  const { ui, sheet, hand, answer, onLeave } = props;
  const { t } = useWords();
  const [order, setOrder] = useState<HandOrder>('playable');
  const [isHidden, setHidden] = useState(false);
  const [showsPiles, setShowsPiles] = useState(false);
  const page = useRef<HTMLElement>(null);
  // At once: the next key may follow before the next frame.
  useLayoutEffect(() => page.current?.focus(), []);
  const piles = ui.piles?.(sheet.view).filter((x) => x.cards.length > 0) ?? [];
  const discarded = piles.reduce((n, x) => n + x.cards.length, 0);
  const shown = sorted(hand, order, (card) => waysToPlay(answer.choices, card, answer.draft).length > 0);
  return (
    <section ref={page} class="hand-cards" id="hand" tabIndex={-1} aria-label={t('ui.hand')}>
      <header>
        <h2>{t(showsPiles ? 'ui.discards' : 'ui.hand')}</h2>
        <span class="chip">{t('ui.cards', { n: showsPiles ? discarded : hand.length })}</span>
        <span class="grow" />
        {!showsPiles && (
          <>
            <div class="hand-orders" role="group" aria-label={t('ui.handOrder')}>
              {ORDERS.map((by) => (
                <button key={by} type="button" aria-pressed={order === by} onClick={() => setOrder(by)}>
                  {t(`ui.handBy.${by}`)}
                </button>
              ))}
            </div>
            <button type="button" class="btn" aria-pressed={isHidden} onClick={() => setHidden(!isHidden)}>
              <Icon name="eye" />
              {t(isHidden ? 'ui.handShow' : 'ui.handHide')}
            </button>
          </>
        )}
        {(discarded > 0 || showsPiles) && (
          <button type="button" class="btn" aria-pressed={showsPiles} onClick={() => setShowsPiles(!showsPiles)}>
            {showsPiles ? t('ui.hand') : t('ui.discardsOf', { n: discarded })}
          </button>
        )}
        <button type="button" class="btn to-board" aria-keyshortcuts="M" onClick={onLeave}>
          <Icon name="map" />
          {t('ui.map')}
          <span class="kbd" aria-hidden="true">
            M
          </span>
        </button>
      </header>
      {showsPiles ? (
        <Piles {...props} piles={piles} />
      ) : (
        !isHidden && (
          <ul>
            {shown.map((card, i) => (
              <Card key={card.ref} {...props} card={card} digit={i < DIGITS ? i + 1 : undefined} />
            ))}
          </ul>
        )
      )}
      {!showsPiles && (
        <p class="hand-secret">
          <Icon name="lock" />
          {t('ui.handSecret', { n: hand.length })}
        </p>
      )}
    </section>
  );
};

const Piles = ({ ui, sheet, piles }: Props & { readonly piles: ReturnType<NonNullable<GameUi['piles']>> }) => {
  const { speaker } = useWords();
  const Face = ui.HandFace!;
  return (
    <div class="hand-piles">
      {piles.map(({ of, cards }) => (
        <section key={of} aria-label={speaker.name(of)}>
          <h3>
            {speaker.name(of)} <span class="chip">{cards.length}</span>
          </h3>
          <ul>
            {cards.map((ref) => (
              <li key={ref}>
                <button type="button" class="hand-face" data-read={ref} aria-haspopup="dialog">
                  <Face view={sheet.view} say={sheet.say} card={ref} size="small" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** So many cards have a key. */
const DIGITS = 9;

interface CardProps extends Props {
  readonly card: HandCard;
  readonly digit: number | undefined;
}

const Card = ({ ui, sheet, card, digit, answer, form, onLeave }: CardProps) => {
  const { t, speaker } = useWords();
  const { choices, draft } = answer;
  const ways = waysToPlay(choices, card, draft);
  const reason = ways.length > 0 ? undefined : whyNotPlayed(choices, card, draft);
  const name = speaker.name(card.ref);
  const Face = ui.HandFace!;
  const play = (way: Choice): void => {
    if (!isInForm(way, form)) return choose(answer, card, way);
    onLeave();
    // When the form is on the page again.
    afterFrame(() => goToForm(card.ref, way.verb));
  };
  return (
    <li class={ways.length > 0 ? 'can' : 'off'}>
      <button type="button" class="hand-face" data-read={card.ref} aria-haspopup="dialog">
        <Face
          view={sheet.view}
          say={sheet.say}
          card={card.ref}
          size="large"
          state={ways.length > 0 ? 'offered' : 'off'}
        />
      </button>
      {digit !== undefined && ways.length > 0 && (
        <span class="kbd hand-digit" aria-hidden="true">
          {digit}
        </span>
      )}
      <div class="hand-foot">
        <p>
          <Icon name="clock" />
          {speaker.name(card.when)}
        </p>
        {ways.length > 0 ? (
          <div role="group" aria-label={name}>
            <Icon name="check" />
            <span>{t('ui.handYes')}</span>
            <WayButtons
              card={card}
              ways={ways}
              draft={draft}
              looks={['btn small', 'btn small selected']}
              onPlay={play}
              digit={digit}
            />
          </div>
        ) : (
          <p class="why">
            <Icon name="lock" />
            {reason ? t('ui.handNotNow', { why: speaker.say(reason) }) : t('ui.handNotNowPlain')}
          </p>
        )}
      </div>
    </li>
  );
};

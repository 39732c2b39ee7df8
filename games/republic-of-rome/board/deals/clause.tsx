/** A clause as a sentence with slots, and the tray of the slot that is open: under the sentence, never over it. */
import { Amount, Icon, Mark } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../rules/agreements/spelling.ts';
import { factionOf } from '../../rules/ids.ts';
import { UNWRITTEN } from './likely.ts';
import { type ClauseSlots, labelOf, type Slot } from './places.ts';
import { filledIn, marker } from './sentence.tsx';
import type { Word } from './written.ts';

export interface ClauseProps {
  readonly n: number;
  /** On a small screen the others are not. */
  readonly isShown: boolean;
  readonly clause: ClauseSlots;
  readonly say: Say;
  readonly lookOf: (faction: number) => Parameters<typeof Mark>[0]['look'];
  /** The place whose tray is open. */
  readonly open: number | undefined;
  readonly onOpen: (at: number | undefined) => void;
  readonly onWord: (at: number, word: Word) => void;
  readonly onRemove: () => void;
  /** Shows why something cannot be promised. */
  readonly tell: (reason: Slot['held'][string]) => void;
}

/** Nothing can be chosen where only one thing is offered. */
const isFree = ({ offer, held }: Slot): boolean =>
  offer !== undefined && !(offer.t === 'pick' && offer.of.length < 2 && Object.keys(held).length === 0);
/** To whom a vote is promised goes without saying between two. */
const isSaid = (slot: Slot): boolean => slot.place !== 'to' || isFree(slot);

export const ClauseRow = (props: ClauseProps) => {
  const { n, isShown, clause, say, open, onRemove } = props;
  const { t, slots } = clause;
  const of = (place: Place): readonly Slot[] => slots.filter((slot) => slot.place === place);
  const pieces: ComponentChildren[] = [];
  /** All slots of a place, or nothing where the clause has none. */
  const put = (place: Place): string => {
    const found = of(place).filter((slot) => TWO_SIDED.includes(t) || isSaid(slot));
    if (found.length === 0) return '';
    return marker(pieces.push(found.map((slot) => <SlotButton key={slot.at} {...props} slot={slot} />)) - 1);
  };
  const when = of('when')[0];
  const isAlways = when?.word === 'word:always';
  const promise = say(`deals.write.${t}`, Object.fromEntries(PLACES.map((place) => [place, put(place)])));
  const to = TWO_SIDED.includes(t) ? '' : put('to');
  const promised = to === '' ? promise : say('deals.write.to', { promise, to });
  const sentence = isAlways
    ? say('deals.write.always', { promise: promised, when: put('when') })
    : say('deals.write.if', { promise: promised, when: put('when'), who: put('who') });
  const shown = slots.find((slot) => slot.at === open);
  return (
    <li class={`deal-clause ${isShown ? 'shown' : ''}`}>
      <div class="deal-sentence">
        <span class="no" aria-hidden="true">
          {n}
        </span>
        <p>{filledIn(sentence, (i) => pieces[i])}</p>
        <button type="button" class="iconbtn" aria-label={say('deals.remove', { n })} onClick={onRemove}>
          <Icon name="x" />
        </button>
      </div>
      {shown && <Tray key={shown.at} {...props} slot={shown} />}
    </li>
  );
};
/** Sentences that say themselves to whom. */
const TWO_SIDED: readonly string[] = ['pay', 'card', 'text'];
const PLACES: readonly Place[] = [
  'by',
  'to',
  'promise',
  'n',
  'card',
  'way',
  'kind',
  'naming',
  'senator',
  'bought',
  'means',
  'from',
  'role',
  'calling',
  'called',
  'how',
  'text',
  'turn',
];

const slotId = (n: number, at: number): string => `slot-${n}-${at}`;

const SlotButton = ({ n, slot, say, open, onOpen, lookOf }: ClauseProps & { readonly slot: Slot }) => {
  const { at, place, word, label } = slot;
  const who = typeof word === 'string' && word.startsWith('faction:') ? factionOf(word) : undefined;
  const mark = who !== undefined && <Mark look={lookOf(who)} />;
  if (!isFree(slot))
    return (
      <span class="deal-said">
        {mark}
        {label}{' '}
      </span>
    );
  const isCondition = place === 'when' || place === 'who';
  return (
    <button
      type="button"
      id={slotId(n, at)}
      class={`deal-slot ${isCondition ? 'condition' : ''}`}
      data-place={place}
      aria-expanded={open === at}
      aria-label={`${say(`deals.place.${place}`)}: ${label}`}
      onClick={() => onOpen(open === at ? undefined : at)}
    >
      {mark}
      {label}
      <Icon name="down" />
    </button>
  );
};

const AMOUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30];

/** The choices of a slot, as the rules offer them; what no clause may say stands among them with the reason. */
const Tray = (props: ClauseProps & { readonly slot: Slot }) => {
  const { n, clause, slot, say, onWord, onOpen, tell } = props;
  const { offer, place, word, at, held } = slot;
  const box = useRef<HTMLDivElement>(null);
  // At once: the next key may follow before the next frame.
  useLayoutEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-pressed="true"], input[type="text"]');
    (chosen ?? box.current?.querySelector('button'))?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  /** After an amount an agreement is mostly done. */
  const back = (): void =>
    (place === 'n'
      ? document.querySelector<HTMLElement>('[data-offer]')
      : document.getElementById(slotId(n, at))
    )?.focus({ preventScroll: true });
  const choose = (to: Word): void => {
    onWord(at, to);
    onOpen(undefined);
    back();
  };
  const move = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') {
      e.preventDefault();
      e.stopPropagation();
      onOpen(undefined);
      back();
      return;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key] ?? 0;
    if (step === 0 || e.target instanceof HTMLInputElement) return;
    const all = [...(box.current?.querySelectorAll<HTMLElement>('button[data-word]') ?? [])];
    const next = all[(all.findIndex((el) => el === document.activeElement) + step + all.length) % all.length];
    next?.focus();
    e.preventDefault();
  };
  const choice = (to: Word) => (
    <button key={to} type="button" data-word={to} aria-pressed={to === word} onClick={() => choose(to)}>
      {typeof to === 'number' ? to : labelOf(say, clause, place, to)}
    </button>
  );
  return (
    <div ref={box} class="deal-tray" role="group" aria-label={say(`deals.place.${place}`)} onKeyDown={move}>
      <span class="legend">{say(`deals.place.${place}`)}</span>
      {offer?.t === 'pick' && offer.of.map(choice)}
      {offer?.t === 'range' && (
        <>
          {(place === 'bought' ? [0, ...AMOUNTS] : AMOUNTS).filter((x) => x >= offer.min && x <= offer.max).map(choice)}
          <Amount
            label={say(`deals.place.${place}`)}
            value={Number(word)}
            min={offer.min}
            max={offer.max}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(to) => onWord(at, to)}
          />
        </>
      )}
      {offer?.t === 'text' && <OwnWords {...props} text={word} max={offer.max} onDone={choose} />}
      {Object.entries(held).map(([never, reason]) => (
        <button key={never} type="button" class="never" aria-disabled="true" onClick={() => tell(reason)}>
          {say(never)}
          <small>{say('deals.never')}</small>
        </button>
      ))}
    </div>
  );
};

const OwnWords = ({
  text,
  max,
  say,
  onDone,
}: Pick<ClauseProps, 'say'> & {
  readonly text: Word;
  readonly max: number;
  readonly onDone: (text: string) => void;
}) => {
  const [written, setWritten] = useState(text === UNWRITTEN ? '' : String(text));
  const done = (): void => {
    if (written.trim() !== '') onDone(written.trim());
  };
  return (
    <form
      class="deal-words"
      onSubmit={(e) => {
        e.preventDefault();
        done();
      }}
    >
      <input
        type="text"
        class="input"
        aria-label={say('deals.place.text')}
        maxLength={max}
        value={written}
        onInput={(e) => setWritten(e.currentTarget.value)}
      />
      <button type="submit" data-word="own">
        {say('deals.thatIsIt')}
      </button>
    </form>
  );
};

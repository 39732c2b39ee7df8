/** One's own cards, each with what can be done with it or why not. */
import './play-hand.css';
import { Icon, Seg } from '@tabularium/parts/kit';
import type { Filled, Say } from '@tabularium/parts/web';
import type { Asked } from '@tabularium/kernel';
import type { CardKind } from '../../../rules/data/card-kinds.ts';
import { cardOf, concessionCard, senatorCard } from '../../../rules/data/printed.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { handOf, holderAmong, isPlayable, kindOf, picksOf, playedCard, type Plays, whyNot, withCard } from './plays.ts';

const ICONS: Partial<Record<CardKind, string>> = {
  tribune: 'veto',
  statesman: 'crown',
  concession: 'talent',
  law: 'scroll',
  assassin: 'war',
  'secret-bodyguard': 'lock',
  'open-bodyguard': 'lock',
  'influence-peddling': 'handshake',
};

interface Props {
  readonly asked: Asked<RomeView>;
  readonly say: Say;
  readonly plays: Plays;
  readonly change: (plays: Plays) => void;
  /** Who may receive a Concession, once the Statesmen are there. */
  readonly holders: readonly string[];
  /** It is not the time to play them yet. */
  readonly later?: boolean;
}

/** What is printed on it, in numbers. */
export const printed = (view: RomeView, say: Say, card: string): string => {
  const { kind, of } = cardOf(view, card);
  if (kind === 'statesman') {
    const { mil, ora, loy, influence } = senatorCard(view, of);
    return say('hand.statesman', { mil, ora, loy, influence });
  }
  if (kind !== 'concession') return say(`board.kind.${kind}`);
  const { pays, income } = concessionCard(view, of);
  return say(`hand.pays.${pays}`, { n: income });
};

/** Who receives a Concession. */
const Holder = ({
  view,
  say,
  plays,
  change,
  holders,
  card,
}: Omit<Props, 'asked' | 'later'> & { readonly view: RomeView; readonly card: string }) => (
  <label>
    <span>{say('hand.to')}</span>
    <select
      class="input"
      value={holderAmong(view, holders, plays.holders[card])}
      onChange={(e) => change({ ...plays, holders: { ...plays.holders, [card]: e.currentTarget.value } })}
    >
      {holders.map((id) => (
        <option key={id} value={id}>
          {say(id)}
        </option>
      ))}
    </select>
  </label>
);

/** A Concession that was played and is nobody's yet. */
const Played = (props: Props) => {
  const { asked, say } = props;
  const card = playedCard(asked);
  if (card === undefined) return null;
  return (
    <li class="played">
      <span class="hand-icon">
        <Icon name="talent" />
      </span>
      <span class="hand-words">
        <b>{say(card)}</b>
        <small>{printed(asked.view, say, card)}</small>
        <Holder {...props} view={asked.view} card={card} />
      </span>
    </li>
  );
};

export const HandCards = (props: Props) => {
  const { asked, say, plays, change, holders, later } = props;
  return (
    <ul class="hand-cards" aria-label={say('board.hand')}>
      <Played {...props} />
      {handOf(asked).map((card) => {
        const { view } = asked;
        const { kind } = cardOf(view, card);
        const why = whyNot(asked, card);
        const may = !later && isPlayable(asked, card);
        const isPlayed = may && plays.cards.includes(card);
        return (
          <li key={card} class={may ? (isPlayed ? 'played' : 'offered') : 'no'}>
            <span class="hand-icon">
              <Icon name={ICONS[kind] ?? 'scroll'} />
            </span>
            <span class="hand-words">
              <b>{say(card)}</b>
              <small>{printed(view, say, card)}</small>
              {!may && (
                <small>
                  <Icon name={why ? 'lock' : 'clock'} />{' '}
                  {why ? say(why.k, why.a ?? {}) : later && kindOf(view, card) ? say('hand.later') : say('hand.notNow')}
                </small>
              )}
              {isPlayed && kind === 'concession' && (
                <Holder view={view} say={say} plays={plays} change={change} holders={holders} card={card} />
              )}
            </span>
            {may && (
              <Seg
                label={say(card)}
                value={isPlayed ? 'play' : 'keep'}
                of={(['play', 'keep'] as const).map((value) => ({ value, label: say(`hand.${value}`) }))}
                onChange={(value) => change(withCard(plays, card, value === 'play'))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** What the red button says: who joins, what is given. */
export const playing = (asked: Asked<RomeView>, plays: Plays, say: Say): string => {
  const played = playedCard(asked);
  const who = played === undefined ? undefined : plays.holders[played];
  if (played !== undefined && who !== undefined) return say('hand.give', { card: played, who });
  const cards = plays.cards.filter((card) => isPlayable(asked, card));
  return cards.length === 0 ? say('hand.none') : say('hand.play.all', { cards });
};

/** Who may receive a Concession when it comes to that. */
export const holdersIn = (form: Filled<RomeView, unknown>): readonly string[] => {
  const step = form.at('giveConcession');
  return step ? picksOf(step.question, 'giveConcession') : [];
};

/** One agreement: its parties, its clauses as sentences, how it stands, and what can be answered to it. */
import { Icon, Mark } from '@tabularium/parts/kit';
import type { DealProps } from '@tabularium/parts/web';
import { factionRef } from '../../rules/ids.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { ClauseSentence } from './sentence.tsx';
import { type Seen, stateOf, waitsFor } from './state.ts';
import { counterTo } from './written.ts';
import { lookOf } from '../looks.ts';

export type Props = DealProps<RomeView>;

export const meOf = ({ view, me }: Pick<Props, 'view' | 'me'>): number | undefined =>
  me === undefined ? undefined : ownFaction(view, me);

export const StateChip = ({ a, ...props }: Props & { readonly a: Seen }) => {
  const { name, icon, kind, args } = stateOf(props.view, a, meOf(props));
  return (
    <span class={`chip ${kind}`} data-state={name}>
      <Icon name={icon} />
      {props.say(`deals.is.${name}`, args ?? {})}
    </span>
  );
};

export const Parties = ({ a, view, looks, say }: Props & { readonly a: Seen }) => (
  <span class="marks" role="img" aria-label={say('board.deal.between', { who: a.parties.map(factionRef) })}>
    {a.parties.map((faction) => (
      <Mark key={faction} look={lookOf(view, looks, faction)} />
    ))}
  </span>
);

/** [AGR-05] Private ones are numbered for their parties; the number says nothing to a reader. */
export const numberOf = ({ id, isPublic }: Seen): string => (isPublic ? `${id}` : '');

export const Clauses = ({ a, say }: Props & { readonly a: Seen }) => (
  <ol class="deal-terms">
    {a.clauses.map((clause, i) => (
      <li key={i} class={clause.state === 'open' ? '' : 'settled'}>
        <ClauseSentence clause={clause} say={say} />
        <small>
          {clause.turn > 0 && ` · ${say(`turn:${clause.turn}`)}`}
          {clause.state !== 'open' && ` · ${say(`clause-state:${clause.state}`)}`}
          {clause.disputed && ` · ${say('board.deal.disputed')}`}
          {clause.released && ` · ${say('deals.released')}`}
        </small>
      </li>
    ))}
  </ol>
);

const partsOf = (ref: string): { readonly what: string; readonly clause: string | undefined } => {
  const [what = '', , clause] = ref.split('+');
  return { what, clause };
};
/** Answers to this agreement, those of a clause with its number. */
const answersTo = (a: Seen, answers: readonly string[]): readonly string[] =>
  answers.filter((ref) => ref.split('+')[1] === `agreement:${a.id}`);

const LOUD: Readonly<Record<string, string>> = { accept: 'offered', counter: 'selected' };
const ICONS: Readonly<Record<string, string>> = { accept: 'check', performed: 'check' };
/** A counter-offer and a change are written; votes on a dispute have their own place. */
const WRITTEN: readonly string[] = ['counter', 'change'];
const VOTES: readonly string[] = ['claimant', 'respondent'];

const rank = (ref: string): number =>
  LOUD[partsOf(ref).what] === undefined ? 2 : partsOf(ref).what === 'accept' ? 0 : 1;

export const Answers = (props: Props & { readonly a: Seen }) => {
  const { a, answers, say, onAnswer, onWrite } = props;
  const me = meOf(props);
  const all = answersTo(a, answers).filter((ref) => !VOTES.includes(partsOf(ref).what));
  if (all.length === 0 || me === undefined) return null;
  // One's own draft stands in the way of the rules' own word for it; the builder gives it up first.
  const canCounter = waitsFor(a, me) && !all.some((ref) => partsOf(ref).what === 'counter');
  const shown = [...all, ...(canCounter ? [`counter+agreement:${a.id}`] : [])].sort((x, y) => rank(x) - rank(y));
  return (
    <div class="deal-answers">
      {shown.map((ref) => {
        const { what, clause } = partsOf(ref);
        const write = (): void => onWrite(counterTo(props.view, me, a));
        return (
          <button
            key={ref}
            type="button"
            class={`btn small ${LOUD[what] ?? 'ghost'}`}
            data-answer={what}
            onClick={() => (WRITTEN.includes(what) ? write() : onAnswer(ref))}
          >
            {ICONS[what] !== undefined && <Icon name={ICONS[what]!} />}
            {say(`deals.answer.${what}`)}
            {clause !== undefined && <small>{say(clause)}</small>}
          </button>
        );
      })}
    </div>
  );
};

/** An offer that waits, with its three answers. */
export const OfferCard = (props: Props & { readonly a: Seen }) => {
  const { a, say, view, looks } = props;
  const isMine = a.author === meOf(props);
  const until =
    a.phase === 'vote'
      ? 'vote'
      : a.phase !== ''
        ? 'phase'
        : a.until > view.turn
          ? ('next' as const)
          : ('turn' as const);
  return (
    <article class={`deal-offer ${waitsFor(a, meOf(props)) ? 'waits' : ''}`} data-agreement={a.id}>
      <header>
        <Mark look={lookOf(view, looks, a.author)} />
        <b>{isMine ? say('deals.youOffer') : say('deals.offers', { who: factionRef(a.author) })}</b>
        <span class="grow" />
        <span class="chip warn">
          <Icon name="clock" />
          {say(`deals.until.${until}`)}
        </span>
      </header>
      <Clauses {...props} a={a} />
      <p class="deal-how">
        <Icon name={a.isPublic ? 'eye' : 'lock'} />
        {say(a.isPublic ? 'board.deal.public' : 'board.deal.private')}
        {a.counters !== 0 && ` · ${say('deals.answersTo')}`}
      </p>
      <Answers {...props} a={a} />
    </article>
  );
};

/** Agreements and offers between Factions, clause by clause. */
import type { Status } from '../rules/agreements/agreement.ts';
import { clauseInWords } from '../rules/agreements/in-words.ts';
import { factionRef } from '../rules/ids.ts';
import { ownDraft, type RomeView } from '../rules/sight/view.ts';
import { Chip, Icon } from './parts.tsx';
import type { Say } from './props.ts';

type Agreement = RomeView['agreements']['all'][number];

/** An answer that can be given here and now: `accept+agreement:7`. */
export interface AgreementsProps {
  readonly view: RomeView;
  readonly say: Say;
  readonly answers: readonly string[];
  readonly onAnswer: (ref: string) => void;
}

const KINDS: Readonly<Partial<Record<Status, string>>> = {
  offered: 'warn',
  active: 'good',
  fulfilled: 'good',
  broken: 'bad',
};

const Clauses = ({ of, say }: { readonly of: Agreement['clauses']; readonly say: Say }) => (
  <ol>
    {of.map((clause, n) => (
      <li key={n} class={clause.state === 'open' ? '' : 'settled'}>
        {clauseInWords(clause)
          .map((m) => say(m.k, m.a))
          .join(' ')}{' '}
        {clause.turn > 0 && <small>{say(`turn:${clause.turn}`)}</small>}
        {clause.state !== 'open' && <small> {say(`clause-state:${clause.state}`)}</small>}
        {clause.disputed && <small> {say('board.deal.disputed')}</small>}
      </li>
    ))}
  </ol>
);

const One = ({ a, say, answers, onAnswer }: AgreementsProps & { readonly a: Agreement }) => {
  const own = answers.filter((ref) => ref.split('+')[1] === `agreement:${a.id}`);
  return (
    <article class={`rr-deal ${a.status}`}>
      <header>
        <b>{say('board.deal.between', { who: a.parties.map(factionRef) })}</b>
        <Chip kind={KINDS[a.status] ?? ''}>{say(`board.deal.is.${a.status}`)}</Chip>
      </header>
      <Clauses of={a.clauses} say={say} />
      <p>
        <Icon name={a.isPublic ? 'eye' : 'lock'} />
        {say(a.isPublic ? 'board.deal.public' : 'board.deal.private')}
      </p>
      {own.length > 0 && (
        <div class="rr-answers">
          {own.map((ref) => (
            <button key={ref} type="button" class="btn small" onClick={() => onAnswer(ref)}>
              {say(ref.split('+')[0]!)}
              {ref.split('+')[2] !== undefined &&
                ` · ${say('board.deal.clause', { n: Number(ref.split('clause:')[1]) })}`}
            </button>
          ))}
        </div>
      )}
    </article>
  );
};

const LIVE: readonly Status[] = ['offered', 'active'];
/** How many finished agreements are still shown. */
const PAST = 12;

/** The agreement that the player is writing: the clauses so far, and the next one as far as it goes. */
const OwnDraft = ({ view, say }: AgreementsProps) => {
  const draft = ownDraft(view);
  if (draft === '') return null;
  return (
    <article class="rr-deal draft">
      <header>
        <b>{say('board.deal.between', { who: draft.parties.map(factionRef) })}</b>
        <Chip kind="warn">{say('board.deal.draft')}</Chip>
      </header>
      <Clauses of={draft.clauses} say={say} />
      {draft.words.length > 0 && <p>{wordsSoFar(view, say)} …</p>}
    </article>
  );
};

/** The parts of an unfinished clause: by whom, to whom, then the others in order. */
const wordsSoFar = (view: RomeView, say: Say): string => {
  const draft = ownDraft(view);
  const said = draft === '' ? [] : draft.words.slice(1).map((w) => say(w));
  const between = said.slice(0, 2).join(' → ');
  return said.length > 2 ? `${between}: ${said.slice(2).join(' ')}` : between;
};

/** The questions for a player who writes an agreement, step by step. */
export const stepOfDraft = (view: RomeView, say: Say): string => {
  const draft = ownDraft(view);
  if (draft === '') return '';
  const [begun, by, to, promised] = draft.words;
  if (promised !== undefined) return say('board.deal.soFar', { words: wordsSoFar(view, say) });
  if (by !== undefined && to !== undefined) return say('board.deal.askWhat', { by, to });
  if (by !== undefined) return say('board.deal.askTo', { by });
  if (begun !== undefined) return say('board.deal.askBy');
  if (draft.parties.length === 1) return say('board.deal.askWith');
  return say('board.deal.askMore', { who: draft.parties.map(factionRef), n: draft.clauses.length });
};

export const Agreements = (props: AgreementsProps) => {
  const { view, say } = props;
  const live = view.agreements.all.filter((a) => LIVE.includes(a.status));
  const past = view.agreements.all.filter((a) => !LIVE.includes(a.status)).slice(-PAST);
  if (live.length + past.length === 0 && ownDraft(view) === '') return <p class="rr-none">{say('board.deal.none')}</p>;
  return (
    <div class="rr-deals">
      <OwnDraft {...props} />
      {[...live, ...past].reverse().map((a) => (
        <One key={a.id} a={a} {...props} />
      ))}
    </div>
  );
};

/** The parts behind an answer, its odds, and the one red button that sends it. */
import { accepts, type Explanation } from '@tabularium/kernel';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useShowRules } from '../ui/rules-context.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { type Choice, type Draft, isConfirmed } from './choices.ts';
import { Odds } from './odds.tsx';

interface Props {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly ui: GameUi;
  readonly view: unknown;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  readonly figure: Figure | undefined;
}

export const Commit = ({ choice, draft, ui, view, answer, explained, figure }: Props) => {
  const words = useWords();
  const { t, speaker } = words;
  const { offer, label, verb } = choice;
  const confirmed = isConfirmed(choice, draft.arg);
  if (!offer || (offer.t === 'pick' && draft.arg === undefined) || (offer.t === 'button' && !confirmed)) return null;
  const ready = accepts(offer, draft.arg);
  const cost = ui.cost?.(view, verb, typeof draft.arg === 'string' ? draft.arg : undefined);
  const isLast = choice.last.includes(typeof draft.arg === 'string' ? draft.arg : '');
  const warning = ui.warning?.(view, verb, words) ?? (isLast ? t('ui.endsTurn') : undefined);
  const aim = offer.t === 'text' ? undefined : typeof draft.arg === 'string' ? speaker.name(draft.arg) : draft.arg;
  const aimed = typeof aim === 'string' || typeof aim === 'number' ? t('ui.verbOf', { verb: label, what: aim }) : label;
  return (
    <div class="parts">
      {explained?.tallies.map((tally, i) => (
        <Sum key={tally.of} ui={ui} explained={explained} n={i} figure={figure} />
      ))}
      {warning && <span class="sum">{warning}</span>}
      {explained?.odds && <Odds odds={explained.odds} />}
      <button type="button" class="btn primary commit" disabled={!ready || answer.busy} onClick={() => answer.commit()}>
        {cost === undefined
          ? aimed
          : t('ui.verbFor', { verb: aimed, cost: ui.costWords?.(cost, words) ?? String(cost) })}
        <span class="kbd" aria-hidden="true">
          ↵
        </span>
      </button>
    </div>
  );
};

/** "die + 3 chain of discs × 2 other Emperors": each part opens its rule. */
const Sum = ({
  ui,
  explained,
  n,
  figure,
}: {
  readonly ui: GameUi;
  readonly explained: Explanation;
  readonly n: number;
  readonly figure: Figure | undefined;
}) => {
  const { t, speaker } = useWords();
  const showRules = useShowRules();
  const tally = explained.tallies[n]!;
  return (
    <span class="sum">
      {ui.namedSums ? (
        <span>{speaker.name(`tally.${tally.of}`)}:</span>
      ) : n === 0 && figure ? (
        <Mark look={figure.look} letter={figure.letter} label={speaker.name(`tally.${tally.of}`)} />
      ) : (
        <Icon name="army" label={speaker.name(`tally.${tally.of}`)} />
      )}
      {explained.odds && !ui.namedSums && t('ui.die')}
      {tally.parts.map((part) => (
        <button key={`${part.k} ${part.refs?.join(' ')}`} type="button" onClick={() => showRules([part.rule])}>
          <b>{part.op === 'times' ? `× ${part.n}` : part.n < 0 ? `− ${-part.n}` : `+ ${part.n}`}</b>{' '}
          {speaker.name(`tally.${part.k}`).toLowerCase()}
        </button>
      ))}
      {(!explained.odds || ui.namedSums) && <b>= {tally.total < 0 ? `− ${-tally.total}` : tally.total}</b>}
    </span>
  );
};

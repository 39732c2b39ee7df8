import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { type Choice, refsOf } from './choices.ts';
import { Cost } from './cost.tsx';

interface Props {
  readonly choice: Choice;
  readonly ui: GameUi;
  readonly view: unknown;
  readonly answer: Answering;
  readonly quiet?: boolean;
  readonly aside?: boolean;
  /** What stands over it has said the first half of its name. */
  readonly grouped?: boolean;
}

/** What the cheapest answer costs, and whether others cost more. */
const costOf = (ui: GameUi, view: unknown, { verb, offer }: Choice): { cost: number; least: boolean } | undefined => {
  const refs = refsOf(offer);
  const costs = (refs.length > 0 ? refs : [undefined])
    .map((ref) => ui.cost?.(view, verb, ref))
    .filter((n) => n !== undefined);
  if (costs.length === 0) return undefined;
  const cost = Math.min(...costs);
  return { cost, least: costs.some((n) => n !== cost) };
};

/** "Standing order: pass…": what it is, and which. */
export const halves = (name: string): readonly [first: string, rest: string | undefined] => {
  const at = name.indexOf(': ');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 2)];
};

/** A longer name would push the other choices away. */
const SHORT = 18;

export const ChoiceButton = ({ choice, ui, view, answer, quiet, aside, grouped }: Props) => {
  const { t, speaker } = useWords();
  const { label, key, offer, verb } = choice;
  const selected = answer.draft?.verb === verb;
  const refs = refsOf(offer);
  const only = offer?.t === 'pick' && refs.length === 1 ? speaker.name(refs[0]!) : undefined;
  const short = only !== undefined && (choice.weighty || only.length <= SHORT) ? only : undefined;
  const aimed = selected && typeof answer.draft?.arg === 'string' ? speaker.name(answer.draft.arg) : short;
  const looks = selected ? ` selected${aside ? ' small' : ''}` : aside ? ' ghost small' : quiet ? ' ghost' : ' offered';
  /** Something is still to be said before it is done. */
  const more = offer !== undefined && offer.t !== 'button' && !selected ? '…' : '';
  const cost = offer && costOf(ui, view, choice);
  const said = aimed ? t('ui.verbOf', { verb: label, what: aimed }) : `${label}${cost ? '' : more}`;
  const [first, rest] = halves(said);
  return (
    <button
      type="button"
      class={`btn${looks}${quiet ? ' apart' : ''}`}
      data-verb={verb}
      title={only}
      aria-pressed={offer && offer.t !== 'button' ? selected : undefined}
      aria-keyshortcuts={key === '' ? undefined : key.toUpperCase()}
      onClick={() => answer.pressChoice(choice)}
    >
      {grouped && rest !== undefined ? (
        <span>
          <span class="sr">{first}: </span>
          {rest}
        </span>
      ) : (
        <span>{said}</span>
      )}
      {cost && <Cost ui={ui} {...cost} />}
      {key && (
        <span class="kbd" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
};

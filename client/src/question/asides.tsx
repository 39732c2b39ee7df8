/** What may be done beside the question: quieter than its answers, and after them. */
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { Choice } from './choices.ts';

interface Props {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly answer: Answering;
  readonly id: string;
  readonly label: string;
  readonly asides: readonly Choice[];
  readonly onDeals?: (() => void) | undefined;
}

export const Asides = ({ id, label, asides, ui, view, answer, onDeals }: Props) => {
  const [open, setOpen] = useState(false);
  // A phone leads to agreements from everywhere.
  const isOnlyDeals = asides.length === 0;
  return (
    <div class={`acts also ${open ? 'open' : ''} ${isOnlyDeals ? 'only-deals' : ''}`} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <button type="button" class="also-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {asides.map((choice) => (
        <ChoiceButton
          key={choice.verb}
          choice={choice}
          ui={ui}
          view={view}
          answer={answer}
          aside
          grouped={id === 'ahead'}
        />
      ))}
      <DealsButton ui={ui} view={view} onDeals={onDeals} />
    </div>
  );
};

export const DealsButton = ({ ui, view, onDeals }: Pick<Props, 'ui' | 'view' | 'onDeals'>) => {
  const { t } = useWords();
  if (!onDeals) return null;
  const due = ui.deals?.due(view) ?? 0;
  return (
    <button type="button" class="btn ghost small" data-deals onClick={onDeals}>
      {t('ui.agreements')}
      {due > 0 && <span class="badge">{due}</span>}
      <span class="kbd" aria-hidden="true">
        g
      </span>
    </button>
  );
};

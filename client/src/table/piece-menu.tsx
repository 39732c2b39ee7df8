/** Beside a piece that answers in several ways: which of them is meant. */
import type { Spot } from '../board/board-view.tsx';
import type { Choice } from '../question/choices.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';

export interface Several extends Spot {
  readonly choices: readonly Choice[];
}

interface Props {
  readonly at: Several;
  readonly onChoice: (choice: Choice) => void;
  readonly onClose: () => void;
}

export const PieceMenu = ({ at, onChoice, onClose }: Props) => {
  const { t, speaker } = useWords();
  const name = speaker.name(at.ref);
  return (
    <div
      class="piece-menu"
      role="menu"
      aria-label={name}
      ref={(el) => {
        if (el) place(el, at);
      }}
    >
      {at.choices.map((choice) => (
        <button
          key={choice.verb}
          type="button"
          role="menuitem"
          class="btn offered"
          onClick={() => {
            onClose();
            onChoice(choice);
          }}
        >
          {t('ui.verbOf', { verb: choice.label, what: name })}
        </button>
      ))}
      <button type="button" role="menuitem" class="btn ghost" onClick={onClose}>
        <Icon name="x" />
        {t('ui.cancel')}
      </button>
    </div>
  );
};

/** Beside the piece, inside the frame. */
const place = (el: HTMLElement, { x, y }: Spot): void => {
  const frame = el.parentElement!;
  el.style.left = `${Math.max(8, Math.min(frame.clientWidth - el.offsetWidth - 8, x + 14))}px`;
  el.style.top = `${Math.max(8, Math.min(frame.clientHeight - el.offsetHeight - 8, y + 14))}px`;
  if (!el.contains(document.activeElement)) el.querySelector('button')?.focus();
};

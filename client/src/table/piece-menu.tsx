/** Beside a piece that answers in several ways, or several pieces that one finger has met: which of them is meant. */
import type { Spot } from '../board/board-view.tsx';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';

export interface Several {
  readonly at: Spot;
  /** What it is about, for readers; without, which piece is asked. */
  readonly label?: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly onChoice: () => void }[];
}

export const PieceMenu = ({ at, label, choices, onClose }: Several & { readonly onClose: () => void }) => {
  const { t } = useWords();
  return (
    <div
      class="piece-menu"
      role="menu"
      aria-label={label ?? t('ui.whichOne')}
      ref={(el) => {
        if (el) place(el, at);
      }}
    >
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          role="menuitem"
          class="btn offered"
          onClick={() => {
            onClose();
            choice.onChoice();
          }}
        >
          {choice.label}
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

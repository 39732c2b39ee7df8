import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useT } from '../words/words.ts';
import { Icon } from '@tabularium/parts/marks';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export const Dialog = ({ title, onClose, children }: Props) => {
  const t = useT();
  const self = useRef<HTMLDialogElement>(null);
  // Before it is painted: whoever presses Escape at once must be heard.
  useLayoutEffect(() => {
    const dialog = self.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={self}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={(e) => e.target === self.current && onClose()}
    >
      <div class="dialog-in">
        <div class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="iconbtn" aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};

/** The leaf of a thing over the table. What is tagged in it opens another leaf in its place. */
import { type SheetProps, useLater } from '@tabularium/parts/web';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { Dialog } from '../ui/dialog.tsx';
import { keepMarked } from '../ui/keep-marked.ts';
import { useLeaves } from '../ui/leaf-context.ts';
import { useShowRules } from '../ui/rules-context.ts';
import { useWords } from '../words/words.ts';
import { markReadable, readableAt } from './readable.ts';

interface Props {
  readonly ui: GameUi;
  readonly sheet: SheetProps<unknown>;
  readonly of: string;
  readonly onClose: () => void;
}

export const LeafDialog = ({ ui, sheet, of, onClose }: Props) => {
  const { t, speaker } = useWords();
  const showRules = useShowRules();
  const { has, open } = useLeaves();
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = page.current;
    return part ? keepMarked(part, () => markReadable(part, has)) : undefined;
  });
  const first = useRef(of);
  // Another leaf in the same dialog begins at its top; what had the focus is gone.
  useEffect(() => {
    const dialog = page.current?.closest('dialog');
    if (!dialog || first.current === of) return;
    first.current = '';
    dialog.scrollTo({ top: 0 });
    dialog.querySelector('button')?.focus();
  }, [of]);
  const read = (e: Event): void => {
    const at = readableAt(e.target, has);
    if (!at || at.ref === of) return;
    e.preventDefault();
    open(at.ref);
  };
  const pages = useLater(ui.leaves?.pages);
  const ids = pages?.rules(sheet.view, of) ?? [];
  return (
    <Dialog title={speaker.name(of)} onClose={onClose}>
      <div
        key={of}
        ref={page}
        class="leaf"
        data-leaf={of}
        onClick={read}
        onKeyDown={(e) => {
          if ((e.key === 'Enter' || e.key === ' ') && !(e.target instanceof HTMLButtonElement)) read(e);
        }}
      >
        {pages && <pages.Leaf {...sheet} of={of} />}
      </div>
      {ids.length > 0 && (
        <div class="hrow">
          <button type="button" class="btn" onClick={() => showRules(ids)}>
            {t('ui.rule')}
          </button>
        </div>
      )}
    </Dialog>
  );
};

/** While looking back: proposes that the table goes back to the position that is shown. */
import { useState } from 'preact/hooks';
import type { Screen, TableSource } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useVoteWords } from './use-vote-words.ts';
import './votes.css';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly at: number;
  /** It is proposed, or done. */
  readonly onDone: () => void;
}

export const BackHere = ({ source, screen, at, onDone }: Props) => {
  const words = useVoteWords();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState('');
  if (!words) return null;
  const { t, speaker } = words;
  const people = screen.table.seats.filter((s) => s.kind === 'human').length;
  const propose = (): void =>
    void source.propose({ kind: 'rewind', to: at }).then((no) => {
      if (no) return setRefused(speaker.say(no.reason));
      setOpen(false);
      onDone();
    });
  return (
    <>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {t('ui.vote.backHere')}
      </button>
      {isOpen && (
        <Dialog title={t('ui.vote.backTitle', { at })} onClose={() => setOpen(false)}>
          <p>{t('ui.vote.backText', { n: screen.scene.inputs - at })}</p>
          {people > 1 && <p>{source.kind === 'local' ? t('ui.vote.backScreen') : t('ui.vote.backAsk')}</p>}
          {refused && (
            <p class="refused" role="alert">
              {refused}
            </p>
          )}
          <div class="vote-foot">
            <button type="button" class="btn" onClick={() => setOpen(false)}>
              {t('ui.cancel')}
            </button>
            <button type="button" class="btn primary" onClick={propose}>
              {source.kind === 'local' || people === 1 ? t('ui.vote.backDo') : t('ui.vote.propose')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};

/** Opens the study of a game: at its end, and while looking back. */
import { Icon } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { mayStudy } from './studies.ts';
import { StudyDialog } from './study-dialog.tsx';
import { useStudyWords } from './use-study-words.ts';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly onGo: (at: number) => void;
}

export const StudyButton = ({ source, screen, figures, onGo }: Props) => {
  const words = useStudyWords();
  const [isOpen, setOpen] = useState(false);
  if (!words || !mayStudy(screen, source)) return null;
  const go = (at: number): void => {
    setOpen(false);
    onGo(at);
  };
  return (
    <>
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="scales" />
        {words.t('study.button')}
      </button>
      {isOpen && (
        <StudyDialog source={source} screen={screen} figures={figures} onGo={go} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

/** While looking back: plays on from there, at a table of one's own. */
import { useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Words } from '../words/words.ts';
import { branchOff } from './branch-off.ts';
import { nameOfLine } from './shown-lines.ts';
import { useStudyWords } from './use-study-words.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly at: number;
}

/** Before the end a copy would show what is hidden, unless nothing is. */
const mayBranch = ({ ui, source, screen }: Props): boolean =>
  screen.scene.over !== undefined || (source.kind === 'local' && ui.module.view.isOpen);

export const WhatIf = (props: Props) => {
  const words = useStudyWords();
  const [isOpen, setOpen] = useState(false);
  if (!words || !mayBranch(props)) return null;
  return (
    <>
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.t('study.whatIf')}
      </button>
      {isOpen && <WhatIfDialog {...props} words={words} onClose={() => setOpen(false)} />}
    </>
  );
};

interface DialogProps extends Props {
  readonly words: Words;
  readonly onClose: () => void;
}

const WhatIfDialog = ({ ui, source, screen, figures, at, words, onClose }: DialogProps) => {
  const { t, speaker } = words;
  const { name } = useSettings();
  const bots = ui.bots ?? ['random'];
  const [seat, setSeat] = useState(typeof screen.eye === 'number' ? screen.eye : 0);
  const [bot, setBot] = useState(bots[0]!);
  const [problem, setProblem] = useState('');
  const { seats } = screen.table;
  const begin = (): void => {
    const player = seats[seat]?.kind === 'human' ? seats[seat].name : name;
    const wanted = { ui, source, screen, at, seat, player, name: t('study.branchName', { at }), bot };
    branchOff(wanted).then(
      (id) => go({ at: 'local', id }),
      () => setProblem(t('ui.failed')),
    );
  };
  return (
    <Dialog title={t('study.whatIfTitle', { at })} onClose={onClose}>
      <p>{t('study.whatIfText')}</p>
      {seats.length > 1 && (
        <>
          <label class="study-field">
            {t('study.seat')}
            <select class="input" value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
              {seats.map((_, other) => (
                <option key={other} value={other}>
                  {nameOfLine(other, screen, figures, words)}
                </option>
              ))}
            </select>
          </label>
          <label class="study-field">
            {t('study.others')}
            <select class="input" value={bot} onChange={(e) => setBot(e.currentTarget.value)}>
              {bots.map((each) => (
                <option key={each} value={each}>
                  {speaker.knows(`ui.bot.${each}`) ? speaker.name(`ui.bot.${each}`) : each}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      <div class="hrow">
        <button type="button" class="btn primary" onClick={begin}>
          {t('study.play')}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {t('ui.cancel')}
        </button>
      </div>
    </Dialog>
  );
};

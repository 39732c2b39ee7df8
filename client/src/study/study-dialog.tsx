/** How likely everybody was to win, turn by turn: worked out here, in the background, when somebody asks for it. */
import { useState } from 'preact/hooks';
import { useStore } from '../app/store.ts';
import type { Figure } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords, type Words } from '../words/words.ts';
import { ChancesChart } from './chart.tsx';
import { InNumbers } from './in-numbers.tsx';
import type { KeptStudy } from './kept-studies.ts';
import { chanceInWords, linesShown, placeOf, pointsShown } from './shown-lines.ts';
import { type Known, startStudy, stopStudy, studyOf } from './studies.ts';
import { TurningList } from './turning-list.tsx';
import './study.css';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** Looks back at a position. */
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
}

export const StudyDialog = ({ source, screen, figures, onGo, onClose }: Props) => {
  const words = useWords();
  const { t } = words;
  const known = useStore(studyOf(screen));
  const { kept, problem } = known;
  const isOver = screen.scene.over !== undefined;
  const isTogether = kept?.study.lines.includes('table') === true;
  return (
    <Dialog title={t(isOver ? 'study.title' : 'study.soFar')} onClose={onClose}>
      <div class="study">
        <p class="muted">
          {t(isTogether ? 'study.aboutTogether' : 'study.about')} {!isOver && t('study.aboutRunning')}
        </p>
        <Begin source={source} screen={screen} known={known} words={words} />
        {problem && (
          <p class="problems" role="alert">
            {t(`study.${problem}`)}
          </p>
        )}
        {kept && <Found kept={kept} screen={screen} figures={figures} words={words} onGo={onGo} />}
      </div>
    </Dialog>
  );
};

interface BeginProps {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly known: Known;
  readonly words: Words;
}

/** Begins the study, goes on with it, or stops it; and how far it is. */
const Begin = ({ source, screen, known: { kept, going, problem }, words: { t, language } }: BeginProps) => {
  if (problem === 'cannot') return null;
  const what = !kept ? 'begin' : kept.inputs === screen.scene.inputs ? 'more' : 'again';
  const played = kept ? t('study.played', { n: kept.study.played }) : '';
  const left = going?.leftMs;
  const time =
    left !== undefined &&
    new Intl.NumberFormat(language, { style: 'unit', unit: 'second' }).format(Math.max(1, Math.ceil(left / 1000)));
  return (
    <div class="study-begin">
      {going ? (
        <>
          <button type="button" class="btn" onClick={() => stopStudy(screen)}>
            {t('study.stop')}
          </button>
          <progress aria-label={t('study.going')} max={1} value={going.of === 0 ? 0 : going.done / going.of} />
          <span class="muted num">
            {going.of > 0 && t('study.progress', { done: going.done, of: going.of })}
            {time && ` · ${t('study.left', { time })}`}
          </span>
        </>
      ) : (
        <>
          <button type="button" class={kept ? 'btn' : 'btn primary'} onClick={() => void startStudy(source, screen)}>
            {t(`study.${what}`)}
          </button>
          <span class="muted num">{played}</span>
        </>
      )}
      {/* A screen reader is told when it begins and when it is done, not of every step. */}
      <span class="sr" role="status">
        {going ? t('study.going') : kept ? `${t('study.done')} ${played}` : ''}
      </span>
    </div>
  );
};

interface FoundProps {
  readonly kept: KeptStudy;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly words: Words;
  readonly onGo: (at: number) => void;
}

const Found = ({ kept, screen, figures, words, onGo }: FoundProps) => {
  const { t } = words;
  const lines = linesShown(kept, screen, figures, words);
  const points = pointsShown(kept, words);
  const own = lines.find(({ line }) => line === screen.eye) ?? lines[0]!;
  const [banded, setBanded] = useState(own.i);
  const [chosen, setAt] = useState<number | undefined>(undefined);
  if (points.length < 2) return null;
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at]!;
  const told = lines.map(({ i, name }) => chanceInWords(words, name, point.chances[i]!));
  return (
    <>
      <ChancesChart
        lines={lines}
        points={points}
        last={points.at(-1)!.at}
        at={at}
        onAt={setAt}
        banded={banded}
        turning={kept.study.turning.map((found) => placeOf(kept, found))}
        label={`${t('study.numbersOf')}. ${point.name}: ${told.join(', ')}`}
      />
      {lines.length > 2 && (
        <fieldset class="study-bands">
          <legend>{t('study.band')}</legend>
          {lines.map(({ i, name }) => (
            <label key={i}>
              <input type="radio" name="banded" checked={i === banded} onChange={() => setBanded(i)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div class="study-at">
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={at}
          aria-label={t('study.turn')}
          aria-valuetext={`${point.name}: ${told.join(', ')}`}
          onInput={(e) => setAt(e.currentTarget.valueAsNumber)}
        />
        <p>
          <b>{point.name}</b> · {told.join(' · ')}
        </p>
        <button type="button" class="btn" aria-label={t('study.goTo', { at: point.at })} onClick={() => onGo(point.at)}>
          {t('study.goThere')}
        </button>
      </div>
      <TurningList kept={kept} screen={screen} figures={figures} words={words} onGo={onGo} />
      <InNumbers lines={lines} points={points} words={words} />
    </>
  );
};

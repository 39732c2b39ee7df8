/** In place of the question while looking back. */
import type { Eye } from '@tabularium/kernel';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { quickPart } from '../app/lazy.tsx';
import type { Screen, TableSource } from '../source/source.ts';
import { mayPropose } from '../votes/may-propose.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { Why } from '../hints/why.tsx';
import { ReplaySlider, useTurns } from './replay-slider.tsx';
import type { Replay } from './use-replay.ts';
import { nameOf } from './name-of.ts';

const StudyButton = quickPart(() => import('../study/parts.ts').then((m) => m.StudyButton));
const StudyMarks = quickPart(() => import('../study/parts.ts').then((m) => m.StudyMarks));
const WhatIf = quickPart(() => import('../study/parts.ts').then((m) => m.WhatIf));
const BackHere = quickPart(() => import('../votes/back-here.tsx').then((m) => m.BackHere));

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly replay: Replay;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
}

export const ReplayBar = ({ ui, source, replay, screen, figures }: Props) => {
  const { t } = useWords();
  const last = screen.scene.inputs;
  const at = replay.at ?? last;
  const turns = useTurns(ui, screen);
  const eyeName = (eye: Eye): string => {
    if (eye === 'public') return t('ui.spectator');
    return eye === screen.eye ? t('ui.you') : nameOf(screen, eye, figures, t('ui.seatN', { n: eye + 1 }));
  };
  return (
    <>
      <div class="ask">
        <Icon name="replay" />
        <h2 id="question">{t('ui.lookingBack', { at, last })}</h2>
        <span class="grow" />
        {at < last && mayPropose(screen) && (
          <BackHere source={source} screen={screen} at={at} onDone={() => replay.go(undefined)} />
        )}
        {at < last && <WhatIf ui={ui} source={source} screen={screen} figures={figures} at={at} />}
        <StudyButton source={source} screen={screen} figures={figures} onGo={(to) => replay.go(to)} />
        <button type="button" class="btn primary" onClick={() => replay.go(undefined)}>
          {t('ui.backToNow')}
        </button>
      </div>
      <div class="replay-bar">
        <button
          type="button"
          class="btn"
          disabled={at === 0}
          onClick={() => replay.go(at - 1)}
          aria-label={t('ui.stepBack')}
        >
          ‹
        </button>
        <button type="button" class="btn" onClick={() => replay.play(!replay.playing)}>
          {replay.playing ? t('ui.pause') : t('ui.play')}
        </button>
        <button
          type="button"
          class="btn"
          disabled={at >= last}
          onClick={() => replay.go(at + 1)}
          aria-label={t('ui.stepOn')}
        >
          ›
        </button>
        <span class="replay-slider">
          <ReplaySlider label={t('ui.position')} at={at} last={last} turns={turns} onGo={(to) => replay.go(to)} />
          <StudyMarks screen={screen} />
        </span>
        {replay.eyes.length > 1 && (
          <label class="as-seat">
            <span class="muted">{t('ui.asSeat')}</span>
            <select
              class="input"
              value={String(replay.eye)}
              onChange={(e) => replay.as(e.currentTarget.value === 'public' ? 'public' : Number(e.currentTarget.value))}
            >
              {replay.eyes.map((eye) => (
                <option key={eye} value={String(eye)}>
                  {eyeName(eye)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Why ui={ui} source={source} screen={screen} at={at} />
    </>
  );
};

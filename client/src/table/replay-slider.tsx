/** The whole game from left to right, with a mark where each turn begins. Page keys go from turn to turn. */
import { useMemo } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { turnsOf } from '../panel/log.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly label: string;
  readonly at: number;
  readonly last: number;
  /** Inputs at which a turn began. */
  readonly turns: readonly number[];
  readonly onGo: (at: number) => void;
}

export const useTurns = (ui: GameUi, { record }: Screen): readonly number[] =>
  useMemo(() => turnsOf(record, (m) => ui.isHead(m)), [record, ui]);

export const ReplaySlider = ({ label, at, last, turns, onGo }: Props) => {
  const { t } = useWords();
  const onKeyDown = (e: KeyboardEvent): void => {
    const to = turnBeside(turns, at, e.key);
    if (to === undefined) return;
    e.preventDefault();
    onGo(Math.min(to, last));
  };
  return (
    <span class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        aria-label={label}
        aria-valuetext={t('ui.lookingBack', { at, last })}
        onInput={(e) => onGo(e.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      {last > 0 && (
        <svg class="turn-marks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={turns.map((input) => `M${input} 0V1`).join('')} />
        </svg>
      )}
    </span>
  );
};

/** Where a page key leads: to the next turn, or to the beginning of this one or the one before. */
export const turnBeside = (turns: readonly number[], at: number, key: string): number | undefined => {
  if (key === 'PageUp') return turns.find((input) => input > at) ?? Number.POSITIVE_INFINITY;
  if (key === 'PageDown') return turns.findLast((input) => input < at) ?? 0;
  return undefined;
};

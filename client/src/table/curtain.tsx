/** Covers the screen between people at one device: nothing is shown until the next person has sat down. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Mark } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly onOpen: () => void;
  readonly onKeep: (seat: number, keeps: boolean) => void;
}

export const Curtain = ({ ui, screen, figures, onOpen, onKeep }: Props) => {
  const { t } = useWords();
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const behind = [...(self.current?.parentElement?.children ?? [])].filter(
      (el): el is HTMLElement => el instanceof HTMLElement && el !== self.current,
    );
    for (const el of behind) el.inert = true;
    return () => {
      for (const el of behind) el.inert = false;
    };
  }, []);
  const seat = screen.curtain!;
  const own = figures.filter((f) => f.seat === seat);
  const figure = own.find((f) => f.now) ?? own[0];
  const name = screen.table.seats[seat]?.name || figure?.name || t('ui.seatN', { n: seat + 1 });
  return (
    <div ref={self} class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="curtain-card">
        <Mark
          look={figure?.look ?? ui.look(seat, screen.table.seats.length, screen.table.options)}
          letter={figure?.letter}
        />
        <h2 id="curtain-title">{t('ui.passTo', { name })}</h2>
        <p>{t('ui.passToWhy', { who: own.map((f) => f.name) })}</p>
        <button type="button" class="btn primary" ref={(el) => el?.focus()} onClick={onOpen}>
          {t('ui.iAm', { name })}
        </button>
        {screen.keeps !== undefined && (
          <label class="keep">
            <input type="checkbox" checked={screen.keeps} onChange={(e) => onKeep(seat, e.currentTarget.checked)} />
            {t('ui.keepScreen')}
          </label>
        )}
      </div>
    </div>
  );
};

/** The dice are seen to fall: what the last input brought, line by line, until the next one or until it is put away. */
import type { RecordEntry } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { Die, Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly entry: RecordEntry | undefined;
}

/** Everything that came with the first roll and after it. */
const fallenIn = (ui: GameUi, entry: RecordEntry): RecordEntry['lines'] => {
  const first = entry.lines.findIndex(({ m }) => ui.dice(m) !== undefined);
  return first === -1 ? [] : entry.lines.slice(first).filter(({ m }) => !ui.isHead(m));
};

export const News = ({ ui, entry }: Props) => {
  const { t } = useWords();
  const [start] = useState(entry?.input ?? 0);
  const [away, setAway] = useState(-1);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && entry) setAway(entry.input);
    };
    /** Whoever goes on with the board has seen it. */
    const onPointer = (e: PointerEvent): void => {
      const on = e.target instanceof Element ? e.target : undefined;
      if (entry && on?.closest('.board-view, .q .btn, .piece-menu')) setAway(entry.input);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [entry?.input]);
  if (!entry || entry.input <= start || away === entry.input) return null;
  const lines = fallenIn(ui, entry);
  if (lines.length === 0) return null;
  return (
    <aside class="news" key={entry.input} aria-hidden="true" onClick={() => setAway(entry.input)} title={t('ui.close')}>
      <Icon name="x" />
      <ol>
        {lines.map(({ m }, i) => {
          const dice = ui.dice(m);
          const icon = ui.icon(m);
          return (
            <li key={i}>
              {dice ? (
                <span class="dice">
                  {dice.dice.map((d, n) => (
                    <Die key={n} n={d.n} roman={d.roman ?? false} label={String(d.n)} />
                  ))}
                </span>
              ) : (
                icon && <Icon name={icon} />
              )}
              <span>
                <Said m={m} />
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
};

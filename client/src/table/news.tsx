/** Shows dice and what the last input brought, line by line: in the panel beside the board if there is one, otherwise over the board, where it hides least, for as long as it takes to read. */
import type { RecordEntry } from '@tabularium/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { Die, Icon, Mark } from '@tabularium/parts/marks';
import { diceOf } from '../ui/dice-of.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { layAside } from './lay-aside.ts';

interface Props {
  readonly ui: GameUi;
  readonly entry: RecordEntry | undefined;
  readonly figures: readonly Figure[];
  readonly where: 'board' | 'panel';
}

/** Everything that came with the first roll and after it. */
const fallenIn = (ui: GameUi, entry: RecordEntry): RecordEntry['lines'] => {
  const first = entry.lines.findIndex((line) => diceOf(ui, line) !== undefined);
  return first === -1 ? [] : entry.lines.slice(first).filter(({ m }) => !ui.isHead(m));
};

/** Over a board; the log has the rest. */
const MOST = 5;

/** Time to read a card, and each line of it. */
const CARD_MS = 4000;
const LINE_MS = 1600;

export const News = ({ ui, entry, figures, where }: Props) => {
  const { t } = useWords();
  const [start] = useState(entry?.input ?? 0);
  const [away, setAway] = useState(-1);
  const card = useRef<HTMLElement>(null);
  const lines = entry && entry.input > start && away !== entry.input ? fallenIn(ui, entry) : [];
  const shown = lines.length > 0;
  const more = where === 'board' ? Math.max(0, lines.length - MOST) : 0;
  useEffect(() => {
    if (!entry || !shown) return undefined;
    const close = (): void => setAway(entry.input);
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') close();
    };
    /** Closed when somebody goes on using the board. */
    const onPointer = (e: PointerEvent): void => {
      const on = e.target instanceof Element ? e.target : undefined;
      if (where === 'board' && on?.closest('.board-view, .q .btn, .piece-menu')) close();
    };
    const el = card.current;
    if (where === 'board' && el) layAside(el);
    const wait = (): ReturnType<typeof setTimeout> | undefined =>
      where === 'board' ? setTimeout(close, CARD_MS + LINE_MS * lines.length) : undefined;
    let timer = wait();
    const stay = (): void => clearTimeout(timer);
    const leave = (): void => {
      timer = wait();
    };
    el?.addEventListener('pointerenter', stay);
    el?.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      stay();
      el?.removeEventListener('pointerenter', stay);
      el?.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [entry?.input, shown]);
  if (!entry || !shown) return null;
  return (
    <aside
      ref={card}
      class={where === 'board' ? 'news over' : 'news'}
      key={entry.input}
      aria-hidden="true"
      onClick={() => setAway(entry.input)}
      title={t('ui.close')}
    >
      <Icon name="x" />
      <ol>
        {lines.slice(0, lines.length - more).map((line, i) => {
          const { m } = line;
          const dice = diceOf(ui, line);
          const actor = figures.find((f) => f.key === ui.actor(m));
          return (
            <li key={i}>
              {dice ? (
                <span class="dice">
                  {dice.dice.map((d, n) => (
                    <Die key={n} n={d.n} roman={d.roman ?? false} label={String(d.n)} />
                  ))}
                </span>
              ) : actor ? (
                <Mark look={actor.look} letter={actor.letter} />
              ) : (
                <Icon name={ui.icon(m) ?? 'right'} />
              )}
              <span>
                <Said m={m} />
              </span>
            </li>
          );
        })}
        {more > 0 && (
          <li>
            <Icon name="log" />
            <span>{t('ui.moreInLog', { n: more })}</span>
          </li>
        )}
      </ol>
    </aside>
  );
};

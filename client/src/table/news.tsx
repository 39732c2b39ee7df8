/** Shows dice and what the last input brought, line by line: in the panel beside the board if there is one, otherwise over the board, where it hides least, for as long as it takes to read. */
import type { RecordEntry } from '@tabularium/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { diceOf } from '../ui/dice-of.ts';
import { DiceStrip } from '../ui/dice-strip.tsx';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { layAside } from './lay-aside.ts';

export interface NewsProps {
  readonly ui: GameUi;
  readonly entry: RecordEntry | undefined;
  readonly figures: readonly Figure[];
  readonly where: 'board' | 'panel';
  /** Looking back: the dice lie as they fell. */
  readonly looking: boolean;
  /** The input at which the page was opened: what came before is no news. */
  readonly start: number;
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

/** In all, however many dice there are. */
const FALL_MS = 900;

/** Whether the dice of this input are still falling: not for long, and only until somebody does anything. */
const useFalling = (input: number | undefined): boolean => {
  const [fallen, setFallen] = useState<number>();
  useEffect(() => {
    if (input === undefined) return undefined;
    const lie = (): void => setFallen(input);
    const timer = setTimeout(lie, FALL_MS);
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, lie, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, lie, { capture: true });
    };
  }, [input]);
  return input !== undefined && fallen !== input;
};

export const News = ({ ui, entry, figures, where, looking, start }: NewsProps) => {
  const { t } = useWords();
  const [away, setAway] = useState(-1);
  const card = useRef<HTMLElement>(null);
  const isFalling = useRef(false);
  const isNew = entry !== undefined && (looking ? where === 'panel' : entry.input > start);
  const lines = isNew && away !== entry.input ? fallenIn(ui, entry) : [];
  const shown = lines.length > 0;
  const more = where === 'board' ? Math.max(0, lines.length - MOST) : 0;
  const falls = useFalling(shown && !looking ? entry?.input : undefined);
  isFalling.current = falls;
  useEffect(() => {
    if (!entry || !shown) return undefined;
    const close = (): void => setAway(entry.input);
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !isFalling.current) close();
    };
    /** Closed when somebody goes on using the board. */
    const onPointer = (e: PointerEvent): void => {
      const on = e.target instanceof Element ? e.target : undefined;
      if (where === 'board' && on?.closest('.board-view, .q .btn, .piece-menu')) close();
    };
    const el = card.current;
    // Where there is a panel it is not shown. Asked in a frame, in which everything is laid out anyway.
    const frame = requestAnimationFrame(() => {
      if (where === 'board' && el?.offsetParent) layAside(el);
    });
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
      cancelAnimationFrame(frame);
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
      class={`news ${where === 'board' ? 'over' : ''} ${falls ? 'falls' : ''}`}
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
            <li key={i} class={dice ? 'rolled' : ''}>
              {dice ? (
                <DiceStrip of={dice} />
              ) : actor ? (
                <Mark look={actor.look} letter={actor.letter} />
              ) : (
                <Icon name={ui.icon(m) ?? 'right'} />
              )}
              <span>
                <Said m={dice?.said ?? m} pointerOnly />
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

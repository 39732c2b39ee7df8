import type { Explanation } from '@tabularium/kernel';
import type { RecordEntry, Scene } from '@tabularium/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import { BoardView, type Spot } from '../board/board-view.tsx';
import { Outline } from '../board/outline.tsx';
import { SheetView } from '../board/sheet-view.tsx';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { type Choice, whyHeld } from '../question/choices.ts';
import type { Sight } from '../source/source.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import { costsOf, litBy, offeredOn } from './lit.ts';
import { News } from './news.tsx';
import type { Answering } from './use-answer.ts';

interface Props {
  readonly ui: GameUi;
  readonly sight: Sight;
  readonly scene: Scene;
  readonly looking: boolean;
  readonly figures: readonly Figure[];
  /** What the last input put on record. */
  readonly news: RecordEntry | undefined;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  readonly pointed: { readonly ref: string } | undefined;
}

export const BoardArea = ({ ui, sight, scene, looking, figures, news, answer, explained, pointed }: Props) => {
  const words = useWords();
  const { t, speaker } = words;
  const { routes, names } = useSettings();
  const [risks, setRisks] = useState(false);
  const [legend, setLegend] = useState(false);
  const [scale, setScale] = useState(1);
  const [menu, setMenu] = useState<(Spot & { readonly choices: readonly Choice[] }) | undefined>(undefined);
  const { choices, draft } = answer;
  const { view } = scene;
  useEffect(() => setMenu(undefined), [sight.scene.decision, draft]);
  const say = useMemo(
    () => (k: string, a?: Readonly<Record<string, string | number | readonly string[]>>) =>
      a ? speaker.say({ k, a }) : speaker.name(k),
    [speaker],
  );
  const costs = useMemo(() => costsOf(ui, view, choices, draft), [ui, view, choices, draft]);
  const offered = useMemo(() => offeredOn(ui, view, choices, draft, words), [ui, view, choices, draft, words]);
  const lit = litBy(draft, explained);
  const board = ui.board;
  const asked = ui.asked?.(view, sight.scene.question);
  const focus = useMemo(
    () => pointFor(ui, view, asked, lit.chosen === undefined ? [...offered.keys()] : [lit.chosen], lit.chosen),
    [asked, lit.chosen, sight.scene.decision],
  );
  const onRef = (spot: Spot): void => {
    const fitting = answer.choicesFor(spot.ref);
    if (fitting.length === 1) answer.pressRef(fitting[0]!, spot.ref);
    else if (fitting.length > 1) setMenu({ ...spot, choices: fitting });
  };
  /** Whoever presses what is held back is told why. */
  const onOther = (e: MouseEvent): void => {
    const on = e.target instanceof Element ? e.target.closest<HTMLElement | SVGElement>('[data-ref]') : null;
    const reason = on && !on.closest('.can') && whyHeld(choices, on.dataset['ref']!, draft);
    if (reason) answer.tell(reason, sight.scene.question?.rules ?? []);
  };
  const name = t('ui.boardOf', { game: speaker.name(`game:${ui.module.meta.id}`) });
  return (
    <section class="board" id="board" aria-label={name} tabIndex={-1} onClick={onOther}>
      {board?.list && (
        <div class="sr">
          {board.list(view, say).map((part) => (
            <section key={part.title}>
              <h3>{part.title}</h3>
              <ul>
                {part.rows.map((row) => (
                  <li key={row}>{row}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div class="board-room">
        {board ? (
          <BoardView
            box={board.viewBox}
            label={name}
            ground={board.Ground && <board.Ground />}
            leastScale={board.leastScale ?? 0}
            onScale={setScale}
            offered={offered}
            chosen={lit.chosen}
            position={view}
            still={looking}
            focus={focus}
            pointed={pointed}
            onRef={onRef}
            legend={
              board.Legend && (
                <button
                  type="button"
                  class="legend-button"
                  aria-expanded={legend}
                  aria-controls="legend"
                  title={t('ui.legend')}
                  onClick={() => setLegend(!legend)}
                >
                  <Icon name="map" />
                  <span>{t('ui.legend')}</span>
                </button>
              )
            }
            tools={
              board.risks && (
                <button
                  type="button"
                  aria-pressed={risks}
                  aria-label={t('ui.risks')}
                  title={t('ui.risks')}
                  onClick={() => setRisks(!risks)}
                >
                  %
                </button>
              )
            }
          >
            <board.Board
              view={view}
              say={say}
              lit={lit}
              costs={costs}
              scale={scale}
              layers={{ routes, names }}
              {...(risks && board.risks && { risks: board.risks(view) })}
            />
          </BoardView>
        ) : ui.sheet ? (
          <SheetView
            sheet={ui.sheet}
            view={view}
            say={say}
            players={sight.table.seats.map((s) =>
              s.kind === 'bot' ? t('ui.aBot') : s.kind === 'open' ? t('ui.seatOpen') : s.name,
            )}
            looks={sight.table.seats.map((_, seat) => ui.look(seat, sight.table.seats.length, sight.table.options))}
            me={typeof sight.eye === 'number' ? sight.eye : undefined}
            asked={scene.waiting}
            label={name}
            offered={offered}
            chosen={lit.chosen}
            pointed={pointed}
            onRef={onRef}
          />
        ) : (
          <div class="outline" tabIndex={0} role="group" aria-label={name}>
            <Outline view={view} speaker={speaker} />
          </div>
        )}
        {board?.Status && (
          <div class="status">
            <board.Status view={view} say={say} />
          </div>
        )}
        <News ui={ui} entry={sight.scene.over ? undefined : news} figures={figures} where="board" />
        {sight.link === 'lost' && (
          <p class="link-state notice" role="status">
            {t('ui.connectionLost')}
          </p>
        )}
        {menu && (
          <div
            class="piece-menu"
            role="menu"
            aria-label={speaker.name(menu.ref)}
            ref={(el) => {
              if (el) place(el, menu);
            }}
          >
            {menu.choices.map((choice) => (
              <button
                key={choice.verb}
                type="button"
                role="menuitem"
                class="btn offered"
                onClick={() => {
                  setMenu(undefined);
                  answer.pressRef(choice, menu.ref);
                }}
              >
                {t('ui.verbOf', { verb: choice.label, what: speaker.name(menu.ref) })}
              </button>
            ))}
            <button type="button" role="menuitem" class="btn ghost" onClick={() => setMenu(undefined)}>
              <Icon name="x" />
              {t('ui.cancel')}
            </button>
          </div>
        )}
      </div>
      {board?.Legend && legend && (
        <div class="legend-band" id="legend">
          <board.Legend say={say} />
        </div>
      )}
    </section>
  );
};

/** Beside the piece, inside the frame. */
const place = (el: HTMLElement, { x, y }: Spot): void => {
  const frame = el.parentElement!;
  el.style.left = `${Math.max(8, Math.min(frame.clientWidth - el.offsetWidth - 8, x + 14))}px`;
  el.style.top = `${Math.max(8, Math.min(frame.clientHeight - el.offsetHeight - 8, y + 14))}px`;
  if (!el.contains(document.activeElement)) el.querySelector('button')?.focus();
};

/** Where a small screen looks first: at who is asked, or at what is offered. */
const pointFor = (
  ui: GameUi,
  view: { readonly emperors?: readonly { readonly ref: string; readonly at: string }[] } | unknown,
  asked: string | undefined,
  offered: readonly string[],
  chosen: string | undefined,
): { readonly x: number; readonly y: number } | undefined => {
  const figures = (view as { emperors?: readonly { ref: string; at: string }[] }).emperors ?? [];
  const at = figures.find((f) => f.ref === asked)?.at;
  const refs = chosen === undefined && at !== undefined && at !== 'off' ? [at] : offered;
  const points = refs.flatMap((ref) => {
    const p = ui.board?.pointOf(ref);
    return p ? [p] : [];
  });
  if (points.length === 0) return undefined;
  const sum = points.reduce<readonly [number, number]>((a, p) => [a[0] + p[0], a[1] + p[1]], [0, 0]);
  return { x: sum[0] / points.length, y: sum[1] / points.length };
};

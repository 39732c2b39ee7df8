/** The middle of a table: the board of the game, or its sheet, or an outline of its view, and what lies over it. */
import type { Explanation } from '@tabularium/kernel';
import type { Pages, Say, SheetProps } from '@tabularium/parts/web';
import type { RecordEntry, Scene } from '@tabularium/protocol';
import { lazyPart, quickPart } from '../app/lazy.tsx';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Spot } from '../board/board-view.tsx';
import { SheetView } from '../board/sheet-view.tsx';
import { FormBody } from '../form/form-body.tsx';
import type { OpenForm } from '../form/use-form.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { type Choice, whyHeld } from '../question/choices.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { useWords } from '../words/words.ts';
import { drawing } from './drawing.ts';
import { litBy, offeredBy, offeredOn } from './lit.ts';
import { News } from './news-later.tsx';
import type { Several } from './piece-menu.tsx';
import type { Shown } from './shown.ts';
import type { Answering } from './use-answer.ts';

const EndPage = lazyPart(() => import('./rest.ts').then((m) => m.EndPage));
const BoardTable = lazyPart(() => import('./rest.ts').then((m) => m.BoardTable));
const Outline = lazyPart(() => import('./rest.ts').then((m) => m.Outline));
const PageButtons = quickPart(() => import('./page-buttons.tsx').then((m) => m.PageButtons));
const PageRoom = lazyPart(() => import('./rest.ts').then((m) => m.PageRoom));
const PieceMenu = lazyPart(() => import('./rest.ts').then((m) => m.PieceMenu));

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  /** The position that is shown. */
  readonly scene: Scene;
  readonly looking: boolean;
  readonly figures: readonly Figure[];
  /** What the last input put on record. */
  readonly news: RecordEntry | undefined;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  readonly pointed: { readonly ref: string } | undefined;
  readonly say: Say;
  /** What the sheet of the game is given, and the form that may be open on it. */
  readonly source: TableSource;
  readonly onReplay: (input: number) => void;
  readonly sheet: SheetProps<unknown>;
  readonly form: OpenForm | undefined;
  /** Is the board shown as a table? */
  readonly listed: boolean;
  /** What may stand in the place of the board. */
  readonly pages: Pages<unknown> | undefined;
  /** Opens the large hand, where there is one. */
  readonly onHand: (() => void) | undefined;
}

export const BoardArea = (props: Props) => {
  const { ui, screen, scene, looking, figures, news, answer, explained, pointed, say, sheet, form } = props;
  const { pages, listed, onHand } = props;
  const words = useWords();
  const { t, speaker } = words;
  const [legend, setLegend] = useState(false);
  const [several, setSeveral] = useState<Several | undefined>(undefined);
  const { choices, draft } = answer;
  const { view } = sheet;
  const board = ui.boardOf?.(view) ?? ui.board;
  const room = useRef<HTMLDivElement>(null);
  const { DrawnBoard, BoardInWords } = drawing() ?? {};
  useEffect(() => setSeveral(undefined), [screen.scene.decision, draft, form?.filled]);
  const filled = form?.filled;
  const offered = useMemo(
    () =>
      form?.form.offers ? offeredBy(form.form.offers(form.filled), words) : offeredOn(ui, view, choices, draft, words),
    [ui, view, choices, draft, words, filled],
  );
  const drawn = useMemo(() => form?.form.drawn?.(form.filled, say), [filled, say]);
  const onRef = (spot: Spot): void => {
    const entered = form?.form.pressed?.(form.filled, spot.ref);
    if (entered !== undefined) {
      form?.change(entered);
      return;
    }
    const fitting = answer.choicesFor(spot.ref);
    if (fitting.length === 1) answer.pressRef(fitting[0]!, spot.ref);
    else if (fitting.length > 1) {
      const name = speaker.name(spot.ref);
      const choiceOf = (choice: Choice) => ({
        key: choice.verb,
        label: t('ui.verbOf', { verb: choice.label, what: name }),
        onChoice: () => answer.pressRef(choice, spot.ref),
      });
      setSeveral({ at: spot, label: name, choices: fitting.map(choiceOf) });
    }
  };
  const onNear = (spots: readonly Spot[]): void => {
    const choices = spots.map((spot) => ({
      key: spot.ref,
      label: speaker.name(spot.ref),
      onChoice: () => onRef(spot),
    }));
    setSeveral({ at: spots[0]!, choices });
  };
  /** Whoever presses something withheld is told why. */
  const onOther = (e: MouseEvent): void => {
    const on = e.target instanceof Element ? e.target.closest<HTMLElement | SVGElement>('[data-ref]') : null;
    const reason = on && !on.closest('.can') && whyHeld(choices, on.dataset['ref']!, draft);
    if (!reason) return;
    e.preventDefault();
    answer.tell(reason, screen.scene.question?.rules ?? []);
  };
  const label = t('ui.boardOf', { game: speaker.name(`game:${ui.module.meta.id}`) });
  const lit = litBy(draft, explained, drawn);
  const shown: Shown = { label, offered, lit, pointed, onRef };
  const isEnd = ui.End !== undefined && scene.over !== undefined && !looking;
  const page = isEnd ? undefined : pages?.shown;
  return (
    <section class="board" id="board" aria-label={label} tabIndex={-1} onClick={onOther}>
      {board?.list && BoardInWords && !page && !listed && <BoardInWords lists={board.list(view, say)} />}
      <div class="board-room" ref={room}>
        {isEnd && ui.End ? (
          <EndPage ui={ui} end={ui.End} source={props.source} screen={screen} sheet={sheet} onReplay={props.onReplay} />
        ) : page && pages ? (
          <PageRoom
            {...shown}
            page={page}
            pages={pages}
            sheet={sheet}
            answer={answer}
            explained={explained}
            form={form}
          />
        ) : board?.table && listed ? (
          <BoardTable
            table={board.table(view, say, drawn)}
            label={label}
            offered={offered}
            chosen={lit.chosen}
            onRef={onRef}
          />
        ) : board && DrawnBoard ? (
          <DrawnBoard
            {...shown}
            board={board}
            ui={ui}
            view={view}
            say={say}
            now={screen.scene}
            still={looking}
            answer={answer}
            drawn={drawn}
            room={room}
            legend={legend}
            onLegend={() => setLegend(!legend)}
            onNear={onNear}
          />
        ) : ui.sheet ? (
          <SheetView
            {...sheet}
            sheet={ui.sheet}
            label={label}
            offered={offered}
            chosen={lit.chosen}
            pointed={pointed}
            onRef={onRef}
            {...(form?.form.size === 'large' && { form: <FormBody {...sheet} open={form} answer={answer} /> })}
          />
        ) : (
          <div class="outline" tabIndex={0} role="group" aria-label={label}>
            <Outline view={view} speaker={speaker} />
          </div>
        )}
        {!page && !isEnd && (onHand || (pages && pages.open.length > 0)) && (
          <PageButtons pages={pages} onHand={onHand} />
        )}
        {board?.Status && !page && !isEnd && (
          <div class="status">
            <board.Status view={view} say={say} />
          </div>
        )}
        <News ui={ui} entry={screen.scene.over ? undefined : news} figures={figures} where="board" looking={looking} />
        {screen.link === 'lost' && (
          <p class="link-state notice" role="status">
            {t('ui.connectionLost')}
          </p>
        )}
        {several && <PieceMenu {...several} onClose={() => setSeveral(undefined)} />}
      </div>
      {board?.Legend && legend && !page && (
        <div class="legend-band" id="legend">
          <board.Legend say={say} />
        </div>
      )}
    </section>
  );
};

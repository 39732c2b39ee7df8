/** A board that can be moved and zoomed, with the buttons that belong to it. */
import type { Scene } from '@tabularium/protocol';
import { type Drawn, type GameBoard, type Say, useLater } from '@tabularium/parts/web';
import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import { BoardView, type Spot } from '../board/board-view.tsx';
import type { Window } from '../board/pan-zoom.ts';
import type { GameUi } from '../games/game-ui.ts';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';
import { BoardPanels } from './board-panels.tsx';
import { focusOf } from './focus.ts';
import { costsOf } from './lit.ts';
import type { Shown as Marked } from './shown.ts';
import type { Answering } from './use-answer.ts';

/** The same in words, for readers. */
export { BoardInWords } from './board-in-words.tsx';
/** A page to be read has them in it. */
export { Seats } from './seats.tsx';

interface Props extends Marked {
  readonly board: GameBoard<unknown>;
  readonly ui: GameUi;
  readonly view: unknown;
  readonly say: Say;
  /** The position that is asked about, which may be later than the one that is shown. */
  readonly now: Scene;
  /** Looking back: nothing slides. */
  readonly still: boolean;
  readonly answer: Answering;
  /** What the form that is open shows on it. */
  readonly drawn: Drawn | undefined;
  /** Where the board and its panels lie. */
  readonly room: RefObject<HTMLElement | null>;
  readonly legend: boolean;
  readonly onLegend: () => void;
  readonly onNear: (spots: readonly Spot[]) => void;
}

/** What a board is drawn from may have to be loaded first. */
export const DrawnBoard = (props: Props) => {
  const { drawing } = props.board;
  const found = useLater(drawing);
  const { board, room, view, say, drawn } = props;
  return (
    <>
      {drawing && !found ? <div class="board-view" /> : <Shown {...props} />}
      {board.panels && <BoardPanels panels={board.panels} room={room} view={view} say={say} drawn={drawn} />}
    </>
  );
};

const Shown = (props: Props) => {
  const { board, ui, view, say, now, still, answer, drawn, legend, onLegend, lit, offered, label, pointed, onRef } =
    props;
  const { choices, draft } = answer;
  const { routes, names } = useSettings();
  const [risks, setRisks] = useState(false);
  const [scale, setScale] = useState(1);
  const [seen, setSeen] = useState<Window>();
  const costs = useMemo(() => costsOf(ui, view, choices, draft), [ui, view, choices, draft]);
  const asked = ui.asked?.(view, now.question);
  const focus = useMemo(
    () => focusOf(board, view, { asked, offered: [...offered.keys()], chosen: lit.chosen, route: drawn?.route }),
    [board, asked, lit.chosen, now.decision, drawn?.route?.join(' ')],
  );
  const walk = useMemo(
    () =>
      board.stops && {
        stops: board.stops(view),
        home: board.home?.(view),
        pointOf: board.pointOf.bind(board),
        nameOf: say,
        describe: (ref: string) => board.describe?.(view, ref, say) ?? say(ref),
        likely: (ref: string) => drawn?.chances?.[ref] ?? 0,
      },
    [board, view, say, drawn],
  );
  return (
    <BoardView
      box={board.viewBox}
      label={label}
      ground={board.Ground && <board.Ground view={view} />}
      reading={board}
      walk={walk}
      onScale={(now, window) => {
        setScale(now);
        if (board.keepsSize) setSeen(window);
      }}
      offered={offered}
      chosen={lit.chosen}
      position={view}
      pieces={board.pieces ?? []}
      still={still}
      focus={focus}
      pointed={pointed}
      onRef={onRef}
      onNear={props.onNear}
      legend={board.Legend && <LegendButton open={legend} onPress={onLegend} />}
      tools={board.risks && <RisksButton on={risks} onPress={() => setRisks(!risks)} />}
    >
      <board.Board
        view={view}
        say={say}
        lit={lit}
        costs={costs}
        scale={scale}
        {...(seen && { seen })}
        layers={{ routes, names }}
        {...(drawn && { drawn })}
        {...(risks && board.risks && { risks: board.risks(view) })}
      />
    </BoardView>
  );
};

const LegendButton = ({ open, onPress }: { readonly open: boolean; readonly onPress: () => void }) => {
  const t = useT();
  return (
    <button
      type="button"
      class="legend-button"
      aria-expanded={open}
      aria-controls="legend"
      title={t('ui.legend')}
      onClick={onPress}
    >
      <Icon name="map" />
      <span>{t('ui.legend')}</span>
    </button>
  );
};

const RisksButton = ({ on, onPress }: { readonly on: boolean; readonly onPress: () => void }) => {
  const t = useT();
  return (
    <button type="button" aria-pressed={on} aria-label={t('ui.risks')} title={t('ui.risks')} onClick={onPress}>
      %
    </button>
  );
};

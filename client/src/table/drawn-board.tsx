/** A board that can be moved and zoomed, with the buttons that belong to it. */
import type { Scene } from '@tabularium/protocol';
import type { Drawn, GameBoard, Say } from '@tabularium/parts/web';
import { useMemo, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import { BoardView } from '../board/board-view.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';
import { focusOf } from './focus.ts';
import { costsOf } from './lit.ts';
import type { Shown } from './shown.ts';
import type { Answering } from './use-answer.ts';

interface Props extends Shown {
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
  readonly legend: boolean;
  readonly onLegend: () => void;
}

export const DrawnBoard = (props: Props) => {
  const { board, ui, view, say, now, still, answer, drawn, legend, onLegend, lit, offered, label, pointed, onRef } =
    props;
  const { choices, draft } = answer;
  const { routes, names } = useSettings();
  const [risks, setRisks] = useState(false);
  const [scale, setScale] = useState(1);
  const costs = useMemo(() => costsOf(ui, view, choices, draft), [ui, view, choices, draft]);
  const asked = ui.asked?.(view, now.question);
  const focus = useMemo(
    () => focusOf(board, view, { asked, offered: [...offered.keys()], chosen: lit.chosen }),
    [asked, lit.chosen, now.decision],
  );
  return (
    <BoardView
      box={board.viewBox}
      label={label}
      ground={board.Ground && <board.Ground />}
      leastScale={board.leastScale ?? 0}
      onScale={setScale}
      offered={offered}
      chosen={lit.chosen}
      position={view}
      pieces={board.pieces ?? []}
      still={still}
      focus={focus}
      pointed={pointed}
      onRef={onRef}
      legend={board.Legend && <LegendButton open={legend} onPress={onLegend} />}
      tools={board.risks && <RisksButton on={risks} onPress={() => setRisks(!risks)} />}
    >
      <board.Board
        view={view}
        say={say}
        lit={lit}
        costs={costs}
        scale={scale}
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

/** The page of a game that is over, drawn by the game; the positions that it tells of are fetched here. */
import type { SheetProps } from '@tabularium/parts/web';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { turnsOf } from '../panel/log.ts';
import type { Screen, TableSource } from '../source/source.ts';

interface Props {
  readonly ui: GameUi;
  readonly end: NonNullable<GameUi['End']>;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly sheet: SheetProps<unknown>;
  readonly onReplay: (input: number) => void;
}

interface Turn {
  readonly input: number;
  readonly view: unknown;
}

export const EndPage = ({ ui, end: End, source, screen, sheet, onReplay }: Props) => {
  const { record, eye, scene } = screen;
  const inputs = useMemo(() => [...turnsOf(record, (m) => ui.isHead(m)), scene.inputs], [record, ui]);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  useEffect(() => {
    let wanted = true;
    const turnAt = async (input: number): Promise<Turn> => ({ input, view: (await source.history(input, eye)).view });
    void Promise.all(inputs.map(turnAt)).then(
      (found) => wanted && setTurns(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [inputs, source, eye]);
  const { form: _, asked: __, ...shown } = sheet;
  return <End {...shown} over={scene.over!} turns={turns} onReplay={onReplay} />;
};

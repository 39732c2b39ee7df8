/** What the sheet of a game and its forms are given: the same object as before, if nothing of it has changed. */
import { type Say, type SheetProps, useShared } from '@tabularium/parts/web';
import type { Scene } from '@tabularium/protocol';
import { useCallback } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';

export const useSheetProps = (
  ui: GameUi,
  source: TableSource,
  screen: Screen,
  scene: Scene,
  say: Say,
  t: Words['t'],
): SheetProps<unknown> => {
  const { eye, record, table } = screen;
  const { seats, options } = table;
  const recall = useCallback(async (input: number) => (await source.history(input, eye)).view, [source, eye]);
  return useShared({
    view: scene.view,
    say,
    players: seats.map((s) => (s.kind === 'bot' ? t('ui.aBot') : s.kind === 'open' ? t('ui.seatOpen') : s.name)),
    looks: seats.map((_, seat) => ui.lookAt?.(scene.view, seat) ?? ui.look(seat, seats.length, options)),
    me: typeof eye === 'number' ? eye : undefined,
    // Who may step in is nobody's business: then nobody is waited for more than others.
    asked: scene.call ? [] : scene.waiting,
    record: record.filter((entry) => entry.input <= scene.inputs),
    recall,
  });
};

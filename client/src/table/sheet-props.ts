/** What the sheet of a game and its forms are given. */
import type { Say, SheetProps } from '@tabularium/parts/web';
import type { Scene } from '@tabularium/protocol';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';

export const sheetProps = (
  ui: GameUi,
  source: TableSource,
  screen: Screen,
  scene: Scene,
  say: Say,
  t: Words['t'],
): SheetProps<unknown> => {
  const { seats, options } = screen.table;
  return {
    view: scene.view,
    say,
    players: seats.map((s) => (s.kind === 'bot' ? t('ui.aBot') : s.kind === 'open' ? t('ui.seatOpen') : s.name)),
    looks: seats.map((_, seat) => ui.look(seat, seats.length, options)),
    me: typeof screen.eye === 'number' ? screen.eye : undefined,
    // Who may step in is nobody's business: then nobody is waited for more than others.
    asked: scene.call ? [] : scene.waiting,
    record: screen.record.filter((entry) => entry.input <= scene.inputs),
    recall: async (input) => (await source.history(input, screen.eye)).view,
  };
};

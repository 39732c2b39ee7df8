/** What the table keeps of bargaining, and what the lists of agreements are given. */
import type { Asked, Seat } from '@tabularium/kernel';
import type { DealParts, DealProps, SheetProps } from '@tabularium/parts/web';
import type { GameUi } from '../games/game-ui.ts';
import { refsOf } from '../question/choices.ts';
import type { Answering } from '../table/use-answer.ts';
import type { WrittenDeal } from './use-deal.ts';

/** Everything about bargaining that the table keeps, wherever it is shown. */
export interface Bargain {
  readonly parts: DealParts<unknown> | undefined;
  readonly asked: Asked<unknown> | undefined;
  readonly isOpen: boolean;
  readonly written: WrittenDeal | undefined;
  readonly onWritten: (to: WrittenDeal | undefined) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
  readonly lists: DealProps<unknown>;
}

export const listProps = (
  ui: GameUi,
  sheet: SheetProps<unknown>,
  answer: Answering,
  room: readonly Seat[],
  onWrite: (entered: unknown) => void,
): DealProps<unknown> => {
  const choice = answer.choices.find((c) => c.verb === ui.deals?.answers);
  return {
    ...sheet,
    answers: refsOf(choice?.offer),
    onAnswer: (ref) => choice && answer.pressRef(choice, ref),
    room,
    onWrite,
  };
};

/** What a game shows itself with in a browser. */
export type {
  BoardList,
  BoardPanel,
  BoardProps,
  BoardTable,
  Drawn,
  GameBoard,
  Lit,
  PanelProps,
  Recorded,
  Say,
  SheetProps,
} from './board.ts';
export { numberGiven, refGiven, refsGiven, sumsGiven } from './given.ts';
export type { Card, CardWords, Choosing } from './card.ts';
export type { BuilderProps, DealParts, DealProps, Deals } from './deals.ts';
export { answerOf, fill, whyNot } from './filled.ts';
export type { AnyForm, Commit, Filled, Form, FormGroup, FormProps, Heading, LoadedForms } from './form.ts';
export { later, laterPart, type Later, type Learn, LearnContext, useLater } from './later.tsx';
export { lookOfSeat, SEAT_LOOKS, type SeatLook } from './look.ts';
export { useShared } from './shared.ts';
export { steady } from './steady.tsx';
export { numberIn } from './web-table.ts';
export type {
  BoardPage,
  BoardWords,
  DiceShown,
  DiceSum,
  EndProps,
  Figure,
  GamePages,
  GameUi,
  HandCard,
  HandFaceProps,
  LeafPages,
  LeafProps,
  Leaves,
  LogGroup,
  PageProps,
  Pages,
  WebTable,
  Words,
} from './web-table.ts';

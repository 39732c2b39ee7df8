/** What a game shows itself with in a browser. */
export type { BoardComponent, SheetProps } from './board.ts';
export { lookOfSeat, SEAT_LOOKS, type SeatLook } from './look.ts';
export { parseRuleTexts } from './rule-texts.ts';
export type { AnyTable, Figure, GameUi, RuleText, RuleTexts, WebTable, Words } from './web-table.ts';

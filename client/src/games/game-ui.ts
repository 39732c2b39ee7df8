/** What the shell knows about showing a game, beyond its rules. Everything but the module may be missing. */
import type { Msg, Question, Seat } from '@tabularium/kernel';
import type { TableInfo } from '@tabularium/protocol';
import type { ComponentType } from 'preact';
import type { BoardComponent } from '../board/contract.ts';
import type { SheetProps } from '../board/sheet-view.tsx';
import type { AnyGame } from '../source/local.ts';
import type { SeatLook } from '../ui/mark.tsx';
import type { Words } from '../words/words.ts';

/** Somebody or something in the row above the board. */
export interface Figure {
  readonly key: string;
  readonly look: SeatLook;
  readonly letter?: string;
  readonly name: string;
  readonly seat: Seat;
  /** Whose turn it is. */
  readonly now: boolean;
  readonly line: string;
  readonly right?: string;
  readonly left?: { readonly n: number; readonly of: number; readonly label: string };
}

interface DiceShown {
  readonly dice: readonly { readonly n: number; readonly roman?: boolean }[];
}

/** Rows of a list that says in words what the board shows. */
interface BoardList {
  readonly title: string;
  readonly rows: readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- each game has views of its own shape
type View = any;

interface GameBoard {
  readonly Board: BoardComponent<View>;
  /** What lies under it and never changes: it is drawn once. */
  readonly Ground?: ComponentType;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Pixels for a unit, below which it cannot be read. */
  readonly leastScale?: number;
  pointOf(ref: string): readonly [number, number] | undefined;
  /** The state of the game in a few numbers, over the board. */
  readonly Status?: ComponentType<{ readonly view: View; say(key: string, args?: Msg['a']): string }>;
  readonly Legend?: ComponentType<{ say(key: string, args?: Msg['a']): string }>;
  list?(view: View, say: (key: string, args?: Msg['a']) => string): readonly BoardList[];
  risks?(view: View): Readonly<Record<string, number>>;
}

interface AgreementsProps {
  readonly view: View;
  say(key: string, args?: Msg['a']): string;
  /** Answers that can be given now. */
  readonly answers: readonly string[];
  readonly onAnswer: (ref: string) => void;
}

export interface GameUi {
  readonly module: AnyGame;
  /** What else is different at tables that are played with the content pack of this name. */
  playedWith?(pack: string): Partial<GameUi>;
  readonly board?: GameBoard;
  /** A page in place of a board. */
  readonly sheet?: ComponentType<SheetProps<View>>;
  /** More words, by language: those of the board. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A sentence that stands over the rules: its key. */
  readonly note?: string;
  /** Sums have titles of their own, and dice are no part of them. */
  readonly namedSums?: boolean;
  /** What has been agreed between players, for a page beside the log. */
  readonly agreements?: ComponentType<AgreementsProps>;
  /** The verb that answers agreements, and how many wait for this seat's answer. */
  readonly agreementVerb?: string;
  agreementsDue?(view: View): number;
  /** The aside that is being written step by step, to be offered again after each step; and what this step asks. */
  underway?(view: View, question: Question): string | undefined;
  soFar?(view: View, verb: string, words: Words): string | undefined;
  /** Verbs that roll dice or end something. */
  readonly weighty: readonly string[];
  figures(view: View, table: TableInfo, words: Words): readonly Figure[];
  /** Bots that can sit down, the best first. */
  readonly bots?: readonly string[];
  /** Does an option change anything, as the table is now? */
  matters?(option: string, seats: number, options: Readonly<Record<string, unknown>>): boolean;
  /** Whom a seat plays, before the game begins. */
  roleOf?(seat: Seat, seats: number, options: Readonly<Record<string, unknown>>, words: Words): string;
  /** Which look a seat has in chat and lists. */
  look(seat: Seat, seats: number, options: Readonly<Record<string, unknown>>): SeatLook;
  chips(view: View, table: TableInfo, words: Words): readonly string[];
  /** What is being spent. */
  pool?(view: View, words: Words): { readonly left: number; readonly of: number; readonly label: string } | undefined;
  cost?(view: View, verb: string, ref: string | undefined): number | undefined;
  /** "Attack for 2 Imperium". */
  costWords?(n: number, words: Words): string;
  /** What pressing a weighty button brings, as a sentence. */
  warning?(view: View, verb: string, words: Words): string | undefined;
  /** Begins a chapter of the log. */
  isHead(m: Msg): boolean;
  dice(m: Msg): DiceShown | undefined;
  icon(m: Msg): string | undefined;
  /** The figure a log line is about, by key. */
  actor(m: Msg): string | undefined;
  /** Who is asked: the figure of a question. */
  asked?(view: View, question: Question | undefined): string | undefined;
  won(how: string): boolean;
  /** Says more about who won than the outcome does. */
  isVerdict?(m: Msg): boolean;
  /** The game in figures, when it is over. */
  summary?(
    view: View,
    words: Words,
  ): readonly { readonly label: string; readonly value: string; readonly why?: string }[];
  ruleTexts(): Promise<RuleTexts>;
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}
export type RuleTexts = ReadonlyMap<string, RuleText>;

/** How a game is shown in a browser, beyond its rules. */
import type { Answer, Catalog, Explanation, Msg, Outcome, Question, Seat, Translations } from '@tabularium/kernel';
import type { TableInfo } from '@tabularium/protocol';
import type { ComponentType } from 'preact';
import type { Speaker } from '@tabularium/text';
import type { AnyModule } from '../game.ts';
import type { GameBoard, Recorded, Say, SheetProps } from './board.ts';
import type { Deals } from './deals.ts';
import type { Explain, FormGroup } from './form.ts';
import type { Later, Learn } from './later.tsx';
import type { SeatLook } from './look.ts';

/** In which language, and who speaks it: the game's own words and those of its board. */
export interface Words {
  readonly language: string;
  readonly speaker: Speaker;
}

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
  /** What it has, in numbers: an icon, how many, what they are, and what else there is to say about the number. */
  readonly counts?: readonly {
    readonly icon: string;
    readonly n: number;
    readonly label: string;
    readonly more?: string;
  }[];
  /** Its points, in large figures, and their short name. */
  readonly points?: { readonly n: number; readonly unit: string };
  /** It is being attacked. */
  readonly defends?: boolean;
  readonly left?: { readonly n: number; readonly of: number; readonly label: string };
}

export interface DiceShown {
  readonly dice: readonly { readonly n: number; readonly roman?: boolean }[];
  readonly sum?: DiceSum;
  /** The line without what the dice beside it show: nothing is told twice. */
  readonly said?: Msg;
}
/** What dice came to, where the line that they fell before says it. */
export interface DiceSum {
  /** What the dice that count show together. */
  readonly rolled: number;
  /** Added to the dice or taken from them, each with its name. */
  readonly parts: readonly { readonly n: number; readonly word: Msg }[];
  readonly total: number;
  /** What the total is held against. */
  readonly against?: { readonly n: number; readonly how: 'atLeast' | 'atMost' | 'versus' };
  readonly verdict?: Msg;
  /** Good or bad for whoever rolled. */
  readonly end?: 'good' | 'bad';
}

/** A number among the arguments of a line. */
export const numberIn = ({ a }: Msg, name: string): number | undefined => {
  const n = a?.[name];
  return typeof n === 'number' ? n : undefined;
};

/** From a line that begins it, over lines that go on with it, to one that ends it. */
export interface LogGroup {
  readonly begins: RegExp;
  readonly goesOn: RegExp;
  readonly ends: RegExp;
}

/** The end of a game, for the page that tells it. */
export interface EndProps<V> extends Omit<SheetProps<V>, 'form' | 'asked'> {
  readonly over: Outcome;
  /** The position at the beginning of each turn, the last one at the end; empty until they have been fetched. */
  readonly turns: readonly { readonly input: number; readonly view: V }[];
  readonly onReplay: (input: number) => void;
}

/** For a leaf: what can be read about one thing, over whatever else is shown. A `data-read` in it opens another leaf. */
export interface LeafProps<V> extends Omit<SheetProps<V>, 'form'> {
  /** The ref of the thing. */
  readonly of: string;
}

/** What can be read about the things of a game. Whatever is tagged with `data-ref` or `data-read` opens its leaf. */
export interface Leaves<V> {
  /** Is there something to read about it? */
  has(view: V, ref: string): boolean;
  readonly pages: Later<LeafPages<V>>;
}
export interface LeafPages<V> {
  /** The statements of the rules behind it. */
  rules(view: V, ref: string): readonly string[];
  readonly Leaf: ComponentType<LeafProps<V>>;
  /** What a card of the hand does, as a sentence, where there is room for one. */
  cardText?(view: V, ref: string): Msg;
}

/** For a page in the place of the board. Whatever it tags with `data-ref` glows and answers as on a board. */
export interface PageProps<V> extends SheetProps<V> {
  /** The answer that somebody is about to give, the numbers behind it, and what a form would answer after it. */
  readonly draft?: {
    readonly verb: string;
    readonly arg?: string | number;
    readonly explained?: Explanation;
    readonly then?: readonly Answer[];
  };
  /** Goes on to what stands there otherwise; for a page that stays until it is told to (`stays`). */
  readonly goOn?: () => void;
}

/**
 * A page that stands in the place of the board. The button *Map* (key M) goes back to the board, and one over the board
 * leads to the page again; `page.<name>` is the word on it.
 */
export interface BoardPage<V> {
  readonly name: string;
  /** The letter that opens it. */
  readonly key: string;
  readonly icon: string;
  /** Does it stand there by itself? The first page of which this holds does. */
  isFor(view: V): boolean;
  /** Can it be opened where it does not? Left out, it cannot. */
  mayOpen?(view: V): boolean;
  /**
   * Names what it tells, where it stands there by itself. It then stays until the reader goes on from it, whatever happens
   * meanwhile, once for each name. Left out, it goes by itself.
   */
  stays?(view: V): string;
  /** For how many milliseconds it stays when it would go, so that its last news can be read. Left out, it goes at once. */
  lingers?(record: readonly Recorded[]): number;
  readonly Page: Later<{ readonly Page: ComponentType<PageProps<V>> }>;
}

/** What is shown in the place of the board, and how somebody turns from one to the other. */
export interface Pages<V> {
  readonly shown: BoardPage<V> | undefined;
  /** Those that can be turned to. */
  readonly open: readonly BoardPage<V>[];
  /** To a page, or to the board. */
  readonly turn: (to: string | undefined) => void;
  /** Whether the key meant something. */
  readonly press: (key: string) => boolean;
  /** Goes on from a page that stays until somebody does; nothing where the one that is shown does not. */
  readonly goOn: (() => void) | undefined;
}

/** The pages of a game, made by `pagesOf` of `@tabularium/parts/pages`: tables without pages do not load that. */
export interface GamePages<V> {
  /** Keys that no choice gets. */
  readonly keys: readonly string[];
  /**
   * A hook. `record` is what was put on record until now; nothing while looking back, when pages do not stay longer than they
   * stand.
   */
  use(view: V, record: readonly Recorded[] | undefined): Pages<V>;
}

/** A card of the hand of whoever looks. */
export interface HandCard {
  readonly ref: string;
  readonly icon: string;
  /** The key of a word or two that say when it can be played. */
  readonly when: string;
  /** The verbs that play it and do not name the card itself. */
  readonly verbs: readonly string[];
  /** Verbs that take it without playing it, such as those that discard it: it is not playable because of them. */
  readonly apart?: readonly string[];
  /** Why it cannot be played now, where the question does not say so. */
  readonly whyNot?: Msg | undefined;
  /** Where it stands when the hand is sorted by kind, and by strength. */
  readonly kind?: number;
  readonly strength?: number;
}

/** For the face of a card in the hand, where a game draws it. It has no behaviour. */
export interface HandFaceProps<V> {
  readonly view: V;
  readonly say: Say;
  readonly card: string;
  readonly size: 'small' | 'large';
  readonly state?: 'offered' | 'chosen' | 'off';
  /** Why it cannot be played, where there is room for two words. */
  readonly why?: string | undefined;
}

/**
 * A table of one game, `games/<id>/board/table.ts`. Every field is optional: the shell fills in what a game leaves
 * out. The shell does not know the type of the view (`WebTable<unknown>`); it only hands it back to the game.
 */
export interface WebTable<V> extends Partial<Omit<GameUi<V>, 'module' | 'messages' | 'learn'>> {
  /** Words of the board, laid over those of the rules. */
  readonly words?: BoardWords;
}

export interface BoardWords {
  readonly en: Catalog;
  readonly translations: Translations;
}

export interface GameUi<V> {
  readonly module: AnyModule;
  /** What else is different at tables that are played with the content pack of this name. */
  playedWith?(pack: string): Partial<GameUi<V>>;
  readonly board?: GameBoard<V>;
  /** The board of this table, of a game that has several; the same one each time for the same table. */
  boardOf?(view: V): GameBoard<V>;
  /** A page in place of a board. */
  readonly sheet?: ComponentType<SheetProps<V>>;
  /** Pages that stand in the place of the board for a while. */
  readonly pages?: GamePages<V>;
  readonly leaves?: Leaves<V>;
  /** The hand of whoever looks. The shell shows it beside the question. */
  hand?(view: V): readonly HandCard[];
  /** How a card of the hand looks. A game that draws its cards also has a large page of them. */
  readonly HandFace?: ComponentType<HandFaceProps<V>>;
  /** Cards that lie open and can be looked at beside the hand, such as discards: whose, and which. */
  piles?(view: V): readonly { readonly of: string; readonly cards: readonly string[] }[];
  /** What nobody else sees besides, and the key of its word. */
  purse?(view: V): { readonly word: string; readonly n: number } | undefined;
  /** All words of the game by language, of its rules and of its board, as far as they have been loaded. */
  readonly messages: Readonly<Record<string, Catalog>>;
  /** Adds words to those. */
  readonly learn: Learn;
  /** The key of a sentence that is shown above the rules. */
  readonly note?: string;
  /** Tallies have titles of their own, and dice are not among their parts. */
  readonly namedSums?: boolean;
  /** What players can agree on, besides talking. */
  readonly deals?: Deals<V>;
  /** An aside that is written in several steps: it is opened again after each step, with what the step asks. */
  underway?(view: V, question: Question): string | undefined;
  soFar?(view: V, verb: string, words: Words): string | undefined;
  /** The numbers behind answers, of a game whose rules are loaded without them. */
  readonly explained?: Later<{ readonly explain: Explain<V> }>;
  /** Forms that gather several questions, in groups; the first that opens for a question is shown. */
  readonly forms?: readonly FormGroup<V>[];
  /** What else is loaded when it is first needed. All of it is fetched when there is nothing else to do. */
  readonly later?: readonly Later<unknown>[];
  /** What whoever looks has ordered beforehand, as sentences: it is shown where they wait. */
  standing?(view: V, words: Words): readonly string[];
  /** Verbs that answer what may be asked later, beside whatever is asked now: they are offered where somebody waits. */
  readonly ahead?: readonly string[];
  /** The verb that only lets go on what the rules do by themselves: it can be left to go on by itself. */
  readonly onward?: string;
  /** Letters that choose a verb in every language, in place of one of its label. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Verbs that roll dice or end something. */
  readonly weighty: readonly string[];
  figures(view: V, table: TableInfo, words: Words): readonly Figure[];
  /** Bots that can sit down; the first one does unless another is chosen. */
  readonly bots?: readonly string[];
  /** Bots that play for somebody absent besides those, at a table with so many seats. */
  standIns?(seats: number): readonly string[];
  /** Does an option change anything, as the table is now? */
  matters?(option: string, seats: number, options: Readonly<Record<string, unknown>>): boolean;
  /** Whom a seat plays, before the game begins. */
  roleOf?(seat: Seat, seats: number, options: Readonly<Record<string, unknown>>, words: Words): string;
  /** Which look a seat has at a table, where that is not known before the game begins. */
  lookAt?(view: V, seat: Seat): SeatLook;
  /** Which look a seat has in chat and lists. */
  look(seat: Seat, seats: number, options: Readonly<Record<string, unknown>>): SeatLook;
  chips(view: V, table: TableInfo, words: Words): readonly string[];
  /** What is being spent. */
  pool?(view: V, words: Words): { readonly left: number; readonly of: number; readonly label: string } | undefined;
  cost?(view: V, verb: string, ref: string | undefined): number | undefined;
  /** "Attack for 2 Imperium". */
  costWords?(n: number, words: Words): string;
  /** Does this answer use up what there was to spend, so that it ends the turn? It is chosen first and sent second then. */
  endsTurn?(view: V, verb: string, ref: string | undefined): boolean;
  /** What pressing a weighty button brings, as a sentence. */
  warning?(view: V, verb: string, words: Words): string | undefined;
  /** Lines that belong together, by their keys: the log shows them as one entry that opens, headed by the last. */
  readonly logGroups?: readonly LogGroup[];
  /** The refs of everything that belongs to a seat, by which lines of the record concern it; besides its figures. */
  own?(view: V, seat: Seat): readonly string[];
  /** Begins a chapter of the log. */
  isHead(m: Msg): boolean;
  /** The dice of a line with what they came to, or otherwise than as they fell: a die of another kind, one that was chosen. */
  dice?(m: Msg, fallen: readonly number[]): DiceShown | undefined;
  icon(m: Msg): string | undefined;
  /** The figure a log line is about, by key. */
  actor(m: Msg): string | undefined;
  /** Who is asked: the figure of a question. */
  asked?(view: V, question: Question | undefined): string | undefined;
  won(how: string): boolean;
  /** Does this line of the record say more about who won than the outcome does? */
  isVerdict?(m: Msg): boolean;
  /** The page of a game that is over, in the place of its board. */
  readonly End?: ComponentType<EndProps<V>>;
  /** The game in figures, when it is over. */
  summary?(view: V, words: Words): readonly { readonly label: string; readonly value: string; readonly why?: string }[];
}

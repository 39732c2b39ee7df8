/**
 * A form shows several questions of the rules at once and answers them in order (docs/forms.md). It decides nothing about
 * legality: what may be entered, what is withheld and what the chances are comes from the questions themselves, those to
 * come included, which are rehearsed on a guess of what the seat cannot see.
 */
import type { Answer, Asked, Explanation, GameModule, Msg, Rehearsed } from '@tabularium/kernel';
import type { ComponentType } from 'preact';
import type { Drawn, Say, SheetProps } from './board.ts';
import type { Later } from './later.tsx';
import type { BoardWords } from './web-table.ts';

/** What somebody has entered, and the questions that it answers. */
export interface Filled<V, E> {
  /** The question that is asked now. */
  readonly asked: Asked<V>;
  readonly entered: E;
  /** The questions from now on, each with the answer that the entries give it. The first is the present one. */
  readonly steps: readonly Rehearsed<V>[];
  /** Whether every question of the form has an answer that is offered; otherwise `why` says why the next one has not. */
  readonly isComplete: boolean;
  readonly why?: Msg;
  /** The first of these questions that has such a verb, offered or withheld. */
  at(verb: string): Rehearsed<V> | undefined;
  /** The same with something else entered. */
  with(other: E): Filled<V, E>;
  /** The numbers behind an answer to one of these questions. */
  explain(step: Asked<V> | undefined, verb: string, arg?: string | number): Explanation | undefined;
}

/** One way to send the form: a button that says what it does. */
export interface Commit<E> {
  /** Names it among the others: what is said to all kinds of readers stays in its place from one entry to the next. */
  readonly name: string;
  readonly label: string;
  /** What it costs or leads to, after the label. */
  readonly detail?: string;
  /** The letter that presses it. The first way has the Enter key as well. */
  readonly key?: string;
  /** What is sent: the entries, or others in their place. */
  readonly entered: E;
  /** Why it cannot be sent as it is. */
  readonly missing?: string;
  /** Ends or declines something: a quiet button. */
  readonly quiet?: boolean;
}

export interface FormProps<V, E> extends Omit<SheetProps<V>, 'form'> {
  readonly form: Filled<V, E>;
  readonly change: (entered: E) => void;
  /** Shows why something cannot be chosen. */
  readonly tell: (reason: Msg) => void;
  /** Sends the form with these entries. */
  readonly send: (entered: E) => void;
}

export interface Form<V, E> {
  readonly name: string;
  /** Stands in the place of the board, or small, in the question bar. */
  readonly size: 'large' | 'small';
  /** It shows the whole hand itself, which need not stand beside it a second time. */
  readonly hasHand?: true;
  /** The verbs that it has controls for. All others are offered beside it as usual. */
  readonly verbs: readonly string[];
  /**
   * A form for something that may be done beside whatever is asked: it opens when this verb is chosen, and closes when it
   * has been sent or given up.
   */
  readonly aside?: string;
  /**
   * Is this a question of this form? It opens for each of them: it may have been put aside, or come back to, half-way.
   * With `entered`: is it about the same thing still? The next vote asks the same questions, and is another form.
   */
  isOf(asked: Asked<V>, entered?: E): boolean;
  /**
   * What is entered to begin with. `before` is what was entered when the form was last open, for the same thing or for
   * another: it could not be sent to its end, because something came between.
   */
  begins(asked: Asked<V>, before: E | undefined): E;
  /** The answer that the entries give to a question of this form; nothing if they leave it open. */
  answer(asked: Asked<V>, entered: E): Answer | undefined;
  /**
   * The reverse of `answer`: what is entered so that this question is answered so. Left out where there is nothing but buttons
   * (`fillIn`).
   */
  taking?(asked: Asked<V>, entered: E, given: Answer): E;
  /**
   * It was sent with these entries, and the rules ask for the rest of them after others have been asked: does it go on by
   * itself at this question?
   */
  goesOn?(asked: Asked<V>, entered: E): boolean;
  /** The ways to send it, the one that was entered first. */
  commits(form: Filled<V, E>, say: Say): readonly Commit<E>[];
  /** Its question in place of that of the rules, and how far one has come, where that says more. */
  heading?(form: Filled<V, E>, say: Say): Heading | undefined;
  /** What it shows on the board. */
  drawn?(form: Filled<V, E>, say: Say): Drawn;
  /** The things on the board that may be pressed for it, by their refs. Left out, those that its question offers. */
  offers?(form: Filled<V, E>): readonly string[];
  /** What is entered after something on the board was pressed; nothing if that means nothing to this form. */
  pressed?(form: Filled<V, E>, ref: string): E | undefined;
  /** What is entered after a digit was typed. */
  typed?(form: Filled<V, E>, digit: number): E | undefined;
  /** What is entered after the last step was taken back (Esc); nothing if there was none. */
  back?(form: Filled<V, E>): E | undefined;
  /** The numbers behind its answers, where the rules are loaded without them (`GameUi.explained`). */
  readonly explain?: Explain<V>;
  readonly Body: ComponentType<FormProps<V, E>>;
}

export interface Heading {
  readonly question: string;
  readonly steps?: readonly {
    readonly label: string;
    /** What was chosen in it. */
    readonly value?: string;
    readonly state: 'done' | 'on' | 'ahead';
  }[];
}

export type Explain<V> = NonNullable<GameModule<unknown, V>['explain']>;

// oxlint-disable-next-line typescript/no-explicit-any -- the shell hands entries back to the form that made them
export type AnyForm<V> = Form<V, any>;

/** Forms that are loaded together, with their words, before one of them can open. */
export interface FormGroup<V> {
  /** May one of them open for this question? It may say yes too often, and never no wrongly. */
  isFor(asked: Asked<V>): boolean;
  /** Can this table need it at all? If not, it is not loaded while there is time. Left out, it can. */
  isPlayed?(view: V): boolean;
  /** What may be done beside a question and has a form here: choosing it opens the form. */
  readonly asides?: readonly string[];
  readonly forms: Later<LoadedForms<V>>;
}
/** The first that opens for a question is shown. */
export interface LoadedForms<V> {
  readonly forms: readonly AnyForm<V>[];
  readonly words: BoardWords;
}

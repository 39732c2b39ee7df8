/**
 * Bargaining at a table (docs/rooms.md). Talk belongs to the shell; what can be agreed belongs to the game: the form that
 * writes an agreement, and the lists of what has been agreed. It is loaded when somebody first bargains.
 */
import type { Msg, Seat } from '@tabularium/kernel';
import type { ChatLine } from '@tabularium/protocol';
import type { ComponentType } from 'preact';
import type { SheetProps } from './board.ts';
import type { AnyForm, FormProps } from './form.ts';
import type { Later } from './later.tsx';

/** For a list of agreements, and for an offer that is to be answered. */
export interface DealProps<V> extends Omit<SheetProps<V>, 'form'> {
  /** Answers that can be given now, as `accept+agreement:7`. */
  readonly answers: readonly string[];
  readonly onAnswer: (ref: string) => void;
  /** Who else is in the room that is open; nobody is named on the floor. */
  readonly room: readonly Seat[];
  /** Opens the builder with these entries. */
  readonly onWrite: (entered: unknown) => void;
}

/** For the builder: a form that is never in the way of the question. */
export interface BuilderProps<V, E> extends FormProps<V, E> {
  readonly room: readonly Seat[];
  /** Being sent. */
  readonly busy: boolean;
  /** Digits may stand for buttons: not everybody wants that. */
  readonly keys: boolean;
  /** Gives up what was written. */
  readonly drop: () => void;
  /** Shows these statements of the rules. */
  readonly why: (rules: readonly string[]) => void;
}

export interface DealParts<V> {
  readonly form: AnyForm<V>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the shell hands entries back to the form that made them
  readonly Builder: ComponentType<BuilderProps<V, any>>;
  /** Offers between those who are in the room, to stand after what was said in it. */
  readonly Offers: ComponentType<DealProps<V>>;
  /** What waits for this seat's answer, for a notice beside the question. */
  readonly Notice: ComponentType<DealProps<V>>;
  /** What is in force, by when it is due. */
  readonly Standing: ComponentType<DealProps<V>>;
  /** Disputes, what is over, and how the word was kept. */
  readonly Past: ComponentType<DealProps<V>>;
}

export interface Deals<V> {
  /** What bargaining is done with: these are not answers to the question, and not offered beside it. */
  readonly verbs: readonly string[];
  /** The verb that answers an agreement. */
  readonly answers: string;
  /** What shows something of one's hand to another seat. */
  show?(view: V, seat: Seat): { readonly verb: string; readonly arg: string };
  /** Who saw what this line of the record tells of, if it tells that something was shown: it stands in their room as well. */
  shown?(view: V, m: Msg): ChatLine['room'] | undefined;
  /** How many agreements wait for the answer of whoever looks. */
  due(view: V): number;
  readonly parts: Later<DealParts<V>>;
}

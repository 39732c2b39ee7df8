/** What is entered where a card may be played: which, as what and for whom, or nothing. */
import { type Answer, howMany } from '@tabularium/kernel';
import { refGiven } from '@tabularium/parts/web';
import { respond } from '../../../rules/cards/response.ts';
import { sideOf } from '../../../rules/cards/usable.ts';
import { cardWindow } from '../../../rules/cards/window.ts';
import { likelySide } from '../../../rules/explain.ts';
import type { Side } from '../../../rules/game.ts';
import { type AskedHere, askingIn, listOf } from '../asking.ts';

export interface Entered {
  /** Which window, and how many cards were held when it was asked. */
  readonly at: string;
  readonly does: 'play' | 'nothing' | 'until';
  readonly card?: string;
  /** As what it is used, of a card with several uses; by its ref. */
  readonly as?: string;
  /** The side that it concerns, of a card that names one. */
  readonly side?: Side;
  /** Until the end of what nothing is played. */
  readonly until?: string;
}

/** The card of which its use or its side is asked; the window waits with it. */
const laid = ({ view }: AskedHere): string => askingIn(view, cardWindow)?.card ?? '';

/** After a card has been played the next question is another, even if nobody else was asked in between. */
const atOf = (asked: AskedHere): string => {
  const { view, seat } = asked;
  const held = howMany(view.hands[seat] ?? 0) + (laid(asked) === '' ? 0 : 1);
  const about = askingIn(view, cardWindow)?.kind ?? askingIn(view, respond)?.card;
  return [view.turn, view.round, view.attack?.seat, view.attack?.target, about, seat, held].join('/');
};

export const isWindow = (asked: AskedHere, entered?: Entered): boolean =>
  asked.question.due &&
  (askingIn(asked.view, cardWindow) !== undefined || askingIn(asked.view, respond) !== undefined) &&
  (entered === undefined || entered.at === atOf(asked));

/** The verb that plays a card here. */
export const playVerb = ({ question: { verbs } }: AskedHere): 'play' | 'respond' =>
  Object.hasOwn(verbs, 'respond') ? 'respond' : 'play';

export const playable = (asked: AskedHere): readonly string[] => listOf(asked.question, playVerb(asked));
export const untils = ({ question }: AskedHere): readonly string[] => listOf(question, 'passUntil');

/** With this card chosen, for the side that it would help anyway where whoever plays it has one. */
const withCard = (asked: AskedHere, { at }: Pick<Entered, 'at'>, card: string): Entered => {
  const { view, seat } = asked;
  const side = view.combat ? likelySide(view, card, sideOf(view, seat)) : -1;
  return { at, does: 'play', card, ...(side !== -1 && { side }) };
};

/** Pressed again it is left in the hand. */
export const toggled = (asked: AskedHere, entered: Entered, card: string): Entered =>
  entered.card === card ? { at: entered.at, does: 'play' } : withCard(asked, entered, card);

export const begins = (asked: AskedHere, before: Entered | undefined): Entered => {
  const at = atOf(asked);
  const card = laid(asked);
  if (before?.at === at && before.card !== undefined && [card, ...playable(asked)].includes(before.card))
    return { ...before, does: 'play' };
  return card === '' ? { at, does: 'play' } : withCard(asked, { at }, card);
};

const SIDES = ['forAttacker', 'forDefender'] as const;

export const answer = (asked: AskedHere, { does, card, as, side, until }: Entered): Answer | undefined => {
  const { question } = asked;
  if (Object.hasOwn(question.verbs, 'useAs')) {
    const all = listOf(question, 'useAs');
    return { verb: 'useAs', arg: all.find((x) => x === as) ?? all[0] ?? '' };
  }
  if (Object.hasOwn(question.verbs, 'forAttacker')) return side === undefined ? undefined : { verb: SIDES[side] };
  if (does === 'nothing') return { verb: 'decline' };
  if (does === 'until') return { verb: 'passUntil', arg: until ?? '' };
  return card === undefined ? undefined : { verb: playVerb(asked), arg: card };
};

/** The use that would be answered, where one is asked for. */
export const useIn = (step: { readonly answer?: Answer } | undefined): string | undefined =>
  typeof step?.answer?.arg === 'string' ? step.answer.arg : undefined;

/** A button says nothing that is entered, but until when one plays nothing. */
export const taking = (asked: AskedHere, entered: Entered, given: Answer): Entered => {
  const ref = refGiven(given);
  switch (given.verb) {
    case 'play':
    case 'respond':
      return withCard(asked, entered, ref);
    case 'useAs':
      return { ...entered, as: ref };
    case 'forAttacker':
    case 'forDefender':
      return { ...entered, side: given.verb === 'forAttacker' ? 0 : 1 };
    case 'passUntil':
      return { at: entered.at, does: 'until', until: ref };
    default:
      return entered;
  }
};

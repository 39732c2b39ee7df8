/** A card in a battle, on a route, between actions, or as an answer to another: one form for all of them — 9 */
import type { Commit, Form, Say } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import { Body } from './body.tsx';
import { changeInWords, hasSide, type Here, helpedBy, sideName } from './change.ts';
import { answer, begins, type Entered, isWindow, playable, playVerb, taking, toggled, untils } from './entries.ts';

/** "for Roma · +2 dice · 74 %"; between others the chance has a name already. */
const resultOf = (form: Here, card: string, say: Say): string | undefined => {
  const side = helpedBy(form, card);
  const change = changeInWords(form, card, say);
  if (change !== undefined && !hasSide(form)) return change;
  const parts = [side === undefined ? '' : say('win.for', { who: sideName(form, side) }), change ?? ''];
  return parts.filter((x) => x !== '').join(' · ') || undefined;
};

const playing = (form: Here, say: Say): Commit<Entered> => {
  const { asked, entered } = form;
  const { card } = entered;
  const isAnswer = playVerb(asked) === 'respond';
  if (card === undefined)
    return {
      name: 'play',
      entered,
      label: say(isAnswer ? 'win.answerWhat' : 'win.playWhat'),
      missing: say('win.needCard'),
    };
  const detail = resultOf(form, card, say);
  return {
    name: 'play',
    entered,
    label: say(isAnswer ? 'win.answer' : 'win.play', { card }),
    ...(detail !== undefined && { detail }),
    ...(!form.isComplete && { missing: say('win.needSide') }),
  };
};

const commits = (form: Here, say: Say): readonly Commit<Entered>[] => {
  const { asked, entered } = form;
  const nothing: Commit<Entered> = {
    name: 'decline',
    entered: { at: entered.at, does: 'nothing' },
    label: say('verb.decline'),
    key: 'n',
  };
  if (!Object.hasOwn(asked.question.verbs, 'decline')) return [playing(form, say)];
  return playable(asked).length === 0 ? [nothing] : [playing(form, say), nothing];
};

export const windowForm: Form<EmpiresView, Entered> = {
  name: 'window',
  size: 'small',
  hasHand: true,
  verbs: ['play', 'respond', 'decline', 'passUntil', 'useAs', 'forAttacker', 'forDefender'],
  isOf: isWindow,
  begins,
  answer,
  taking,
  commits,
  typed: ({ asked, entered }, digit) => {
    const card = playable(asked)[digit - 1];
    return card === undefined ? undefined : toggled(asked, entered, card);
  },
  back: ({ asked, entered }) =>
    entered.card !== undefined && untils(asked).length > 0 ? { at: entered.at, does: 'play' } : undefined,
  Body,
};

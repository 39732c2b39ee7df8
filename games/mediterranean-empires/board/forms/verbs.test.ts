/** Every verb of the game has a form, or a reason to have none: nothing is left to a chain of presses by oversight. */
import { verbsOf } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { mediterraneanEmpires } from '../../rules/index.ts';
import { ALL_FORMS } from './testing/groups.ts';

const PLACE = 'is one press on the map, or in the list';
const BUTTON = 'is one of two buttons, and the question says what each brings';
const CARD = 'is a card that is pressed, and a button that plays it';
const ORDER = 'is a standing order, kept with the windows';

/** Why a verb has no form. */
const WITHOUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['settle', 'fortify', 'neutralFrom', 'neutralTarget', 'neutralVia', 'raid', 'unsettle', 'overawe'].map((verb) => [
      verb,
      PLACE,
    ]),
  ),
  ...Object.fromEntries(
    [
      'drawTwo',
      'gainTwo',
      'discardTwo',
      'loseTwo',
      'grant',
      'refuse',
      'attackThere',
      'callOff',
      'onePoint',
      'twoPoints',
      'keepHidden',
      'recoverNone',
    ].map((verb) => [verb, BUTTON]),
  ),
  ...Object.fromEntries(['show', 'recover', 'bringHome', 'leaveBehind', 'expose'].map((verb) => [verb, CARD])),
  ...Object.fromEntries(['begins', 'spyOn'].map((verb) => [verb, 'is one press on a rival'])),
  withdraw: ORDER,
};

const formVerbs = new Set(ALL_FORMS.flatMap((f) => f.verbs));

test('each verb of the rules has a form or a reason', () => {
  const all = [...verbsOf(mediterraneanEmpires)];
  expect(all.filter((verb) => !formVerbs.has(verb) && !Object.hasOwn(WITHOUT, verb))).toEqual([]);
  // A reason that has become untrue, or is about nothing.
  expect(Object.keys(WITHOUT).filter((verb) => formVerbs.has(verb) || !all.includes(verb))).toEqual([]);
  // And no form has a control for what the rules do not know.
  expect([...formVerbs].filter((verb) => !all.includes(verb))).toEqual([]);
});

import type { Question } from '@tabularium/kernel';
import { speaker } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { numbered } from './answers.ts';
import { readAnswer } from './read-answer.ts';
import { questionLines } from './show-question.ts';

const speak = speaker('en', en, {
  'verb.move': 'Move',
  'verb.attack': 'Attack',
  'verb.endPhase': 'End the turn',
  'verb.pay': 'Pay',
  'verb.send': 'Send legions',
  'verb.pickTwo': 'Choose two',
  'verb.subdue': 'Subdue',
  'verb.bribe': 'Bribe',
  'verb.veto': 'Veto',
  'province:II-1': 'Belgica',
  'province:II-10': 'Decima',
  'province:II-2': 'Germania Inferior',
  'province:II-3': 'Germania Superior',
  'province:IV-1': 'Dacia',
  'sea:INTERNVM': 'Mare Internum',
  'what.now': 'What now?',
  'no.way': 'There is nothing to subdue.',
  'no.sworn': 'Sworn.',
});
const known = ['province:II-1', 'province:II-10', 'province:II-2', 'province:II-3', 'province:IV-1'];
const rules: readonly string[] = [];
const q: Question = {
  prompt: { k: 'what.now' },
  due: true,
  rules,
  verbs: {
    endPhase: { t: 'button', rules },
    move: {
      t: 'pick',
      of: ['province:II-1', 'province:II-10', 'province:II-2', 'province:II-3', 'sea:INTERNVM'],
      rules,
    },
    attack: { t: 'pick', of: ['province:II-3'], rules },
    pay: { t: 'range', min: 1, max: 40, rules },
    pickTwo: { t: 'choose', of: ['province:II-1', 'province:II-2', 'province:II-3'], min: 2, max: 2, rules },
    send: { t: 'allot', of: { 'province:II-1': 3, 'province:II-2': 2 }, min: 1, max: 4, rules },
  },
  asides: [],
  denied: { subdue: { k: 'no.way' } },
  withheld: {
    pay: { '': { k: 'no.sworn' } },
    pickTwo: { 'province:IV-1': { k: 'no.sworn' }, 'sea:INTERNVM': { k: 'no.sworn' } },
    bribe: { '': { k: 'no.sworn' } },
    veto: { 'province:II-1': { k: 'no.sworn' }, 'province:II-2': { k: 'no.sworn' } },
  },
};

const read = (text: string) => readAnswer(text, q, speak, known);
const problem = (text: string): string => {
  const found = read(text);
  return 'problem' in found ? speak.say(found.problem) : `no problem: ${JSON.stringify(found)}`;
};

describe('an answer', () => {
  test('by number: things first, what stands alone last', () => {
    expect(numbered(q).length).toBe(7);
    expect(read('1')).toEqual({ verb: 'move', arg: 'province:II-1' });
    expect(read('6')).toEqual({ verb: 'attack', arg: 'province:II-3' });
    expect(read(' 7 ')).toEqual({ verb: 'endPhase' });
    expect(problem('8')).toBe('There is no answer 8: they go from 1 to 7.');
    expect(problem('0')).toContain('from 1 to 7');
    const none = readAnswer('1', { ...q, verbs: { pay: q.verbs['pay']! } }, speak, known);
    expect('problem' in none && speak.say(none.problem)).toBe('No answer here has a number: type what is asked for.');
  });

  test.each([
    ['move II-2', { verb: 'move', arg: 'province:II-2' }],
    ['MOVE ii-2', { verb: 'move', arg: 'province:II-2' }],
    ['m ii-1', { verb: 'move', arg: 'province:II-1' }],
    ['m belg', { verb: 'move', arg: 'province:II-1' }],
    ['move germania inf', { verb: 'move', arg: 'province:II-2' }],
    ['move superior', { verb: 'move', arg: 'province:II-3' }],
    ['move internum', { verb: 'move', arg: 'sea:INTERNVM' }],
    ['belgica', { verb: 'move', arg: 'province:II-1' }],
    ['attack', { verb: 'attack', arg: 'province:II-3' }],
    ['a', { verb: 'attack', arg: 'province:II-3' }],
    ['end', { verb: 'endPhase' }],
    ['end the turn', { verb: 'endPhase' }],
    ['endphase', { verb: 'endPhase' }],
    ['pay 12', { verb: 'pay', arg: 12 }],
    ['choose ii-1, ii-3', { verb: 'pickTwo', arg: ['province:II-1', 'province:II-3'] }],
    ['send ii-1=3 inferior=1', { verb: 'send', arg: { 'province:II-1': 3, 'province:II-2': 1 } }],
    ['subdue', { verb: 'subdue' }],
    // Known, but not offered: the rules say why not.
    ['move dacia', { verb: 'move', arg: 'province:IV-1' }],
    // Held back: so do they.
    ['choose ii-1, dacia', { verb: 'pickTwo', arg: ['province:II-1', 'province:IV-1'] }],
    ['veto inferior', { verb: 'veto', arg: 'province:II-2' }],
    ['veto', { verb: 'veto', arg: 'province:II-1' }],
    ['bribe', { verb: 'bribe', arg: '' }],
  ])('%s', (text, answer) => {
    expect(read(text)).toEqual(answer);
  });

  test.each([
    ['move germania', 'Which one? “germania” could be: Germania Inferior (II-2), Germania Superior (II-3).'],
    ['superior', 'Which one? “superior” could be: Move: Germania Superior (II-3); Attack: Germania Superior (II-3).'],
    ['p', 'Which one? “p” could be: Pay, Choose two.'],
    [
      'move',
      'Move what? Belgica (II-1), Decima (II-10), Germania Inferior (II-2), Germania Superior (II-3), Mare Internum',
    ],
    ['move atlantis', 'Move: “atlantis” is not offered now.'],
    ['end now', 'End the turn stands alone: “now” is too much.'],
    ['pay much', 'Pay wants a whole number from 1 to 40, not “much”.'],
    ['pay 41', 'Pay wants a whole number from 1 to 40'],
    ['choose ii-1', 'Choose two wants 2 to 2 of them.'],
    ['send iv-1=2', 'Send legions: “iv-1=2” is not offered now.'],
    ['dance', '“dance” is none of the answers here. Type ? for the rules, help for the commands.'],
  ])('%s is answered with a reason', (text, says) => {
    expect(problem(text)).toContain(says);
  });
});

test('a question on the screen says all that can be done', () => {
  const explain = (verb: string) =>
    verb === 'attack'
      ? { cost: 2, tallies: [], odds: { win: 0.5, draw: 0.25, lose: 0.25 } }
      : verb === 'endPhase'
        ? { cost: 1, tallies: [] }
        : undefined;
  const columns = questionLines(q, speak, explain, 'columns').join('\n');
  expect(columns).toContain('What now?');
  expect(columns).toMatch(/Move +1 Belgica \(II-1\) {2}2 Decima/);
  expect(columns).toContain('6 Germania Superior (II-3) −2, win 50 %, draw 25 %, lose 25 %');
  expect(columns).toContain('7 End the turn −1');
  expect(columns).toContain('Pay: type “pay N”, N from 1 to 40');
  expect(columns).toContain('Choose two: type “pickTwo” and 2 of: Belgica (II-1)');
  expect(columns).toContain('Send legions: type “send WHAT=N …”, 1 to 4 in all: Belgica (II-1) (at most 3)');
  const all = { ...q, verbs: { send: { t: 'allot', of: { 'province:II-1': 3 }, min: 3, max: 3, rules: [] } } } as const;
  expect(questionLines(all, speak, () => undefined, 'lines').join(' ')).toContain(
    'type “send WHAT=N …”, 3 in all: Bel',
  );
  const said = columns.replaceAll(/\s+/g, ' ');
  expect(said).toContain('Not now: Subdue (There is nothing to subdue); Pay: anything else (Sworn);');
  expect(said).toContain('Choose two: Dacia (IV-1), Mare Internum (Sworn); Bribe (Sworn); Veto (Sworn).');
  const lines = questionLines(q, speak, explain, 'lines');
  expect(lines).toContain('1. Move: Belgica (II-1)');
  expect(lines).toContain('6. Attack: Germania Superior (II-3) (costs 2, win 50 %, draw 25 %, lose 25 %)');
});

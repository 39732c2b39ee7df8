import type { Question } from '@tabularium/kernel';
import { speaker } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { onlyAnswer } from './answers.ts';
import { laid, reasons, said, saidWithReasons } from './lines.ts';

const speak = speaker('en', en, {
  'senator:1': 'Cornelius',
  'senator:2': 'Fabius',
  'senator:3': 'Julius',
  does: 'Cornelius leads.',
  by: 'Most Influence.',
  less: 'less of it',
});
const by = { k: 'by' };
const out = { k: 'less' };

describe('why something happened by itself', () => {
  test('what it goes by, what fits best, and what ruled out each of the others', () => {
    const candidates = [{ ref: 'senator:1' }, { ref: 'senator:2', out }, { ref: 'senator:3', out }];
    expect(reasons({ by, candidates }, speak)).toEqual([
      '  Why: Most Influence.',
      '  Fits best: Cornelius.',
      '  Ruled out: Fabius (less of it); Julius (less of it).',
    ]);
  });
  test('several are left; one that was compared with nobody is not named; neither is nobody', () => {
    const two = [{ ref: 'senator:1' }, { ref: 'senator:2' }];
    expect(reasons({ by, candidates: two }, speak)).toEqual(['  Why: Most Influence.', '  Left: Cornelius, Fabius.']);
    expect(reasons({ by, candidates: [{ ref: 'senator:1' }] }, speak)).toEqual(['  Why: Most Influence.']);
    expect(reasons({ by, candidates: [{ ref: 'senator:1', out }] }, speak)).toEqual([
      '  Why: Most Influence.',
      '  Ruled out: Cornelius (less of it).',
    ]);
  });
  test('it follows its line, for those who may read that', () => {
    const log = [{ m: { k: 'does' }, to: [0], twin: { k: 'by' }, because: { by, candidates: [] } }];
    expect(said(log, 0, speak)).toEqual(['Cornelius leads.']);
    expect(saidWithReasons(log, 0, speak)).toEqual(['Cornelius leads.', '  Why: Most Influence.']);
    expect(saidWithReasons(log, 1, speak)).toEqual(['Most Influence.']);
  });
  test('a line that is set in stays so when it is too long for the screen', () => {
    const long = laid(`  ${'word '.repeat(40).trim()}`, '  ');
    expect(long.length).toBeGreaterThan(1);
    expect(long.every((line) => line.startsWith('    word'))).toBe(true);
  });
});

describe('the only answer', () => {
  const button = { t: 'button', rules: [] } as const;
  const asked = (change: Partial<Question>): Question =>
    ({
      prompt: by,
      due: true,
      rules: [],
      verbs: { go: button },
      asides: [],
      denied: {},
      withheld: {},
      ...change,
    }) as Question;
  test('is a button that stands alone, or beside the offer to be asked again', () => {
    expect(onlyAnswer(asked({}))).toEqual({ verb: 'go' });
    expect(onlyAnswer(asked({ verbs: { go: button, withdraw: button } }))).toEqual({ verb: 'go' });
  });
  test('is none where there is a choice, where something is refused, or where nobody waits for it', () => {
    expect(onlyAnswer(asked({ verbs: { go: button, stay: button } }))).toBeUndefined();
    expect(onlyAnswer(asked({ verbs: { go: button, show: button }, asides: ['show'] }))).toBeUndefined();
    expect(onlyAnswer(asked({ verbs: { go: { t: 'pick', of: ['senator:1'], rules: [] } } }))).toBeUndefined();
    expect(onlyAnswer(asked({ denied: { stay: by } }))).toBeUndefined();
    expect(onlyAnswer(asked({ withheld: { stay: { 'senator:1': by } } }))).toBeUndefined();
    expect(onlyAnswer(asked({ due: false }))).toBeUndefined();
  });
  test('what may be done beside it is no choice where no more is asked than to go on', () => {
    const beside = { verbs: { go: button, show: button }, asides: ['show'] };
    expect(onlyAnswer(asked(beside), 'to go on')).toEqual({ verb: 'go' });
    expect(onlyAnswer(asked({ verbs: { go: button, stay: button } }), 'to go on')).toBeUndefined();
  });
});

/** A hint fills in a form: whatever the normal bot would answer, the form is brought to send it. */
import { expect, test } from 'vitest';
import { answered } from '../../bots/testing/answered.ts';
import { filledFor } from './testing/groups.ts';

test.each([
  [3, { scenario: 'late' }],
  [4, { scenario: 'early' }],
])(
  'with %i players, %o: what it would answer is filled in',
  (seats, options) => {
    const filled = new Set<string>();
    const not: string[] = [];
    for (const { asked, answers } of answered(seats, options, 260)) {
      const form = filledFor(asked, answers);
      if (form?.found) filled.add(`${form.name} ${answers[0]!.verb}`);
      else if (form) not.push(`${form.name} ${JSON.stringify(answers.slice(0, 6))}`);
    }
    // [1.06.3] A gift out of two purses is two gifts in the form.
    expect(not.filter((x) => !x.startsWith('money '))).toEqual([]);
    expect(filled.size).toBeGreaterThan(20);
  },
  120_000,
);

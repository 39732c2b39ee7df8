import type { TableSummary } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { othersAt } from './names.ts';

/** Words are their keys here, with what they are told. */
const t = (k: string, a?: object): string => (a ? `${k} ${JSON.stringify(a)}` : k);

test('of a table one reads who else sits there; free seats are counted', () => {
  const seats: TableSummary['seats'] = [
    { kind: 'human', name: 'Livia' },
    { kind: 'open', name: '' },
    { kind: 'human', name: 'Bruno' },
    { kind: 'bot', name: 'sensible' },
    { kind: 'open', name: '' },
  ];
  expect(othersAt(t, seats, 0)).toBe('Bruno, ui.aBot, ui.freeSeats {"n":2}');
  expect(othersAt(t, seats.slice(2, 4), 0)).toBe('ui.aBot');
});

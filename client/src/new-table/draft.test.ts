import type { Meta } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { firstDraft, seatDrafts, toNewTable, toSeatInfos, withKind } from './draft.ts';
import { PACES } from './pace.ts';

const meta: Meta = {
  id: 'toy',
  version: 1,
  seats: { min: 1, max: 4, default: 1 },
  options: { level: { t: 'code', of: ['12'], default: '2' }, fast: { t: 'switch', default: false } },
  endings: [],
};

test('a new table begins with the defaults of the game, alone', () => {
  const draft = firstDraft(meta, 'Ottavia', 'random');
  expect(draft.options).toEqual({ level: '2', fast: false });
  expect(draft.seats).toEqual([{ kind: 'me', name: 'Ottavia', bot: 'random' }]);
});
test('more seats are bots on this device and open on a server; those described stay', () => {
  const device = seatDrafts([], 3, 'device', 'Ottavia', 'random');
  expect(device.map((s) => s.kind)).toEqual(['me', 'bot', 'bot']);
  const mixed = seatDrafts(
    [device[0]!, { kind: 'here', name: 'Bruno', bot: 'random' }],
    2,
    'device',
    'Ottavia',
    'random',
  );
  expect(mixed[1]).toMatchObject({ kind: 'here', name: 'Bruno' });
  expect(seatDrafts(mixed, 2, 'server', 'Ottavia', 'random').map((s) => s.kind)).toEqual(['me', 'open']);
});
test('only one seat is mine', () => {
  const draft = { ...firstDraft(meta, 'O', 'random'), seats: seatDrafts([], 2, 'device', 'O', 'random') };
  expect(withKind(draft, 1, 'me').seats.map((s) => s.kind)).toEqual(['here', 'me']);
});
test('what is sent to a server names people, bots and open seats', () => {
  const draft = {
    ...firstDraft(meta, 'O', 'random'),
    where: 'server' as const,
    name: ' Friday ',
    seats: seatDrafts([], 2, 'server', 'O', 'random'),
  };
  expect(toNewTable('toy', draft, 'Ottavia')).toEqual({
    game: 'toy',
    name: 'Friday',
    options: { level: '2', fast: false },
    visibility: 'link',
    seats: [{ kind: 'human', name: 'Ottavia' }, { kind: 'open' }],
    waits: true,
  });
  expect(toNewTable('toy', { ...draft, pace: PACES.day }, 'Ottavia')).toMatchObject({
    answerTime: 86_400,
    bank: 259_200,
  });
  expect(toSeatInfos(seatDrafts([], 2, 'device', 'O', 'random'), 'Ottavia').map((s) => s.kind)).toEqual([
    'human',
    'bot',
  ]);
});

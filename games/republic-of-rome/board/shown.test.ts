import { type Eye, linesFor, Match } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { at, faction, hand } from '../rules/testing/at.ts';
import { session } from '../rules/testing/session.ts';
import { shownIn } from './shown.ts';

/** In which room each of them reads of it, after the second Faction has shown a card. */
const roomsAfter = (to: string) => {
  const { module, state } = at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'forum';
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:4', 'senator:5');
    faction(g, 2, 'senator:7', 'senator:8');
    hand(g, 1, 'card:38', 'card:39');
  });
  const match = new Match(module, state);
  match.play({ by: 1, verb: 'showCards', arg: to });
  const { log } = match.play({ by: 1, verb: 'show', arg: ['card:39'] });
  const eyes: readonly Eye[] = [0, 1, 2, 'public'];
  return eyes.map((eye) =>
    linesFor(log, eye).flatMap(({ m }) => {
      const room = shownIn(module.view(match.state, eye), m);
      return room ? [{ room, cards: m.a?.['cards'] }] : [];
    }),
  );
};

test('[1.04.5-b][amb-73] cards that were shown stand in the room of the two, and nobody else has a line of it', () => {
  const line = [{ room: [1, 2], cards: ['card:39'] }];
  expect(roomsAfter('faction:2')).toEqual([[], line, line, []]);
});

test('[1.04.5-b] cards that were shown to everybody stand on the floor', () => {
  const line = [{ room: 'table', cards: ['card:39'] }];
  expect(roomsAfter('word:everybody')).toEqual([line, line, line, line]);
});

import { expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { UNALIGNED } from '../ids.ts';
import { at, faction, hand } from '../testing/at.ts';
import { inSession, session } from '../testing/session.ts';

test('[1.09.152-a] a veto lies ready against kinds of proposal and Senators of Factions, not those in the Forum', () => {
  const game = at(session, undefined, { seats: 3 }, (g) => {
    inSession(g);
    g.senators = [];
    faction(g, 0, 'senator:1');
    faction(g, 1, 'senator:4');
    faction(g, 2, 'senator:7');
    g.senators.push(fresh(g, 'senator:9', UNALIGNED));
    for (const seat of [0, 1, 2]) hand(g, seat);
    hand(g, 1, 'card:38');
  });
  const offer = game.as(1).offers('orderVeto');
  const of = offer && 'of' in offer ? Object.values(offer.of).map(String) : [];
  expect(of.filter((ref) => ref.startsWith('senator:'))).toEqual(['senator:1', 'senator:4', 'senator:7']);
  expect(of).toContain('kind:consuls');
});

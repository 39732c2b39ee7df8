import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { newForce } from '../rome/forces.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at, faction } from '../testing/at.ts';
import { session } from '../testing/session.ts';
import { revolts } from '../testing/people.ts';

/** senator:4 is in Revolt with Legions 0 to 3; 0 and 1 owe Allegiance to senator:1, 2 to the Rebel himself. */
const revolt = (patch: (g: Rome) => void = () => {}) =>
  at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'forum';
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:4', 'senator:5');
    faction(g, 2, 'senator:7');
    revolts(g, 'senator:4').at = 'field';
    for (const n of [0, 1, 2, 3]) g.legions[n] = { at: 'rebel', veteran: n < 3, allegiance: '' };
    g.legions[0]!.allegiance = 'senator:1';
    g.legions[1]!.allegiance = 'senator:1';
    g.legions[2]!.allegiance = 'senator:4';
    patch(g);
  });

describe('Veterans with the Rebels', () => {
  test('[1.11.34-b] a loyal Senator calls his own to the Active Forces, as many as he likes', () => {
    const game = revolt().as(0);
    expect(game.offers('recallVeterans')).toMatchObject({ of: ['legion:0', 'legion:1'], min: 1, max: 2 });
    game.does('recallVeterans', ['legion:1']);
    expect(game.g.legions.slice(0, 3).map((l) => l.at)).toEqual(['rebel', 'active', 'rebel']);
    expect(revolt().as(1).offers('recallVeterans')).toBeUndefined();
    expect(revolt().as(2).offers('recallVeterans')).toBeUndefined();
  });

  test('[1.11.34-b] or to a Senate army sent against the Rebel', () => {
    const game = revolt((g) => {
      const f = newForce(g, 'rebel');
      f.commander = 'senator:2';
      senator(g, 'senator:2').at = 'field';
    }).as(0);
    game.does('recallVeterans', ['legion:0']);
    expect(game.offers('sendVeterans')).toMatchObject({ of: ['place:active', 'senator:2'] });
    game.does('sendVeterans', 'senator:2');
    expect(game.g.legions[0]!.at).toBe('force:1');
  });

  test('[1.11.34-b] or to the Active Forces all the same', () => {
    const game = revolt((g) => {
      newForce(g, 'rebel').commander = 'senator:2';
      senator(g, 'senator:2').at = 'field';
    }).as(0);
    game.does('recallVeterans', ['legion:0']).does('sendVeterans', 'place:active');
    expect(game.g.legions[0]!.at).toBe('active');
  });

  test('[1.11.34-b] out of a Garrison of a Rebel Province as well', () => {
    const game = revolt((g) => {
      Object.assign(senator(g, 'senator:5'), { rebel: 'secondary', at: 'province:sicilia' });
      g.provinces.push({
        id: 'province:sicilia',
        developed: false,
        governor: 'senator:5',
        term: 2,
        legate: false,
        elected: 0,
        overrun: false,
        plunderer: '',
        inRevolt: false,
        garrisonSent: 0,
      });
      g.legions[0]!.at = 'province:sicilia';
    }).as(0);
    game.does('recallVeterans', ['legion:0']);
    expect(game.g.legions[0]!.at).toBe('active');
  });

  test('[1.11.34-b] not for a Senator who has joined the Rebels', () => {
    const game = revolt((g) => {
      Object.assign(senator(g, 'senator:1'), { rebel: 'secondary', at: 'field' });
    });
    expect(game.as(0).offers('recallVeterans')).toBeUndefined();
  });

  test('[amb-17] in any phase, while there is a Rebel', () => {
    for (const phase of ['mortality', 'revenue', 'population', 'senate', 'combat', 'revolution'] as const) {
      expect(
        revolt((g) => (g.phase = phase))
          .as(0)
          .offers('recallVeterans'),
      ).toBeDefined();
    }
  });

  test('[1.11.371-d] a Rebel left without a Legion has failed', () => {
    const game = revolt((g) => {
      g.legions[2]!.at = 'pool';
      g.legions[3]!.at = 'pool';
    }).as(0);
    game.does('recallVeterans', ['legion:0', 'legion:1']);
    expect(game.g.rebels).toEqual([]);
    expect(maybeSenator(game.g, 'senator:4')?.rebel ?? 'no').toBe('no');
  });
});

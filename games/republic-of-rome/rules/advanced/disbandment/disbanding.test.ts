import { describe, expect, test } from 'vitest';
import type { Force, Rome } from '../../game.ts';
import { ADVANCED } from '../advanced.ts';
import type { SenatorId } from '../../ids.ts';
import { revolution } from '../../revolution/index.ts';
import { countLegions, forcePlace, legionsAt, newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, wages } from '../../testing/armies.ts';
import { at, faction } from '../../testing/at.ts';
import { WITH_DISBANDMENT } from '../../testing/disbandment.ts';
import { revolts } from '../../testing/people.ts';

const A = 'senator:1';

/** A victor with so many Veterans of his own, and two ordinary Legions. */
const victor = (g: Rome, who: SenatorId, veterans: number, also: Partial<Force> = {}): Force => {
  const f = Object.assign(newForce(g, ''), { commander: who, victorious: true, ...also });
  legionsTo(g, forcePlace(f), 2);
  legionsTo(g, forcePlace(f), veterans, { veteran: true, allegiance: who });
  Object.assign(senator(g, who), { at: 'field', office: 'field-consul' });
  return f;
};
/** The Revolution Phase: senator:1 of seat 0 comes home with three Veterans; trading is over, and seat 0 plays its cards. */
const phase = (patch: (g: Rome) => void = () => {}, how = WITH_DISBANDMENT) => {
  const game = at(revolution, undefined, how, (g) => {
    g.wars = [];
    for (const l of g.legions) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
    faction(g, 0, 'senator:3', A, 'senator:5');
    faction(g, 1, 'senator:4', 'senator:2');
    faction(g, 2, 'senator:6', 'senator:7');
    for (const f of g.factions) g.deck.push(...f.hand.splice(0));
    for (const s of g.senators) Object.assign(s, { influence: 3, knights: 0 });
    senator(g, 'senator:3').office = 'rome-consul';
    victor(g, A, 3);
    patch(g);
  });
  for (const seat of [0, 1, 2]) game.as(seat).does('doneTrading');
  return game.as(0);
};
const MINE = ['legion:2', 'legion:3', 'legion:4'];
const allDone = (game: ReturnType<typeof phase>) => game.as(0).does('done').as(1).does('done').as(2).does('done');
const offer = (game: ReturnType<typeof phase>) => game.offers('disbandVeterans');

describe('disbanding', () => {
  test('[2.04.2-a][2.04.2-c][2.04.2-d][2.04.2-l][D2-40] in his turn to play cards, any of his own Veterans, or none', () => {
    const game = phase();
    expect(offer(game)).toMatchObject({ t: 'choose', of: MINE, min: 1, max: 3 });
    game.saysNothing();
    // Not in the turn of another.
    expect(game.waitingFor).toEqual([1]);
    expect(game.as(1).offers('disbandVeterans')).toBeUndefined();
    expect(countLegions(game.g, 'bank')).toBe(0);
    expect(game.as(0).offers('disbandVeterans')).toBeUndefined();
  });

  test('[2.04.2-e][2.04.2-f][2.04.2-g][2.04.H-a] into the Bank as Veterans of his; 1 ORA and 1 Influence for each', () => {
    const game = phase().does('disbandVeterans', ['legion:2', 'legion:4']);
    for (const n of [2, 4]) expect(game.g.legions[n]).toEqual({ at: 'bank', veteran: true, allegiance: A });
    expect(countLegions(game.g, 'pool')).toBe(25 - 5);
    expect(senator(game.g, A).influence).toBe(5);
    expect(game.g.advanced!.disbandment!.oratory).toEqual({ [A]: 2 });
    game.expectLog('disbandment.disbands', { who: A, n: 2 }, '2.04.2-g');
    // Another one, while he is at it.
    game.does('disbandVeterans', ['legion:3']);
    expect(game.g.advanced!.disbandment!.oratory).toEqual({ [A]: 3 });
  });

  test('[2.04.2-c] not ordinary Legions, nor Veterans of somebody else or of nobody, nor those elsewhere', () => {
    const game = phase((g) => {
      g.legions[2]!.allegiance = 'senator:3';
      g.legions[3]!.allegiance = '';
      legionsTo(g, 'active', 1, { veteran: true, allegiance: A });
    });
    expect(offer(game)).toMatchObject({ of: ['legion:4'] });
    game.refuses('disbandVeterans', ['legion:0'], 'kernel.badArg');
    for (const no of ['legion:2', 'legion:3']) game.refuses('disbandVeterans', [no], 'no.disband.allegiance');
  });

  test('[2.04.2-b] only one who has won, and is no Rebel', () => {
    const lost = phase((g) => {
      wages(g, 'war:1');
      Object.assign(g.forces[0]!, { war: 'war:1', victorious: false });
    });
    expect(offer(lost)).toBeUndefined();
    const rebel = phase((g) => {
      revolts(g, 'senator:5').at = 'field';
      legionsTo(g, 'rebel', 1);
      Object.assign(senator(g, A), { rebel: 'secondary', office: '' });
    });
    expect(offer(rebel)).toBeUndefined();
  });

  test('[2.04.2-b][A2-101] a Proconsul who has won may not, and is told why', () => {
    const game = phase((g) => (senator(g, A).office = 'proconsul'));
    expect(offer(game)).toBeUndefined();
    game.refuses('disbandVeterans', ['legion:2'], 'no.disband.proconsul');
  });

  test('each of two victors of one player gains for his own', () => {
    const game = phase((g) => {
      victor(g, 'senator:5', 1);
      senator(g, 'senator:5').office = 'rome-consul';
      senator(g, 'senator:3').office = 'censor';
    }).does('disbandVeterans', ['legion:2', 'legion:7']);
    expect(game.g.advanced!.disbandment!.oratory).toEqual({ [A]: 1, 'senator:5': 1 });
    expect([A, 'senator:5'].map((id) => senator(game.g, id).influence)).toEqual([4, 4]);
  });

  test('[2.04.2-k][A2-100] he lays down his command without being asked; who has disbanded nothing is asked', () => {
    const asked = allDone(phase());
    expect(asked.as(0).offers('declareRevolt')).toBeDefined();
    const bound = allDone(phase().does('disbandVeterans', ['legion:2']));
    expect(bound.g).toMatchObject({ forces: [], rebels: [] });
    expect(senator(bound.g, A).at).toBe('rome');
    expect(legionsAt(bound.g, 'active')).toEqual([0, 1, 3, 4]);
    bound.expectLog('revolution.laysDown', { who: A });
  });

  describe.each([['alone', ['disbandment']] as const, ['with Rebel Governors', [...ADVANCED]] as const])(
    '%s',
    (_, all) => {
      test('[2.04.2-k][A2-100] nor does he join a colleague who revolts', () => {
        const colleagues = (disbands: boolean) => {
          const game = phase(
            (g) => {
              victor(g, 'senator:5', 1);
              senator(g, 'senator:5').office = 'rome-consul';
              senator(g, 'senator:3').office = 'censor';
            },
            { seats: 3, options: { advanced: [...all] } },
          );
          if (disbands) game.does('disbandVeterans', ['legion:2']);
          allDone(game);
          if (!disbands) game.as(0).does('layDown');
          return game.as(0).does('declareRevolt');
        };
        const free = colleagues(false).offers('joinRevolt');
        expect(free?.t === 'choose' && [...free.of].sort()).toEqual([A, 'senator:3']);
        const game = colleagues(true);
        expect(game.offers('joinRevolt')).toMatchObject({ of: ['senator:3'] });
        game.does('joinRevolt', ['senator:3']).expectLog('revolution.laysDown', { who: A });
        expect(senator(game.g, A)).toMatchObject({ at: 'rome', rebel: 'no' });
        expect(game.g.forces).toEqual([]);
      });
    },
  );

  test('[2.04.2-k] nor does he march on by the Manilian Law', () => {
    const law = (g: Rome): void => {
      wages(g, 'war:1');
      g.forces[0]!.fleets = 20;
      g.deck = g.deck.filter((c) => c !== 'card:159');
      g.laws = ['card:159'];
    };
    expect(allDone(phase(law)).as(0).offers('marchOn')).toBeDefined();
    expect(allDone(phase(law).does('disbandVeterans', MINE)).g.forces).toEqual([]);
  });

  test('[2.00-c] nothing of it without the rule', () => {
    const game = phase(() => {}, { seats: 3 });
    expect(offer(game)).toBeUndefined();
    game.refuses('disbandVeterans', ['legion:2']);
    expect(game.g).not.toHaveProperty('advanced');
  });
});

import { describe, expect, test } from 'vitest';
import { end } from '@tabularium/kernel';
import { provinceCard } from '../../data/printed.ts';
import { barbarianRaids, defence } from '../../events/barbarian-raids.ts';
import { type Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { debits } from '../../revenue/debits.ts';
import { sideOf } from '../../rome/provinces.ts';
import { countLegions } from '../../rome/forces.ts';
import { at, offered } from '../../testing/at.ts';
import { addProvince, allVote, type Game, TURN } from '../../testing/senate.ts';
import { province } from '../../wars/wars.ts';
import { Y, GALLIC, armedMeeting, deploying } from '../../testing/deployment.ts';
import { revolts } from '../../testing/people.ts';
import { wages } from '../../testing/armies.ts';

describe('Garrisons', () => {
  const ASIA = 'province:asia';
  const garrison = (patch: (g: Rome) => void): Game =>
    deploying((g) => {
      addProvince(g, ASIA, Y);
      patch(g);
    });

  test('[1.09.646-a] the values of the side that lies up', () => {
    const { g } = garrison(() => {});
    const card = provinceCard(g, ASIA);
    expect(sideOf(g, province(g, ASIA))).toBe(card.undeveloped);
    province(g, ASIA).developed = true;
    expect(sideOf(g, province(g, ASIA))).toBe(card.developed);
  });

  test('[1.09.646-b][1.09.647-a] Legions, and Legions only, unless the Governor is a Rebel', () => {
    const game = garrison(() => {});
    game.as(0).does('sendGarrison', ASIA).sets('legions', 3);
    // No Fleets are asked for.
    allVote(game.does('put'), 'aye');
    expect(countLegions(game.g, ASIA)).toBe(3);
    const rebel = garrison((g) => void revolts(g, Y));
    expect(offered(rebel, 'sendGarrison')).toEqual([]);
    // One that has risen is an enemy [amb-163].
    const risen = garrison((g) => void Object.assign(province(g, ASIA), { governor: '', inRevolt: true }));
    expect(offered(risen, 'sendGarrison')).toEqual([]);
  });

  test('[1.09.646-c][1.09.646-e] it stays with the Province, whoever governs it, until the Senate withdraws it', () => {
    const game = garrison((g) => {
      g.legions[0]!.at = ASIA;
      Object.assign(province(g, ASIA), { governor: '' });
    });
    game.as(0).does('recallGarrison', ASIA);
    allVote(game.does('put'), 'aye');
    expect(countLegions(game.g, ASIA)).toBe(0);
    expect(countLegions(game.g, 'active')).toBe(10);
  });

  test('[1.09.646-e] the State pays for it, unless its Governor is a Rebel', () => {
    const kept = (rebel: boolean): number => {
      const { g } = garrison((x) => {
        for (const l of x.legions) l.at = 'pool';
        x.fleets = 0;
        for (const n of [0, 1, 2]) x.legions[n]!.at = ASIA;
        if (rebel) revolts(x, Y);
      });
      return debits(g).total;
    };
    // The Civil War alone costs 20.
    expect([kept(false), kept(true)]).toEqual([6, 20]);
  });

  test('[1.09.646-d] not in the turn it was sent, nor from a Rebel', () => {
    const there = (g: Rome): void => void (g.legions[0]!.at = ASIA);
    const now = garrison((g) => {
      there(g);
      province(g, ASIA).garrisonSent = TURN;
    });
    expect(offered(now, 'recallGarrison')).toEqual([]);
    const rebel = garrison((g) => {
      there(g);
      revolts(g, Y);
    });
    expect(offered(rebel, 'recallGarrison')).toEqual([]);
    expect(offered(garrison(there), 'recallGarrison')).toEqual([ASIA]);
  });

  test('[1.09.646-f] it protects against events and does nothing else', () => {
    const { g } = garrison((x) => {
      for (const n of [0, 1]) x.legions[n]!.at = ASIA;
      wages(x, GALLIC);
    });
    const p = province(g, ASIA);
    const kept = defence(g, p, 7).total;
    for (const n of [0, 1]) g.legions[n]!.at = 'pool';
    expect(defence(g, p, 7).total).toBe(kept - 4);
  });

  test('[1.09.6461-a] only Frontier Provinces are raided', () => {
    const raids = proc('test.raids', () => ({}), {
      start: (cx) => {
        barbarianRaids(cx);
        return end();
      },
    });
    const raided = (id: 'province:sicilia' | 'province:hispania-citerior', ...dice: number[]): Game =>
      at(
        raids,
        undefined,
        { seats: 3 },
        (g) =>
          armedMeeting(g, (x) => {
            addProvince(x, id, Y);
            x.events = [{ id: 'event:163', level: 1, since: TURN }];
          }),
        dice,
      );
    raided('province:hispania-citerior', 6, 6).rolled();
    raided('province:sicilia');
  });
});

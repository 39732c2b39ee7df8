import { describe, expect, test } from 'vitest';
import { end } from '@tabularium/kernel';
import { type Rome } from '../../game.ts';
import { type WarId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { type Game, meeting } from '../../testing/senate.ts';
import { newWar, war } from '../../wars/wars.ts';
import { automaticRecalls } from '../adjourn.ts';
import { propose } from '../proposals.ts';
import { mustAgree } from './minimum-force.ts';
import {
  ROME,
  FIELD,
  X,
  Y,
  DICTATOR,
  PUNIC_1,
  PUNIC_2,
  GALLIC,
  armedMeeting,
  deploying,
  proconsul,
  sendAll,
} from '../../testing/deployment.ts';
import { revolts, ridesWithRebel } from '../../testing/people.ts';
import { wages } from '../../testing/armies.ts';

describe('the minimum Force', () => {
  const sent = (patch: (g: Rome) => void, legions: number, fleets = 0, to: string = GALLIC): Game => {
    const game = deploying((g) => {
      wages(g, to as WarId);
      patch(g);
    });
    return sendAll(game, FIELD, to).sets('legions', legions).sets('fleets', fleets).does('put');
  };

  test('[1.09.643-a][1.09.643-b] below the Strength of the War he must agree, with enough he is not asked', () => {
    // The War has 10; Valerius has MIL 1.
    const little = sent(() => {}, 8);
    expect(little.waitingFor).toEqual([1]);
    little.as(1).does('refuse').expectLog('deployment.refused', { who: FIELD });
    expect(little.g.senate.floors).toEqual([]);
    const agreed = sent(() => {}, 8);
    agreed.as(1).does('consent');
    expect(agreed.g.senate.floors).toHaveLength(1);
    expect(sent(() => {}, 9).g.senate.floors).toHaveLength(1);
  });

  test('[amb-111] what a War will have once it is attacked is counted without touching the game', () => {
    const { g } = deploying((rome) => {
      rome.wars = [newWar(GALLIC, 'inactive', false)];
      rome.leaders = [];
    });
    const frozen = <T>(x: T): T => {
      if (typeof x === 'object' && x !== null) Object.values(Object.freeze(x)).forEach(frozen);
      return x;
    };
    const send = { t: 'send', commander: FIELD, war: GALLIC, legions: [], fleets: 0, replaces: '' } as const;
    expect(mustAgree(frozen(structuredClone(g)), [send])).toEqual([FIELD]);
  });

  test('[1.09.643-a][amb-111] at sea while the sea must be won; Matching Wars and Leaders count', () => {
    expect(sent(() => {}, 1, 9, PUNIC_1).g.senate.floors).toHaveLength(1);
    const led = sent(
      (g) => void g.leaders.push({ id: 'leader:34', at: 'wars', aids: [PUNIC_1], refuge: false }),
      1,
      9,
      PUNIC_1,
    );
    expect(led.waitingFor).toEqual([1]);
    const inactive = sent(
      (g) => void (g.wars = [newWar(PUNIC_1, 'active', false), newWar(PUNIC_2, 'imminent', false)]),
      1,
      9,
      PUNIC_1,
    );
    expect(inactive.g.senate.floors).toHaveLength(1);
  });

  test('[1.09.643-a] Strengths are those after the attack has made it Active', () => {
    const game = deploying((g) => {
      g.wars.push(newWar(GALLIC, 'active', false), newWar('war:115', 'imminent', false));
      g.legions.forEach((l) => void (l.at = 'active'));
      proconsul(g, X, GALLIC, [24], 0);
    });
    // 12 doubled by the 1st Gallic War: 24; 22 Legions and MIL 1 do not reach it.
    sendAll(game, FIELD, 'war:115').sets('legions', 22).sets('fleets', 0).does('put');
    expect(game.waitingFor).toEqual([1]);
    expect(war(game.g, 'war:115').status).toBe('imminent');
  });

  test('[1.09.643-a][amb-111] so do Leaders who wait in the Curia for the War that is attacked', () => {
    const attacked = (at: 'curia' | 'none'): Game =>
      sent(
        (g) => {
          g.wars = [newWar(PUNIC_1, 'inactive', false)];
          if (at === 'curia') g.leaders.push({ id: 'leader:34', at, aids: [], refuge: false });
        },
        1,
        9,
        PUNIC_1,
      );
    expect(attacked('none').g.senate.floors).toHaveLength(1);
    const led = attacked('curia');
    expect(led.waitingFor).toEqual([1]);
    expect(led.g.leaders[0]!.at).toBe('curia');
    // Also when a War that is none of his is attacked with it.
    const both = deploying((g) => {
      g.wars = [newWar(PUNIC_1, 'inactive', false), newWar(GALLIC, 'inactive', false)];
      g.leaders.push({ id: 'leader:34', at: 'curia', aids: [], refuge: false });
      g.legions.forEach((l) => void (l.at = 'active'));
    });
    sendAll(both, FIELD, PUNIC_1).sets('legions', 1).sets('fleets', 9);
    sendAll(both, ROME, GALLIC).sets('legions', 20).sets('fleets', 0);
    both.does('put');
    expect(both.waitingFor).toEqual([1]);
  });

  test('[1.09.643-a][1.10.11-c] MIL counts no more than the units', () => {
    const dictator = (legions: number): Game => {
      const game = at(propose, { kind: 'deploy', by: 0, means: 'tribune' }, { seats: 3 }, (g) =>
        armedMeeting(g, (x) => {
          wages(x, 'war:74');
          senator(x, X).office = 'dictator';
        }),
      );
      return sendAll(game, X, 'war:74').sets('legions', legions).sets('fleets', 0).does('put');
    };
    // The War has 4, he has MIL 4.
    expect(dictator(1).g.senate.floors).toEqual([]);
    expect(dictator(2).g.senate.floors).toHaveLength(1);
  });

  test('[1.09.643-f] a Dictator counts his Master of Horse, Pompeius 2', () => {
    const dictator = (horse: boolean): Game => {
      const game = at(propose, { kind: 'deploy', by: 0, means: 'tribune' }, { seats: 3 }, (g) =>
        armedMeeting(g, (x) => {
          wages(x, GALLIC);
          senator(x, X).office = 'dictator';
          if (horse) senator(x, DICTATOR).office = 'master-of-horse';
        }),
      );
      return sendAll(game, X).sets('legions', 5).sets('fleets', 0).does('put');
    };
    // 5 Legions and at most 5 of MIL 4 + 4.
    expect(dictator(true).g.senate.floors).toHaveLength(1);
    expect(dictator(false).g.senate.floors).toEqual([]);
    const pompeius = (legions: number): Game => {
      const game = deploying((g) => {
        meeting(g, 'business', [ROME], ['senator:30A'], [X]);
        senator(g, 'senator:30A').office = 'field-consul';
        wages(g, GALLIC);
      });
      return sendAll(game, 'senator:30A').sets('legions', legions).sets('fleets', 0).does('put');
    };
    expect(pompeius(8).g.senate.floors).toHaveLength(1);
    expect(pompeius(7).waitingFor).toEqual([1]);
  });

  test('[1.09.643-a][1.11.37-c] against a Rebel who was Dictator the Master of Horse who joined him counts as well', () => {
    const against = (horse: boolean): Game => {
      const game = deploying((g) => {
        revolts(g, X).at = 'field';
        Object.assign(senator(g, Y), { rebel: 'secondary', at: 'field' });
        if (horse) ridesWithRebel(g, Y);
        for (let n = 10; n < 16; n++) g.legions[n]!.at = 'rebel';
      });
      return sendAll(game, FIELD, X).sets('legions', 10).sets('fleets', 0).does('put');
    };
    // 10 Legions and MIL 1 against 6 Legions and MIL 4; with the other 4 + 2.
    expect(against(false).g.senate.floors).toHaveLength(1);
    expect(against(true).waitingFor).toEqual([1]);
  });

  test('[1.09.643-f][1.09.641-b] units that wait on the War count for the first who is sent there, not for the second as well', () => {
    const game = at(propose, { kind: 'deploy', by: 0, means: 'tribune' }, { seats: 3 }, (g) =>
      armedMeeting(g, (x) => {
        wages(x, GALLIC);
        senator(x, X).office = 'dictator';
        const waiting = newForce(x, GALLIC);
        for (let n = 10; n < 15; n++) x.legions[n]!.at = `force:${waiting.id}`;
      }),
    );
    sendAll(game).sets('legions', 4).sets('fleets', 0);
    sendAll(game, X).sets('legions', 3).sets('fleets', 0).does('put');
    expect(game.g.senate.floors).toEqual([]);
    game.as(2).does('consent');
    expect(game.g.senate.floors).toHaveLength(1);
  });

  test('[1.09.643-c] a Proconsul with too few left is not asked when more are sent to him', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [0, 1], 0);
    });
    game.as(0).does('reinforce', X).sets('legions', 1).sets('fleets', 0).does('put');
    expect(game.g.senate.floors).toHaveLength(1);
  });

  test('[1.09.643-e][own-64] he agrees if units are taken from him and too few would be left', () => {
    const weak = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [0, 1, 2, 3, 4, 5, 6], 2);
    });
    weak.as(0).does('withdrawFrom', X).sets('legions', 2).sets('fleets', 0).does('put');
    expect(weak.waitingFor).toEqual([2]);
    const strong = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [0, 1, 2, 3, 4, 5, 6], 2);
    });
    // Six and MIL 4 are ten.
    strong.as(0).does('withdrawFrom', X).sets('legions', 1).sets('fleets', 2).does('put');
    expect(strong.g.senate.floors).toHaveLength(1);
    // [own-64] Too weak already: a Fleet counts for nothing on land, a Legion does.
    const already = (legions: number, fleets: number) => {
      const game = deploying((g) => {
        wages(g, GALLIC);
        proconsul(g, X, GALLIC, [0, 1, 2], 2);
      });
      game.as(0).does('withdrawFrom', X).sets('legions', legions).sets('fleets', fleets).does('put');
      return game.waitingFor;
    };
    expect(already(1, 0)).toEqual([2]);
    expect(already(0, 1)).toEqual([0]);
    // A Matching War that is attacked with the same vote doubles his.
    const matched = deploying((g) => {
      wages(g, GALLIC);
      g.wars.push(newWar('war:115', 'imminent', false));
      proconsul(g, X, GALLIC, [0, 1, 2, 3, 4, 5, 6], 0);
      senator(g, FIELD).faction = 0;
    });
    matched.as(0).does('withdrawFrom', X).sets('legions', 1);
    sendAll(matched, FIELD, 'war:115').sets('legions', 1).sets('fleets', 0).does('put');
    expect(matched.waitingFor).toEqual([2]);
  });

  test('[1.09.643-d][1.09.647-b] without Legions or Support he is recalled when the Senate closes, unless reinforced', () => {
    const recalls = proc('test.recalls', () => ({}), {
      start: (cx) => {
        automaticRecalls(cx);
        return end();
      },
    });
    const closing = (legions: number[], fleets: number): Game =>
      at(recalls, undefined, { seats: 3 }, (g) =>
        armedMeeting(g, (x) => {
          wages(x, PUNIC_2);
          proconsul(x, X, PUNIC_2, legions, fleets);
        }),
      );
    expect(senator(closing([], 5).g, X).at).toBe('rome');
    expect(senator(closing([0], 4).g, X).at).toBe('rome');
    expect(senator(closing([0], 5).g, X).at).toBe('field');
  });
});

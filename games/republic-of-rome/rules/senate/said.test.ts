import { describe, expect, test } from 'vitest';
import { UNALIGNED, type WarId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { deploying, FIELD, GALLIC } from '../testing/deployment.ts';
import { inSenate, onVote, RAISE } from '../testing/meeting.ts';
import { business } from './other-business.ts';
import { repopulate } from './repopulating.ts';
import { reservedNow } from './tribunes.ts';
import { drawWar } from '../wars/placing.ts';
import { war } from '../wars/wars.ts';
import { empty } from '../testing/empty.ts';
import { addProvinces } from '../testing/wars.ts';
import { wages } from '../testing/armies.ts';

describe('a proposal is read out', () => {
  test('[1.09.13-b] with whom and what it names, but not with the numbers of its Legions', () => {
    const game = deploying((g) => wages(g, GALLIC));
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', GALLIC).sets('legions', 10).sets('fleets', 0);
    game.as(0).does('put');
    const [said] = game.lines('senate.proposed');
    expect(said).toMatchObject({ what: 'kind:deploy', n: 2 });
    expect([...(said!['about'] as string[])].sort()).toEqual([FIELD, GALLIC].sort());
  });

  test('[1.09.13-b] one that names nobody, and one that names one', () => {
    expect(onVote(RAISE).lines('senate.proposed')).toMatchObject([{ what: 'kind:raise', about: '', n: 0 }]);
    const censor = onVote({ t: 'censor', nominee: 'senator:4' });
    expect(censor.lines('senate.proposed')).toMatchObject([{ about: ['senator:4'], n: 1 }]);
  });
});

describe('a Senate with too few', () => {
  test('[1.09.81-d] with an empty Curia the one who receives chooses among those in the Forum, and nobody else', () => {
    const p = inSenate(
      repopulate,
      undefined,
      (g) => {
        g.senators = g.senators.filter((s) => !['senator:8', 'senator:9'].includes(s.id));
        g.senators.push(fresh(g, 'senator:11', UNALIGNED), fresh(g, 'senator:12', UNALIGNED));
      },
      [],
    );
    expect(p.waitingFor).toEqual([2]);
    expect(p.as(2).offers('takeSenator')).toMatchObject({ of: ['senator:11', 'senator:12'] });
  });
});

describe('the proposal that is secured', () => {
  test('[1.09.151-e][own-60] waits while anything is on the floor, or nothing can be proposed any more', () => {
    const p = onVote(RAISE, (g) => void (g.senate.reserved = { by: 1 } as never));
    expect(p.g.senate.floors).toHaveLength(1);
    expect(reservedNow(p.g)).toBeUndefined();
    const q = inSenate(business, undefined);
    q.g.senate.reserved = { by: 1 } as never;
    expect(reservedNow(q.g)).toBe(1);
    q.g.senate.departed = true as never;
    expect(reservedNow(q.g)).toBeUndefined();
  });
});

describe('Laws of the Gracchi', () => {
  test('[card-86-a][AGR-14] they propose only while there is other business, and for a Faction that decides for itself', () => {
    const step = (of: 'business' | 'governors') =>
      inSenate(business, undefined, (g) => {
        g.senators.push(fresh(g, 'senator:25A', 2));
        g.senate.step = of;
      })
        .as(2)
        .offers('proposeLandBill');
    expect(step('business')).toBeDefined();
    expect(step('governors')).toBeUndefined();
  });
});

test('[1.07.333-b] only a War that is drawn as a Revolt is announced as one', () => {
  const said = (id: WarId) => {
    const t = empty((g) => addProvinces(g, 'province:asia'));
    drawWar(t.cx, id);
    expect(war(t.g, id).revolt).toBe(t.log.some((line) => line.m.k === 'wars.revolt'));
    return t.log.map((line) => line.m.k);
  };
  expect(said('war:5')).not.toContain('wars.revolt');
  expect(said('war:124')).toContain('wars.revolt');
});

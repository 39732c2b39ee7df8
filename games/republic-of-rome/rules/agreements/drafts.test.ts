import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { propose } from '../senate/proposals.ts';
import type { Kind } from '../senate/proposal.ts';
import { agreed, states, statusOf } from '../testing/agreements.ts';
import { deploying, FIELD, GALLIC, proconsul, PUNIC_1, PUNIC_2, ROME, sendAll, X, Y } from '../testing/deployment.ts';
import { inSenate, type Meeting } from '../testing/meeting.ts';
import { offered } from '../testing/at.ts';
import type { About } from './agreement.ts';
import { wages } from '../testing/armies.ts';

const promises = (g: Rome, id: number, kind: About['kind'], naming: About['naming'] = ''): void => {
  agreed(g, id, [[0, 1, { t: 'propose', means: 'presiding', about: { kind, naming } }]]);
};
/** A deployment is being drawn up by whoever has promised one that names this. */
const drawing = (naming: About['naming'], patch: (g: Rome) => void): ReturnType<typeof deploying> =>
  deploying((g) => {
    patch(g);
    promises(g, 7, 'deploy', naming);
  });

describe('a deployment that was promised', () => {
  test('[AGR-13] is not dropped while it can be drawn up, nor put without what was promised', () => {
    const p = drawing(GALLIC, (g) => {
      wages(g, GALLIC);
      wages(g, PUNIC_1);
      proconsul(g, X, PUNIC_1, [0, 1, 2], 5);
    }).as(0);
    p.refuses('drop', undefined, 'no.agreement');
    // Nothing else is ordered before it.
    expect([offered(p, 'recallCommander'), offered(p, 'reinforce'), offered(p, 'withdrawFrom')]).toEqual([[], [], []]);
    p.refuses('recallCommander', X, 'no.agreement');
    p.does('sendCommander', FIELD);
    expect(offered(p, 'sendAgainst')).toEqual([GALLIC]);
    p.does('sendAgainst', GALLIC).sets('legions', 7);
    if (p.offers('fleets')) p.sets('fleets', 0);
    // What was promised is in it: the rest is free, but it is not dropped.
    expect(offered(p, 'recallCommander')).toEqual([X]);
    p.refuses('drop', undefined, 'no.agreement').does('put');
    for (const seat of p.waitingFor) if (p.as(seat).offers('consent')) p.does('consent');
    expect(statusOf(p, 7)).toBe('fulfilled');
  });

  test('[AGR-13] somebody who is to be recalled, a Province that is to be garrisoned', () => {
    const recall = drawing(X, (g) => {
      wages(g, PUNIC_1);
      wages(g, GALLIC);
      proconsul(g, X, PUNIC_1, [0, 1, 2], 5);
    }).as(0);
    expect([offered(recall, 'sendCommander'), offered(recall, 'recallCommander')]).toEqual([[], [X]]);
    recall.does('recallCommander', X).does('put');
    expect(statusOf(recall, 7)).toBe('fulfilled');
  });

  test('[AGR-13][AGR-22] what cannot be ordered any more may be dropped, and the promise has failed when the meeting closes', () => {
    const p = drawing(PUNIC_2, (g) => wages(g, GALLIC)).as(0);
    expect(offered(p, 'sendCommander')).toContain(FIELD);
    p.does('drop');
    expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-14][AGR-24] one who has promised not to propose any does not put it, and is told why', () => {
    const p = deploying((g) => {
      wages(g, PUNIC_1);
      proconsul(g, X, PUNIC_1, [0, 1, 2], 6);
      agreed(g, 7, [[0, 1, { t: 'refrain', from: 'propose', about: { kind: 'deploy', naming: X } }]]);
    });
    p.as(0).does('recallCommander', X).refuses('put', undefined, 'no.agreement').does('drop');
  });

  test('[AGR-13][AGR-23] a later promise to leave it out lets nobody drop what he had promised before', () => {
    const p = drawing('', (g) => {
      wages(g, GALLIC);
      agreed(g, 8, [[0, 1, { t: 'refrain', from: 'propose', about: { kind: 'deploy', naming: '' } }]]);
    });
    p.as(0).refuses('drop', undefined, 'no.agreement');
  });

  test('[AGR-13][1.07.332-g] what cannot be put as it is may be dropped', () => {
    const p = drawing('', (g) => {
      Object.assign(wages(g, PUNIC_1), { navalVictory: true });
      wages(g, PUNIC_2);
      proconsul(g, X, PUNIC_1, [0, 1, 2], 6);
      proconsul(g, Y, PUNIC_2, [3], 7);
    }).as(0);
    p.refuses('drop', undefined, 'no.agreement');
    p.does('recallCommander', X).refuses('put', undefined, 'no.earlierWar').does('drop');
  });

  test('[AGR-13][1.09.643-a] a Commander who refuses with too little must be sent with enough, if there is enough', () => {
    const p = drawing(GALLIC, (g) => wages(g, GALLIC));
    sendAll(p).sets('legions', 1);
    if (p.offers('fleets')) p.sets('fleets', 0);
    p.does('put').as(1).does('refuse').as(0);
    p.refuses('drop', undefined, 'no.agreement');
    sendAll(p).sets('legions', 10);
    if (p.offers('fleets')) p.sets('fleets', 0);
    p.does('put');
    expect(statusOf(p, 7)).toBe('fulfilled');
    // With too little for anybody he can go no further.
    const weak = drawing(GALLIC, (g) => {
      wages(g, GALLIC);
      for (const l of g.legions.slice(2)) l.at = 'pool';
    });
    sendAll(weak).sets('legions', 2);
    if (weak.offers('fleets')) weak.sets('fleets', 0);
    weak.does('put').as(1).does('refuse').as(0).does('drop');
    expect(states(weak, 7)).toEqual(['failed']);
  });

  test('[AGR-13] one promise is kept at a time: the other is for the next proposal', () => {
    const p = deploying((g) => {
      wages(g, GALLIC);
      wages(g, PUNIC_1);
      promises(g, 7, 'deploy', GALLIC);
      promises(g, 8, 'deploy', PUNIC_1);
    }).as(0);
    expect(offered(p, 'sendCommander')).toEqual([FIELD]);
    expect(senator(p.g, ROME).at).toBe('rome');
    sendAll(p).sets('legions', 10);
    if (p.offers('fleets')) p.sets('fleets', 0);
    p.does('put');
    expect([statusOf(p, 7), states(p, 8)]).toEqual(['fulfilled', ['open']]);
  });
});

describe('other drafts', () => {
  const draft = (kind: Kind, naming: About['naming'], patch: (g: Rome) => void): Meeting =>
    inSenate(propose, { kind, by: 0, means: 'presiding' }, (g) => {
      patch(g);
      promises(g, 7, kind, naming);
    }).as(0);
  const picks = (p: Meeting, verb: string): readonly string[] => {
    const o = p.offers(verb);
    return o?.t === 'pick' ? o.of : [];
  };

  test('[AGR-13] the repeal of a Land Bill by somebody: only Types that he can sponsor', () => {
    const p = draft('repeal', 'senator:2', (g) => {
      g.landBills = { I: 0, II: 1, III: 1 };
      senator(g, 'senator:2').popularity = 4;
      senator(g, 'senator:3').popularity = 9;
    });
    p.refuses('drop', undefined, 'no.agreement');
    expect(picks(p, 'repealBill')).toEqual(['land-bill:II']);
    p.does('repealBill', 'land-bill:II');
    expect(picks(p, 'nameSponsor')).toEqual(['senator:2']);
    expect(statusOf(p.does('nameSponsor', 'senator:2') as Meeting, 7)).toBe('fulfilled');
  });

  test('[AGR-13] to eliminate Forces: not by naming none of them', () => {
    const p = draft('eliminate', '', (g) => {
      g.legions.forEach((l, n) => Object.assign(l, { at: n < 2 ? 'active' : 'pool', veteran: false }));
      g.fleets = 0;
    });
    expect(p.offers('legions')).toMatchObject({ min: 1, max: 2 });
    p.refuses('drop', undefined, 'no.agreement').sets('legions', 1).refuses('drop', undefined, 'no.agreement');
    expect(statusOf(p.sets('fleets', 0) as Meeting, 7)).toBe('fulfilled');
  });

  test('[AGR-13] Concessions: put only with what was promised among them', () => {
    const p = draft('concessions', 'senator:8', (g) => {
      g.concessions = [
        { id: 'concession:52', holder: 'forum', revealed: false, voted: 0 },
        { id: 'concession:53', holder: 'forum', revealed: false, voted: 0 },
      ];
    });
    p.does('concession', 'concession:52');
    expect(picks(p, 'recipient')).toEqual(['senator:8']);
    expect(statusOf(p.does('recipient', 'senator:8').does('put') as Meeting, 7)).toBe('fulfilled');
  });
});

import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { agreed } from '../testing/agreements.ts';
import { gives, inSenate, type Meeting, result, voting } from '../testing/meeting.ts';
import { addProvince } from '../testing/senate.ts';
import { newWar } from '../wars/wars.ts';
import { hasKilled, killed } from './drafting.ts';
import type { Kind } from './proposal.ts';
import { propose } from './proposals.ts';

/**
 * The PM words a proposal; meanwhile an Assassin of seat 1 is caught, and at the trial of his Leader, who is acquitted, seat 2
 * secures the next proposal by a Tribune.
 */
const wording = (
  kind: Kind,
  patch: (g: Rome) => void,
  word: (p: Meeting) => Meeting,
  secured: Kind = kind,
): Meeting => {
  const p = inSenate(propose, { kind, by: 0, means: 'presiding' }, (g) => {
    g.factions[1]!.attempted = 0;
    gives(g, 2, 'card:38');
    patch(g);
  });
  word(p.as(0));
  p.rolling(1).as(1).does('assassinate', 'senator:2').does('sendAssassin', 'senator:5').does('strike');
  p.as(2).does('reserveByTribune', 'card:38').rolling(3, 4);
  return voting(p, 'nay', 'nay', 'nay').as(2).does('propose', `kind:${secured}`);
};
const allAye = (p: Meeting): Meeting => voting(p, 'aye', 'aye', 'aye').as(0);

describe('[1.09.74-f][amb-12] what was secured comes before a proposal that is still being worded', () => {
  test('[1.09.62-c] a Land Bill of a Type that has been proposed meanwhile does not come to the floor', () => {
    const p = wording(
      'land-bill',
      () => {},
      (x) => x.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:1'),
    );
    allAye(p.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:7').does('nameSponsor', 'senator:8'));
    p.does('nameSponsor', 'senator:3').expectLog('senate.notPut');
    expect(p.g.senate.floors).toEqual([]);
    expect(p.g.landBills.II).toBe(1);
  });

  test('[1.09.621-f] nor a second repeal', () => {
    const p = wording(
      'repeal',
      (g) => {
        g.landBills.II = 1;
        for (const id of ['senator:1', 'senator:7']) senator(g, id).popularity = 9;
      },
      (x) => x.does('repealBill', 'land-bill:II'),
    );
    allAye(p.does('repealBill', 'land-bill:II').does('nameSponsor', 'senator:7'));
    p.does('nameSponsor', 'senator:1').expectLog('senate.notPut');
    expect(p.g.landBills.II).toBe(0);
  });

  test('[1.09.131-d][1.09.61-a] nor a Concession that has been voted on', () => {
    const p = wording(
      'concessions',
      (g) => void (g.concessions = [{ id: 'concession:56', holder: 'forum', revealed: false, voted: 0 }]),
      (x) => x.does('concession', 'concession:56'),
    );
    allAye(p.does('concession', 'concession:56').does('recipient', 'senator:7').does('put'));
    p.does('recipient', 'senator:1').does('put').expectLog('senate.notPut');
    expect(p.g.concessions[0]!.holder).toBe('senator:7');
  });

  test('[1.09.131-e][1.09.821-d] nor a second Consul for Life', () => {
    const p = wording(
      'consul-for-life',
      (g) => {
        for (const id of ['senator:1', 'senator:7']) senator(g, id).influence = 21;
      },
      (x) => x,
    );
    voting(p.does('nominate', 'senator:7'), 'nay', 'nay', 'nay');
    p.as(0).does('nominate', 'senator:1').expectLog('senate.notPut');
    expect(p.g.senate.floors).toEqual([]);
  });

  test('[1.09.52-b] nor a Province to which somebody has been elected', () => {
    const p = wording(
      'governors',
      (g) => addProvince(g, 'province:sicilia'),
      (x) => x.does('fillProvince', 'province:sicilia').does('nominate', 'senator:3'),
    );
    allAye(p.does('fillProvince', 'province:sicilia').does('nominate', 'senator:8').does('put'));
    p.does('put').expectLog('senate.notPut');
    expect(p.g.provinces[0]!.governor).toBe('senator:8');
  });

  test('[1.09.63-g] nor the elimination of units that are there no more', () => {
    const eliminating = (fewer: number): Meeting => {
      const p = wording(
        'eliminate',
        (g) => {
          for (const n of [0, 1, 2, 3]) g.legions[n]!.at = 'active';
          g.fleets = 1;
        },
        (x) => x.sets('legions', 3),
      );
      return allAye(p.sets('legions', fewer).sets('fleets', 0));
    };
    expect(eliminating(1).offers('fleets')).toBeDefined();
    expect(result(eliminating(2))).toBe('none');
  });

  test('[1.09.63-g][amb-108] nor that of a Veteran who has been disbanded', () => {
    const p = wording(
      'eliminate',
      (g) => {
        for (const n of [0, 1, 2]) Object.assign(g.legions[n]!, { at: 'active', veteran: n === 2 });
        g.fleets = 1;
      },
      (x) => x.sets('legions', 0).does('veterans', ['legion:2']),
    );
    allAye(p.sets('legions', 0).does('veterans', ['legion:2']).sets('fleets', 0));
    expect(result(p)).toBe('none');
  });

  test('[1.09.63-g] nor one for which Legions had been counted that are gone, while Veterans are chosen', () => {
    const p = wording(
      'eliminate',
      (g) => {
        for (const n of [0, 1, 2]) Object.assign(g.legions[n]!, { at: 'active', veteran: n === 2 });
        g.fleets = 1;
      },
      (x) => x.sets('legions', 2),
    );
    allAye(p.sets('legions', 1).does('veterans', []).sets('fleets', 0));
    expect(result(p)).toBe('none');
  });

  test('[1.09.63-g][AGR-13] when nothing is left to eliminate, it may be dropped though it was promised', () => {
    const p = wording(
      'eliminate',
      (g) => {
        g.legions[0]!.at = 'active';
        g.fleets = 1;
        agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'eliminate', naming: '' } }]]);
      },
      (x) => x.sets('legions', 0),
    );
    allAye(p.sets('legions', 0).sets('fleets', 1)).does('drop');
    expect(result(p)).toBe('none');
  });

  test('[1.09.63-f] nor any raising when the money is gone', () => {
    const p = wording(
      'raise',
      (g) => void (g.state = 20),
      (x) => x,
    );
    allAye(p.sets('legions', 2));
    expect(result(p)).toBe('none');
  });

  test('[1.09.63-f] nor the raising of Fleets for which no money is left', () => {
    const p = wording(
      'raise',
      (g) => void (g.state = 20),
      (x) => x.sets('legions', 0),
    );
    allAye(p.sets('legions', 2));
    expect(result(p)).toBe('none');
  });

  test.each<[string, Kind, (p: Meeting) => Meeting]>([
    [
      '[1.09.61-a] a Concession',
      'concessions',
      (p) => p.does('concession', 'concession:56').does('recipient', 'senator:3'),
    ],
    [
      '[1.09.62-e] a Land Bill',
      'land-bill',
      (p) => p.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:3'),
    ],
  ])('nor what names somebody who has been sent to a Province: %s', (_, kind, word) => {
    const p = wording(
      kind,
      (g) => {
        addProvince(g, 'province:sicilia');
        g.concessions = [{ id: 'concession:56', holder: 'forum', revealed: false, voted: 0 }];
      },
      word,
      'governors',
    );
    p.does('fillProvince', 'province:sicilia').does('nominate', 'senator:3');
    if (p.as(0).offers('consent')) p.does('consent');
    allAye(p.as(2).does('put'));
    expect(senator(p.g, 'senator:3').at).toBe('province:sicilia');
    expect(result(p)).toBe('none');
  });

  test('[1.09.642-a] nor anything, when it has sent the PM to war: the meeting is over, though another of his Faction would preside', () => {
    const p = inSenate(propose, { kind: 'raise', by: 0, means: 'presiding' }, (g) => {
      g.factions[1]!.attempted = 0;
      gives(g, 2, 'card:38');
      senator(g, 'senator:2').office = 'censor';
      g.wars = [newWar('war:5', 'active', false)];
      g.legions[0]!.at = 'active';
    });
    p.rolling(1).as(1).does('assassinate', 'senator:3').does('sendAssassin', 'senator:5').does('strike');
    p.as(2).does('reserveByTribune', 'card:38').rolling(3, 4);
    voting(p, 'nay', 'nay', 'nay').as(2).does('propose', 'kind:deploy').does('sendCommander', 'senator:1');
    allAye(p.does('sendAgainst', 'war:5').does('put').as(0).does('consent'));
    expect(p.g.senate.departed).toBe(true);
    expect(result(p)).toBe('none');
  });
});

test('[1.05.3-h] of several who were killed by one attempt and its trial, one who is named is enough', () => {
  expect(hasKilled(killed(['senator:2', 'senator:4']), ['senator:4'])).toBe(true);
  expect(hasKilled(killed(['senator:2', 'senator:4']), ['senator:5', ''])).toBe(false);
  expect(hasKilled(killed([]), [''])).toBe(false);
});

describe('[1.05.3-h] the heir of one who was named in a draft and killed has his name, and is not named', () => {
  /** Seat 1 kills the Leader of seat 2 while the PM words a proposal. */
  const killing = (
    kind: Kind,
    patch: (g: Rome) => void,
    word: (p: Meeting) => Meeting,
    victim = 'senator:7',
  ): Meeting => {
    const p = inSenate(propose, { kind, by: 0, means: 'presiding' }, (g) => {
      g.factions[1]!.attempted = 0;
      patch(g);
    });
    word(p.as(0));
    p.rolling(6).as(1).does('assassinate', victim).does('sendAssassin', 'senator:5').does('strike');
    expect(senator(p.g, victim)).toBeDefined();
    return p.as(0);
  };

  test('[1.09.62-e][amb-93] he has not agreed to sponsor a Land Bill', () => {
    const named = (p: Meeting): Meeting => {
      p.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:7').as(2).does('consent');
      return p;
    };
    expect(result(killing('land-bill', () => {}, named))).toBe('none');
    // Nor has he refused to.
    const refused = (p: Meeting): Meeting => {
      p.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:7').as(2).does('refuse');
      return p;
    };
    expect(result(killing('land-bill', () => {}, refused))).toBe('none');
    // Another's death changes nothing.
    const other = killing(
      'land-bill',
      () => {},
      (p) => p.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:1'),
    );
    expect(other.offers('nameSponsor')).toBeDefined();
  });

  test('[1.09.61-a] he is not given a Concession', () => {
    const p = killing(
      'concessions',
      (g) => void (g.concessions = [{ id: 'concession:56', holder: 'forum', revealed: false, voted: 0 }]),
      (x) => x.does('concession', 'concession:56').does('recipient', 'senator:7'),
    );
    expect(result(p)).toBe('none');
  });

  test('[1.09.5-d] he is not sent to a Province', () => {
    const p = killing(
      'governors',
      (g) => addProvince(g, 'province:sicilia'),
      (x) => x.does('fillProvince', 'province:sicilia').does('nominate', 'senator:7'),
    );
    expect(result(p)).toBe('none');
  });
});

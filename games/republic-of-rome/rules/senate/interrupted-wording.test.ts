import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { newProvince } from '../wars/provinces.ts';
import { senator } from '../rome/senators.ts';
import { chit, HARMLESS } from '../testing/chits.ts';
import { allPass, inSenate, type Meeting, voting } from '../testing/meeting.ts';
import { business } from './other-business.ts';

/** Seat 0 presides with `senator:1`; seat 1 may attempt an Assassination, and its `senator:4` is next in rank. */
const sitting = (patch: (g: Rome) => void): Meeting =>
  inSenate(business, undefined, (g) => {
    g.factions[1]!.attempted = 0;
    senator(g, 'senator:4').office = 'censor';
    patch(g);
  });
/** Seat 1 sends `senator:5`, who kills. */
const kills = (p: Meeting, target: string): Meeting => {
  p.rolling(6).as(1).does('assassinate', target).does('sendAssassin', 'senator:5').does('strike');
  return p;
};

type Step = [verb: string, arg?: string | number | string[]];
interface Wording {
  readonly patch?: (g: Rome) => void;
  readonly said: readonly Step[];
  /** What seat 0 is asked for then. */
  readonly next: string;
  /** Somebody already named: without him it cannot stand. */
  readonly named?: string;
}
const active = (g: Rome): void => {
  for (let n = 0; n < 4; n++) g.legions[n]!.at = 'active';
  g.fleets = 2;
};
const withVeterans = (g: Rome): void => {
  active(g);
  g.legions[3]!.veteran = true;
};
const bills = (g: Rome): void => {
  g.landBills.II = 1;
  for (const s of g.senators) s.popularity = 9;
};
const concession = (g: Rome): void => {
  g.concessions = [56, 57].map((n) => ({ id: `concession:${n}` as const, holder: 'forum', revealed: false, voted: 0 }));
};
const governed = (g: Rome): void => {
  g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:9', term: 3 });
  senator(g, 'senator:9').at = 'province:sicilia';
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  '[1.09.821-a] a Consul for Life': {
    patch: (g) => void (senator(g, 'senator:3').influence = 21),
    said: [['propose', 'kind:consul-for-life']],
    next: 'nominate',
  },
  '[1.09.63-d] raising: the Legions': { said: [['propose', 'kind:raise']], next: 'legions' },
  '[card-176-1-d] rejecting the Rhodian Alliance': {
    patch: (g) => {
      g.events = [{ id: 'event:176', level: 1, since: g.turn }];
      g.rhodian = { fleets: 2, wars: [] };
      g.fleets = 2;
    },
    said: [['propose', 'kind:reject-rhodes']],
    next: 'put',
  },
  '[1.09.63-d] raising: the Fleets': {
    said: [
      ['propose', 'kind:raise'],
      ['legions', 1],
    ],
    next: 'fleets',
  },
  '[1.09.63-d] raising: the Fleets, with all the Legions that are left': {
    patch: (g) => g.legions.forEach((l, n) => (l.at = n < 2 ? 'pool' : 'active')),
    said: [
      ['propose', 'kind:raise'],
      ['legions', 2],
    ],
    next: 'fleets',
  },
  '[1.09.63-g] eliminating: the Legions': { patch: active, said: [['propose', 'kind:eliminate']], next: 'legions' },
  '[1.09.63-g] eliminating: the Veterans': {
    patch: withVeterans,
    said: [
      ['propose', 'kind:eliminate'],
      ['legions', 1],
    ],
    next: 'veterans',
  },
  '[1.09.63-g] eliminating: the Fleets': {
    patch: active,
    said: [
      ['propose', 'kind:eliminate'],
      ['legions', 1],
    ],
    next: 'fleets',
  },
  '[1.09.62-a] a Land Bill: its Type': { said: [['propose', 'kind:land-bill']], next: 'landBill' },
  '[1.09.62-e] a Land Bill: its Sponsor': {
    said: [
      ['propose', 'kind:land-bill'],
      ['landBill', 'land-bill:I'],
    ],
    next: 'nameSponsor',
  },
  '[1.09.62-e] a Land Bill: its Co-sponsor': {
    said: [
      ['propose', 'kind:land-bill'],
      ['landBill', 'land-bill:I'],
      ['nameSponsor', 'senator:3'],
    ],
    next: 'nameSponsor',
    named: 'senator:3',
  },
  '[1.09.621-a] a repeal: the bill': { patch: bills, said: [['propose', 'kind:repeal']], next: 'repealBill' },
  '[1.09.621-b] a repeal: its Sponsor': {
    patch: bills,
    said: [
      ['propose', 'kind:repeal'],
      ['repealBill', 'land-bill:II'],
    ],
    next: 'nameSponsor',
  },
  '[1.09.61-b] Concessions: the first': {
    patch: concession,
    said: [['propose', 'kind:concessions']],
    next: 'concession',
  },
  '[1.09.61-b] Concessions: the recipient': {
    patch: concession,
    said: [
      ['propose', 'kind:concessions'],
      ['concession', 'concession:56'],
    ],
    next: 'recipient',
  },
  '[1.09.61-b] Concessions: more of them': {
    patch: concession,
    said: [
      ['propose', 'kind:concessions'],
      ['concession', 'concession:56'],
      ['recipient', 'senator:3'],
    ],
    next: 'put',
    named: 'senator:3',
  },
  '[1.09.52-d] a recall: the Province': {
    patch: governed,
    said: [['propose', 'kind:governors']],
    next: 'replaceGovernor',
  },
  '[1.09.52-d] a recall: the successor': {
    patch: governed,
    said: [
      ['propose', 'kind:governors'],
      ['replaceGovernor', 'province:sicilia'],
    ],
    next: 'nominate',
  },
  '[1.09.5-f] a recall: more of them': {
    patch: governed,
    said: [
      ['propose', 'kind:governors'],
      ['replaceGovernor', 'province:sicilia'],
      ['nominate', 'senator:3'],
    ],
    next: 'put',
    named: 'senator:3',
  },
};

describe('[1.09.12-g] somebody dies while a proposal is being worded', () => {
  const begun = ({ patch = () => {}, said }: Wording): Meeting => {
    const p = sitting(patch);
    for (const [verb, arg] of said) p.as(0).does(verb, arg as string);
    return p;
  };
  test.each(Object.entries(WORDINGS))('%s', (_, w) => {
    expect(Object.keys(begun(w).as(0).question!.verbs)).toContain(w.next);
    // A bystander: it goes on.
    const on = kills(begun(w), 'senator:2');
    expect(on.as(0).offers(w.next)).toBeDefined();
    // He who presides: another presides, and it is nobody's proposal any more.
    const over = kills(begun(w), 'senator:1');
    expect(over.as(0).offers(w.next)).toBeUndefined();
    expect(over.g.senate.floors).toEqual([]);
  });
  const naming = Object.entries(WORDINGS).filter(([, w]) => w.named !== undefined);
  test.each(naming)('%s, when the one it names dies', (_, w) => {
    const without = kills(begun(w), w.named!);
    expect(without.as(0).offers(w.next)).toBeUndefined();
    expect(without.as(0).offers('propose')).toBeDefined();
  });
});

describe('[1.05.3-h][1.09.421-f] the crowd frees the Leader of a caught Assassin while a proposal is being worded', () => {
  /** Seat 0 has given something to the Censor, who leads seat 1; seat 2 is caught, and this chit is drawn at the trial. */
  const freed = (recipient: string, drawn: string): Meeting => {
    const p = sitting((g) => {
      concession(g);
      g.factions[1]!.attempted = g.turn;
      g.factions[2]!.attempted = 0;
    });
    p.as(0).does('propose', 'kind:concessions').does('concession', 'concession:56').does('recipient', recipient);
    p.rolling(1).as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:8').does('strike');
    p.rolling(6, 6, drawn).as(1).does('callFaction', 'faction:2');
    return p.expectLog('prosecution.freed', { who: 'senator:7' });
  };
  test('and the Censor dies of it: what was worded about him is not about his heir', () => {
    const p = freed('senator:4', chit(4)).expectLog('death', { who: 'senator:4' });
    expect(senator(p.g, 'senator:4').office).toBe('');
    expect(p.as(0).offers('put')).toBeUndefined();
    expect(p.as(0).offers('propose')).toBeDefined();
  });
  test('or somebody else is killed while the trial is voted on: the same', () => {
    const p = sitting((g) => {
      concession(g);
      for (const seat of [0, 2]) g.factions[seat]!.attempted = 0;
    });
    p.as(0).does('propose', 'kind:concessions').does('concession', 'concession:56').does('recipient', 'senator:4');
    p.rolling(1).as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:8').does('strike');
    p.rolling(6).as(0).does('assassinate', 'senator:4').does('sendAssassin', 'senator:3').does('strike');
    p.expectLog('death', { who: 'senator:4' });
    p.rolling(3, 4);
    voting(allPass(p), 'nay', 'nay', 'aye').expectLog('assassin.acquitted', { who: 'senator:7' });
    expect(p.as(0).offers('put')).toBeUndefined();
    expect(p.as(0).offers('propose')).toBeDefined();
  });
  test('[1.09.74-f] at the next trial nobody dies: what is now worded about the heir goes on', () => {
    const p = freed('senator:4', chit(4));
    p.g.factions[0]!.attempted = 0;
    p.as(0).does('propose', 'kind:concessions').does('concession', 'concession:56').does('recipient', 'senator:4');
    p.rolling(1).as(0).does('assassinate', 'senator:5').does('sendAssassin', 'senator:3').does('strike');
    p.expectLog('assassin.trial').rolling(3, 4);
    voting(allPass(p), 'nay', 'nay', 'nay').expectLog('assassin.acquitted');
    expect(p.as(0).offers('put')).toBeDefined();
  });
  test('[1.09.74-f] and nobody dies of it, or nobody who is named: it goes on', () => {
    expect(freed('senator:4', HARMLESS).as(0).offers('put')).toBeDefined();
    expect(freed('senator:3', chit(4)).as(0).offers('put')).toBeDefined();
  });
});

import { describe, expect, test } from 'vitest';
import { newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { gives, inSenate, type Meeting, who } from '../testing/meeting.ts';
import { newProvince } from '../wars/provinces.ts';
import { newWar } from '../wars/wars.ts';
import { closing } from './adjourn.ts';
import { business } from './other-business.ts';

const closed = (patch: (g: Meeting['g']) => void): Meeting => inSenate(closing, undefined, patch);
/** A Proconsul on a War with so much. */
const proconsul = (war: string, legions: number, fleets: number) => (g: Meeting['g']) => {
  g.wars = [newWar(war as 'war:1', 'active', false)];
  Object.assign(senator(g, 'senator:4'), { office: 'proconsul', at: 'field' });
  const f = newForce(g, war as 'war:1');
  Object.assign(f, { commander: 'senator:4', fleets });
  for (const l of g.legions.slice(0, legions)) l.at = `force:${f.id}`;
};
const isHome = (p: Meeting): boolean => who(p, 4).at === 'rome' && p.g.forces.length === 0;

describe('adjournment', () => {
  test('[1.09.6-d][1.09.152-d] the PM adjourns without a vote; [1.09.12-f] nobody else can', () => {
    const p = inSenate(business, undefined, () => {});
    for (const seat of [1, 2]) p.as(seat).refuses('adjourn');
    p.as(0).does('adjourn').expectLog('senate.adjourned');
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.6-e] it ends Assassinations', () => {
    const p = closed((g) => {
      gives(g, 2, 'card:38');
      for (const f of g.factions) f.attempted = 0;
    });
    expect(p.waitingFor).toEqual([2]);
    for (const seat of [0, 1, 2]) {
      expect(Object.keys(p.as(seat).question?.verbs ?? {}).filter((v) => v.startsWith('assass'))).toEqual([]);
    }
  });
  test('[1.09.61-f] without a Land Bill the Land Commissioner goes back to the Forum', () => {
    const held = (g: Meeting['g']): void => {
      g.concessions.push({ id: 'concession:58', holder: 'senator:4', revealed: true, voted: 0 });
    };
    expect(closed(held).g.concessions[0]).toMatchObject({ holder: 'forum', revealed: false });
    const p = closed((g) => {
      held(g);
      g.landBills.II = 1;
    });
    expect(p.g.concessions[0]!.holder).toBe('senator:4');
  });
});

describe('Provinces before the meeting closes', () => {
  /** Sicilia is vacant, and nobody in Rome is without office. */
  const vacant = (g: Meeting['g']): void => {
    for (const s of g.senators) s.at = 'field';
    for (const n of [1, 7] as const) senator(g, `senator:${n}`).at = 'rome';
    senator(g, 'senator:7').office = 'field-consul';
    g.provinces = [newProvince('province:sicilia', false)];
  };
  test('[1.09.54-a][amb-4] a Proconsul whom a Tribune had recalled is a candidate: the Province is filled before the end', () => {
    const p = closed((g) => {
      proconsul('war:1', 5, 10)(g);
      vacant(g);
      gives(g, 2, 'card:38');
    });
    p.as(2).does('reopenByTribune', 'card:38').does('propose', 'kind:deploy').does('recallCommander', 'senator:4');
    p.does('put').as(0).does('callClockwise').as(2).does('aye').as(0).does('aye');
    expect(p.g.provinces[0]!.governor).toBe('senator:4');
    expect(p.offers('over')).toBeDefined();
  });
  test('[1.09.54-a][amb-4] so it is when a Law makes candidates while the meeting closes; the PM nominates for nothing else', () => {
    const p = closed((g) => {
      vacant(g);
      gives(g, 1, 'card:158');
      senator(g, 'senator:7').influence = 21;
    });
    p.as(1).does('playLaw', 'card:158');
    p.as(0)
      .refuses('nominateForLife', 'senator:7')
      .does('fillProvince', 'province:sicilia')
      .does('nominate', 'senator:5');
    p.does('put').does('callClockwise').as(2).does('aye').as(0).does('aye').as(0);
    expect(p.g.provinces[0]).toMatchObject({ governor: 'senator:5', legate: true });
    expect(p.offers('over')).toBeDefined();
  });
});

describe('automatic recalls', () => {
  test('[1.09.9-a] a Proconsul without Fleet Support comes home with his Force', () => {
    // The 1st Punic War needs Fleets for Support.
    const won = (fleets: number) => (g: Meeting['g']) => {
      proconsul('war:1', 5, fleets)(g);
      g.wars[0]!.navalVictory = true;
    };
    const p = closed(won(0));
    expect(isHome(p)).toBe(true);
    expect(p.g.legions.filter((l) => l.at === 'active')).toHaveLength(5);
    expect(who(p, 4).office).toBe('');
    expect(isHome(closed(won(10)))).toBe(false);
  });
  test('[1.09.9-a][1.09.643-d] one without Legions for a Land Battle, or without Fleets for a Naval Battle', () => {
    const beaten = (legions: number) => (g: Meeting['g']) => {
      proconsul('war:1', legions, 10)(g);
      g.wars[0]!.navalVictory = true;
    };
    expect(isHome(closed(beaten(0)))).toBe(true);
    expect(isHome(closed(beaten(1)))).toBe(false);
    // At sea Legions are not needed.
    expect(isHome(closed(proconsul('war:1', 0, 10)))).toBe(false);
    expect(isHome(closed(proconsul('war:1', 10, 0)))).toBe(true);
  });
  test('[1.09.9-b][1.09.9-c] a Force without Commander, Fleets or not', () => {
    const p = closed((g) => {
      proconsul('war:1', 4, 0)(g);
      g.forces[0]!.commander = '';
      Object.assign(senator(g, 'senator:4'), { at: 'rome', office: '' });
    });
    expect(p.g.forces).toEqual([]);
    expect(p.g.legions.filter((l) => l.at === 'active')).toHaveLength(4);
  });
  test('[card-133-a] Lucullus goes home when the next Senate closes', () => {
    const p = closed((g) => {
      proconsul('war:1', 5, 10)(g);
      g.forces[0]!.homeward = true;
    });
    expect(isHome(p)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { governs, rich, table, treasury } from '../testing/bare.ts';
import { CAUSES, fresh, killSenator } from './death.ts';
import { newForce } from './forces.ts';
import { maybeSenator, senator } from './senators.ts';
import { PRINTED } from '../testing/printed.ts';
import { legionsTo, sends, wages } from '../testing/armies.ts';
import { revolts, ridesWithRebel } from '../testing/people.ts';

const ODDLY = ['assassin-caught', 'punishment'];

describe('1.05.3 consequences of death', () => {
  test('[1.05.3-a][1.05.3-g] whatever the cause, a Family that does not lead goes under the Curia', () => {
    for (const cause of CAUSES) {
      const t = table((g) => {
        g.senators.push(fresh(g, 'senator:10', 0));
        g.curia = ['senator:20'];
      });
      killSenator(t.cx, senator(t.g, 'senator:10'), cause);
      expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
      expect(t.g.curia).toEqual(['senator:20', 'senator:10']);
    }
  });

  test('[1.09.131-a][1.09.131-b][1.09.2-c] what was rejected of a dead man does not bind his heir, who has his name', () => {
    const t = table((g) => {
      g.factions[0]!.leader = 'senator:1';
      g.senate.rejected = [
        'consuls senator:1 senator:2',
        'consuls senator:10 senator:2',
        'dictator senator:1',
        'governors province:asia=senator:1 province:sicilia=senator:3',
        'governors province:asia=senator:11',
        'deploy {"t":"send","commander":"senator:1","war":"war:1","legions":["3"],"fleets":0,"replaces":""}',
        'deploy {"t":"recall","commander":"senator:19"}',
      ];
      g.senate.declined = ['province:asia=senator:1', 'province:asia=senator:2'];
      g.senate.tried = ['senator:1 corrupt', 'senator:12 major'];
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(maybeSenator(t.g, 'senator:1')).toBeDefined();
    expect(t.g.senate).toMatchObject({
      rejected: [
        'consuls senator:10 senator:2',
        'governors province:asia=senator:11',
        'deploy {"t":"recall","commander":"senator:19"}',
      ],
      declined: ['province:asia=senator:2'],
      tried: ['senator:12 major'],
    });
  });
  test('[amb-F5][1.05.3-h] standing orders about a dead man are not about his heir', () => {
    const order = { when: 'floor', about: [], naming: [], verb: 'assassinate', target: '' } as const;
    const kept = [
      { ...order, target: 'senator:10' },
      { ...order, verb: 'vetoByTribune', naming: ['senator:2'] },
    ] as const;
    const t = table((g) => {
      g.orders[1] = [
        { ...order, target: 'senator:1' },
        ...kept,
        { ...order, verb: 'vetoByTribune', naming: ['senator:1'] },
      ];
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.orders[1]).toEqual(kept);
  });
  test('[1.11.37-c][1.05.3-h] the heir of the Rebel’s Master of Horse does not ride with the Rebel', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      revolts(g, 'senator:10').at = 'field';
      ridesWithRebel(g, 'senator:1');
    });
    killSenator(t.cx, senator(t.g, 'senator:2'), 'natural');
    expect(t.g.rebels[0]!.masterOfHorse).toBe('senator:1');
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.rebels[0]!.masterOfHorse).toBe('');
  });
  test.each([
    [{}, 'rome'],
    [{ captive: 'barbarians' }, 'field'],
  ] as const)('[1.09.34-g] the Master of Horse of a Commander who dies comes home, unless %j', (also, at) => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 2, horse: 'senator:10' });
      Object.assign(senator(g, 'senator:10'), also);
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'battle');
    expect(senator(t.g, 'senator:10').at).toBe(at);
  });
  test('[1.05.3-h][1.09.144-d] the heir of one who had stepped down has not: he may preside', () => {
    const t = table((g) => {
      g.senate.steppedDown = ['senator:1', 'senator:2'];
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.senate.steppedDown).toEqual(['senator:2']);
  });

  test('[1.05.3-b][1.05.3-h] a Family that leads stays as Leader, as printed and with nothing on the card', () => {
    for (const cause of CAUSES.filter((c) => !ODDLY.includes(c))) {
      const t = table((g) => {
        Object.assign(rich(g, 'senator:1', 8), { influence: 20, popularity: 5, knights: 3, office: 'censor' });
        Object.assign(senator(g, 'senator:1'), { priorConsul: true, corrupt: true, major: true });
      });
      killSenator(t.cx, senator(t.g, 'senator:1'), cause);
      expect(senator(t.g, 'senator:1')).toEqual(fresh(PRINTED, 'senator:1', 0));
      expect(t.g.factions[0]!.leader).toBe('senator:1');
      expect(t.g.curia).toEqual([]);
    }
  });

  test('[1.05.3-c] his money goes to the Bank and his Veterans owe Allegiance to nobody', () => {
    const t = table((g) => {
      rich(g, 'senator:1', 8);
      legionsTo(g, 'active', 2);
      Object.assign(g.legions[0]!, { veteran: true, allegiance: 'senator:1' });
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.bank).toBe(-100);
    expect(t.g.legions[0]).toEqual({ at: 'active', veteran: true, allegiance: '' });
  });

  test('[1.05.3-d] his Concessions go to the Forum', () => {
    const t = table((g) => g.concessions.push({ id: 'concession:57', holder: 'senator:1', revealed: true, voted: 0 }));
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.concessions).toMatchObject([{ holder: 'forum', revealed: false }]);
  });

  test('[1.05.3-e][1.05.3-k][amb-98] his Province goes to the Forum with its Garrison, and the heir is in Rome', () => {
    const t = table((g) => {
      governs(g, 'senator:1', 'province:sicilia');
      legionsTo(g, 'province:sicilia', 3);
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.provinces).toMatchObject([{ governor: '', term: 0 }]);
    expect(t.g.legions.filter((l) => l.at === 'province:sicilia')).toHaveLength(3);
    expect(senator(t.g, 'senator:1').at).toBe('rome');
  });

  test('[1.05.3-f] with the Primary Rebel the Revolt dies, and every Rebel with it', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      revolts(g, 'senator:1').at = 'field';
      Object.assign(senator(g, 'senator:10'), { rebel: 'secondary', at: 'field' });
      legionsTo(g, 'rebel', 3);
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.rebels).toEqual([]);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(senator(t.g, 'senator:1')).toMatchObject({ rebel: 'no', at: 'rome' });
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(3);
  });

  test('[1.05.3-i] a Leader caught as an Assassin or punished for one leaves no heir', () => {
    for (const cause of ['assassin-caught', 'punishment'] as const) {
      const t = table();
      killSenator(t.cx, senator(t.g, 'senator:1'), cause);
      expect(maybeSenator(t.g, 'senator:1')).toBeUndefined();
      expect(t.g.curia).toEqual(['senator:1']);
      expect(t.g.factions[0]!.leader).toBe('');
    }
  });

  test('[1.05.3-j] of a pair the survivor gets the Family, even where the dead one led', () => {
    const t = table((g) => {
      g.senators.push({ ...fresh(g, 'senator:25A', 0), family: true }, fresh(g, 'senator:25B', 1));
      g.factions[0]!.leader = 'senator:25A';
    });
    killSenator(t.cx, senator(t.g, 'senator:25A'), 'natural');
    expect(maybeSenator(t.g, 'senator:25A')).toBeUndefined();
    expect(senator(t.g, 'senator:25B').family).toBe(true);
    expect(t.g.curia).toEqual([]);
    expect(t.g.factions[0]!.leader).toBe('');
  });

  test('[1.05.3-l] his Force stays where it is, without a Commander', () => {
    const t = table((g) => {
      const f = newForce(g, wages(g, 'war:1').id);
      f.commander = 'senator:1';
      senator(g, 'senator:1').at = 'field';
      legionsTo(g, 'force:1', 4);
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'battle');
    expect(t.g.forces).toMatchObject([{ war: 'war:1', commander: '' }]);
    expect(t.g.legions.filter((l) => l.at === `force:${t.g.forces[0]!.id}`)).toHaveLength(4);
  });

  test('[1.05.3-m][1.06.31-f] the Faction Treasury is safe', () => {
    const t = table((g) => {
      treasury(g, 0, 30);
      rich(g, 'senator:1', 5);
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.factions[0]!.treasury).toBe(30);
    expect(senator(t.g, 'senator:1').talents).toBe(0);
  });
});

describe('1.05.31 death of a Statesman', () => {
  test('[1.05.31-a][1.05.31-c] he is out of the game; without a Family under him his Faction has no Leader', () => {
    const t = table((g) => {
      g.senators = [...g.senators.slice(1), fresh(g, 'senator:22A', 0)];
      g.factions[0]!.leader = 'senator:22A';
    });
    killSenator(t.cx, senator(t.g, 'senator:22A'), 'natural');
    expect(t.g.removed).toContain('card:33');
    expect(t.g.discards).not.toContain('card:33');
    expect(t.g.factions[0]!.leader).toBe('');
    expect(t.g.curia).toEqual([]);
  });

  test('[1.05.31-b] a Family under him is kept as Leader, or goes under the Curia', () => {
    for (const leads of [true, false]) {
      const t = table((g) => {
        g.senators.push({ ...fresh(g, 'senator:22A', 0), family: true });
        if (leads) g.factions[0]!.leader = 'senator:22A';
      });
      killSenator(t.cx, senator(t.g, 'senator:22A'), 'natural');
      expect(t.g.removed).toContain('card:33');
      expect(maybeSenator(t.g, 'senator:22') !== undefined).toBe(leads);
      expect(t.g.curia).toEqual(leads ? [] : ['senator:22']);
      expect(t.g.factions[0]!.leader).toBe(leads ? 'senator:22' : 'senator:1');
    }
  });
});

test('[1.09.12-g] the heir of whoever presided does not preside for having his name', () => {
  const presides = (dead: 'senator:1' | 'senator:2') => {
    const t = table((g) => void (g.senate.presiding = 'senator:1'));
    killSenator(t.cx, senator(t.g, dead), 'natural');
    return t.g.senate.presiding;
  };
  expect([presides('senator:1'), presides('senator:2')]).toEqual(['', 'senator:1']);
});

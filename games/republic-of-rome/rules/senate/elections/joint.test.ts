import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { agreed } from '../../testing/agreements.ts';
import { inSenate, type Meeting } from '../../testing/meeting.ts';
import { newWar } from '../../wars/wars.ts';
import { jointAppointment } from './joint-appointment.ts';

/** senator:1 of seat 0 and senator:4 of seat 1 are Consuls, and three Wars are Active. */
const joint = (patch: (g: Rome) => void = () => {}): Meeting =>
  inSenate(jointAppointment, undefined, (g) => {
    g.wars = ['war:1', 'war:5', 'war:8'].map((id) => newWar(id as never, 'active', false));
    senator(g, 'senator:4').office = 'field-consul';
    g.senate.filled = { consuls: true, dictator: false, censor: false };
    g.senate.step = 'dictator';
    patch(g);
  });
const names = (p: Meeting): readonly string[] => {
  const o = p.as(p.waitingFor[0]!).offers('nameDictator');
  return o?.t === 'pick' ? o.of : [];
};

describe('the Consuls name a Dictator', () => {
  test('[1.09.31-a][amb-83] the second hears whom the first has named, and each name is named once', () => {
    const p = joint();
    expect(p.question?.prompt.k).toBe('ask.senate.joint');
    expect(p.as(0).offers('agree')).toBeUndefined();
    const all = names(p);
    expect(all).toEqual(expect.arrayContaining(['senator:2', 'senator:5']));
    p.as(0).does('nameDictator', 'senator:5');
    expect(p.as(1).question?.prompt).toMatchObject({ k: 'ask.senate.jointAnswer', a: { who: 'senator:5' } });
    expect(names(p)).toEqual(all.filter((id) => id !== 'senator:5'));
    p.as(1).does('nameDictator', 'senator:2');
    expect(names(p)).toEqual(all.filter((id) => id !== 'senator:5' && id !== 'senator:2'));
    expect(p.as(0).offers('agree')).toBeDefined();
  });

  test('[1.09.31-a] when every name has been tried the last one can still be agreed to, or declined', () => {
    const p = joint();
    for (const id of names(p)) p.as(p.waitingFor[0]!).does('nameDictator', id);
    expect(names(p)).toEqual([]);
    const last = p.as(p.waitingFor[0]!);
    expect(last.offers('agree')).toBeDefined();
    last.does('agree');
    expect(p.g.senators.filter((s) => s.office === 'dictator')).toHaveLength(1);
  });

  test('[AGR-15][AGR-24] who has promised to name one may neither decline nor agree to another; he may agree to that one', () => {
    const promised = (to: 'senator:5' | 'senator:6') =>
      joint((g) => void agreed(g, 7, [[1, 0, { t: 'appoint', role: 'dictator', senator: to }]]));
    const p = promised('senator:5');
    // The other Consul is free.
    expect(p.as(0).offers('decline')).toBeDefined();
    p.as(0).does('nameDictator', 'senator:6');
    p.as(1).refuses('decline', undefined, 'no.agreement').refuses('agree', undefined, 'no.agreement');
    expect(names(p)).toEqual(['senator:5']);
    const q = promised('senator:6').as(0).does('nameDictator', 'senator:6');
    q.as(1).refuses('decline', undefined, 'no.agreement').does('agree');
    expect(q.g.senators.find((s) => s.office === 'dictator')?.id).toBe('senator:6');
  });
});

import { describe, expect, test } from 'vitest';
import { newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { wages } from '../../testing/armies.ts';
import { table } from '../../testing/bare.ts';
import type { Rome } from '../../game.ts';
import { endOldOffices } from './consuls.ts';

/** What is left of a Dictator, `senator:1`, and his Master of Horse, `senator:2`, when new Consuls are elected. */
const after = (patch: (g: Rome) => void) => {
  const { cx, g } = table((x) => {
    senator(x, 'senator:1').office = 'dictator';
    senator(x, 'senator:2').office = 'master-of-horse';
    patch(x);
  });
  const before = g.senators.map((s) => s.priorConsul);
  endOldOffices(cx);
  return { before, g, dictator: senator(g, 'senator:1'), horse: senator(g, 'senator:2') };
};
const inField = (g: Rome): void => {
  wages(g, 'war:1');
  for (const id of ['senator:1', 'senator:2']) senator(g, id).at = 'field';
  Object.assign(newForce(g, wages(g, 'war:1').id), { commander: 'senator:1', masterOfHorse: 'senator:2' });
};

describe('Dictator and Master of Horse when their time ends', () => {
  test('[1.09.33-f] in Rome: the marker goes to the Dictator and to nobody else', () => {
    const { before, g, dictator, horse } = after(() => {});
    expect(before).not.toContain(true);
    expect(g.senators.filter((s) => s.priorConsul)).toEqual([dictator]);
    expect([dictator.office, horse.office]).toEqual(['', '']);
  });
  test('[1.09.33-f][1.09.34-c] in the field: he is Proconsul with the marker; the Master of Horse comes home without one', () => {
    const { g, dictator, horse } = after(inField);
    expect(g.senators.filter((s) => s.priorConsul)).toEqual([dictator]);
    expect(dictator).toMatchObject({ office: 'proconsul', at: 'field' });
    expect(horse).toMatchObject({ office: '', at: 'rome' });
  });
  test('[1.09.33-f][1.09.34-c] a Dictator in the field alone, and one whose Master of Horse is a Captive', () => {
    const alone = after((g) => {
      inField(g);
      g.forces[0]!.masterOfHorse = '';
      Object.assign(senator(g, 'senator:2'), { at: 'rome', office: '' });
    });
    expect(alone.dictator).toMatchObject({ office: 'proconsul', priorConsul: true });
    const captive = after((g) => {
      inField(g);
      senator(g, 'senator:2').captive = 'war:1';
    });
    expect(captive.horse).toMatchObject({ office: '', priorConsul: false, at: 'field', captive: 'war:1' });
    expect(captive.g.forces[0]!.masterOfHorse).toBe('senator:2');
  });
});

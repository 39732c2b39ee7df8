import { expect, test } from 'vitest';
import { senator } from '../rome/senators.ts';
import { allPass, gives, inSenate, type Meeting, voting } from '../testing/meeting.ts';
import { senate } from './index.ts';

const meets = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  inSenate(senate, undefined, (g) => {
    g.phase = 'population';
    g.turn = 2;
    for (const f of g.factions) f.attempted = g.turn;
    patch(g);
  });

test('[1.09.1-a][1.09.1-c] Consuls, Dictator, Censor, Prosecutions, Governors, other business, adjournment: in this order', () => {
  const steps: string[] = [];
  const p = meets((g) => {
    for (const n of [2, 5]) senator(g, `senator:${n}`).priorConsul = true;
  });
  const note = (): void => {
    const { step } = p.g.senate;
    if (steps.at(-1) !== step) steps.push(step);
  };
  note();
  p.as(0).does('nominate', 'senator:4').does('nominate', 'senator:8');
  voting(p, 'aye', 'aye', 'aye').as(1).does('wantRome').as(2).does('wantField');
  note();
  // The outgoing Consul has a marker as well; senator:4 presides now.
  p.as(1)
    .does('nominate', 'senator:5')
    .as(1)
    .does('callClockwise')
    .as(2)
    .does('aye')
    .as(0)
    .does('aye')
    .as(1)
    .does('aye');
  note();
  p.as(1).does('endProsecutions');
  note();
  p.as(1).does('adjourn');
  note();
  expect(steps).toEqual(['consuls', 'censor', 'prosecutions', 'business', 'closed']);
  expect(p.g.phase).toBe('senate');
});

test('[1.09.1-d] a motion, a Tribune and repopulating go beside that order', () => {
  const p = meets((g) => {
    gives(g, 2, 'card:38');
    g.senators = g.senators.filter((s) => s.id !== 'senator:9' && s.id !== 'senator:6');
    g.curia = ['senator:11'];
  });
  expect(p.g.senators.some((s) => s.id === 'senator:11')).toBe(true);
  p.as(1).does('moveMotion', 'motion:feast');
  p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:consuls');
  p.does('nominate', 'senator:7').does('nominate', 'senator:8');
  allPass(p);
  expect(p.g.senate.floors[0]).toMatchObject({ by: 2, means: 'tribune' });
});

/** What an office brings, told before anybody is nominated, and held to the elections themselves. */
import type { Explanation } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { senator } from '../rome/senators.ts';
import { consuls } from '../senate/elections/consuls.ts';
import { dictator, masterOfHorse } from '../senate/elections/dictator.ts';
import { censorStep, consulsStep } from '../senate/elections/steps.ts';
import { consulForLife } from '../senate/life-election.ts';
import { inSenate, type Meeting, voting, who } from '../testing/meeting.ts';
import { explain } from './explain.ts';

const told = (game: Meeting, verb: string, ref = ''): Explanation | undefined =>
  explain(game.view(game.waitingFor[0]!), verb, ref);
const totals = (e: Explanation | undefined): number[] => (e?.tallies ?? []).map((t) => t.total);

test('[1.09.22-b] Consuls: the first alone, then both', () => {
  const game = inSenate(consulsStep, undefined, (g) => {
    g.senate.step = 'consuls';
    g.senate.filled.consuls = false;
  });
  expect(totals(told(game, 'nominate', 'senator:4'))).toEqual([who(game, 4).influence + 5]);
  game.as(0).does('nominate', 'senator:4');
  const both = totals(told(game, 'nominate', 'senator:5'));
  game.as(0).does('nominate', 'senator:5');
  voting(game, 'aye', 'aye', 'aye').as(1).does('romeConsul', 'senator:4');
  expect(both).toEqual([who(game, 4).influence, who(game, 5).influence]);
});

test('[1.09.22-b] the same where a Tribune nominates them', () => {
  const game = inSenate(consuls.draft, { by: 0, means: 'tribune' }, (g) => {
    g.senate.step = 'consuls';
    g.senate.filled.consuls = false;
  });
  game.as(0).does('nominate', 'senator:4');
  expect(told(game, 'nominate', 'senator:7')?.tallies).toHaveLength(2);
});

test('[1.09.4-e] a Censor', () => {
  const game = inSenate(censorStep, undefined, (g) => {
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
    for (const s of g.senators) s.priorConsul = true;
  });
  const [after] = totals(told(game, 'nominate', 'senator:4'));
  voting(game.as(0).does('nominate', 'senator:4'), 'aye', 'aye', 'aye');
  expect(after).toBe(who(game, 4).influence);
});

test('[1.09.33-a][1.09.33-b] a Dictator and his Master of Horse', () => {
  const game = inSenate(dictator.draft, { by: 0, means: 'tribune' }, (g) => {
    g.senate.step = 'dictator';
    g.senate.filled.censor = false;
  });
  expect(totals(told(game, 'nominate', 'senator:4'))).toEqual([who(game, 4).influence + 7]);
  const horse = inSenate(masterOfHorse, { proposal: { t: 'dictator', nominee: 'senator:4' } });
  const [after] = totals(told(horse, 'masterOfHorse', 'senator:5'));
  horse.as(1).does('masterOfHorse', 'senator:5');
  expect(after).toBe(who(horse, 5).influence);
});

test('[1.09.821-c] for life: his Influence votes', () => {
  const game = inSenate(consulForLife.draft, { by: 0, means: 'tribune' }, (g) => {
    senator(g, 'senator:4').influence = 23;
  });
  expect(totals(told(game, 'nominateForLife', 'senator:4'))).toEqual([23]);
  expect(told(game, 'nominate', 'senator:4')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { pontifexStep } from '../../../rules/advanced/pontifex/election.ts';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { masterOfHorse } from '../../../rules/senate/elections/dictator.ts';
import { jointAppointment } from '../../../rules/senate/elections/joint-appointment.ts';
import { censorStep, consulsStep, dictatorElection } from '../../../rules/senate/elections/steps.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { wages } from '../../../rules/testing/armies.ts';
import { inSenate, type Meeting } from '../../../rules/testing/meeting.ts';
import { underPontifex, vacant } from '../../../rules/testing/pontifex.ts';
import { onScreen, press } from '../testing/filled.ts';
import { type Entered, toggled } from './entries.ts';
import { nominationForm } from './form.ts';

const naming =
  (...names: string[]) =>
  (e: Entered): Entered => ({ ...e, names });
const electing = (patch: (g: Rome) => void = () => {}): Meeting =>
  inSenate(consulsStep, undefined, (g) => {
    g.senate.step = 'consuls';
    g.senate.filled.consuls = false;
    patch(g);
  });

describe('the nomination of Consuls', () => {
  test('[1.09.2-a][1.09.2-g] a pair is named at once, and the Factions are called with it where nobody steps in', () => {
    const game = electing();
    const seen = onScreen(game, nominationForm, 0, naming('senator:4', 'senator:7'));
    expect(seen.sent).toEqual([
      { verb: 'nominate', arg: 'senator:4' },
      { verb: 'nominate', arg: 'senator:7' },
      { verb: 'callClockwise' },
    ]);
    expect(seen.commits[0]).toMatchObject({ label: 'nomination.put.consuls', detail: 'senator:4, senator:7' });
    press(game, nominationForm, seen, 'put');
    expect(game.g.senate.floors[0]?.proposal).toEqual({ t: 'consuls', pair: ['senator:4', 'senator:7'] });
    expect(game.waitingFor).toEqual([1]);
  });
  test('[1.09.12-b] in the order that was chosen', () => {
    const seen = onScreen(electing(), nominationForm, 0, (e) => ({
      ...naming('senator:4', 'senator:7')(e),
      order: ['faction:2', 'faction:0', 'faction:1'],
    }));
    expect(seen.sent.at(-1)).toEqual({ verb: 'callInOrder', arg: ['faction:2', 'faction:0', 'faction:1'] });
  });
  test('cannot be sent with one name, nor with one whom the rules do not offer', () => {
    const one = onScreen(electing(), nominationForm, 0, naming('senator:4'));
    expect(one.commits[0]?.missing).toBe('nomination.missing {"n":1}');
    // The outgoing Rome Consul.
    const barred = onScreen(electing(), nominationForm, 0, naming('senator:1', 'senator:4'));
    expect(barred.sent).toEqual([]);
    expect(barred.commits[0]?.missing).toBeDefined();
  });
  test('[1.09.2-c] nor a pair that was rejected', () => {
    const game = electing((g) => g.senate.rejected.push('consuls senator:4 senator:7'));
    const seen = onScreen(game, nominationForm, 0, naming('senator:7', 'senator:4'));
    expect(seen.sent).toEqual([{ verb: 'nominate', arg: 'senator:7' }]);
    expect(seen.form.isComplete).toBe(false);
  });
  test('a press names him, another takes him back, and a third takes the place of the second', () => {
    const { form } = onScreen(electing(), nominationForm, 0);
    const after = (...pressed: string[]): readonly string[] =>
      pressed.reduce((e, id) => toggled(form.asked, e, id), form.entered).names;
    expect(after('senator:4', 'senator:7', 'senator:8')).toEqual(['senator:4', 'senator:8']);
    expect(after('senator:4', 'senator:7', 'senator:4')).toEqual(['senator:7']);
  });
  test('goes on half-way: the first stands, the second is named', () => {
    const game = electing();
    game.as(0).does('nominate', 'senator:5');
    const seen = onScreen(game, nominationForm, 0);
    expect(seen.form.entered.names).toEqual(['senator:5']);
    const second = onScreen(game, nominationForm, 0, naming('senator:5', 'senator:9'));
    expect(second.sent[0]).toEqual({ verb: 'nominate', arg: 'senator:9' });
  });
  test('[AGR-13] whom whoever nominates has promised stands there already', () => {
    const game = electing((g) =>
      agreed(g, 1, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'consuls', naming: 'senator:4' } }]]),
    );
    const seen = onScreen(game, nominationForm, 0);
    expect(seen.form.entered.names).toEqual(['senator:4']);
  });
});

test('[1.09.4-a][1.09.821-a] a Censor, or one for life in his place', () => {
  const game = inSenate(censorStep, undefined, (g) => {
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
    for (const s of g.senators) s.priorConsul = true;
    senator(g, 'senator:4').influence = 22;
  });
  const censor = onScreen(game, nominationForm, 0, naming('senator:5'));
  expect(censor.sent[0]).toEqual({ verb: 'nominate', arg: 'senator:5' });
  const life = onScreen(game, nominationForm, 0, (e) => ({ ...naming('senator:4')(e), forLife: true }));
  expect(life.sent[0]).toEqual({ verb: 'nominateForLife', arg: 'senator:4' });
});

describe('a Dictator', () => {
  const war = (g: Rome): void => {
    g.senate.step = 'dictator';
    g.senate.filled.censor = false;
    for (const id of ['war:4', 'war:5', 'war:6'] as const) wages(g, id);
  };
  test('[1.09.32-a][1.09.3-e] somebody is put to the vote, or nobody', () => {
    const game = inSenate(dictatorElection, undefined, war);
    expect(onScreen(game, nominationForm, 0, naming('senator:4')).sent[0]).toEqual({
      verb: 'nominate',
      arg: 'senator:4',
    });
    const none = onScreen(game, nominationForm, 0);
    expect(none.commits.map((c) => c.name)).toEqual(['put', 'goOn']);
    expect(none.commits[0]?.missing).toBeDefined();
    press(game, nominationForm, none, 'goOn');
    expect(game.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.31-a] one Consul names him, and the other finds him named and agrees', () => {
    const game = inSenate(jointAppointment, undefined, (g) => {
      war(g);
      senator(g, 'senator:4').office = 'field-consul';
    });
    press(game, nominationForm, onScreen(game, nominationForm, 0, naming('senator:7')), 'put');
    const seen = onScreen(game, nominationForm, 1);
    expect(seen.commits[0]).toMatchObject({ label: 'nomination.put.agree', detail: 'senator:7' });
    press(game, nominationForm, seen, 'put');
    expect(senator(game.g, 'senator:7').office).toBe('dictator');
  });
  test('[1.09.33-b] and names his Master of Horse', () => {
    const game = inSenate(masterOfHorse, { proposal: { t: 'dictator', nominee: 'senator:4' } });
    press(game, nominationForm, onScreen(game, nominationForm, 1, naming('senator:8')), 'put');
    expect(senator(game.g, 'senator:8').office).toBe('master-of-horse');
  });
});

test('[2.01.2-e][2.01.2-l] a Pontifex Maximus is put to the vote, and gains 5 Influence', () => {
  const game = underPontifex(pontifexStep, undefined, (g) => {
    g.senate.step = 'pontifex';
    g.senate.filled.censor = false;
    vacant(g);
  });
  const seen = onScreen(game, nominationForm, 0, naming('senator:8'));
  expect(seen.sent[0]).toEqual({ verb: 'nominate', arg: 'senator:8' });
  expect(seen.commits[0]?.label).toBe('nomination.put.pontifex');
  const { influence } = senator(game.g, 'senator:8');
  expect(seen.form.explain(seen.form.asked, 'nominate', 'senator:8')?.tallies.at(-1)?.total).toBe(influence + 5);
  press(game, nominationForm, seen, 'put');
  expect(game.g.senate.floors[0]?.proposal).toEqual({ t: 'pontifex', nominee: 'senator:8' });
});

import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { contributions } from '../../../rules/revenue/contributions.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare, rich } from '../../../rules/testing/bare.ts';
import { onScreen, press } from '../testing/filled.ts';
import { whyNot } from './entries.ts';
import { contributionForm } from './form.ts';

const giving = (patch: (g: Rome) => void = () => {}) =>
  at(contributions, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.senators.push(fresh(g, 'senator:10', 0));
    rich(g, 'senator:1', 13);
    rich(g, 'senator:10', 26);
    patch(g);
  });

describe('the form of contributions', () => {
  test('[1.06.52-a] nothing is given with one press', () => {
    const game = giving();
    const seen = onScreen(game, contributionForm, 0);
    expect(seen.sent).toEqual([{ verb: 'contributed' }]);
    press(game, contributionForm, seen, 'contribute');
    expect(game.g.state).toBe(100);
  });

  test('[1.06.52-b][1.06.52-c] several Senators give at once, and the button says what they gain', () => {
    const game = giving();
    const seen = onScreen(game, contributionForm, 0, (e) => ({ ...e, shares: { 'senator:1': 10, 'senator:10': 25 } }));
    const [one, ten] = ['senator:1', 'senator:10'].map((id) => senator(game.g, id).influence);
    expect(seen.commits[0]!.detail).toContain(`"from":${one},"to":${one! + 1}`);
    const one10 = onScreen(game, contributionForm, 0, (e) => ({ ...e, shares: { 'senator:1': 10 } }));
    expect(one10.sent.map((a) => a.verb)).toEqual(['contribute', 'contributed']);
    press(game, contributionForm, seen, 'contribute');
    expect(game.g.state).toBe(135);
    expect(['senator:1', 'senator:10'].map((id) => senator(game.g, id).influence)).toEqual([one! + 1, ten! + 3]);
    expect(game.question?.prompt.k).toBe('testing');
  });

  test('[1.06.52-a] more than he has is refused, with what he has', () => {
    const game = giving();
    const { form } = onScreen(game, contributionForm, 0, (e) => ({ ...e, shares: { 'senator:1': 25 } }));
    expect(form.isComplete).toBe(false);
    expect(whyNot(form.asked, 'senator:1', 25)).toEqual({ k: 'contribution.has', a: { who: 'senator:1', n: 13 } });
  });

  test('[AGR-17] what was promised is entered, and neither less nor nothing can be sent', () => {
    const game = giving((g) => {
      agreed(g, 101, [[0, 1, { t: 'spend', how: 'contribute', senator: 'senator:1', n: 10 }]]);
    });
    const seen = onScreen(game, contributionForm, 0);
    expect(seen.form.entered.shares).toEqual({ 'senator:1': 10 });
    expect(seen.commits.map((c) => c.name)).toEqual(['contribute']);
    expect(whyNot(seen.form.asked, 'senator:1', 0)).toMatchObject({ k: 'no.agreement' });
    expect(whyNot(seen.form.asked, 'senator:10', 10)).toMatchObject({ k: 'no.agreement' });
    press(game, contributionForm, seen, 'contribute');
    expect(game.g.state).toBe(110);
  });

  test('goes on where one Senator has given already', () => {
    const game = giving();
    game.as(0).does('contribute', { 'senator:10': 5 });
    expect(onScreen(game, contributionForm, 0).form.entered.who).toBe('senator:1');
  });
});

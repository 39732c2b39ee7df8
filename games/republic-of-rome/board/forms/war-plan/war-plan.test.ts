import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { bequests } from '../../../rules/neutrals/senate/bequests.ts';
import { builds } from '../../../rules/neutrals/senate/builds.ts';
import { neutralsOf, noPlan } from '../../../rules/neutrals/state.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { legionsTo, sends, wages } from '../../../rules/testing/armies.ts';
import { takeCard } from '../../../rules/testing/at.ts';
import { atNeutrals } from '../../../rules/testing/neutrals.ts';
import { armed, planning, sent, withHim } from '../../../rules/testing/plans.ts';
import { onScreen, press } from '../testing/filled.ts';
import { divideForm, planForm, severalForm, warForm } from './form.tsx';

const SIX = 'war:120';
const TEN = 'war:119';

describe('the Military Plan', () => {
  test('[4.05.3-h] by the lists, or one’s own', () => {
    const game = planning({ legions: 16, members: [0] }, (g) => wages(g, SIX));
    const seen = onScreen(game, planForm, 0);
    expect(seen.commits.map((c) => [c.name, c.detail])).toEqual([
      ['planByList', 'plan.byList'],
      ['planOwn', 'plan.own'],
    ]);
    press(game, planForm, seen, 'planOwn');
    expect(neutralsOf(game.g).plan.own).toBe(true);
  });

  test('[A4-34] nobody is recalled unless he is chosen', () => {
    const weak = () =>
      planning({ legions: 7 }, (g) => {
        wages(g, TEN);
        sends(g, 'senator:4', TEN, { legions: 1, force: { sentIn: 0 } });
        senator(g, 'senator:4').office = 'proconsul';
      });
    expect(onScreen(weak(), severalForm, 0).sent).toEqual([{ verb: 'recallProconsuls', arg: [] }]);
    const game = weak();
    const seen = onScreen(game, severalForm, 0, (e) => ({ ...e, chosen: ['senator:4'] }));
    expect(seen.commits[0]!.label).toBe('plan.recall {"n":1}');
    press(game, severalForm, seen, 'choose');
    expect(senator(game.g, 'senator:4').at).toBe('rome');
  });
});

describe('who goes', () => {
  const two = (patch: (g: Rome) => void = () => {}) =>
    sent(
      { legions: 20 },
      [
        { war: TEN, legions: 10, fleets: 0 },
        { war: SIX, legions: 6, fleets: 0 },
      ],
      (g) => {
        wages(g, TEN);
        wages(g, SIX);
        senator(g, 'senator:5').office = 'dictator';
        patch(g);
      },
    );
  test('[4.05.31-f] each with his chance, with the units that go at least', () => {
    const game = two();
    const seen = onScreen(game, warForm, 0);
    const odds = (who: string) => seen.form.explain(seen.form.asked, 'commandWar', who)?.odds?.win ?? 0;
    expect(odds('senator:2')).toBeGreaterThan(0);
    press(
      game,
      warForm,
      onScreen(game, warForm, 0, (e) => ({ ...e, what: 'senator:5' })),
      'choose',
    );
    expect(withHim(game.g, 'senator:5')).toMatchObject({ war: TEN });
  });
  test('[4.05.31-f] Veterans who need not go stay, unless they are chosen', () => {
    const game = sent({ legions: 20 }, [{ war: TEN, legions: 10, fleets: 0 }], (g) => {
      wages(g, TEN);
      senator(g, 'senator:3').office = '';
      legionsTo(g, 'active', 2, { veteran: true });
    });
    const seen = onScreen(game, severalForm, 0);
    expect(seen.sent).toEqual([{ verb: 'spareVeterans', arg: [] }]);
    const { question } = seen.form.asked;
    const offer = question.verbs['spareVeterans'];
    const all = offer?.t === 'choose' ? offer.of : [];
    expect(all).toHaveLength(2);
    press(
      game,
      severalForm,
      onScreen(game, severalForm, 0, (e) => ({ ...e, chosen: all })),
      'choose',
    );
    expect(game.g.legions.filter((l) => l.veteran && l.at !== 'active')).toHaveLength(2);
  });
});

test('[4.05.35-a] of two Bequests one is collected', () => {
  const game = atNeutrals(bequests, undefined, {}, (g) => {
    armed(g, { legions: 4, fleets: 4 });
    senator(g, 'senator:2').office = 'field-consul';
    for (const card of ['card:106', 'card:154'] as const) {
      takeCard(g, card);
      g.bequests.push({ card, status: 'waiting' });
    }
  });
  press(
    game,
    warForm,
    onScreen(game, warForm, 0, (e) => ({ ...e, what: 'card:154' })),
    'choose',
  );
  expect(withHim(game.g, 'senator:2')).toMatchObject({ war: 'card:154' });
});

test('[4.05.33-a] with money for some of both: as many Legions as may be, unless there are to be Fleets', () => {
  const game = atNeutrals(builds, undefined, {}, (g) => {
    armed(g, { legions: 8, fleets: 3, state: 30 });
    neutralsOf(g).plan = noPlan();
  });
  expect(onScreen(game, divideForm, 0).commits[0]!.label).toBe('plan.build {"legions":2,"fleets":1}');
  expect(onScreen(game, divideForm, 0, (e) => ({ ...e, legions: 3 })).commits[0]!.missing).toBe('list.choose');
  const seen = onScreen(game, divideForm, 0, (e) => ({ ...e, legions: 1 }));
  press(game, divideForm, seen, 'build');
  expect(game.g.fleets).toBe(5);
});

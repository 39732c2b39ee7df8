import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { governorsStep } from '../../../rules/senate/elections/governors-step.ts';
import { propose } from '../../../rules/senate/proposals.ts';
import { inSenate, type Meeting } from '../../../rules/testing/meeting.ts';
import { addProvince } from '../../../rules/testing/senate.ts';
import { onScreen, press } from '../testing/filled.ts';
import type { Paired } from '../senate/pairs.ts';
import { fillable, naming } from './entries.ts';
import { governorsForm } from './form.ts';

const SICILIA = 'province:sicilia';
const AFRICA = 'province:africa';
const both = (g: Rome): void => {
  addProvince(g, SICILIA);
  addProvince(g, AFRICA);
};
const step = (patch: (g: Rome) => void = both): Meeting => inSenate(governorsStep, undefined, patch);
const sending =
  (...posts: (readonly [string, string])[]) =>
  (e: Paired): Paired => ({ ...e, pairs: posts });

describe('the form of Governors', () => {
  test('[1.09.5-f] two Provinces in one proposal', () => {
    const game = step();
    const seen = onScreen(game, governorsForm, 0, sending([SICILIA, 'senator:4'], [AFRICA, 'senator:7']));
    expect(seen.sent).toEqual([
      { verb: 'fillProvince', arg: SICILIA },
      { verb: 'nominate', arg: 'senator:4' },
      { verb: 'fillProvince', arg: AFRICA },
      { verb: 'nominate', arg: 'senator:7' },
      { verb: 'put' },
    ]);
    press(game, governorsForm, seen, 'put');
    expect(game.g.senate.floors[0]?.proposal).toEqual({
      t: 'governors',
      posts: [
        { province: SICILIA, senator: 'senator:4' },
        { province: AFRICA, senator: 'senator:7' },
      ],
    });
  });
  test('[1.09.5-d][1.09.5-h] whom each list offers: nobody in office, nobody twice', () => {
    const seen = onScreen(step(), governorsForm, 0, sending([SICILIA, 'senator:4']));
    expect(fillable(seen.form)).toEqual([SICILIA, AFRICA]);
    const list = naming(seen.form, AFRICA);
    const offer = typeof list === 'object' ? list.question.verbs['nominate'] : undefined;
    expect(offer?.t === 'pick' ? offer.of : []).toContain('senator:5');
    expect(offer?.t === 'pick' ? offer.of : []).not.toContain('senator:4');
    expect(offer?.t === 'pick' ? offer.of : []).not.toContain('senator:1');
  });
  test('nothing is sent without a name, nor with one who may not go', () => {
    expect(onScreen(step(), governorsForm, 0).commits[0]?.missing).toBe('governors.missing');
    const consul = onScreen(step(), governorsForm, 0, sending([SICILIA, 'senator:1']));
    expect(consul.commits[0]?.missing).toBeDefined();
    expect(consul.sent).toEqual([{ verb: 'fillProvince', arg: SICILIA }]);
  });
  test('[1.09.51-b] one who is back this turn is asked first; the form goes on with what the draft has', () => {
    const game = step((g) => {
      both(g);
      senator(g, 'senator:4').returned = g.turn;
    });
    const seen = onScreen(game, governorsForm, 0, sending([SICILIA, 'senator:4'], [AFRICA, 'senator:7']));
    expect(seen.commits[0]?.label).toBe('governors.ask');
    press(game, governorsForm, seen, 'put');
    game.as(1).does('consent');
    const after = onScreen(game, governorsForm, 0);
    expect(after.form.entered.pairs).toEqual([[SICILIA, 'senator:4']]);
    expect(after.sent).toEqual([{ verb: 'put' }]);
  });
  test('[1.09.52-a] a Governor is replaced as other business, or it is dropped', () => {
    const game = inSenate(propose, { kind: 'governors', by: 0, means: 'presiding' }, (g) =>
      addProvince(g, SICILIA, 'senator:9'),
    );
    const seen = onScreen(game, governorsForm, 0, sending([SICILIA, 'senator:5']));
    expect(seen.sent[0]).toEqual({ verb: 'replaceGovernor', arg: SICILIA });
    expect(seen.commits.map((c) => c.name)).toEqual(['put', 'drop']);
    press(game, governorsForm, seen, 'drop');
    expect(game.as(0).offers('over')).toBeDefined();
  });
  test('what the draft has stands first, and is not named twice when something came between', () => {
    const game = step();
    const seen = onScreen(game, governorsForm, 0, sending([SICILIA, 'senator:4'], [AFRICA, 'senator:7']));
    game.as(0).does('fillProvince', SICILIA).does('nominate', 'senator:5');
    const asked = { seat: 0, question: game.as(0).question!, view: game.view(0) };
    expect(governorsForm.begins(asked, seen.form.entered).pairs).toEqual([
      [SICILIA, 'senator:5'],
      [AFRICA, 'senator:7'],
    ]);
  });
});

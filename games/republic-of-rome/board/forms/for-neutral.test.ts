import { expect, test } from 'vitest';
import { gabinianRaising } from '../../rules/cards/laws/gabinian.ts';
import { attack } from '../../rules/combat/attack.ts';
import { sending } from '../../rules/neutrals/senate/sending.ts';
import { shifting } from '../../rules/neutrals/revenue/shifting.ts';
import { builds } from '../../rules/neutrals/senate/builds.ts';
import { neutralsOf, noPlan } from '../../rules/neutrals/state.ts';
import { LAW } from '../../rules/rome/cards.ts';
import { senator } from '../../rules/rome/senators.ts';
import { sends, wages } from '../../rules/testing/armies.ts';
import { takeCard } from '../../rules/testing/at.ts';
import { rich, treasury } from '../../rules/testing/bare.ts';
import { bareNeutrals, IMPERIALS } from '../../rules/testing/neutrals.ts';
import { armed } from '../../rules/testing/plans.ts';
import { battleForm } from './battle/form.tsx';
import { forcesAhead } from './battle/battles.tsx';
import { consentForm } from './deploy/consent.tsx';
import { deployForm } from './deploy/form.ts';
import { gabinianForm } from './gabinian/form.tsx';
import { neutralAsked } from './for-neutral.tsx';
import { moneyForm } from './money/form.ts';
import { raiseForm } from './raise/form.ts';
import { onScreen, press } from './testing/filled.ts';

const SIX = 'war:120';

test('[4.02.2-a] whoever decides for a Faction that nobody plays is told which; for his own he is not', () => {
  const commanding = (id: 'senator:1' | 'senator:2') => {
    const game = bareNeutrals(gabinianRaising, undefined, {}, (g) => {
      takeCard(g, LAW.gabinian);
      g.laws.push(LAW.gabinian);
      wages(g, SIX);
      sends(g, id, SIX, { legions: 9 });
      rich(g, id, 30);
    });
    return neutralAsked(onScreen(game, gabinianForm, 0).form);
  };
  expect(commanding('senator:2')).toBe(IMPERIALS);
  expect(commanding('senator:1')).toBeUndefined();
});

test('[4.02.2-a] also where the question names only the War', () => {
  const game = bareNeutrals(
    attack,
    { force: 1 },
    {},
    (g) => {
      g.phase = 'combat';
      sends(g, 'senator:2', wages(g, 'war:1').id, { legions: 8, fleets: 20 });
    },
    [6, 6, 6],
  );
  const { form } = onScreen(game, battleForm, 0);
  expect(neutralAsked(form, forcesAhead(game.view(0))[0]?.commander)).toBe(IMPERIALS);
});

test('[4.02.1-f] money is moved once more in the form of the Redistribution', () => {
  const game = bareNeutrals(shifting, undefined, {}, (g) => {
    g.phase = 'revenue';
    treasury(g, 0, 5);
    rich(g, 'senator:1', 2);
  });
  expect(onScreen(game, moneyForm, 0).sent).toEqual([{ verb: 'redistributed' }]);
  const seen = onScreen(game, moneyForm, 0, (e) => ({ ...e, purses: { 'faction:0': 0, 'senator:1': 7 } }));
  press(game, moneyForm, seen, 'finish');
  expect([game.g.factions[0]!.treasury, senator(game.g, 'senator:1').talents]).toEqual([0, 7]);
  expect(game.as(0).offers('over')).toBeDefined();
});

test('[4.05.1-c] what Players build and send by a plan of their own is carried out, not put to a vote', () => {
  const own = (proc: typeof builds | typeof sending) =>
    bareNeutrals(proc, undefined, {}, (g) => {
      armed(g, { legions: 10, state: 100, members: [0] });
      wages(g, SIX);
      senator(g, 'senator:1').office = 'field-consul';
      neutralsOf(g).plan = { ...noPlan(), own: true };
    });
  expect(onScreen(own(builds), raiseForm, 0).commits[0]!.label).toBe('raise.atOnce');
  expect(onScreen(own(sending), deployForm, 0).commits[0]!.label).toContain('deploy.atOnce');
});

test('[4.05.3-k] a Player’s Commander is asked by the Military Plan too, with his battle before him', () => {
  const game = bareNeutrals(sending, undefined, { seats: 2 }, (g) => {
    armed(g, { legions: 1 });
    wages(g, SIX);
    senator(g, 'senator:2').office = 'field-consul';
    neutralsOf(g).plan = {
      ...noPlan(),
      crisis: true,
      entry: 5,
      attacks: [{ war: SIX, legions: 1, fleets: 0, commander: '' }],
    };
  });
  expect(game.waitingFor).toEqual([1]);
  const seen = onScreen(game, consentForm, 1);
  expect(seen.commits.length).toBe(2);
});

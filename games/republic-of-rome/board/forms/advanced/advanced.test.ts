import { describe, expect, test } from 'vitest';
import { governorsRaise } from '../../../rules/advanced/provinces/governors-raise.ts';
import { forcesOf } from '../../../rules/advanced/provinces/state.ts';
import { interception } from '../../../rules/advanced/rebels/crossing.ts';
import { upkeep } from '../../../rules/advanced/rebels/cost.ts';
import { rebelUpkeep } from '../../../rules/advanced/rebels/maintenance.ts';
import { rebelsRaise } from '../../../rules/advanced/rebels/raising.ts';
import { reinforcement } from '../../../rules/advanced/rebels/reinforcements.ts';
import { fightWar } from '../../../rules/combat/war.ts';
import type { Rome } from '../../../rules/game.ts';
import type { CardId } from '../../../rules/ids.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { business } from '../../../rules/senate/other-business.ts';
import { propose } from '../../../rules/senate/proposals.ts';
import { legionsTo, sends } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare, rich, treasury } from '../../../rules/testing/bare.ts';
import { hasDisbanded, WITH_DISBANDMENT } from '../../../rules/testing/disbandment.ts';
import { CALPURNIAN, withLaws } from '../../../rules/testing/laws.ts';
import { sitting } from '../../../rules/testing/meeting.ts';
import { PONTIFEX, priests, underPontifex } from '../../../rules/testing/pontifex.ts';
import { holds, PROVINCIAL } from '../../../rules/testing/provinces.ts';
import { declaring, enlist, GOVERNORS, marchesFrom, revoltsIn } from '../../../rules/testing/rebels.ts';
import { battleForm } from '../battle/form.tsx';
import { decisionFormOf } from '../decision/make.tsx';
import { rebelPayForm } from '../rebel-pay/form.ts';
import { rebelForm } from '../rebel/form.ts';
import { onScreen, press } from '../testing/filled.ts';
import { amountsForm } from './amounts-form.tsx';
import { ADVANCED_DECISIONS } from './decisions.ts';
import { lawForm } from './law.tsx';
import { musterForm } from './muster.tsx';
import { makePriestForm, movePriestForm, priestAskedForm } from './priest.tsx';
import { recallAskedForm, recallForm } from './recall.tsx';
import { reinforcementForm } from './reinforcement.tsx';

const decision = decisionFormOf('advanced-decision', ADVANCED_DECISIONS);
const SICILIA = 'province:sicilia';
const AFRICA = 'province:africa';
const HISPANIA = 'province:hispania-citerior';
const SARDINIA = 'province:sardinia-corsica';
const ARMIES = 'provincial:armies';
const FLEETS = 'provincial:fleets';

const governed = (patch: (g: Rome) => void) => (g: Rome) => {
  bare(g);
  senator(g, 'senator:1').office = 'rome-consul';
  patch(g);
};

describe('the Pontifex Maximus', () => {
  const meeting = (patch: (g: Rome) => void = () => {}) => underPontifex(business, undefined, patch);
  test('[2.01.3-a][2.01.31-a] makes a Priest with one press: the most influential of all', () => {
    const game = meeting((g) => void (senator(g, 'senator:8').influence = 12));
    const seen = onScreen(game, makePriestForm, 1);
    expect(seen.sent).toEqual([{ verb: 'makePriest', arg: 'senator:8' }]);
    press(game, makePriestForm, seen, 'make');
    expect(game.g.advanced?.pontifex?.priests).toEqual(['senator:8']);
  });
  test('[2.01.3-g] not himself, and nothing is sent that is not offered', () => {
    const seen = onScreen(meeting(), makePriestForm, 1, (e) => ({ ...e, to: PONTIFEX }));
    expect(seen.sent).toEqual([]);
    expect(seen.commits[0]!.missing).toBeDefined();
  });
  test('[2.01.31-d] moves a Priesthood, or goes on with it half-way', () => {
    const game = meeting((g) => priests(g, 'senator:2', 'senator:9'));
    const seen = onScreen(game, movePriestForm, 1, (e) => ({ ...e, from: 'senator:9', to: 'senator:5' }));
    expect(seen.sent).toEqual([
      { verb: 'movePriesthood', arg: 'senator:9' },
      { verb: 'makePriest', arg: 'senator:5' },
    ]);
    game.as(1).does('movePriesthood', 'senator:2');
    const half = onScreen(game, priestAskedForm, 1, (e) => ({ ...e, to: 'senator:5' }));
    expect(half.commits.map((c) => c.name)).toEqual(['make', 'drop']);
    press(game, priestAskedForm, half, 'make');
    expect(game.g.advanced?.pontifex?.priests).toEqual(['senator:5', 'senator:9']);
  });
  test('[2.01.8-b] his recall is put to the vote, or dropped', () => {
    const game = underPontifex(propose, { kind: 'recall-pontifex', by: 0, means: 'presiding' });
    const seen = onScreen(game, decision, 0);
    expect(seen.commits.map((c) => c.name)).toEqual(['put', 'drop']);
    press(game, decision, seen, 'put');
    expect(game.g.senate.floors[0]?.proposal).toEqual({ t: 'recall-pontifex', pontifex: PONTIFEX });
  });
});

describe('a Law', () => {
  const brought = (card: CardId = CALPURNIAN, patch: (g: Rome) => void = () => {}) =>
    withLaws(business, undefined, [card], patch).as(1).does('playLaw', card);
  test('[2.06.2-e] two of one’s own sponsor it with one press, the more influential first', () => {
    const game = brought(CALPURNIAN, (g) => void (senator(g, 'senator:6').influence = 9));
    const seen = onScreen(game, lawForm, 1);
    expect(seen.sent.map((a) => a.verb)).toEqual(['nameSponsor', 'nameSponsor']);
    expect(seen.sent[0]!.arg).toBe('senator:6');
    press(game, lawForm, seen, 'bring');
    expect(game.g.senate.floors[0]?.proposal).toMatchObject({ t: 'law', sponsor: 'senator:6' });
  });
  test('[2.06.2-e][2.06.3-a] another’s is asked and told what he gains; one who would not is not asked again', () => {
    const game = brought();
    press(
      game,
      lawForm,
      onScreen(game, lawForm, 1, (e) => ({ ...e, sponsors: ['senator:7', ''] })),
      'bring',
    );
    expect(game.waitingFor).toEqual([2]);
    const asked = onScreen(game, decision, 2);
    expect(asked.commits.map((c) => c.detail)).toEqual(['advanced.gains {"n":3}', undefined]);
    press(game, decision, asked, 'refuse');
    const { question, view } = { question: game.as(1).question!, view: game.view(1) };
    const again = lawForm.begins(
      { seat: 1, question, view },
      { card: CALPURNIAN, sponsors: ['senator:7', ''], press: '' },
    );
    expect(again.sponsors[0]).toBe('');
    press(
      game,
      lawForm,
      onScreen(game, lawForm, 1, (e) => ({ ...e, sponsors: ['senator:4', 'senator:8'] })),
      'bring',
    );
    expect(onScreen(game, decision, 2).commits[0]!.detail).toBe('advanced.gains {"n":1}');
  });
  test('[2.06.2-g][A2-131] it may be dropped', () => {
    const game = brought();
    press(game, lawForm, onScreen(game, lawForm, 1), 'drop');
    expect(game.g.factions[1]!.hand).toEqual([CALPURNIAN]);
  });
  test('[2.06.C-a][2.06.C-b] the Servilian Law is for Knights, or repeals the Acilian', () => {
    const game = brought('card:110', (g) => g.laws.push('card:111'));
    const seen = onScreen(game, decision, 1);
    expect(seen.commits.map((c) => c.name)).toEqual(['forKnights', 'repealAcilian']);
    press(game, decision, seen, 'repealAcilian');
    press(game, lawForm, onScreen(game, lawForm, 1), 'bring');
    expect(game.g.senate.floors[0]?.proposal).toMatchObject({ t: 'law', repeals: 'card:111' });
  });
});

describe('disbanded Legions', () => {
  const consul = (patch: (g: Rome) => void = () => {}) =>
    at(business, undefined, WITH_DISBANDMENT, (g) => {
      sitting(g);
      hasDisbanded(g, 'senator:1', 3);
      rich(g, 'senator:1', 20);
      patch(g);
    });
  test('[2.04.3-c] as many as there is money for, out of his own purse first', () => {
    const game = consul();
    const seen = onScreen(game, recallForm, 0);
    expect(seen.sent).toEqual([
      { verb: 'recallDisbanded', arg: 'senator:1' },
      { verb: 'recallLegions', arg: ['legion:0', 'legion:1'] },
      { verb: 'payForRecall', arg: 2 },
    ]);
    expect(seen.commits[0]).toMatchObject({ label: 'advanced.recall {"n":2}', detail: 'form.purse {"n":20}' });
    press(game, recallForm, seen, 'recall');
    expect(senator(game.g, 'senator:1').talents).toBe(0);
  });
  test('[2.04.H-b][A2-103] the Treasury pays for those that he does not; half-way it goes on', () => {
    const game = consul((g) => treasury(g, 0, 10));
    game.as(0).does('recallDisbanded', 'senator:1');
    const seen = onScreen(game, recallAskedForm, 0, (e) => ({ ...e, legions: ['legion:1', 'legion:2'], own: 1 }));
    expect(seen.sent.slice(-2)).toEqual([
      { verb: 'recallLegions', arg: ['legion:1', 'legion:2'] },
      { verb: 'payForRecall', arg: 1 },
    ]);
    press(game, recallAskedForm, seen, 'recall');
    expect([senator(game.g, 'senator:1').talents, game.g.factions[0]!.treasury]).toEqual([10, 0]);
    expect(onScreen(consul(), recallForm, 0, (e) => ({ ...e, legions: [] })).commits[0]!.missing).toBeDefined();
  });
});

describe('Provincial Forces', () => {
  test('[2.02.3-b][2.02.3-c] what the Local Tax pays for is raised in turn; more where he pays', () => {
    const game = at(
      governorsRaise,
      undefined,
      { ...PROVINCIAL, seats: 3 },
      governed((g) => {
        holds(g, SICILIA, 'senator:2');
        rich(g, 'senator:2', 20);
      }),
    );
    const seen = onScreen(game, amountsForm, 1);
    const offer = game.as(1).offers('raiseProvincial');
    const least = offer?.t === 'allot' ? offer.min : 0;
    expect(least).toBeGreaterThan(1);
    const { [ARMIES]: armies = 0, [FLEETS]: fleets = 0 } = Object(seen.sent[0]!.arg);
    expect(armies + fleets).toBe(least);
    expect(Math.abs(armies - fleets)).toBeLessThan(2);
    const few = onScreen(game, amountsForm, 1, (e) => ({ ...e, shares: { [ARMIES]: 1 } }));
    expect(few.commits[0]!.missing).toContain('advanced.chosen');
    press(
      game,
      amountsForm,
      onScreen(game, amountsForm, 1, (e) => ({ ...e, shares: { [ARMIES]: 2, [FLEETS]: least - 1 } })),
      'go',
    );
    expect(forcesOf(game.g, SICILIA)).toMatchObject({ armies: 2, fleets: least - 1 });
    expect(senator(game.g, 'senator:2').talents).toBe(10);
  });
  test('[2.03.5-h] a Rebel raises nothing unless he likes', () => {
    const game = at(
      rebelsRaise,
      undefined,
      { ...GOVERNORS, seats: 3 },
      governed((g) => {
        revoltsIn(g, 'senator:2', SICILIA);
        rich(g, 'senator:2', 20);
      }),
    );
    expect(onScreen(game, amountsForm, 1).sent).toEqual([{ verb: 'raiseProvincial', arg: {} }]);
    press(
      game,
      amountsForm,
      onScreen(game, amountsForm, 1, (e) => ({ ...e, shares: { [ARMIES]: 2 } })),
      'go',
    );
    expect(forcesOf(game.g, SICILIA).armies).toBe(2);
  });
});

describe('Governors in Revolt', () => {
  const two = (patch: (g: Rome) => void = () => {}) =>
    declaring((g) => {
      enlist(g, 0, 'senator:6');
      holds(g, SICILIA, 'senator:1', { armies: 2 });
      holds(g, AFRICA, 'senator:6', { armies: 1 });
      senator(g, 'senator:1').office = '';
      patch(g);
    });
  test('[2.03.2-d][2.03.2-f] nobody at first; those who are named declare together, the first as Primary Rebel', () => {
    const game = two();
    const none = onScreen(game, musterForm, 0);
    expect(none.commits.map((c) => c.name)).toEqual(['stayLoyal', 'declare']);
    expect(none.commits[1]!.missing).toBe('advanced.nobodyNamed');
    const seen = onScreen(game, musterForm, 0, (e) => ({ ...e, named: ['senator:6', 'senator:1'] }));
    expect(seen.sent).toEqual([
      { verb: 'nameRebel', arg: 'senator:6' },
      { verb: 'nameRebel', arg: 'senator:1' },
      { verb: 'declareGovernors' },
    ]);
    press(game, musterForm, seen, 'declare');
    expect(game.g.senators.find((s) => s.rebel === 'primary')?.id).toBe('senator:6');
  });
  test('[2.03.2-o] Veterans of those who are named are counted, unless they are left out', () => {
    const game = two((g) => legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:6' }));
    const named = (leftOut: readonly string[]) =>
      onScreen(game, musterForm, 0, (e) => ({ ...e, named: ['senator:1', 'senator:6'], leftOut }));
    const strength = ({ commits }: ReturnType<typeof named>) => commits.find((c) => c.name === 'declare')?.detail;
    const all = named([]);
    expect(all.sent.map((a) => a.verb)).toEqual(['nameRebel', 'nameRebel', 'declareGovernors']);
    const few = named(['legion:0']);
    expect(few.sent.slice(2)).toEqual([{ verb: 'countVeterans', arg: [] }, { verb: 'declareGovernors' }]);
    const n = Number(/\d+/.exec(strength(all) ?? ''));
    expect(strength(few)).toBe(`advanced.strength {"n":${n - 2}}`);
    game.as(0).does('nameRebel', 'senator:6').does('countVeterans', []);
    const half = onScreen(game, musterForm, 0);
    expect(half.sent).toEqual([{ verb: 'declareGovernors' }]);
    press(game, musterForm, half, 'declare');
    expect(game.g.senators.find((s) => s.rebel === 'primary')?.id).toBe('senator:6');
  });
  test('half-way those who were named stay named', () => {
    const game = two();
    game.as(0).does('nameRebel', 'senator:1');
    const half = onScreen(game, musterForm, 0);
    expect(half.form.entered.named).toEqual(['senator:1']);
    expect(half.sent).toEqual([{ verb: 'declareGovernors' }]);
  });
  test('[2.03.7-c] a Governor stays, or marches on Rome', () => {
    const game = two();
    press(
      game,
      musterForm,
      onScreen(game, musterForm, 0, (e) => ({ ...e, named: ['senator:1'] })),
      'declare',
    );
    if (game.as(0).offers('joinRevolt')) game.does('joinRevolt', []);
    const seen = onScreen(game, decision, 0);
    expect(seen.sent).toEqual([{ verb: 'stayInProvince' }]);
    expect(seen.commits[1]).toMatchObject({ name: 'marchOnRome', detail: 'advanced.atOnce' });
    press(game, decision, seen, 'marchOnRome');
    expect(game.g.rebels[0]!.army).toBe('rebel');
  });
});

describe('a victor and his Fleets', () => {
  const victor = (patch: (g: Rome) => void = () => {}) =>
    declaring((g) => {
      const f = sends(g, 'senator:1', 'war:1', { legions: 2, fleets: 3 });
      Object.assign(f, { victorious: true, war: '', homeward: true });
      rich(g, 'senator:1', 2);
      patch(g);
    });
  test('[2.03.23-a][2.03.23-b] asks all his Fleets and Legions with one press; Legions are paid first', () => {
    const game = victor((g) => void rich(g, 'senator:1', 3));
    const seen = onScreen(game, rebelForm, 0);
    expect(seen.commits.map((c) => c.name)).toEqual(['ask', 'layDown', 'declare']);
    expect(seen.sent).toEqual([
      { verb: 'testLoyalty' },
      { verb: 'testFleets', arg: 3 },
      { verb: 'payFleets', arg: 1 },
      { verb: 'testLegions', arg: ['legion:0', 'legion:1'] },
      { verb: 'payLegions', arg: ['legion:0', 'legion:1'] },
    ]);
    expect(seen.commits[0]).toMatchObject({
      label: 'rebel.askWithFleets {"n":2,"fleets":3}',
      detail: 'rebel.pays {"n":3}',
    });
    game.rolling(6, 1, 6, 1, 1);
    press(game, rebelForm, seen, 'ask');
    expect(senator(game.g, 'senator:1').talents).toBe(0);
    expect(game.as(0).offers('testLoyalty')).toBeUndefined();
  });
  test('[2.03.23-b] what is paid to Fleets is not there for Legions', () => {
    const seen = onScreen(victor(), rebelForm, 0, (e) => ({ ...e, fleets: 2, paidFleets: 1 }));
    expect(seen.sent.slice(1, 3)).toEqual([
      { verb: 'testFleets', arg: 2 },
      { verb: 'payFleets', arg: 1 },
    ]);
    expect(seen.sent.at(-1)).toEqual({ verb: 'payLegions', arg: ['legion:0'] });
  });
  test('[2.03.23-a] no Fleet is asked unless he likes; half-way those that were asked are known', () => {
    const game = victor();
    const none = onScreen(game, rebelForm, 0, (e) => ({ ...e, fleets: 0, paidFleets: 0 }));
    expect(none.sent[1]).toEqual({ verb: 'testFleets', arg: 0 });
    expect(none.sent[2]!.verb).toBe('testLegions');
    game.as(0).does('testLoyalty').does('testFleets', 2);
    const half = onScreen(game, rebelForm, 0);
    expect(half.form.entered.fleets).toBe(2);
    expect(half.sent.map((a) => a.verb)).toEqual(['payFleets', 'testLegions', 'payLegions']);
  });
  test('[2.03.23-a] where all Legions are his own, Fleets alone are asked', () => {
    const game = victor((g) => {
      for (const l of g.legions.filter((x) => x.at === 'force:1'))
        Object.assign(l, { veteran: true, allegiance: 'senator:1' });
    });
    const seen = onScreen(game, rebelForm, 0);
    expect(seen.commits[0]!.missing).toBeUndefined();
    expect(seen.sent).toEqual([{ verb: 'testLoyalty' }, { verb: 'testFleets', arg: 3 }, { verb: 'payFleets', arg: 2 }]);
    const none = onScreen(game, rebelForm, 0, (e) => ({ ...e, fleets: 0 }));
    expect(none.commits[0]!.missing).toBe('rebel.askNobody');
  });
  test('[2.03.23-a][D2-21] he may ask Fleets alone, and leave the Legions out', () => {
    const game = victor();
    const seen = onScreen(game, rebelForm, 0, (e) => ({ ...e, asked: [], paid: [], paidFleets: 0 }));
    expect(seen.commits[0]!.missing).toBeUndefined();
    expect(seen.sent.at(-1)).toEqual({ verb: 'testLegions', arg: [] });
    game.rolling(6, 6, 1);
    press(game, rebelForm, seen, 'ask');
    expect(game.said('rebels.fleetRolls')).toMatchObject([{ asked: 3, n: 2 }]);
  });
  test('[1.11.31-c][2.03.23-b] the Master of Horse is asked for his money in between, and what was entered stays', () => {
    const game = victor((g) => {
      g.forces[0]!.masterOfHorse = 'senator:2';
      Object.assign(senator(g, 'senator:2'), { at: 'field', office: 'master-of-horse', talents: 5 });
    });
    // Of his own 2 T nothing is left for Legions.
    const dear = onScreen(game, rebelForm, 0, (e) => ({ ...e, paidFleets: 2 }));
    expect(dear.commits[0]!.detail).toBe('rebel.pays {"n":2}');
    const first = onScreen(game, rebelForm, 0, (e) => ({ ...e, asked: ['legion:1'], paid: [] }));
    expect(first.sent.at(-1)).toEqual({ verb: 'testFleets', arg: 3 });
    press(game, rebelForm, first, 'ask');
    const lends = onScreen(game, decision, 1);
    expect(lends.commits.map((c) => c.name)).toEqual(['lendMoney', 'refuseMoney']);
    press(game, decision, lends, 'lendMoney');
    const asked = { seat: 0, question: game.as(0).question!, view: game.view(0) };
    expect(rebelForm.begins(asked, first.form.entered).asked).toEqual(['legion:1']);
  });
  test('[2.03.2-o] Veterans of his own are counted, unless he leaves them out', () => {
    const game = victor((g) => void Object.assign(g.legions[0]!, { veteran: true, allegiance: 'senator:1' }));
    const { form: all } = onScreen(game, rebelForm, 0);
    expect(all.with({ ...all.entered, way: 'declare' }).steps[0]!.answer).toEqual({ verb: 'declareRevolt' });
    const few = onScreen(game, rebelForm, 0, (e) => ({ ...e, leftOut: ['legion:0'] }));
    const strength = (step = few.form.asked) => few.form.explain(step, 'declareRevolt')?.tallies[0]?.total ?? 0;
    const counted = few.form.with({ ...few.form.entered, way: 'declare' });
    expect(counted.steps[0]!.answer).toEqual({ verb: 'countVeterans', arg: [] });
    expect(strength(counted.steps[1])).toBe(strength() - 2);
    press(game, rebelForm, few, 'declare');
    expect(game.g.senators.find((s) => s.rebel === 'primary')?.id).toBe('senator:1');
  });
  test('[2.03.23-d] keeps them all, unless fewer are entered', () => {
    const game = victor();
    game.as(0).does('testLoyalty').does('testFleets', 2).does('payFleets', 0);
    game.does('testLegions', ['legion:0', 'legion:1']).rolling(6, 6, 6, 6).does('payLegions', []);
    game.does('declareRevolt');
    while (game.as(0).offers('joinRevolt')) game.does('joinRevolt', []);
    expect(onScreen(game, amountsForm, 0).sent).toEqual([{ verb: 'keepFleets', arg: 2 }]);
    press(
      game,
      amountsForm,
      onScreen(game, amountsForm, 0, (e) => ({ ...e, shares: { '': 1 } })),
      'go',
    );
    expect(game.g.advanced?.rebels?.fleets).toBe(1);
  });
});

describe('what the Rebels cost', () => {
  const paying = (patch: (g: Rome) => void) => at(rebelUpkeep, undefined, { ...GOVERNORS, seats: 3 }, governed(patch));
  test('[2.03.6-f] Legions and Fleets that cannot be paid go: the fewest Legions, unless others are chosen', () => {
    const game = paying((g) => {
      marchesFrom(g, 'senator:2', HISPANIA);
      legionsTo(g, 'rebel', 3);
      g.advanced!.rebels!.fleets = 2;
      // 3 Legions, 2 Fleets and 1 of the Province at 2 each.
      rich(g, 'senator:2', 6);
    });
    const seen = onScreen(game, rebelPayForm, 1);
    expect(seen.sent[0]!.verb).toBe('releaseLegions');
    expect(seen.commits[0]!.label).toContain('rebelPay.withFleets');
    press(game, rebelPayForm, seen, 'go');
    expect(game.g.advanced?.rebels?.fleets).toBe(0);
  });
  test('[2.03.23-d] Fleets are paid for, or given up instead', () => {
    const game = paying((g) => {
      marchesFrom(g, 'senator:2', HISPANIA);
      legionsTo(g, 'rebel', 1);
      g.advanced!.rebels!.fleets = 2;
      rich(g, 'senator:2', 20);
    });
    const due = upkeep(game.g);
    expect(onScreen(game, rebelPayForm, 1).sent).toEqual([{ verb: 'payRebels', arg: { 'senator:2': due } }]);
    const seen = onScreen(game, rebelPayForm, 1, (e) => ({ ...e, fleets: 1 }));
    expect(seen.sent).toEqual([
      { verb: 'keepFleets', arg: 1 },
      { verb: 'payRebels', arg: { 'senator:2': due - 2 } },
    ]);
    expect(seen.commits[0]!.label).toBe(`rebelPay.giveUpAndPay {"fleets":1,"n":${due - 2}}`);
    press(game, rebelPayForm, seen, 'go');
    expect(game.g.advanced?.rebels?.fleets).toBe(1);
    expect(senator(game.g, 'senator:2').talents).toBe(22 - due);
  });
  test('[2.03.6-i][2.03.6-l] then Provincial Forces, from where he says', () => {
    const game = paying((g) => {
      revoltsIn(g, 'senator:2', SICILIA, { armies: 2 });
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', AFRICA, { armies: 2 });
      // One unit too many.
      rich(g, 'senator:2', upkeep(g) - 2);
    });
    const first = onScreen(game, amountsForm, 1);
    expect(first.sent[0]!.verb).toBe('giveUpForces');
    press(game, amountsForm, first, 'go');
    const which = onScreen(game, amountsForm, 1);
    expect(which.sent[0]!.verb).toBe('giveUpArmies');
    const left = forcesOf(game.g, AFRICA).armies + forcesOf(game.g, SICILIA).armies;
    press(game, amountsForm, which, 'go');
    expect(forcesOf(game.g, AFRICA).armies + forcesOf(game.g, SICILIA).armies).toBeLessThan(left);
  });
});

describe('Rebels on their way', () => {
  const crossing = (fleets: number) =>
    at(
      interception,
      undefined,
      { ...GOVERNORS, seats: 3 },
      governed((g) => {
        g.phase = 'combat';
        marchesFrom(g, 'senator:2', AFRICA, { armies: 2, fleets: 2 });
        g.advanced!.rebels!.crossing.push({ province: AFRICA, armies: 0, fleets: 0, legions: [] });
        g.fleets = fleets;
      }),
    );
  test('[2.03.72-c] are intercepted with one press, which says how likely it is to stop them', () => {
    const game = crossing(12);
    const seen = onScreen(game, decision, 0);
    expect(seen.commits[0]).toMatchObject({ name: 'intercept' });
    expect(seen.commits[0]!.detail).toMatch(/advanced.stops {"n":\d+}/);
    press(game, decision, seen, 'letLand');
    expect(game.g.advanced?.rebels?.crossing).toEqual([]);
  });
  const sending = () =>
    at(
      reinforcement,
      undefined,
      { ...GOVERNORS, seats: 3 },
      governed((g) => {
        marchesFrom(g, 'senator:2', HISPANIA, { armies: 1 });
        enlist(g, 1, 'senator:6');
        revoltsIn(g, 'senator:6', SICILIA, { armies: 2, fleets: 1 });
        legionsTo(g, SICILIA, 2);
        g.advanced!.rebels!.stalemate = true;
      }),
    );
  test('[2.03.71-b][2.03.71-d] reinforcements: all that he has, or what is entered, or nobody', () => {
    const game = sending();
    const seen = onScreen(game, reinforcementForm, 1);
    expect(seen.sent).toEqual([
      { verb: 'reinforceFrom', arg: SICILIA },
      { verb: 'sendForces', arg: { [ARMIES]: 2, [FLEETS]: 1 } },
      { verb: 'sendLegions', arg: ['legion:0', 'legion:1'] },
    ]);
    expect(seen.commits.map((c) => c.name)).toEqual(['send', 'noReinforcements']);
    const few = onScreen(game, reinforcementForm, 1, (e) => ({ ...e, forces: {}, legions: [] }));
    expect(few.commits[0]!.missing).toBeDefined();
    game
      .as(1)
      .does('reinforceFrom', SICILIA)
      .does('sendForces', { [ARMIES]: 1 });
    const half = onScreen(game, reinforcementForm, 1, (e) => ({ ...e, legions: ['legion:1'] }));
    expect(half.sent).toEqual([{ verb: 'sendLegions', arg: ['legion:1'] }]);
    press(game, reinforcementForm, half, 'send');
    expect(game.g.advanced?.rebels?.crossing[0] ?? game.g.advanced?.rebels?.inItaly[1]).toMatchObject({ armies: 1 });
  });
});

test('[2.03.81-j] after a Victory at sea the Commander goes on to land on the page of the battle', () => {
  const game = at(
    fightWar,
    { foe: SARDINIA },
    { ...GOVERNORS, seats: 3 },
    (g) => {
      bare(g);
      g.phase = 'combat';
      revoltsIn(g, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true });
      senator(g, 'senator:1').office = 'field-consul';
      sends(g, 'senator:1', SARDINIA, { legions: 10, fleets: 15 });
    },
    [3, 3, 2],
  );
  const seen = onScreen(game, battleForm, 0);
  expect(seen.sent).toEqual([{ verb: 'fightOnLand' }]);
  press(game, battleForm, seen, 'stayAtSea');
  expect(game.g.forces).toHaveLength(1);
});

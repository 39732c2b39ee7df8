/** How the sensible bot plays where Factions are Neutral — chapter IV */
import type { Offer, Question, State } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { concessionCard, isAlignedInRome, maybeSenator } from '../rules/study.ts';
import type { Rome } from '../rules/index.ts';
import { wages } from '../rules/testing/armies.ts';
import { allot, answers, ask, button, newGame, pick, playOut } from './testing/table.ts';
import { sensible } from './for-one-or-two.ts';

const several = (min: number, max: number, ...of: string[]): Offer => ({ t: 'choose', of, min, max, rules: [] });
const alone = (patch: (g: Rome) => void = () => {}, seats = 1): State<Rome> => {
  const s = newGame(seats, 'early', 'few');
  patch(s.g);
  return s;
};
const own = (g: Rome, seat = 0): string[] =>
  g.senators.filter((s) => s.faction === g.neutrals!.players[seat]).map((s) => s.id);
const theirs = (g: Rome): string[] =>
  g.senators.filter((s) => s.faction >= 0 && !g.neutrals!.players.includes(s.faction)).map((s) => s.id);
const first = (s: State<Rome>, ...questions: Question[]) => answers(s, 0, ...questions)[0];

describe.each([
  [1, 'early'],
  [1, 'middle'],
  [1, 'late'],
  [2, 'early'],
])('%i at the table, %s', (seats, scenario) => {
  test('[4.01.1-a] he plays to the end, with whatever is asked', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { s } = playOut(
        scenario,
        seed,
        Array.from({ length: seats }, () => sensible),
      );
      expect(s.over).toBeDefined();
    }
  });
});

test('[4.02.1-b] he never stops at what a Neutral does, whatever else he could do', () => {
  const s = alone();
  const asked = {
    ...ask('neutral.spoils.takes', {}, { nextMove: button, demandCheck: pick('senator:1') }),
    asides: [],
  };
  expect(first(s, asked)).toEqual({ verb: 'nextMove' });
});

describe('Coalition and plan', () => {
  test('[4.05.2-h] he rules where he can', () => {
    const asked = ask('ask.coalition.join', {}, { joinCoalition: button, refuseCoalition: button });
    expect(first(alone(), asked)).toEqual({ verb: 'joinCoalition' });
  });
  test('[4.05.2-j] he takes the smallest partner who is enough, or else the largest', () => {
    const s = alone();
    const n = s.g.neutrals!;
    const others = s.g.factions.flatMap((_, faction) => (n.players.includes(faction) ? [] : [faction]));
    for (const [i, votes] of [3, 6, 9, 2].entries()) n.votes[others[i]!] = votes;
    const refs = others.map((faction) => `faction:${faction}`);
    const asked = (needed: number) =>
      ask('ask.coalition.partner', { votes: 10, needed }, { takePartner: pick(...refs) });
    expect(first(s, asked(15))).toEqual({ verb: 'takePartner', arg: refs[1] });
    expect(first(s, asked(40))).toEqual({ verb: 'takePartner', arg: refs[2] });
  });
  test('[4.05.3-f] the weakest War is attacked first', () => {
    const s = alone((g) => {
      for (const id of ['war:120', 'war:121'] as const) wages(g, id);
    });
    const wars = ['war:120', 'war:121'];
    const weakest = 'war:121';
    const asked = ask('ask.plan.which', {}, { planWar: pick(...wars) });
    expect(first(s, asked)).toEqual({ verb: 'planWar', arg: weakest });
  });
  test('[4.05.31-f] all Veterans go who can', () => {
    const asked = ask('ask.plan.veterans', {}, { spareVeterans: several(0, 2, 'legion:0', 'legion:1', 'legion:2') });
    expect(first(alone(), asked)).toEqual({ verb: 'spareVeterans', arg: ['legion:0', 'legion:1'] });
  });
});

describe('Spoils', () => {
  const OFFICES = pick('office:field-consul', 'office:rome-consul');
  test('[4.05.4-g] an office is for one of his own, the most influential', () => {
    const s = alone((g) => (maybeSenator(g, own(g)[1]!)!.influence = 12));
    const [mine, rival] = [own(s.g)[1]!, theirs(s.g)[0]!];
    expect(first(s, ask('ask.spoils.which', {}, { passSpoils: button, takeSpoil: OFFICES }))?.verb).toBe('takeSpoil');
    const who = { giveSpoil: pick(rival, own(s.g)[0]!, mine), otherSpoil: button };
    expect(first(s, ask('ask.spoils.who', { what: 'office:rome-consul' }, who))).toEqual({
      verb: 'giveSpoil',
      arg: mine,
    });
  });
  test('[4.05.415-d] rather nothing than something for a rival; unless he must', () => {
    const s = alone();
    const who = ask(
      'ask.spoils.who',
      { what: 'office:censor' },
      { giveSpoil: pick(...theirs(s.g)), otherSpoil: button },
    );
    const which = (pass: object) => ask('ask.spoils.which', {}, { ...pass, takeSpoil: pick('office:censor') });
    const said = answers(s, 0, who, which({ passSpoils: button }), which({}), who);
    expect(said.map((x) => x.verb)).toEqual(['otherSpoil', 'passSpoils', 'takeSpoil', 'giveSpoil']);
  });
  test('[4.02.2-a] a Neutral has the poorest Concession', () => {
    const s = alone();
    const of = ['concession:52', 'concession:55', 'concession:60'];
    const poorest = [...of].sort((x, y) => concessionCard(s.g, x).income - concessionCard(s.g, y).income)[0];
    const said = first(s, ask('ask.spoils.concession', { faction: 'faction:2' }, { concession: pick(...of) }));
    expect(said).toEqual({ verb: 'concession', arg: poorest });
  });

  const calls = (verb: string) => ({
    ...ask('ask.spoils.callChoice', {}, { pass: button, [verb]: pick('card:99') }),
    asides: [verb],
  });
  const choosing = (influence: number, spoil: 'censor' | 'pass') => (g: Rome) => {
    const rival = g.senators.find((x) => theirs(g).includes(x.id) && isAlignedInRome(x))!;
    rival.influence = influence;
    g.neutrals!.coalition = { entry: 1, members: [rival.faction] };
    g.neutrals!.choice = {
      by: rival.faction,
      spoil,
      who: spoil === 'pass' ? '' : rival.id,
      means: 'turn',
      status: 'open',
    };
  };
  test('[4.05.419-a] a Tribune against a rival who would all but win; not for less', () => {
    expect(first(alone(choosing(33, 'censor')), calls('skipByTribune'))?.verb).toBe('skipByTribune');
    expect(first(alone(choosing(2, 'censor')), calls('skipByTribune'))).toEqual({ verb: 'pass' });
  });
  test('[4.05.419-c][4.05.417-d] against a Land Bill that the State cannot pay, and for one that the people need', () => {
    const bill = (state: number, unrest: number) => (g: Rome) => {
      choosing(2, 'pass')(g);
      Object.assign(g, { state, unrest });
    };
    expect(first(alone(bill(-90, 0)), calls('cancelBillByTribune'))?.verb).toBe('cancelBillByTribune');
    expect(first(alone(bill(300, 0)), calls('cancelBillByTribune'))).toEqual({ verb: 'pass' });
    expect(first(alone(bill(300, 6)), calls('coSponsorByTribune'))?.verb).toBe('coSponsorByTribune');
    expect(first(alone(bill(300, 0)), calls('coSponsorByTribune'))).toEqual({ verb: 'pass' });
  });
  test('[4.07.3-b] an Assassination Check of whoever is about to win, once a turn', () => {
    const s = alone(choosing(33, 'censor'));
    const rival = theirs(s.g).find((id) => maybeSenator(s.g, id)!.influence === 33)!;
    const asked = {
      ...ask('ask.spoils.callChoice', {}, { pass: button, demandCheck: pick(rival) }),
      asides: ['demandCheck'],
    };
    expect(answers(s, 0, asked, asked).map((x) => x.verb)).toEqual(['demandCheck', 'pass']);
    const mine = { ...asked, verbs: { pass: button, demandCheck: pick(own(s.g)[0]!) } };
    expect(first(s, mine)).toEqual({ verb: 'pass' });
  });
});

test('[4.06.1-b] he buys a Statesman of his own Family, and no other', () => {
  const s = alone((g) => {
    const senator = maybeSenator(g, own(g)[0]!)!;
    Object.assign(senator, { id: 'senator:1', family: true });
    g.senators = g.senators.filter((x) => x === senator || x.id !== 'senator:1');
  });
  const asked = (...cards: string[]) =>
    ask('ask.neutral.buy', {}, { doneTrading: button, buyWithIntrigue: pick(...cards) });
  expect(first(s, asked('card:12'))).toEqual({ verb: 'doneTrading' });
  expect(first(s, asked('card:12', 'card:10'))).toEqual({ verb: 'buyWithIntrigue', arg: 'card:10' });
});

test('[4.02.2-a] what is asked for a Neutral has an answer that does Rome good', () => {
  const s = alone();
  expect(first(s, ask('ask.neutral.join', {}, { joinRevolt: several(0, 2, ...theirs(s.g).slice(0, 2)) }))).toEqual({
    verb: 'joinRevolt',
    arg: [],
  });
  expect(first(s, ask('ask.neutral.marchOn', {}, { layDown: button, marchOn: pick('war:1') }))).toEqual({
    verb: 'layDown',
  });
  const fleets = ask('ask.neutral.fleets', { n: 1 }, { loseFleets: allot({ 'force:1': 3, active: 3 }) });
  expect(first(s, fleets)).toEqual({ verb: 'loseFleets', arg: { active: 1 } });
});

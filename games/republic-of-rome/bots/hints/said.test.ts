/** Reasons in the numbers that the bot weighs, at positions made for them; and in a game where it is asked most. */
import { type Answer, engineOf, type Offer, openGame, type Question, rng, type State } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { expect, test } from 'vitest';
import { type Rome, republicOfRome } from '../../rules/index.ts';
import { bots } from '../index.ts';
import { answers, ask, button, floorOf, menOf, pick, quietSenate, range } from '../testing/table.ts';
import { hints } from './index.ts';

const why = (s: State<Rome>, question: Question, answer: Answer) =>
  hints.why(seenBy(republicOfRome, s, question, 0, rng('why')), answer).says;
/** What the bot answers, and what it says of it. */
const told = (s: State<Rome>, question: Question) => {
  const [answer] = answers(s, 0, question);
  return { answer: answer!, says: why(s, question, answer!) };
};

test('[1.07.413] a counter-bribe says what the chance was and what it will be; and what would be too dear', () => {
  const s = quietSenate((g) => {
    g.phase = 'forum';
    Object.assign(menOf(g, 0)[0]!, { influence: 9 });
  });
  const target = menOf(s.g, 0)[0]!.id;
  const asked = (base: number) =>
    told(
      s,
      ask(
        'ask.forum.counterBribe',
        { target, faction: 'faction:1', base },
        { counterBribe: range(1, 9), pass: button },
      ),
    );
  expect(asked(7)).toMatchObject({
    answer: { verb: 'counterBribe', arg: 4 },
    says: [
      { k: 'hint.rome.wonOver.paid', a: { target, talents: 4, before: 58, after: 8 } },
      { k: 'hint.rome.wonOver.own' },
    ],
  });
  expect(asked(2)).toMatchObject({
    answer: { verb: 'pass' },
    says: [{ k: 'hint.rome.wonOver', a: { chance: 3 } }, { k: 'hint.rome.wonOver.low' }],
  });
});

test('[1.07.22] a bid says what another Initiative is worth to whoever bids, and the bid to beat', () => {
  const s = quietSenate((g) => {
    g.phase = 'forum';
    Object.assign(menOf(g, 0)[0]!, { influence: 0, talents: 16 });
    for (const x of menOf(g, 1)) Object.assign(x, { influence: 8, talents: 0 });
  });
  const who = menOf(s.g, 0)[0]!.id;
  const { answer, says } = told(s, ask('ask.forum.bid', { high: 4 }, { bid: pick(who), pass: button }));
  expect(answer.verb).toBe('pass');
  expect(says.slice(0, 2)).toMatchObject([
    { k: 'hint.rome.bid', a: { who, talents: 4 } },
    { k: 'hint.rome.bid.high', a: { talents: 4 } },
  ]);
});

test('single steps say what they aim at', () => {
  const s = quietSenate((g) => {
    g.senate.provoked = 1;
    menOf(g, 1)[0]!.influence = 24;
    Object.assign(menOf(g, 0)[0]!, { influence: 5, talents: 40 });
    g.senate.floors = [
      floorOf(g, { t: 'censor', nominee: menOf(g, 0)[0]!.id }, { by: 0, proposer: menOf(g, 0)[0]!.id }),
    ];
  });
  const [own, rival] = [0, 1].map((seat) => menOf(s.g, seat)[0]!.id);
  const keys = (k: string, a: Record<string, string | number>, verbs: Question['verbs']) =>
    told(s, ask(k, a, verbs)).says.map((x) => x.k);
  expect(keys('ask.laws.fine', {}, { fineGovernor: pick(rival!), fineNobody: button })[0]).toBe('hint.rome.fine');
  expect(keys('ask.laws.fine', {}, { fineGovernor: pick(own!), fineNobody: button })[0]).toBe('hint.rome.noFine');
  const priest = { makePriest: pick(own!), drop: button };
  expect(keys('ask.pontifex.priest', { from: rival! }, priest)[0]).toBe('hint.rome.priest');
  expect(keys('ask.pontifex.priest', { from: own! }, priest)[0]).toBe('hint.rome.noPriest');
  const graft = { payGraft: button, desist: button };
  expect(keys('ask.senate.graft', { n: 3 }, graft)).toContain('hint.rome.graft');
  expect(keys('ask.senate.graft', { n: 30 }, graft)).toContain('hint.rome.graft.dear');
  expect(keys('ask.senate.mob', {}, { inciteMob: pick(own!), pass: button })[0]).toBe('hint.rome.mob');
  expect(keys('ask.senate.mob', {}, { pass: button })).toContain('hint.rome.pass');
  const due = (verbs: Question['verbs']) => keys('ask.senate.promisedTribune', {}, verbs)[0];
  expect(due({ proposeByTribune: pick('card:38') })).toBe('hint.rome.promised');
  expect(due({ noTribune: button })).toBe('hint.rome.promised.none');
  expect(keys('ask.senate.tribuneNotDue', {}, { goOn: button })[0]).toBe('hint.rome.notDue');
  const veterans: Offer = { t: 'choose', of: ['legion:0'], min: 1, max: 1, rules: [] };
  expect(keys('ask.combat.veterans', {}, { recallVeterans: veterans, letFight: button })[0]).toBe('hint.rome.veterans');
  expect(keys('ask.combat.veterans', {}, { letFight: button })[0]).toBe('hint.rome.veterans.own');
  expect(keys('ask.veterans.where', {}, { sendVeterans: pick(own!) })[0]).toBe('hint.rome.veterans.to');
});

/** These are asked again and again; a rule of thumb would say the same of each. */
const OFTEN = [
  'ask.cards.play',
  'ask.forum.bid',
  'ask.forum.counterBribe',
  'ask.forum.raise',
  'ask.governors.propose',
  'ask.governors.who',
  'ask.revenue.redistribution',
  'ask.revenue.spoils',
  'ask.senate.call',
  'ask.senate.consulship',
  'ask.trade',
];
test('what is asked most in a game is answered by more than what the question is about', () => {
  const engine = engineOf(republicOfRome);
  const { match } = openGame(republicOfRome, 3, { scenario: 'late' }, { t: 'seed', seed: 'said' });
  const players = Array.from({ length: 3 }, () => bots['normal']!());
  const chance = rng('players');
  const asked = new Set<string>();
  const general = new Set<string>();
  for (let i = 0; i < 400 && !match.state.over; i++) {
    const seat = engine.waitingFor(match.state)[0]!;
    const question = match.question(seat)!;
    const answer = players[seat]!.choose(seenBy(republicOfRome, match.state, question, seat, chance));
    const { k } = question.prompt;
    asked.add(k);
    const { says } = hints.why(seenBy(republicOfRome, match.state, question, seat, rng('why')), answer);
    if (OFTEN.includes(k) && says.every((m) => m.k.startsWith('hint.rome.on.'))) general.add(k);
    match.play(answer);
  }
  expect(OFTEN.filter((k) => !asked.has(k))).toEqual([]);
  expect([...general]).toEqual([]);
}, 120_000);

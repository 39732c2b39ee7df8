/** A Faction of an ordinary game by a printed card: votes, offices, contributions, revolts — 4.05.4, 4.06.2, own-131 */
import { engineOf } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import { seenBy } from '@tabularium/parts';
import { describe, expect, test } from 'vitest';
import type { Rome, RomeView } from '../rules/index.ts';
import { contributions } from '../rules/revenue/contributions.ts';
import { declaration } from '../rules/revolution/declaration.ts';
import { fresh } from '../rules/rome/death.ts';
import type { Proposal } from '../rules/study.ts';
import { legionsTo, sends } from '../rules/testing/armies.ts';
import { at } from '../rules/testing/at.ts';
import { bare, rich } from '../rules/testing/bare.ts';
import { revolts } from '../rules/testing/people.ts';
import { cardOfFaction } from '../rules/neutrals/study.ts';
import { neutral } from './neutral.ts';
import { goingBy, neutralAnswer, type Position, showing } from './testing/neutral.ts';
import { ask, button, pick, floorOf } from './testing/table.ts';

const rivalOf = ({ g, seat }: Position) => g.senators.find((x) => x.faction !== seat)!.id;

describe('[own-131] votes', () => {
  const on = (
    proposal: (at: Position) => Proposal,
    card: Parameters<typeof goingBy>[0] = 'plutocrats',
    abstains = true,
  ) => {
    const position = goingBy(card);
    const { g, seat } = position;
    g.phase = 'senate';
    g.senate.floors = [floorOf(g, proposal(position), { by: seat, proposer: '' })];
    const verbs = { aye: button, nay: button, ...(abstains && { abstain: button }) };
    return neutralAnswer(position, ask('ask.senate.vote', { by: `faction:${seat}` }, verbs)).verb;
  };
  test('for whatever one of its own gains by', () => {
    expect(on((p) => ({ t: 'consuls', pair: [rivalOf(p), p.first.id] }))).toBe('aye');
    expect(on((p) => ({ t: 'censor', nominee: p.second.id }))).toBe('aye');
    expect(on((p) => ({ t: 'governors', posts: [{ province: 'province:sicilia', senator: p.first.id }] }))).toBe('aye');
    expect(on((p) => ({ t: 'concessions', gifts: [{ concession: 'concession:56', senator: p.first.id }] }))).toBe(
      'aye',
    );
    expect(on((p) => ({ t: 'consul-for-life', nominee: p.first.id }))).toBe('aye');
  });
  test('against whatever one of its own loses by', () => {
    const trial = { t: 'prosecution', kind: 'minor', ground: 'corrupt' } as const;
    expect(on((p) => ({ ...trial, accused: p.first.id, prosecutor: rivalOf(p) }))).toBe('nay');
    expect(on((p) => ({ t: 'special-prosecution', accused: p.first.id, popularity: 0 }))).toBe('nay');
    const sent = { t: 'send', war: 'rebel', legions: [], fleets: 0, replaces: '' } as const;
    const army = (p: Position): Proposal => ({ t: 'deploy', orders: [{ ...sent, commander: rivalOf(p) }] });
    const against = (who: (p: Position) => Position['first']['id']) =>
      on((p) => {
        revolts(p.g, who(p));
        return army(p);
      });
    expect([against((p) => p.second.id), against(rivalOf)]).toEqual(['nay', 'abstain']);
  });
  test('nobody else becomes Consul for Life without its votes against him', () => {
    expect(on((p) => ({ t: 'consul-for-life', nominee: rivalOf(p) }))).toBe('nay');
  });
  test('it abstains from everything else', () => {
    expect(on((p) => ({ t: 'consuls', pair: [rivalOf(p), rivalOf(p)] }))).toBe('abstain');
    expect(on(() => ({ t: 'raise', legions: 3, fleets: 0 }))).toBe('abstain');
    const trial = { t: 'prosecution', kind: 'major', ground: 'major' } as const;
    expect(on((p) => ({ ...trial, accused: rivalOf(p), prosecutor: p.first.id }))).toBe('abstain');
  });
  test('of Land Bills, where nobody abstains, its card says what it thinks', () => {
    const bill = (p: Position): Proposal => ({ t: 'land-bill', type: 'I', sponsor: rivalOf(p), coSponsor: rivalOf(p) });
    const repeal = (p: Position): Proposal => ({ t: 'repeal', type: 'II', sponsor: rivalOf(p) });
    const cards = ['imperials', 'plutocrats', 'conservatives', 'populists'] as const;
    expect(cards.map((card) => on(bill, card, false))).toEqual(['aye', 'nay', 'nay', 'aye']);
    expect(cards.map((card) => on(repeal, card, false))).toEqual(['nay', 'aye', 'aye', 'nay']);
  });
});

describe('offices and what it presides over', () => {
  test('[4.05.41-b][own-131] it nominates the one of its own with least Influence, until the Senate has rejected him', () => {
    const p = goingBy('plutocrats');
    p.first.influence = 9;
    const other = rivalOf(p);
    const nominate = (k: string) => neutralAnswer(p, ask(k, {}, { nominate: pick(other, p.first.id, p.second.id) }));
    expect(nominate('ask.senate.consul')).toEqual({ verb: 'nominate', arg: p.second.id });
    expect(nominate('ask.senate.censor')).toEqual({ verb: 'nominate', arg: p.second.id });
    p.second.influence = 12;
    expect(nominate('ask.senate.censor')).toEqual({ verb: 'nominate', arg: p.first.id });
    // Whom then, nobody has written down: anybody who may be elected.
    p.g.senate.rejected = [`censor ${p.first.id}`];
    expect(nominate('ask.senate.censor').verb).toBe('nominate');
  });
  test.each([
    ['imperials', 'wantField'],
    ['plutocrats', 'wantRome'],
    ['conservatives', 'wantRome'],
    ['populists', 'wantRome'],
  ] as const)('[4.05.4-f] of the two Consuls the %s want what comes first on their card: %s', (card, wish) => {
    const question = ask('ask.senate.consulship', {}, { wantRome: button, wantField: button, wantEither: button });
    expect(neutralAnswer(goingBy(card), question)).toEqual({ verb: wish });
  });
  test('[4.05.415-a][4.05.415-b] the best Province, for the one of its own with fewest votes', () => {
    const p = goingBy('imperials');
    p.g.provinces = [];
    const vacant = {
      governor: '',
      term: 0,
      legate: false,
      elected: 0,
      overrun: false,
      plunderer: '',
      inRevolt: false,
      garrisonSent: 0,
    } as const;
    for (const id of ['province:sicilia', 'province:asia'] as const)
      p.g.provinces.push({ id, developed: true, ...vacant });
    const [poor, dear] = p.g.provinces.map((x) => x.id);
    expect(neutralAnswer(p, ask('ask.governors.propose', {}, { fillProvince: pick(poor!, dear!) })).arg).toBe(dear);
    p.second.knights = 20;
    const who = ask('ask.governors.who', { province: dear! }, { nominate: pick(rivalOf(p), p.first.id, p.second.id) });
    expect(neutralAnswer(p, who).arg).toBe(p.first.id);
  });
  test('[A4-72] nobody goes again who has just come back', () => {
    const consent = ask('ask.governors.consent', {}, { consent: button, refuse: button });
    expect(neutralAnswer(goingBy('imperials'), consent)).toEqual({ verb: 'refuse' });
  });
  test('[4.05.414-a] a Concession goes to the one of its own with fewest', () => {
    const p = goingBy('plutocrats');
    p.first.influence = 20;
    p.g.concessions = [
      { id: 'concession:52', holder: p.first.id, revealed: false, voted: 0 },
      { id: 'concession:56', holder: 'forum', revealed: false, voted: 0 },
    ];
    const who = ask(
      'ask.concessions.who',
      { concession: 'concession:56' },
      { recipient: pick(p.first.id, p.second.id) },
    );
    expect(neutralAnswer(p, who).arg).toBe(p.second.id);
  });
  test('[own-131] it proposes neither Consuls for Life nor recalls; Land Bills only where its card has them', () => {
    const menu = (card: Parameters<typeof goingBy>[0]) => {
      const p = goingBy(card);
      Object.assign(p.g, { unrest: 6, state: 500 });
      p.g.senate.filled = { consuls: true, dictator: true, censor: true };
      p.first.influence = 40;
      const kinds = pick('kind:consul-for-life', 'kind:recall-pontifex', 'kind:land-bill');
      return neutralAnswer(p, ask('ask.senate.business', {}, { propose: kinds, adjourn: button }));
    };
    expect(menu('populists')).toEqual({ verb: 'propose', arg: 'kind:land-bill' });
    expect(menu('conservatives')).toEqual({ verb: 'adjourn' });
  });
  test('[own-131] it accuses nobody, and lends nobody its voice for it', () => {
    const p = goingBy('populists');
    const choose = ask('ask.prosecution.choose', {}, { prosecute: pick(rivalOf(p)), endProsecutions: button });
    const consent = ask('ask.prosecution.consent', { accused: rivalOf(p) }, { consent: button, refuse: button });
    expect([neutralAnswer(p, choose).verb, neutralAnswer(p, consent).verb]).toEqual(['endProsecutions', 'refuse']);
  });
  test('[4.05.1-c] it wants no Dictator', () => {
    const p = goingBy('imperials');
    const dictators = ask('ask.senate.dictators', {}, { nominate: pick(p.first.id), goOn: button });
    const joint = ask('ask.senate.joint', {}, { nameDictator: pick(p.first.id), decline: button });
    expect([neutralAnswer(p, dictators).verb, neutralAnswer(p, joint).verb]).toEqual(['goOn', 'decline']);
  });
  test('[A4-47] as Censor it fines the corrupt one of another Faction who has most Influence', () => {
    const p = goingBy('plutocrats');
    const [a, b] = p.g.senators.filter((x) => x.faction !== p.seat);
    for (const x of [p.first, a!, b!]) Object.assign(x, { returned: p.g.turn, returnedCorrupt: true });
    Object.assign(p.first, { influence: 30 });
    Object.assign(b!, { influence: 20 });
    const question = ask(
      'ask.prosecution.choose',
      {},
      { endProsecutions: button, fineGovernor: pick(p.first.id, a!.id, b!.id) },
    );
    expect(neutralAnswer(p, question)).toEqual({ verb: 'fineGovernor', arg: b!.id });
  });
});

/** What the bot answers at a real table, to what it is really asked there. */
const answerAt = (game: Play<Rome, RomeView>, seat: number, face = 1) => {
  const question = engineOf(game.module).question(game.state, seat)!;
  const { by: _, ...answer } = neutral().choose(seenBy(game.module, game.state, question, seat, showing(face)));
  return answer;
};
const seatWith = (g: Rome, card: string): number => [0, 1, 2, 3].find((f) => cardOfFaction(g, f) === card)!;

describe('contributions', () => {
  const phase = (card: string, talents: number, influence = 5, second = 0) => {
    const game = at(contributions, undefined, { seats: 4 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      for (const x of g.senators) rich(g, x.id, 30);
      const own = g.senators[seatWith(g, card)]!;
      rich(g, own.id, talents).influence = influence;
      if (second === 0) return;
      g.senators.push({ ...fresh(g, 'senator:18A', own.faction), family: false });
      rich(g, 'senator:18A', second);
    });
    const seat = seatWith(game.g, card);
    return { game, seat, other: seat === 0 ? 1 : 0, own: `senator:${seat + 1}` };
  };
  test.each([
    ['imperials', true],
    ['plutocrats', false],
    ['conservatives', true],
    ['populists', false],
  ] as const)(
    '[4.03.4-a][4.03.4-b][own-130] once another has given, the %s give what brings Influence: %s',
    (card, gives) => {
      const { game, seat, other, own } = phase(card, 12);
      expect(answerAt(game, seat)).toEqual({ verb: 'contributed' });
      game.as(other).does('contribute', { [`senator:${other + 1}`]: 3 });
      expect(answerAt(game, seat)).toEqual(
        gives ? { verb: 'contribute', arg: { [own]: 10 } } : { verb: 'contributed' },
      );
    },
  );
  test('[4.03.4-c] whoever has not so much gives nothing; and nobody gives twice', () => {
    const poor = phase('imperials', 9);
    poor.game.as(poor.other).does('contribute', { [`senator:${poor.other + 1}`]: 10 });
    expect(answerAt(poor.game, poor.seat)).toEqual({ verb: 'contributed' });
    const able = phase('imperials', 12, 5, 11);
    able.game.as(able.other).does('contribute', { [`senator:${able.other + 1}`]: 10 });
    able.game.as(able.seat).does('contribute', { [able.own]: 10 });
    expect(answerAt(able.game, able.seat)).toEqual({ verb: 'contributed' });
  });
  test('[4.03.4-f] whoever becomes Consul for Life by it gives what that takes', () => {
    const { game, seat, own } = phase('plutocrats', 25, 32);
    expect(answerAt(game, seat)).toEqual({ verb: 'contribute', arg: { [own]: 25 } });
  });
});

describe('revolt', () => {
  /** senator:1 has won with so many Legions, all but the first Veterans of his own. */
  const victor = (legions: number, talents: number, elsewhere = 0, dice: number[] = []) =>
    at(
      declaration,
      undefined,
      { seats: 4 },
      (g) => {
        bare(g);
        g.phase = 'revolution';
        const f = sends(g, 'senator:1', '' as never, { legions: 1, fleets: 0, force: { victorious: true } });
        legionsTo(g, `force:${f.id}`, legions - 1, { veteran: true, allegiance: 'senator:1' });
        legionsTo(g, 'active', elsewhere);
        rich(g, 'senator:1', talents);
      },
      dice,
    );
  test('[4.06.2-c] not without 3 Talents for each Legion', () => {
    expect(answerAt(victor(4, 11), 0)).toEqual({ verb: 'layDown' });
    expect(answerAt(victor(4, 12), 0)).toEqual({ verb: 'testLoyalty' });
  });
  test('[4.06.2-d] nor where no more than half of all Legions can be expected', () => {
    expect(answerAt(victor(4, 40, 3), 0)).toEqual({ verb: 'layDown' });
    expect(answerAt(victor(4, 40, 2), 0)).toEqual({ verb: 'testLoyalty' });
  });
  const heard = (game: Play<Rome, RomeView>, n: number): unknown[] =>
    Array.from({ length: n }, () => {
      const { verb, arg } = answerAt(game, 0);
      game.as(0).does(verb, arg as never);
      return arg === undefined ? verb : [verb, (arg as string[]).length];
    });
  test('[4.06.2-g][A4-49] it asks all of them, pays for each, and revolts with 60 % of all', () => {
    const asked = ['testLoyalty', ['testLegions', 1], ['payLegions', 1]];
    expect(heard(victor(4, 40, 2, [6]), 4)).toEqual([...asked, 'declareRevolt']);
    expect(heard(victor(4, 40, 2, [1]), 4)).toEqual([...asked, 'layDown']);
  });
  test('nobody of its own joins a Rebel, or lends him money', () => {
    const p = goingBy('imperials');
    const join = ask(
      'ask.revolution.join',
      {},
      { joinRevolt: { t: 'choose', of: [p.second.id], min: 0, max: 1, rules: [] } },
    );
    const lend = ask('ask.revolution.lend', {}, { lendMoney: button, refuseMoney: button });
    expect(neutralAnswer(p, join)).toEqual({ verb: 'joinRevolt', arg: [] });
    expect(neutralAnswer(p, lend)).toEqual({ verb: 'refuseMoney' });
  });
});

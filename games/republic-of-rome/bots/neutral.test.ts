/** A Faction of an ordinary game by a printed card: revenue, Forum and cards — chapter IV, own-130 */
import { rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { random } from '@tabularium/bots';
import { fresh } from '../rules/rome/death.ts';
import { governs } from '../rules/testing/bare.ts';
import { bots } from './index.ts';
import { cardOfFaction } from '../rules/neutrals/study.ts';
import { neutral } from './neutral.ts';
import { sensible } from './sensible.ts';
import { goingBy, neutralAnswer, neutralAnswers, type Position, SEATS } from './testing/neutral.ts';
import { allot, answersOf, ask, button, pick, playOut, range } from './testing/table.ts';

const CARDS = ['imperials', 'plutocrats', 'conservatives', 'populists'] as const;
const own = ({ seat }: Position): string => `faction:${seat}`;

describe('whole games', () => {
  test.each([
    ['early', 4, 1],
    ['middle', 3, 1],
    ['late', 5, 2],
    ['alternative', 6, 1],
  ] as const)('%s, %i players, %i neutral: every question is answered and the game ends', (scenario, seats, n) => {
    const seated = Array.from({ length: seats }, (_, i) => (i < n ? neutral : sensible));
    expect(playOut(scenario, 'neutral', seated).s.over).toBeDefined();
  });
  test('also at tables of fools, and with all Advanced Rules', () => {
    const advanced = ['pontifex', 'provincial-wars', 'rebel-governors', 'disbandment', 'passing-laws', 'advocates'];
    for (const rules of [[], advanced]) {
      expect(playOut('late', 'fools', [random, neutral, random, neutral], 20_000, rules).s.over).toBeDefined();
    }
  });
  test('it makes no agreements, no attempts on lives, no vetoes and no proposals out of turn, and buys no votes', () => {
    const verbs = new Set<string>();
    const watched = () => {
      const bot = neutral();
      return {
        ...bot,
        choose: (seen: Parameters<typeof bot.choose>[0]) => {
          const input = bot.choose(seen);
          verbs.add(input.verb);
          return input;
        },
      };
    };
    playOut('early', 'quiet', [random, watched, random, sensible], 3000);
    const never = ['deal', 'dealNumber', 'dealText', 'assassinate', 'vetoByTribune', 'proposeByTribune', 'buyVotes'];
    expect(never.filter((verb) => verbs.has(verb))).toEqual([]);
  });
});

test('it is not the bot that plays where nobody has chosen one', () => {
  expect(Object.keys(bots).at(-1)).toBe('normal');
  expect(Object.keys(bots)).toContain('neutral');
});

describe('[own-130] which card', () => {
  test('[4.01.2-a] each of four Factions goes by another, by the printed numbers of its Families', () => {
    const { g } = goingBy('imperials');
    expect(SEATS.map((f) => cardOfFaction(g, f)).sort()).toEqual([...CARDS].sort());
  });
  test('what has been gained since does not count, nor does a Statesman', () => {
    const { g, second, first } = goingBy('conservatives');
    const before = SEATS.map((f) => cardOfFaction(g, f));
    first.influence = 30;
    second.influence = 30;
    expect(SEATS.map((f) => cardOfFaction(g, f))).toEqual(before);
  });
  test('of three the Populists’ is left out, of six several have it', () => {
    const { g } = goingBy('populists');
    g.factions.pop();
    g.senators = g.senators.filter((x) => x.faction < 3);
    expect([0, 1, 2].map((f) => cardOfFaction(g, f)).sort()).toEqual(['conservatives', 'imperials', 'plutocrats']);
    for (const f of [3, 4, 5]) {
      g.factions[f] = { ...g.factions[0]! };
      g.senators.push(fresh(g, `senator:${f + 1}` as 'senator:4', f));
    }
    expect([0, 1, 2, 3, 4, 5].filter((f) => cardOfFaction(g, f) === 'populists')).toHaveLength(3);
  });
});

describe('Leader', () => {
  const leads = (card: (typeof CARDS)[number], change: (at: Position) => void): string => {
    const at = goingBy(card);
    change(at);
    at.g.factions[at.seat]!.leader = '';
    const { verb, arg } = neutralAnswer(
      at,
      ask('ask.setup.leader', {}, { nameLeader: pick(at.first.id, at.second.id) }),
    );
    expect(verb).toBe('nameLeader');
    return arg === at.first.id ? 'first' : 'second';
  };
  test('[4.01.3-g] the Imperials look at MIL, whatever his Influence', () => {
    // The Statesman 18A has MIL 5.
    expect(leads('imperials', ({ first }) => (first.influence = 30))).toBe('second');
  });
  test.each(['plutocrats', 'conservatives'] as const)('[4.01.3-g] the %s look at Influence', (card) => {
    expect(
      leads(card, ({ first, second }) => ((first.influence = 9), (second.influence = 8), (second.popularity = 9))),
    ).toBe('first');
  });
  test('[4.01.3-g] the Populists look at Influence and Popularity together', () => {
    expect(
      leads(
        'populists',
        ({ first, second }) => ((first.influence = 9), (second.influence = 8), (second.popularity = 2)),
      ),
    ).toBe('second');
  });
  test('[4.01.3-b][4.01.3-c] in an Initiative he is replaced only by somebody who fits better', () => {
    const at = goingBy('plutocrats');
    at.first.influence = 5;
    at.second.influence = 5;
    at.g.factions[at.seat]!.leader = at.first.id;
    const act = ask('ask.forum.act', {}, { appointLeader: pick(at.second.id), endInitiative: button });
    expect(neutralAnswer(at, act)).toEqual({ verb: 'endInitiative' });
    at.second.influence = 6;
    expect(neutralAnswer(at, act)).toEqual({ verb: 'appointLeader', arg: at.second.id });
  });
});

describe('revenue', () => {
  const shared = (card: (typeof CARDS)[number], lump: number, face = 1): Record<string, number> => {
    const at = goingBy(card);
    const { g, seat, first, second } = at;
    Object.assign(g.factions[seat]!, { lump, treasury: 2, leader: first.id });
    first.talents = 3;
    second.influence = 1;
    const all = { [own(at)]: lump + 5, [first.id]: lump + 5, [second.id]: lump + 5 };
    const question = ask(
      'ask.revenue.redistribution',
      { lump },
      { allocate: allot(all, lump + 5), redistributed: button },
    );
    const { verb, arg } = neutralAnswer(at, question, face);
    expect(verb).toBe('allocate');
    const shares = arg as Record<string, number>;
    return { treasury: shares[own(at)] ?? 0, first: shares[first.id] ?? 0, second: shares[second.id] ?? 0 };
  };
  test('[4.03.1-f] the Imperials: a die to the Treasury, the rest to the Leader', () => {
    expect(shared('imperials', 10, 4)).toEqual({ treasury: 2 + 4, first: 3 + 6, second: 0 });
  });
  test('[4.03.1-g] the Plutocrats: as much for each', () => {
    expect(shared('plutocrats', 11)).toEqual({ treasury: 2 + 1, first: 3 + 5, second: 5 });
  });
  test('[4.03.1-h] the Conservatives: half', () => {
    expect(shared('conservatives', 11)).toEqual({ treasury: 2 + 5, first: 3 + 6, second: 0 });
  });
  test('[4.03.1-i] the Populists: 1 for each and the Treasury, the rest to the Leader', () => {
    expect(shared('populists', 11)).toEqual({ treasury: 2 + 1, first: 3 + 1 + 8, second: 1 });
  });
  test('[4.03.1-c] what has been given out is not moved again', () => {
    const at = goingBy('populists');
    const question = ask(
      'ask.revenue.redistribution',
      { lump: 0 },
      { allocate: allot({ [own(at)]: 9 }), redistributed: button },
    );
    expect(neutralAnswer(at, question)).toEqual({ verb: 'redistributed' });
  });

  const takes = (card: (typeof CARDS)[number], face: number, who: 'first' | 'honest' = 'first'): unknown => {
    const at = goingBy(card, 'senator:22A');
    governs(at.g, who === 'first' ? at.first.id : at.second.id, 'province:sicilia');
    return neutralAnswer(
      at,
      ask(
        'ask.revenue.spoils',
        {},
        { takeSpoils: { t: 'choose', of: ['province:sicilia'], min: 0, max: 1, rules: [] } },
      ),
      face,
    ).arg;
  };
  test('[4.03.3-b] Provincial Spoils: the Imperials on 4, the Populists on 3, the Plutocrats always, the Conservatives never', () => {
    expect([3, 4].map((face) => takes('imperials', face))).toEqual([[], ['province:sicilia']]);
    expect([2, 3].map((face) => takes('populists', face))).toEqual([[], ['province:sicilia']]);
    expect(takes('plutocrats', 1)).toEqual(['province:sicilia']);
    expect(takes('conservatives', 6)).toEqual([]);
  });
  test('[4.03.3-d] Cato takes none', () => {
    expect(takes('plutocrats', 6, 'honest')).toEqual([]);
  });
  test('[4.07.4-b] the Open Bodyguard is for 21 Influence', () => {
    const at = goingBy('plutocrats');
    at.g.factions[at.seat]!.hand = ['card:152'];
    at.first.talents = 5;
    const question = ask(
      'ask.revenue.redistribution',
      { lump: 0 },
      { playBodyguard: pick(at.first.id), redistributed: button },
    );
    at.first.influence = 20;
    expect(neutralAnswer(at, question)).toEqual({ verb: 'redistributed' });
    at.first.influence = 21;
    expect(neutralAnswer(at, question)).toEqual({ verb: 'playBodyguard', arg: at.first.id });
  });
  test('[A4-59][4.03.1-d] a Captive pays for himself as soon as he can', () => {
    const at = goingBy('plutocrats');
    Object.assign(at.second, { captive: 'barbarians', at: 'field', influence: 5, talents: 9 });
    const question = ask('ask.revenue.ransom', {}, { pass: button, ransom: pick(at.second.id) });
    expect(neutralAnswer(at, question)).toEqual({ verb: 'pass' });
    at.second.talents = 10;
    expect(neutralAnswer(at, question)).toEqual({ verb: 'ransom', arg: at.second.id });
    expect(neutralAnswer(at, ask('ask.ransom', {}, { payFromCaptive: range(4, 10) }))).toEqual({
      verb: 'payFromCaptive',
      arg: 10,
    });
  });
});

describe('Forum', () => {
  const acting = (at: Position, ...verbs: string[]) =>
    ask(
      'ask.forum.act',
      {},
      { ...Object.fromEntries(verbs.map((verb) => [verb, pick(at.first.id, at.second.id)])), endInitiative: button },
    );
  /** Somebody in the Forum with LOY 7 (Plautius), and the other so far away that he persuades nobody. */
  const alone = (card: (typeof CARDS)[number]): Position => {
    const at = goingBy(card);
    at.second.at = 'field';
    at.g.senators.push(fresh(at.g, 'senator:17', -1));
    return at;
  };
  const FORUM = 'senator:17';

  test('[4.04.2-a][4.04.2-g][4.04.2-i] it persuades the Most Available Senator, with what makes the number 9', () => {
    const at = alone('plutocrats');
    at.first.influence = 4;
    at.first.talents = 20;
    const [persuade, target] = neutralAnswers(at, [
      acting(at, 'persuade'),
      ask('ask.forum.target', { who: at.first.id }, { target: pick('senator:9', FORUM) }),
    ]);
    expect([persuade, target]).toEqual([
      { verb: 'persuade', arg: at.first.id },
      { verb: 'target', arg: FORUM },
    ]);
    const bribe = ask('ask.forum.bribe', { who: at.first.id, target: FORUM, base: 2 }, { bribe: range(0, 20) });
    expect(neutralAnswer(at, bribe)).toEqual({ verb: 'bribe', arg: 7 });
  });
  test('[4.04.2-f] it spends nothing where that is no 7 in the end', () => {
    const at = alone('plutocrats');
    at.first.talents = 3;
    const bribe = ask('ask.forum.bribe', { who: at.first.id, target: FORUM, base: 3 }, { bribe: range(0, 3) });
    expect(neutralAnswer(at, bribe)).toEqual({ verb: 'bribe', arg: 0 });
    const raise = ask(
      'ask.forum.raise',
      { who: at.first.id, target: FORUM, base: 3 },
      { raise: range(1, 4), roll: button },
    );
    expect(neutralAnswer(at, raise)).toEqual({ verb: 'roll' });
    at.first.talents = 4;
    expect(neutralAnswer(at, raise)).toEqual({ verb: 'raise', arg: 4 });
  });
  test('[4.04.2-k] it tries nothing that cannot succeed', () => {
    const at = alone('plutocrats');
    at.g.senators.at(-1)!.talents = 40;
    expect(neutralAnswer(at, acting(at, 'persuade'))).toEqual({ verb: 'endInitiative' });
  });
  test('[own-130] what others have in their Faction Treasuries counts as nothing, so that chance has no say in it', () => {
    const at = goingBy('plutocrats');
    at.second.at = 'field';
    at.first.influence = 12;
    const others = SEATS.filter((f) => f !== at.seat);
    for (const f of others) at.g.senators.push(fresh(at.g, `senator:${20 + f}` as 'senator:20', f));
    // The poorer he is himself, the easier he is won.
    const [easy, ...rest] = at.g.senators.slice(-others.length);
    for (const x of rest) x.talents = 5;
    const question = ask('ask.forum.target', { who: at.first.id }, { target: pick(...at.g.senators.map((x) => x.id)) });
    const chosen = Array.from(
      { length: 8 },
      (_, i) => answersOf(neutral, at.s, at.seat, [question], rng(`${i}`))[0]!.arg,
    );
    expect(new Set(chosen)).toEqual(new Set([easy!.id]));
  });
  test('[4.07.7-a] Seduction and Blackmail are declared first', () => {
    const at = alone('plutocrats');
    at.g.factions[at.seat]!.hand = ['card:50'];
    const question = ask('ask.forum.target', { who: at.first.id }, { target: pick(FORUM), seduction: button });
    expect(neutralAnswer(at, question)).toEqual({ verb: 'seduction' });
  });
  test('[4.04.21-a][4.04.21-c][4.04.21-d] it defends its own to 4, if it has so much, and nobody else', () => {
    const at = goingBy('conservatives');
    at.g.factions[at.seat]!.treasury = 5;
    const defends = (target: string, base: number) =>
      neutralAnswer(
        at,
        ask(
          'ask.forum.counterBribe',
          { target, base, faction: 'faction:9' },
          { counterBribe: range(1, 5), pass: button },
        ),
      );
    expect(defends(at.second.id, 9)).toEqual({ verb: 'counterBribe', arg: 5 });
    expect(defends(at.second.id, 10)).toEqual({ verb: 'pass' });
    expect(defends(at.second.id, 4)).toEqual({ verb: 'pass' });
    expect(defends(at.g.senators.find((x) => x.faction !== at.seat)!.id, 7)).toEqual({ verb: 'pass' });
  });
  test.each([
    ['imperials', 1],
    ['plutocrats', 2],
    ['conservatives', 0],
    ['populists', 1],
  ] as const)('[4.04.3-a] the %s spend %i on a Knight, by their richest', (card, n) => {
    const at = goingBy(card);
    at.second.talents = 6;
    expect(neutralAnswer(at, acting(at, 'attract'))).toEqual({ verb: 'attract', arg: at.second.id });
    const pay = ask('ask.forum.knight', { who: at.second.id }, { pay: range(0, 6) });
    expect(neutralAnswer(at, pay)).toEqual({ verb: 'pay', arg: n });
  });
  test('[4.04.3-c] it presses no money out of Knights', () => {
    const at = goingBy('plutocrats');
    at.second.knights = 3;
    expect(neutralAnswer(at, acting(at, 'pressure'))).toEqual({ verb: 'endInitiative' });
  });
  test.each([
    ['imperials', true],
    ['plutocrats', true],
    ['conservatives', false],
    ['populists', true],
  ] as const)(
    '[4.04.4-a][4.04.4-b] Games of the %s when the people are less content than he is popular: %s',
    (card, gives) => {
      const at = goingBy(card);
      Object.assign(at.second, { talents: 13, popularity: 2 });
      at.g.unrest = 2;
      expect(neutralAnswer(at, acting(at, 'sponsor'))).toEqual({ verb: 'endInitiative' });
      at.g.unrest = 3;
      const sponsors = { verb: 'sponsor', arg: at.second.id };
      expect(neutralAnswer(at, acting(at, 'sponsor'))).toEqual(gives ? sponsors : { verb: 'endInitiative' });
    },
  );
  test('[4.04.4-c] the dearest Games that he can pay', () => {
    const at = goingBy('populists');
    at.second.talents = 13;
    const games = ask(
      'ask.forum.games',
      { who: at.second.id },
      { games: pick('games:slice-and-dice', 'games:blood-fest') },
    );
    expect(neutralAnswer(at, games)).toEqual({ verb: 'games', arg: 'games:blood-fest' });
  });

  const bids = (card: (typeof CARDS)[number], high: number, face: number, opens = false): unknown => {
    const at = goingBy(card);
    at.second.talents = 30;
    const [rival] = at.g.senators.filter((x) => x.faction !== at.seat);
    rival!.talents = 30;
    (opens ? at.second : rival!).office = 'rome-consul';
    at.g.turn = 2;
    const [bid, amount] = neutralAnswers(
      at,
      [
        ask('ask.forum.bid', { high }, { bid: pick(at.first.id, at.second.id), pass: button }),
        ask('ask.forum.amount', { who: at.second.id, high }, { amount: range(high + 1, 30) }),
      ],
      face,
    );
    if (bid!.verb === 'pass') return 'pass';
    expect(bid).toEqual({ verb: 'bid', arg: at.second.id });
    return amount!.arg;
  };
  test.each([
    ['imperials', 0],
    ['plutocrats', 2],
    ['conservatives', -1],
    ['populists', 1],
  ] as const)('[4.04.5-b][4.04.5-c] the %s open with the turn, a die and %i', (card, added) => {
    expect(bids(card, 0, 5, true)).toBe(2 + 5 + added);
  });
  test('[4.04.5-f][4.04.5-g] otherwise 1 more: up to 4 above the turn without a die, then on 4', () => {
    expect(bids('imperials', 5, 1)).toBe(6);
    expect(bids('imperials', 6, 3)).toBe('pass');
    expect(bids('imperials', 6, 4)).toBe(7);
    expect(bids('plutocrats', 6, 2)).toBe(7);
  });
  test('[4.04.5-e] never more than the richest of the others could', () => {
    const at = goingBy('imperials');
    at.second.talents = 30;
    at.g.senators.find((x) => x.faction !== at.seat)!.talents = 3;
    const question = ask('ask.forum.bid', { high: 3 }, { bid: pick(at.second.id), pass: button });
    expect(neutralAnswer(at, question)).toEqual({ verb: 'pass' });
  });
});

describe('cards', () => {
  test('[4.01.4-c][4.01.4-d] Statesmen and Concessions as soon as it can; [4.01.4-e] a Concession to whoever has fewest', () => {
    const at = goingBy('plutocrats');
    const playing = (verbs: Parameters<typeof ask>[2]) =>
      neutralAnswer(at, ask('ask.cards.play', {}, { ...verbs, done: button }));
    expect(playing({ playStatesman: pick('card:1'), playConcession: pick('card:2') })).toEqual({
      verb: 'playStatesman',
      arg: 'card:1',
    });
    expect(playing({ playConcession: pick('card:2') })).toEqual({ verb: 'playConcession', arg: 'card:2' });
    expect(playing({})).toEqual({ verb: 'done' });
    at.first.influence = 20;
    const give = ask('ask.cards.holder', {}, { giveConcession: pick(at.first.id, at.second.id) });
    expect(neutralAnswer(at, give)).toEqual({ verb: 'giveConcession', arg: at.first.id });
    at.g.concessions = [{ id: 'concession:56', holder: at.first.id, revealed: false, voted: 0 }];
    expect(neutralAnswer(at, give)).toEqual({ verb: 'giveConcession', arg: at.second.id });
  });
  test('[4.07.4-a] all Secret Bodyguards at once', () => {
    const at = goingBy('plutocrats');
    const cards = { t: 'choose', of: ['card:47', 'card:49'], min: 1, max: 2, rules: [] } as const;
    const guard = ask('ask.assassin.guard', { target: at.second.id }, { playBodyguards: cards, noBodyguard: button });
    expect(neutralAnswer(at, guard)).toEqual({ verb: 'playBodyguards', arg: ['card:47', 'card:49'] });
  });
  test('[4.07.5-a][own-130] Influence Peddling at once, from the largest hand', () => {
    const at = goingBy('plutocrats');
    const [a, b] = SEATS.filter((f) => f !== at.seat);
    at.g.factions[b!]!.hand = ['card:47', 'card:48'];
    at.g.factions[a!]!.hand = ['card:50'];
    const question = ask(
      'ask.forum.bid',
      { high: 0 },
      { pass: button, peddleInfluence: pick(`faction:${a}`, `faction:${b}`) },
    );
    expect(neutralAnswer(at, question)).toEqual({ verb: 'peddleInfluence', arg: `faction:${b}` });
  });
  test('[4.04.1-c] Laws as soon as it can', () => {
    const at = goingBy('plutocrats');
    const question = ask('ask.senate.opened', {}, { pass: button, playLaw: pick('card:110') });
    expect(neutralAnswer(at, question)).toEqual({ verb: 'playLaw', arg: 'card:110' });
  });
  test('[own-130] it rejects every offer at once, and steps into nothing', () => {
    const at = goingBy('plutocrats');
    const aside = {
      ...ask('ask.senate.opened', {}, { pass: button, assassinate: pick(at.first.id), vetoByTribune: pick('card:43') }),
      asides: ['assassinate', 'vetoByTribune'],
    };
    expect(neutralAnswer(at, aside)).toEqual({ verb: 'pass' });
    const offered = ask(
      'ask.senate.opened',
      {},
      { pass: button, answerDeal: pick('accept+agreement:1', 'reject+agreement:1') },
    );
    expect(neutralAnswer(at, offered)).toEqual({ verb: 'answerDeal', arg: 'reject+agreement:1' });
  });
});

import { type Input, rng, type State } from '@tabularium/kernel';
import { withFrozenViews } from '@tabularium/kit';
import { seenBy } from '@tabularium/parts';
import { speakerFor } from '@tabularium/text';
import { beforeEach, describe, expect, test } from 'vitest';
import { clauseInWords } from '../rules/agreements/in-words.ts';
import { type Rome, republicOfRome, type RomeView } from '../rules/index.ts';
import { ownFaction } from '../rules/study.ts';
import { Asked } from './asked.ts';
import { Memory } from './memory.ts';
import { draw } from './offers.ts';
import { easy, sensible } from './sensible.ts';
import { answers, ask, button, newGame, pick, playOut, floorOf } from './testing/table.ts';
import { isShunned, noteWords, trustIn } from './trust.ts';

type Agreement = RomeView['agreements']['all'][number];
type Clause = Agreement['clauses'][number];

const clause = (by: number, to: number, promise: Clause['promise'], state: Clause['state'] = 'open'): Clause => ({
  by,
  to,
  promise,
  turn: 2,
  when: { t: 'always' },
  met: false,
  state,
  disputed: false,
  ruled: false,
  released: false,
});
const agreement = (id: number, status: 'offered' | 'active' | 'broken', ...clauses: Clause[]): Agreement => ({
  id,
  isPublic: true,
  author: 1,
  parties: [0, 1],
  clauses,
  status,
  accepted: [1],
  ending: [],
  counters: 0,
  until: 9,
  phase: '',
  activeSince: 0,
  dispute: '',
});
const pay = (n: number): Clause['promise'] => ({ t: 'pay', n, paid: 0 });

let s: State<Rome>;
const man = (faction: number): Rome['senators'][number] => s.g.senators.find((x) => x.faction === faction)!;
const lies = (...all: Agreement[]): void => {
  s.g.agreements.all = [...all] as Rome['agreements']['all'];
};
/** Seat 1 has nominated two of its own as Consuls, and everybody has as many votes. */
beforeEach(() => {
  s = newGame(3, 'early', 'bargaining');
  const { g } = s;
  g.phase = 'senate';
  g.turn = 2;
  for (const x of g.senators) Object.assign(x, { influence: 3, talents: 6, knights: 0 });
  const own = g.senators.filter((x) => x.faction === 1);
  g.senate.step = 'consuls';
  g.senate.floors = [floorOf(g, { t: 'consuls', pair: [own[0]!.id, own[1]!.id] }, { by: 1, proposer: own[0]!.id })];
});
const voting = ask(
  'ask.senate.vote',
  { by: 'faction:0', what: 'kind:consuls', ayes: 0, nays: 0 },
  { aye: button, nay: button, abstain: button, answerDeal: pick('accept+agreement:7', 'reject+agreement:7') },
);
const calling = ask(
  'ask.senate.call',
  {},
  { callClockwise: button, deal: pick('deal:new-public', 'deal:new-private') },
);
const ballot: Clause['promise'] = {
  t: 'vote',
  way: 'for',
  about: { kind: 'consuls', naming: '' },
  senator: '',
  bought: 0,
};
const said = (...clauses: Clause[]): unknown => {
  lies(...s.g.agreements.all, agreement(7, 'offered', ...clauses));
  return answers(s, 0, voting)[0]!.arg;
};
const asked = (seat: number, memory = new Memory(), offers = true, question = calling): Asked =>
  new Asked(seenBy(withFrozenViews(republicOfRome), s, question, seat, rng('asked')), memory, 0, offers);

describe('what others offer', () => {
  test('enough for a vote is taken, too little is not', () => {
    expect(said(clause(0, 1, ballot), clause(1, 0, pay(15)))).toBe('accept+agreement:7');
    lies();
    expect(said(clause(0, 1, ballot), clause(1, 0, pay(0)))).toBe('reject+agreement:7');
  });
  test('a vote that has been cast is not sold', () => {
    s.g.senate.floors[0]!.called = [0];
    expect(said(clause(0, 1, ballot), clause(1, 0, pay(15)))).toBe('reject+agreement:7');
  });
  test('[1.09.821-a] the victory of another is not sold at any price', () => {
    s.g.senate.floors[0]!.proposal = { t: 'consul-for-life', nominee: man(1).id };
    const life: Clause['promise'] = { ...ballot, about: { kind: 'consul-for-life', naming: man(1).id } };
    expect(said(clause(0, 1, life), clause(1, 0, pay(15)))).toBe('reject+agreement:7');
  });
  test('[AGR-13] an office is promised once', () => {
    const propose: Clause['promise'] = {
      t: 'propose',
      means: 'presiding',
      about: { kind: 'censor', naming: man(1).id },
    };
    expect(said(clause(0, 1, propose), clause(1, 0, pay(15)))).toBe('accept+agreement:7');
    const other: Clause['promise'] = { ...propose, about: { kind: 'censor', naming: man(2).id } };
    lies(agreement(5, 'active', clause(0, 2, other)));
    expect(said(clause(0, 1, propose), clause(1, 0, pay(15)))).toBe('reject+agreement:7');
  });
});

describe('a broken word', () => {
  test('whoever broke his word to it is not dealt with for three turns, and not asked either', () => {
    lies(agreement(4, 'broken', clause(1, 0, ballot, 'failed')));
    expect(said(clause(0, 1, ballot), clause(1, 0, pay(15)))).toBe('reject+agreement:7');
    const memory = new Memory();
    noteWords(asked(0, memory));
    expect(isShunned(asked(0, memory), 1)).toBe(true);
    expect(isShunned(asked(0, memory), 2)).toBe(false);
    s.g.turn = 6;
    expect(isShunned(asked(0, memory), 1)).toBe(false);
  });
  test('it is remembered when the agreement has been put away, and counts once', () => {
    const memory = new Memory();
    const before = trustIn(asked(2, memory), 1);
    lies(agreement(4, 'broken', clause(1, 0, ballot, 'failed')));
    noteWords(asked(2, memory));
    const after = trustIn(asked(2, memory), 1);
    noteWords(asked(2, memory));
    lies();
    noteWords(asked(2, memory));
    expect(after).toBeLessThan(0.7 * before);
    expect(trustIn(asked(2, memory), 1)).toBe(after);
    // It was not his own loss, so he deals with him, at a price.
    expect(isShunned(asked(2, memory), 1)).toBe(false);
  });
  test('[AGR-29] a debt that is overdue is a broken word; a promise that is not due yet is none', () => {
    const memory = new Memory();
    lies(agreement(4, 'active', { ...clause(1, 0, pay(4)), turn: 3 }));
    noteWords(asked(0, memory));
    expect(isShunned(asked(0, memory), 1)).toBe(false);
    s.g.turn = 3;
    noteWords(asked(0, memory));
    expect(isShunned(asked(0, memory), 1)).toBe(true);
  });
  test('words that were kept are worth something', () => {
    const memory = new Memory();
    const before = trustIn(asked(0, memory), 1);
    lies(agreement(4, 'active', clause(1, 0, ballot, 'performed'), { ...clause(1, 0, pay(2)), turn: 3 }));
    noteWords(asked(0, memory));
    expect(trustIn(asked(0, memory), 1)).toBeGreaterThan(before);
  });
});

describe('what it offers', () => {
  test('Talents for the votes that are missing, once the other has voted', () => {
    const words = draw(asked(1));
    expect(words.slice(0, 2)).toEqual(['deal:new-public', expect.stringMatching(/^faction:[02]$/)]);
    const other = words[1]!;
    const [first, second] = s.g.senate.floors[0]!.proposal.t === 'consuls' ? s.g.senate.floors[0]!.proposal.pair : [];
    expect(second).toBeDefined();
    expect(words.slice(2, 12)).toEqual([
      'deal:clause',
      other,
      'faction:1',
      'word:vote',
      'way:for',
      'kind:consuls',
      first,
      'word:any',
      0,
      'turn:2',
    ]);
    expect(words).toContain('word:pay');
    expect(words.slice(-3)).toEqual(['if-clause:1', 'deal:until-vote', 'deal:offer']);
  });
  test('the same is not offered to the same Faction again, and nobody else is left', () => {
    const memory = new Memory();
    const made = [1, 2, 3, 4].map(() => draw(asked(1, memory))[1]).filter((x) => x !== undefined);
    expect(made).toHaveLength(2);
    expect(new Set(made).size).toBe(2);
  });
  test('nothing to somebody who has broken his word', () => {
    lies(
      agreement(4, 'broken', clause(0, 1, ballot, 'failed')),
      agreement(5, 'broken', clause(2, 1, ballot, 'failed')),
    );
    expect(draw(asked(1))).toEqual([]);
  });
  test('no more than it has', () => {
    for (const x of s.g.senators) x.talents = 0;
    s.g.factions[1]!.treasury = 3;
    const words = draw(asked(1));
    const n = words[words.indexOf('word:pay') + 1];
    expect(words.includes('word:pay') ? n : 0).toBeLessThanOrEqual(3);
  });
  test('nothing by the easy bot, which only answers', () => {
    const silent = easy();
    const seen = seenBy(republicOfRome, s, calling, 1, rng('silent'));
    expect(silent.choose(seen)).toEqual({ by: 1, verb: 'callClockwise' });
    expect(sensible().choose(seen)).toEqual({ by: 1, verb: 'deal', arg: 'deal:new-public' });
  });
});

describe('whole games', () => {
  /** Whatever was offered in some games of five, and how it was answered. */
  const offers = new Map<string, Agreement>();
  const unanswered: string[] = [];
  const watched = () => {
    const bot = sensible();
    return {
      name: 'watched',
      choose: (seen: Parameters<typeof bot.choose>[0]): Input => {
        const input = bot.choose(seen);
        const { agreements, turn }: RomeView = seen.view;
        for (const a of agreements.all) {
          offers.set(`${games} ${a.id}`, { ...a, until: turn });
          const own = ownFaction(seen.view, seen.seat);
          const waits = a.status === 'offered' && a.author !== own && a.parties.includes(own);
          if (waits && input.verb !== 'answerDeal') unanswered.push(`${a.id} ${seen.question.prompt.k} ${input.verb}`);
        }
        return input;
      },
    };
  };
  let games = 0;
  for (; games < 3; games++) playOut('early', `bargains ${games}`, [watched, watched, watched, watched, watched]);
  const all = [...offers.entries()];

  test('offers are answered before anything else is', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(unanswered).toEqual([]);
  });
  test('some are accepted, some are not, and promises are kept', () => {
    const ends = all.map(([, a]) => a.status);
    expect(ends.filter((x) => x === 'fulfilled').length).toBeGreaterThan(3);
    expect(ends.filter((x) => x === 'rejected').length).toBeGreaterThan(3);
    expect(ends.filter((x) => x === 'broken').length).toBeLessThan(0.1 * all.length);
  });
  test('no offer is made twice, and nobody makes more than three in a turn', () => {
    const made = all.map(([key, a]) =>
      JSON.stringify([key.split(' ')[0], Math.floor(a.id / 100), a.author, a.parties, a.clauses.map((c) => c.promise)]),
    );
    expect(new Set(made).size).toBe(made.length);
    const inTurn = new Map<string, number>();
    for (const [key, a] of all) {
      const of = `${key.split(' ')[0]} ${Math.floor(a.id / 100)} ${a.author}`;
      inTurn.set(of, (inTurn.get(of) ?? 0) + 1);
    }
    expect(Math.max(...inTurn.values())).toBeLessThanOrEqual(3);
  });
  test('what it wants and what it gives can be read in plain words', async () => {
    const speak = await speakerFor(republicOfRome, 'en');
    const said = all.map(([, a]) =>
      a.clauses.map((c) =>
        clauseInWords(c)
          .map((m) => speak.say(m))
          .join(' '),
      ),
    );
    for (const clauses of said) {
      expect(clauses.length).toBeGreaterThan(1);
      expect(clauses.join(' ')).toMatch(/will (vote|propose).*will (pay|propose)/u);
      expect(clauses.join(' ')).not.toMatch(/[{}]|undefined|senator:|kind:/u);
    }
  });
});

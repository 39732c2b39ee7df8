/** Writing agreements at the table: what is sent, what a slot offers, and what is checked. */
import type { Play } from '@tabularium/kit';
import type { Say } from '@tabularium/parts/web';
import { describe, expect, test } from 'vitest';
import { outlook } from '../../rules/agreements/outlook.ts';
import type { Rome } from '../../rules/game.ts';
import { business } from '../../rules/senate/other-business.ts';
import { presiding } from '../../rules/senate/presiding.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { agreed, answers, statusOf, writes } from '../../rules/testing/agreements.ts';
import { inSenate } from '../../rules/testing/meeting.ts';
import { onScreen } from '../forms/testing/filled.ts';
import { en as rulesWords } from '../../rules/messages/en.ts';
import { en as boardWords } from '../messages/en.ts';
import { dealForm } from './form.ts';
import { en as words } from './words/en.ts';
import { slotsOf } from './places.ts';
import { templates } from './templates.ts';
import { sideOf } from './dispute.tsx';
import { nextDue, offersIn, stateOf, wordOf } from './state.ts';
import {
  begins,
  counterTo,
  mayGoOn,
  previewOf,
  whole,
  without,
  type Word,
  type Writing,
  type Written,
} from './written.ts';

type Game = Play<Rome, RomeView>;
const open = (patch: (g: Rome) => void = () => {}): Game => inSenate(business, undefined, patch);
const say: Say = (k, a) => (a ? `${k} ${JSON.stringify(a)}` : k);
const writing = (game: Game, seat: number, change: (w: Written) => Written): Writing =>
  onScreen(game, dealForm, seat, change).form;
const withClauses = (game: Game, seat: number, clauses: readonly (readonly Word[])[], more: Partial<Written> = {}) =>
  writing(game, seat, (w) => ({ ...w, ...more, clauses }));
/** As the table sends it: the words as they are shown, and no others. */
const send = (game: Game, form: Writing): number => {
  const { steps, asked } = form.with({ ...whole(form), sending: true });
  for (const { answer } of steps) if (answer) game.as(asked.seat).does(answer.verb, answer.arg);
  return game.g.agreements.all.at(-1)!.id;
};
const agreement = (game: Game, id: number) => game.view(0).agreements.all.find((a) => a.id === id)!;
const word = (form: Writing, clause: number, place: string): Word | undefined =>
  slotsOf(form, say)[clause]?.slots.find((s) => s.place === place)?.word;

describe('the builder', () => {
  test('[AGR-01][AGR-12][AGR-10] every template is an agreement that can be offered as it stands', () => {
    for (const { name } of templates({ ...asked(open(), 0) }, 0, 1)) {
      const game = open();
      const template = templates(asked(game, 0), 0, 1).find((t) => t.name === name)!;
      const form = withClauses(game, 0, template.clauses, { others: [1] });
      expect([name, form.isComplete, form.why]).toEqual([name, true, undefined]);
      const id = send(game, form);
      expect([name, agreement(game, id).clauses.length]).toEqual([name, template.clauses.length]);
      expect(agreement(game, id)).toMatchObject({ status: 'offered', author: 0, parties: [0, 1], isPublic: true });
      expect(template.amountOf === undefined ? 5 : word(form, template.amountOf, 'n')).toBe(5);
    }
  });

  test('[AGR-20] a slot offers what the rules offer there, and what no clause may say with the reason', () => {
    const form = withClauses(open(), 0, [['faction:0', 'faction:1', 'word:pay', 4]]);
    const [{ slots }] = slotsOf(form, say) as [ReturnType<typeof slotsOf>[number]];
    expect(slots.map((s) => s.place)).toEqual(['by', 'to', 'promise', 'n', 'turn', 'when']);
    const promise = slots.find((s) => s.place === 'promise')!;
    expect(promise.offer?.t === 'pick' && promise.offer.of).toContain('word:refrain');
    expect(Object.keys(promise.held)).toEqual(['word:which-consulship', 'word:assassination', 'word:loyalty']);
    expect(Object.values(promise.held).map((m) => m.k)).toEqual(Array.from({ length: 3 }, () => 'no.dealWord'));
    expect(slots.find((s) => s.place === 'n')?.offer).toMatchObject({ t: 'range', min: 1 });
    expect(slots.find((s) => s.place === 'when')?.held).toEqual({});
  });

  test('[AGR-12] a word that no longer fits makes room for a likely one; nothing is sent that is not shown', () => {
    const form = withClauses(open(), 0, [
      ['faction:0', 'faction:1', 'word:vote', 'way:for', 'kind:raise', 'senator:1'],
    ]);
    expect([word(form, 0, 'kind'), word(form, 0, 'naming'), word(form, 0, 'bought')]).toEqual([
      'kind:raise',
      undefined,
      0,
    ]);
    const game = open();
    const stale = { ...whole(withClauses(game, 0, [['faction:0', 'faction:1', 'word:pay', 4]])), sending: true };
    const wrong = form.with({ ...stale, clauses: stale.clauses.map((c) => c.with(4, 'turn:99')) });
    expect(wrong.steps.flatMap((s) => s.answer ?? []).map((a) => a.arg)).not.toContain('deal:offer');
    expect(wrong.isComplete).toBe(false);
  });

  test('[AGR-12] words go where they belong: “any” said twice is not said a third time', () => {
    const game = open();
    const { id } = game.g.senators.find((x) => x.faction === 0)!;
    const clause = ['faction:0', 'faction:1', 'word:vote', 'way:for', 'word:any', 'word:any', id, 2];
    const form = withClauses(game, 0, [clause]);
    expect(['kind', 'naming', 'senator', 'bought'].map((p) => word(form, 0, p))).toEqual([
      'word:any',
      'word:any',
      id,
      2,
    ]);
  });

  test('what is half written in the rules is gone on with, and another draft is given up', () => {
    const game = writes(
      open(),
      0,
      'deal:new-public',
      'faction:1',
      'deal:clause',
      'faction:0',
      'faction:1',
      'word:pay',
      3,
    );
    expect(send(game, withClauses(game, 0, [['faction:0', 'faction:1', 'word:pay', 3]]))).toBe(101);
    const turned = writes(
      open(),
      0,
      'deal:new-public',
      'faction:1',
      'deal:clause',
      'faction:1',
      'faction:0',
      'word:pay',
    );
    const again = send(turned, withClauses(turned, 0, [['faction:0', 'faction:1', 'word:pay', 3]]));
    expect(agreement(turned, again).clauses).toMatchObject([{ by: 0, to: 1, promise: { t: 'pay', n: 3 } }]);
    const other = writes(open(), 0, 'deal:new-private', 'faction:2', 'deal:clause', 'faction:0');
    const id = send(
      other,
      withClauses(other, 0, [['faction:0', 'faction:1', 'word:pay', 3]], { isPublic: true, others: [1] }),
    );
    expect(agreement(other, id)).toMatchObject({ parties: [0, 1], isPublic: true });
  });

  test('[AGR-02] a counter-offer begins with the clauses of the offer, and takes its place', () => {
    const game = open();
    const offered = send(game, withClauses(game, 0, templates(asked(game, 0), 0, 1)[0]!.clauses, { others: [1] }));
    const { view } = asked(game, 1);
    const form = writing(game, 1, () => counterTo(view, 1, view.agreements.all[0]!));
    expect(previewOf(form).clauses.map((c) => c.promise.t)).toEqual(['vote', 'pay']);
    const clauses = whole(form).clauses.map((c) => (c.includes('word:pay') ? c.with(3, 9) : c));
    const id = send(game, form.with({ ...whole(form), clauses }));
    expect([statusOf(game, offered), statusOf(game, id)]).toEqual(['rejected', 'offered']);
    expect(agreement(game, id)).toMatchObject({ author: 1, counters: offered });
    expect(agreement(game, id).clauses[1]).toMatchObject({ promise: { t: 'pay', n: 9 }, when: { t: 'clause', n: 0 } });
    // Only what was changed was written anew: the first clause stayed.
    const words = form.with({ ...whole(form), clauses, sending: true }).steps.flatMap((s) => s.answer?.arg ?? []);
    expect(words.filter((w) => w === 'deal:remove')).toHaveLength(1);
  });

  test('every verb makes a whole clause, and there are words for every slot of it', () => {
    const verbs = ['pay', 'card', 'vote', 'propose', 'refrain', 'appoint', 'order', 'spend', 'text'];
    const known = { ...rulesWords, ...boardWords, ...words };
    const read: Say = (k) => {
      const [, kind] = /^(.+:)\d+$/.exec(k) ?? [];
      return k in known || (kind !== undefined && `${kind}#` in known) ? k : `unknown ${k}`;
    };
    for (const verb of verbs) {
      const form = withClauses(open(), 0, [['faction:1', 'faction:0', `word:${verb}`]]);
      expect([verb, form.isComplete]).toEqual([verb, true]);
      const { slots } = slotsOf(form, read)[0]!;
      expect(slots.map((s) => s.label).filter((l) => l.startsWith('unknown'))).toEqual([]);
      expect(slots.map((s) => `deals.place.${s.place}`).filter((k) => !(k in words))).toEqual([]);
      expect(`deals.write.${verb}` in words).toBe(true);
    }
  });

  test('no seventh clause is offered', () => {
    const clause = ['faction:0', 'faction:1', 'word:pay', 1];
    const five = withClauses(
      open(),
      0,
      Array.from({ length: 5 }, () => clause),
    );
    const six = withClauses(
      open(),
      0,
      Array.from({ length: 6 }, () => clause),
    );
    expect([mayGoOn(five), mayGoOn(six), six.isComplete]).toEqual([true, false, true]);
  });
});

test('a clause that is taken out leaves the others their conditions, as far as they can be met', () => {
  const clauses = [['a'], ['b', 'if-clause:1'], ['c', 'if-clause:2'], ['d', 'word:always']];
  expect(without(clauses, 0)).toEqual([
    ['b', 'word:always'],
    ['c', 'if-clause:1'],
    ['d', 'word:always'],
  ]);
  expect(without(clauses, 2)).toEqual([['a'], ['b', 'if-clause:1'], ['d', 'word:always']]);
});

describe('what is checked', () => {
  const clause = (promise: Parameters<typeof outlook>[1]['promise'], by = 0): Parameters<typeof outlook>[1] => ({
    by,
    to: 1 - by,
    promise,
    turn: 1,
    when: { t: 'always' },
    met: false,
    state: 'open',
    disputed: false,
    ruled: false,
    released: false,
  });
  test('[AGR-10][AGR-22] whether it can be paid: of one’s own with the treasury, of others with what is seen', () => {
    const game = open((g) => {
      for (const s of g.senators) s.talents = 0;
      g.factions[0]!.treasury = 7;
      agreed(g, 1, [[0, 2, { t: 'pay', n: 2, paid: 0 }]]);
    });
    const kept = (n: number, by = 0, seat = 0) => outlook(game.view(seat), clause({ t: 'pay', n, paid: 0 }, by))!;
    expect([kept(5).canBeKept, kept(6).canBeKept]).toEqual(['yes', 'undecided']);
    game.change((g) => {
      g.phase = 'revenue';
    });
    expect([kept(5).canBeKept, kept(6).canBeKept]).toEqual(['yes', 'no']);
    expect(kept(5).why).toMatchObject({ k: 'outlook.holds', a: { n: 7, owed: 2 } });
    expect(kept(5, 0, 1)).toMatchObject({ canBeKept: 'undecided', why: { k: 'outlook.purses', a: { n: 0 } } });
  });
  test('[AGR-13][AGR-11][AGR-18] who presides, who holds the card, and that one’s own words are only remembered', () => {
    const game = open();
    const at = (p: Parameters<typeof outlook>[1]['promise'], by = 0) => outlook(game.view(0), clause(p, by))?.canBeKept;
    const chair = presiding(game.g)!.faction;
    const propose = { t: 'propose', means: 'presiding', about: { kind: 'land-bill', naming: '' } } as const;
    expect([at(propose, chair), at(propose, (chair + 1) % 3)]).toEqual(['yes', 'undecided']);
    expect([at({ t: 'card', card: 'tribune' }), at({ t: 'card', card: 'tribune' }, 1)]).toEqual(['no', undefined]);
    expect(at({ t: 'text', text: 'as we said' })).toBe('undecided');
  });
});

describe('the lists', () => {
  test('[AGR-08] every state has its own word', () => {
    const game = open((g) => {
      agreed(g, 1, [[0, 1, { t: 'pay', n: 4, paid: 2 }, { turn: 2 }]]);
      agreed(g, 2, [[0, 1, { t: 'pay', n: 4, paid: 0 }, { turn: 2 }]]);
      agreed(g, 3, [[0, 1, { t: 'vote', way: 'for', about: { kind: '', naming: '' }, senator: '', bought: 0 }]]);
      agreed(g, 4, [[0, 1, { t: 'refrain', from: 'bid', about: { kind: '', naming: '' } }]], { status: 'broken' });
      agreed(g, 5, [
        [0, 1, { t: 'pay', n: 1, paid: 1 }, { state: 'performed' }],
        [1, 0, { t: 'pay', n: 1, paid: 0 }, { turn: 2 }],
      ]);
    });
    const of = (seat: number, id: number) => stateOf(game.view(seat), agreement(game, id), seat).name;
    expect([1, 2, 3, 4, 5].map((id) => of(2, id))).toEqual(['partPaid', 'inForce', 'due', 'broken', 'partKept']);
    const id = send(game, withClauses(game, 0, [['faction:0', 'faction:1', 'word:pay', 3]], { others: [1] }));
    expect([of(0, id), of(1, id), of(2, id)]).toEqual(['byMe', 'toMe', 'offered']);
    answers(game, 1, 'reject', id);
    expect(of(0, id)).toBe('rejected');
  });
  test('[AGR-05] an offer stands in the room of its parties, and a public one on the floor as well', () => {
    const game = open();
    const pay = [['faction:0', 'faction:1', 'word:pay', 3]];
    const id = send(game, withClauses(game, 0, pay, { others: [1] }));
    const secret = send(game, withClauses(game, 0, pay, { others: [1], isPublic: false }));
    const seen = (seat: number, room: readonly number[]) => offersIn(game.view(seat), seat, room).map((a) => a.id);
    expect([seen(0, [1]), seen(1, [0]), seen(0, []), seen(2, [])]).toEqual([[id, secret], [id, secret], [id], [id]]);
    expect([seen(0, [2]), seen(0, [1, 2]), seen(2, [0])]).toEqual([[], [], []]);
  });
  test('[AGR-30] “kept” is for whoever says so: the one who did it, also where he is the one who disputes', () => {
    const promise = { t: 'text', text: 'as we said' } as const;
    const game = open((g) => {
      agreed(g, 1, [[0, 1, promise, { turn: 0 }]]);
      agreed(g, 2, [
        [0, 1, { t: 'pay', n: 1, paid: 0 }, { state: 'failed' }],
        [1, 0, promise, { turn: 0 }],
      ]);
    });
    answers(game, 1, 'dispute', 1, 1);
    answers(game, 0, 'dispute', 2, 1);
    const sides = (id: number) => (['kept', 'not-kept'] as const).map((v) => sideOf(agreement(game, id), v));
    expect([sides(1), sides(2)]).toEqual([
      ['respondent', 'claimant'],
      ['claimant', 'respondent'],
    ]);
    answers(game, 2, sideOf(agreement(game, 1), 'kept'), 1);
    expect(game.g.agreements.all[0]!.clauses[0]!.state).toBe('performed');
  });
  test('by due date: what is due in the Senate now, at the next Revenue, until the end of the turn', () => {
    const game = open((g) => {
      agreed(g, 1, [[0, 1, { t: 'pay', n: 4, paid: 0 }]]);
      agreed(g, 2, [[0, 1, { t: 'vote', way: 'for', about: { kind: '', naming: '' }, senator: '', bought: 0 }]]);
      agreed(g, 3, [[0, 1, { t: 'refrain', from: 'bid', about: { kind: '', naming: '' } }]]);
      agreed(g, 4, [[0, 1, { t: 'text', text: 'as we said' }, { turn: 0 }]]);
    });
    const { turn } = game.g;
    const due = (id: number) => nextDue(game.view(0), agreement(game, id));
    expect(due(1)).toEqual({ turn: turn + 1, at: 'revenue' });
    expect(due(2)).toEqual({ turn, at: 'senate' });
    expect(due(3)).toEqual({ turn, at: 'end' });
    expect(due(4).at).toBe('none');
  });
  test('public words that were kept are counted, private ones are nobody’s business', () => {
    const game = open((g) => {
      agreed(g, 1, [
        [0, 1, { t: 'pay', n: 1, paid: 1 }, { state: 'performed' }],
        [1, 0, { t: 'pay', n: 1, paid: 0 }, { state: 'failed' }],
      ]);
      agreed(g, 2, [[0, 1, { t: 'pay', n: 1, paid: 0 }, { state: 'failed' }]], { isPublic: false });
    });
    const { all } = game.view(0).agreements;
    expect([wordOf(all, 0), wordOf(all, 1), wordOf(all, 2)]).toEqual([
      { kept: 1, of: 1 },
      { kept: 0, of: 1 },
      { kept: 0, of: 0 },
    ]);
  });
});

const asked = (game: Game, seat: number) => ({ seat, question: game.as(seat).question!, view: game.view(seat) });
test('entries are kept while others act, and begin with the first other Faction', () => {
  const game = open();
  const first = begins(asked(game, 1), undefined);
  expect(first.others).toEqual([0]);
  const kept = { ...first, clauses: [['faction:1', 'faction:0', 'word:pay', 2]], sending: true };
  expect(begins(asked(game, 1), kept)).toEqual({ ...kept, sending: false });
});

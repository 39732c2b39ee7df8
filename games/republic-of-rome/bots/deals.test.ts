import type { State } from '@tabularium/kernel';
import type { Rome, RomeView } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { allot, answers, ask, button, pick, playOut, floorOf } from './testing/table.ts';
import { sensible } from './sensible.ts';

type Agreement = RomeView['agreements']['all'][number];
type Clause = Agreement['clauses'][number];

const clause = (by: number, to: number, promise: Clause['promise']): Clause => ({
  by,
  to,
  promise,
  turn: 1,
  when: { t: 'always' },
  met: false,
  state: 'open',
  disputed: false,
  ruled: false,
  released: false,
});
const agreement = (status: 'offered' | 'active', isPublic: boolean, ...clauses: Clause[]): Agreement => ({
  id: 7,
  isPublic,
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

/** Senators of seats 1 and 2 are nominated as Consuls, and seat 1 makes an offer to seat 0. */
const table = (...all: Agreement[]): State<Rome> => {
  const { s } = playOut('early', 'deals', [sensible, sensible, sensible], 12);
  const { g } = s;
  g.phase = 'senate';
  g.turn = 1;
  for (const x of g.senators) Object.assign(x, { influence: 3, talents: 2 });
  const man = (seat: number) => g.senators.find((x) => x.faction === seat)!.id;
  g.senate.floors = [floorOf(g, { t: 'consuls', pair: [man(1), man(2)] }, { by: 1, proposer: man(1) })];
  g.agreements.all = [...all] as Rome['agreements']['all'];
  return s;
};
const VOTE: Clause['promise'] = {
  t: 'vote',
  way: 'for',
  about: { kind: 'consuls', naming: '' },
  senator: '',
  bought: 0,
};
const offered = ask(
  'ask.senate.vote',
  { by: 'faction:0', what: 'kind:consuls', ayes: 0, nays: 0 },
  { aye: button, nay: button, abstain: button, answerDeal: pick('accept+agreement:7', 'reject+agreement:7') },
);
const said = (...clauses: Clause[]) => answers(table(agreement('offered', true, ...clauses)), 0, offered)[0]!.arg;

describe('what others offer', () => {
  test('money for a vote that does no harm is taken', () => {
    expect(said(clause(0, 1, VOTE), clause(1, 0, { t: 'pay', n: 6, paid: 0 }))).toBe('accept+agreement:7');
  });
  test('nothing for something is not', () => {
    expect(said(clause(0, 1, VOTE), clause(0, 1, { t: 'pay', n: 1, paid: 0 }))).toBe('reject+agreement:7');
  });
  test('nothing is accepted that cannot be performed', () => {
    const gift = clause(1, 0, { t: 'pay', n: 100, paid: 0 });
    expect(said(gift, clause(0, 1, { t: 'pay', n: 199, paid: 0 }))).toBe('reject+agreement:7');
    expect(said(gift, clause(0, 1, { t: 'card', card: 'tribune' }))).toBe('reject+agreement:7');
    expect(said(gift, clause(0, 1, { ...VOTE, bought: 50 }))).toBe('reject+agreement:7');
    expect(said(gift, clause(0, 1, { ...VOTE, about: { kind: '', naming: '' } }))).toBe('reject+agreement:7');
  });
  test('what is whispered binds nobody, and nobody listens', () => {
    const s = table(agreement('offered', false, clause(1, 0, { t: 'pay', n: 6, paid: 0 })));
    expect(answers(s, 0, offered)[0]!.arg).toBe('reject+agreement:7');
  });
});

test('what it owes it pays', () => {
  const s = table(agreement('active', true, clause(0, 1, { t: 'pay', n: 3, paid: 0 })));
  s.g.phase = 'revenue';
  const id = s.g.senators.find((x) => x.faction === 0)!.id;
  const [open, to, give] = answers(
    s,
    0,
    ask('ask.revenue.redistribution', { lump: 0 }, { openGift: button }),
    ask('ask.revenue.giftTo', {}, { giftTo: pick('faction:1', 'faction:2'), dropGift: button }),
    ask('ask.revenue.gift', { faction: 'faction:1' }, { give: allot({ [id]: 9 }), dropGift: button }),
  );
  expect(open).toEqual({ verb: 'openGift' });
  expect(to).toEqual({ verb: 'giftTo', arg: 'faction:1' });
  expect(give).toEqual({ verb: 'give', arg: { [id]: 3 } });
});

test('votes that are missing are bought: the offer is written word by word, accepted, and kept', () => {
  let kept = 0;
  for (let i = 0; i < 20 && kept === 0; i++) {
    const { s } = playOut('early', `offers ${i}`, [sensible, sensible, sensible, sensible, sensible]);
    kept = s.g.agreements.all.filter((a) => a.isPublic && a.status === 'fulfilled' && a.clauses.length === 2).length;
  }
  expect(kept).toBeGreaterThan(0);
});

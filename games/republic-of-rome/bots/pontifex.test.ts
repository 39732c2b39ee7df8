/** How the sensible bot plays with the Pontifex Maximus — 2.01 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { answers, ask, button, pick, playOut, floorOf } from './testing/table.ts';
import { sensible } from './sensible.ts';

const BOTS = [sensible, sensible, sensible];
/** The Senate is in session; the second Senator of this seat is Pontifex Maximus, and of -1 nobody. */
const table = (pontifex: number, patch: (g: Rome) => void = () => {}): State<Rome> => {
  const { s } = playOut('early', 'pontifex', BOTS, 12, ['pontifex']);
  s.g.phase = 'senate';
  s.g.senate.filled = { consuls: true, dictator: true, censor: true };
  s.g.senate.step = 'business';
  s.g.wars = [];
  if (pontifex >= 0) menOf(s.g, pontifex)[1]!.office = 'pontifex';
  patch(s.g);
  return s;
};
const menOf = (g: Rome, seat: number) => g.senators.filter((x) => x.faction === seat);

test('[2.01.2-l] with votes enough he nominates one of his own', () => {
  const s = table(-1, (g) => {
    for (const x of menOf(g, 0)) x.knights = 20;
  });
  const all = s.g.senators.filter((x) => x.faction >= 0).map((x) => x.id);
  const [said] = answers(s, 0, ask('ask.pontifex.nominee', {}, { nominate: pick(...all) }));
  expect(menOf(s.g, 0).map((x) => x.id)).toContain(said!.arg);
});
test('[2.01.31-a] he makes one of his own a Priest, and no other', () => {
  const s = table(0);
  const question = (...of: string[]) => ({
    ...ask('ask.senate.business', {}, { adjourn: button, makePriest: pick(...of) }),
    asides: ['makePriest'],
  });
  const own = menOf(s.g, 0)[0]!.id;
  const other = menOf(s.g, 1)[0]!.id;
  expect(answers(s, 0, question(other, own))).toEqual([{ verb: 'makePriest', arg: own }]);
  expect(answers(s, 0, question(other))).toEqual([{ verb: 'adjourn' }]);
});
test('[2.01.3-l][2.01.31-d] when all markers are given, the most dangerous Priest of a rival gives his to one of his own', () => {
  const s = table(0);
  menOf(s.g, 2)[1]!.influence = 22;
  const [own, harmless, dangerous] = [0, 1, 2].map((seat) => menOf(s.g, seat)[0]!.id);
  const moving = (...of: string[]) => ({
    ...ask('ask.senate.business', {}, { adjourn: button, movePriesthood: pick(...of) }),
    asides: ['movePriesthood'],
  });
  expect(answers(s, 0, moving(harmless!, dangerous!))).toEqual([{ verb: 'movePriesthood', arg: dangerous }]);
  // Once a turn: what follows may not be what he wants.
  expect(answers(s, 0, moving(dangerous!), moving(dangerous!))[1]).toEqual({ verb: 'adjourn' });
  expect(answers(s, 0, moving(own!))).toEqual([{ verb: 'adjourn' }]);
  const everybody = menOf(s.g, 0).map((x) => x.id);
  expect(answers(s, 0, moving(dangerous!, ...everybody))).toEqual([{ verb: 'adjourn' }]);
  const marked = moving(dangerous!);
  const free = { ...marked, verbs: { ...marked.verbs, makePriest: pick(harmless!) } };
  expect(answers(s, 0, free)).toEqual([{ verb: 'adjourn' }]);
});
test('[2.01.31-a] a Priesthood goes to the greatest of his own, but not from another of them', () => {
  const s = table(0);
  const [one, great] = menOf(s.g, 0);
  great!.influence = 12;
  const rival = menOf(s.g, 1)[0]!.id;
  const given = (from: string, ...of: string[]) =>
    answers(s, 0, ask('ask.pontifex.priest', { from }, { makePriest: pick(...of), drop: button }));
  expect(given(rival, menOf(s.g, 2)[0]!.id, one!.id, great!.id)).toEqual([{ verb: 'makePriest', arg: great!.id }]);
  expect(given(rival, menOf(s.g, 2)[0]!.id)).toEqual([{ verb: 'drop' }]);
  expect(given(one!.id, great!.id)).toEqual([{ verb: 'drop' }]);
});
test('[2.01.5-a] he vetoes what he cannot bear', () => {
  const s = table(0, (g) => {
    const [a, b] = [...menOf(g, 1), ...menOf(g, 1)];
    g.senate.floors.push(floorOf(g, { t: 'consuls', pair: [a!.id, b!.id] }, { by: 1, proposer: a!.id }));
    for (const x of menOf(g, 1)) x.influence = 16;
  });
  const opened = {
    ...ask('ask.senate.opened', {}, { pass: button, vetoAsPontifex: button }),
    asides: ['vetoAsPontifex'],
  };
  expect(answers(s, 0, opened)).toEqual([{ verb: 'vetoAsPontifex' }]);
});
test('[2.01.8-b] he proposes a recall only of a rival, and only when two thirds would vote for it', () => {
  const menu = ask('ask.senate.business', {}, { propose: pick('kind:recall-pontifex'), adjourn: button });
  const strong = (seat: number) => (g: Rome) => {
    for (const x of menOf(g, seat)) x.knights = 50;
    for (const x of menOf(g, 1)) x.influence = 16;
  };
  expect(answers(table(1, strong(0)), 0, menu)).toEqual([{ verb: 'propose', arg: 'kind:recall-pontifex' }]);
  expect(answers(table(1, strong(1)), 0, menu)).toEqual([{ verb: 'adjourn' }]);
  expect(answers(table(0, strong(0)), 0, menu)).toEqual([{ verb: 'adjourn' }]);
  expect(answers(table(1, strong(0)), 0, ask('ask.pontifex.recall', {}, { put: button, drop: button }))).toEqual([
    { verb: 'put' },
  ]);
});
test('a whole game comes to its end', () => {
  const { s } = playOut('early', 'whole', BOTS, 20_000, ['pontifex']);
  expect(s.over).toBeDefined();
  expect(s.g.advanced?.pontifex?.elected).toBeGreaterThan(0);
});

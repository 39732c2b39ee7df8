/** Governors who are called home, and Concessions asked for with a Tribune — 1.09.52, 1.09.151 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate } from './testing/table.ts';

/** The greatest man of seat 0, or one of its lesser men, governs a Province for two more turns. */
const governed = (influence: number): { s: State<Rome>; province: string } => {
  let province = '';
  const s = quietSenate((g) => {
    for (const x of g.senators) Object.assign(x, { office: '', influence: 4 });
    g.concessions = [];
    g.provinces = newGame(3, 'late', 'provinces').g.provinces.slice(0, 1);
    const [p] = g.provinces;
    const away = menOf(g, 0)[0]!;
    Object.assign(p!, { governor: away.id, term: 2, elected: 0, legate: false });
    Object.assign(away, { at: p!.id, influence });
    province = p!.id;
    g.senate.presiding = menOf(g, 0)[1]!.id;
  });
  return { s, province };
};
const menu = ask('ask.senate.business', {}, { propose: pick('kind:governors'), adjourn: button });

test('[1.09.52-a] the greatest man of his own is called home from his Province', () => {
  const { s, province } = governed(12);
  const [first, post] = answers(
    s,
    0,
    menu,
    ask('ask.governors.post', { n: 0 }, { replaceGovernor: pick(province), drop: button }),
  );
  expect(first).toEqual({ verb: 'propose', arg: 'kind:governors' });
  expect(post).toEqual({ verb: 'replaceGovernor', arg: province });
});
test('[1.09.52-a] a lesser man stays where he earns', () => {
  expect(answers(governed(4).s, 0, menu)).toEqual([{ verb: 'adjourn' }]);
});

/** With an income of 5 and of 2 Talents. */
const [RICH, POOR] = ['concession:54', 'concession:52'] as const;
/** A Concession lies in the Forum; seat 1 presides. */
const inForum = (which: 'rich' | 'poor'): State<Rome> =>
  quietSenate((g) => {
    g.concessions = [{ id: which === 'rich' ? RICH : POOR, holder: 'forum', revealed: false, voted: 0 }];
    g.senate.presiding = menOf(g, 1)[0]!.id;
    for (const x of menOf(g, 0)) x.knights = 30;
  });
const tribune = ask('ask.senate.between', {}, { proposeByTribune: pick('card:38'), pass: button });

test('[1.09.151-a] a rich Concession is worth a Tribune, a poor one is not', () => {
  const proposing = ask('ask.senate.tribuneProposal', {}, { propose: pick('kind:raise', 'kind:concessions') });
  expect(answers(inForum('rich'), 0, tribune, proposing)).toEqual([
    { verb: 'proposeByTribune', arg: 'card:38' },
    { verb: 'propose', arg: 'kind:concessions' },
  ]);
  expect(answers(inForum('poor'), 0, tribune)).toEqual([{ verb: 'pass' }]);
});
test('[1.09.151-a] not where he presides himself, nor where the Senate would refuse', () => {
  const own = inForum('rich');
  own.g.senate.presiding = menOf(own.g, 0)[0]!.id;
  expect(answers(own, 0, tribune)).toEqual([{ verb: 'pass' }]);
  const weak = inForum('rich');
  for (const x of menOf(weak.g, 0)) x.knights = 0;
  for (const x of menOf(weak.g, 1)) x.knights = 30;
  for (const x of menOf(weak.g, 0)) x.influence = 30;
  expect(answers(weak, 0, tribune)).toEqual([{ verb: 'pass' }]);
});

import { expect, test } from 'vitest';
import { landBill } from '../../../rules/data/printed.ts';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { dividing, inForum, taken, takes, vacantProvince, withLandBills } from '../../../rules/testing/spoils.ts';
import { initiative } from '../../../rules/forum/initiative.ts';
import { hand } from '../../../rules/testing/at.ts';
import { bareNeutrals, CONSERVATIVES, joins, PLUTOCRATS } from '../../../rules/testing/neutrals.ts';
import { onTop } from '../../../rules/testing/initiative.ts';
import { billInWords } from './brings.ts';
import { onScreen, press } from '../testing/filled.ts';
import { factsOf, whyNot, willOweBill } from './brings.ts';
import { choosable, naming } from './entries.ts';
import { senateSpoilsForm as form } from './form.ts';
import { checkForm, spoilsListForm } from './lists.ts';

const say = (k: string, a?: object): string => (a ? `${k} ${JSON.stringify(a)}` : k);
const alone = (patch: (g: Rome) => void = () => {}) => dividing({ members: [0] }, patch);
const wants = (spoil: string, who = '') => ({ spoil, who });

test('[4.05.4-g] one thing and who has it in one press: whoever of his own has least Influence, unless another is chosen', () => {
  const game = alone();
  const seen = onScreen(game, form, 0, (e) => ({ ...e, ...wants('office:censor') }));
  expect(seen.sent).toEqual([
    { verb: 'takeSpoil', arg: 'office:censor' },
    { verb: 'giveSpoil', arg: 'senator:1' },
  ]);
  const other = onScreen(game, form, 0, (e) => ({ ...e, ...wants('office:censor', 'senator:11') }));
  expect(other.sent.at(-1)).toEqual({ verb: 'giveSpoil', arg: 'senator:11' });
  press(game, form, seen, 'take');
  expect(taken(game)).toEqual(['censor senator:1']);
  // The next choice is another, and begins anew.
  expect(form.isOf({ seat: 0, question: game.as(0).question!, view: game.view(0) }, seen.form.entered)).toBe(false);
});

test('[4.05.4-i] it says what an office adds to his Influence', () => {
  const seen = onScreen(alone(), form, 0, (e) => ({ ...e, ...wants('office:field-consul', 'senator:3') }));
  expect(seen.form.explain(naming(seen.form), 'giveSpoil', 'senator:3')?.tallies.at(-1)?.total).toBe(8);
});

test('where nobody of his own is eligible, somebody must be named first', () => {
  const game = alone((g) => {
    for (const n of [1, 2, 3] as const) senator(g, `senator:${n}`).at = 'field';
    for (const n of [1, 2, 3] as const) senator(g, `senator:${n}`).captive = 'barbarians';
  });
  const seen = onScreen(game, form, 0, (e) => ({ ...e, ...wants('office:censor') }));
  expect(seen.commits[0]!.missing).toBe('senateSpoils.name');
});

test('[A4-38][4.05.418-a] a pass, and the reason where he may not', () => {
  const game = alone();
  expect(onScreen(game, form, 0).commits.map((c) => c.name)).toEqual(['take', 'passSpoils']);
  press(game, form, onScreen(game, form, 0), 'passSpoils');
  expect(onScreen(game, form, 0).commits[1]!.missing).toContain('no.spoils.pass');
});

test('half-way, something else can still be taken, or nothing', () => {
  const game = alone();
  game.as(0).does('takeSpoil', 'office:censor');
  const seen = onScreen(game, form, 0);
  expect(seen.sent).toEqual([{ verb: 'giveSpoil', arg: 'senator:1' }]);
  expect(choosable(seen.form)).toContain('office:rome-consul');
  const other = onScreen(game, form, 0, (e) => ({ ...e, ...wants('office:rome-consul', 'senator:2') }));
  expect(other.sent.map((x) => x.verb)).toEqual(['otherSpoil', 'takeSpoil', 'giveSpoil']);
  press(game, form, seen, 'passSpoils');
  expect(taken(game)).toEqual([]);
});

test('[4.05.415-c][4.05.414-a][4.05.416-a] what each kind brings, and what the people will want', () => {
  const game = alone((g) => {
    withLandBills(g);
    g.unrest = 3;
    vacantProvince(g, 'province:sicilia');
    inForum(g, 'concession:59');
  });
  const view = game.view(0);
  const s = senator(game.g, 'senator:2');
  const facts = (ref: string) => factsOf(view, ref, s, s.influence + 5, say).map(([, n]) => n);
  expect(facts('office:rome-consul')).toContain('form.fromTo {"a":2,"b":7}');
  expect(facts('province:sicilia').length).toBe(4);
  expect(facts('concession:59').at(-1)).toBe('senateSpoils.nothing');
  const gain = landBill(game.g, 'III').sponsor;
  expect(facts('spoil:sponsor')[0]).toBe(`form.fromTo {"a":"0","b":"+${gain}"}`);
  expect(willOweBill(view, 'office:rome-consul', s)).toBe(true);
  expect(willOweBill(view, 'office:field-consul', s)).toBe(false);
  expect(whyNot(view, 'office:rome-consul', s, say)).toBe('senateSpoils.unpopular');
});

test('[4.05.34-h][4.05.4-j] why somebody is no candidate for Consul', () => {
  const crisis = dividing({ members: [0], crisis: true }, (g) => {
    senator(g, 'senator:2').office = 'rome-consul';
  });
  const why = (id: 'senator:1' | 'senator:2', ref = 'office:field-consul') =>
    whyNot(crisis.view(0), ref, senator(crisis.g, id), say);
  expect([why('senator:1'), why('senator:2'), why('senator:1', 'office:censor')]).toEqual([
    'senateSpoils.crisis',
    'senateSpoils.outgoing',
    undefined,
  ]);
});

test('[4.02.2-a] the Concession of a Neutral: the button says whose it will be', () => {
  const game = dividing({ members: [PLUTOCRATS, CONSERVATIVES] }, (g) => inForum(g, 'concession:59', 'concession:57'));
  const seen = onScreen(game, spoilsListForm, 0);
  expect(seen.commits[0]!.label).toMatch(/"faction":"faction:\d"/);
  press(game, spoilsListForm, seen, 'choose');
  expect(taken(game).some((x) => x.startsWith('concession:'))).toBe(true);
});

test('[4.05.416-d] a Player’s Co-Sponsor: the least popular, unless another is chosen', () => {
  const game = alone((g) => {
    withLandBills(g);
    g.unrest = 2;
    senator(g, 'senator:3').popularity = -2;
  });
  takes(game, 0, 'office:rome-consul', 'senator:1');
  takes(game, 0, 'office:field-consul', 'senator:2');
  takes(game, 0, 'office:censor', 'senator:4');
  game.as(0).does('passSpoils');
  expect(onScreen(game, spoilsListForm, 0).sent).toEqual([{ verb: 'coSponsor', arg: 'senator:3' }]);
});

test('[4.04.1-e] a Concession that was played goes to whoever has fewest', () => {
  const game = bareNeutrals(
    initiative,
    { seat: 0 },
    {},
    (g) => {
      onTop(g, 'card:38');
      hand(g, 0, 'card:59');
      g.phase = 'forum';
      joins(g, 'senator:16', 0);
      g.concessions.push({ id: 'concession:57', holder: 'senator:1', revealed: false, voted: 0 });
    },
    [2, 2],
  );
  game.as(0).does('playConcessionNow', 'card:59');
  expect(onScreen(game, spoilsListForm, 0).sent).toEqual([{ verb: 'giveConcession', arg: 'senator:16' }]);
});

test('[4.07.3-b] an Assassination Check: whoever has most Influence first', () => {
  const game = alone((g) => {
    g.factions[0]!.attempted = 0;
  });
  expect(onScreen(game, checkForm, 0).form.steps[0]!.answer).toEqual({ verb: 'demandCheck', arg: 'senator:15' });
});

test('[4.05.416-d] the form of a Co-Sponsor says which Land Bill it is, and whose', () => {
  const game = dividing({ members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
  });
  takes(game, 0, 'office:rome-consul', 'senator:1');
  const told = billInWords(game.view(0), (k, a) => (a ? `${k} ${JSON.stringify(a)}` : k));
  expect(told).toEqual([
    ['land-bill:III', 'senateSpoils.billBy {"who":"senator:1"}'],
    ['landBill.pays', 'landBill.aTurn {"n":10}'],
    ['landBill.unrest', '−3'],
  ]);
});

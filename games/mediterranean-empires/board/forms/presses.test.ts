/** How many presses the common decisions take, and what is proposed. */
import { expect, test } from 'vitest';
import { march } from '../../rules/expedition/march.ts';
import { ENOUGH, propose } from '../../rules/expedition/proposal.ts';
import { action } from '../../rules/round/action.ts';
import { at, card, CARTAGO, hand, own, place, ROMA, through } from '../../rules/testing/at.ts';
import { send } from '../../rules/testing/attack.ts';
import { actionForm } from './action/form.tsx';
import { interceptForm } from './intercept/form.tsx';
import { onScreen, say } from './testing/filled.ts';

const romans = ['Hastati', 'Hastati', 'Principes', 'Triarii', 'Velites', 'Liburna', 'Cónsul'] as const;
const atRome = (patch: (g: Parameters<Parameters<typeof at>[3]>[0]) => void = () => {}) =>
  at(action, { seat: ROMA }, { byChance: true }, (g) => {
    hand(g, ROMA, ...romans);
    hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
    patch(g);
  });

test('[MED.5.4-d] a known target takes two presses: the place, and Declare with the cards that were proposed', () => {
  const p = atRome();
  const screen = onScreen(p, actionForm, ROMA).board('city:neapolis');
  const { plan } = screen.form.entered;
  expect(plan.isProposed).toBe(true);
  expect(plan.units.length).toBeGreaterThan(0);
  expect(screen.press('declare')).toBe(2);
  expect(p.g.attack).toMatchObject({ seat: ROMA, target: place('neapolis') });
  expect(p.g.attack!.force.units.length).toBe(plan.units.length);
});

test('each change of a card is one press more, by hand or by its digit', () => {
  const p = atRome();
  const aimed = onScreen(p, actionForm, ROMA).board('city:neapolis');
  const before = aimed.form.entered.plan.units.map((u) => u.card);
  const held = [...p.g.hands[ROMA]!];
  const other = held.findIndex((id) => !before.includes(id) && id.includes('ROMA') && id !== card('Cónsul'));
  const more = aimed.digit(other + 1);
  expect(more.form.entered.plan).toMatchObject({ isProposed: false });
  expect(more.press('declare')).toBe(3);
  expect(p.g.attack!.force.units.map((u) => u.card).toSorted()).toEqual([...before, held[other]!].toSorted());
});

test('the proposal is the fewest cards with which it wins in three of five cases, and never a Leader', () => {
  const p = atRome();
  const view = p.view(ROMA);
  const found = propose(view, ROMA, place('neapolis'))!;
  expect(found.chance).toBeGreaterThanOrEqual(ENOUGH);
  expect(found.units.map((u) => u.card)).not.toContain(card('Cónsul'));
  // One card less would not be enough.
  const weaker = onScreen(p, actionForm, ROMA)
    .board('city:neapolis')
    .enter((e) => ({ ...e, plan: { ...e.plan, units: e.plan.units.slice(0, -1) } }));
  const { form } = weaker;
  expect(form.explain(form.steps.at(-1), 'declare')?.odds?.win ?? 0).toBeLessThan(ENOUGH);
});

test('the proposal goes with one press, and then nothing can be declared', () => {
  const cleared = onScreen(atRome(), actionForm, ROMA)
    .board('city:neapolis')
    .enter((e) => ({ ...e, plan: { ...e.plan, units: [], isProposed: false } }));
  expect([cleared.presses, cleared.commits[0]!.missing]).toEqual([2, 'exp.needCards']);
});

test('Esc takes the target back, and there is nothing before that', () => {
  const opened = onScreen(atRome(), actionForm, ROMA);
  const aimed = opened.board('city:neapolis');
  expect(actionForm.back!(aimed.form)?.plan.target).toBeUndefined();
  expect(actionForm.back!(opened.form)).toBeUndefined();
});

test('[MED.5.4.1-b] another route is one press on the map, and the rules walk it', () => {
  const p = atRome((g) => own(g, ROMA, 'capua', 'neapolis', 'beneventum', 'tarentum', 'brundisium', 'corfinium'));
  const opened = onScreen(p, actionForm, ROMA);
  const target = actionForm.offers!(opened.form).find(
    (ref) => (actionForm.drawn!(opened.board(ref).form, say).others ?? []).length > 0,
  )!;
  const aimed = opened.board(target);
  const drawn = actionForm.drawn!(aimed.form, say);
  const [other] = drawn.others!;
  expect(drawn.target).toBe(target);
  expect(other!.path).not.toEqual(drawn.route);
  const turned = aimed.board(other!.ref);
  expect(actionForm.drawn!(turned.form, say).route).toEqual(other!.path);
  expect(turned.press('declare')).toBe(3);
});

test('[MED.5.1-a] passing is one press; [MED.5.2-a] changing a card is two', () => {
  const p = atRome();
  expect(onScreen(p, actionForm, ROMA).press('pass')).toBe(1);
  const q = atRome();
  const card0 = q.g.hands[ROMA]![0]!;
  // The second press is the card, which sends it.
  const chosen = onScreen(q, actionForm, ROMA)
    .enter((e) => ({ ...e, mode: 'change' }))
    .digit(1);
  expect(chosen.sent.map((a) => a.verb)).toEqual(['change', 'drawOne']);
  chosen.press('change');
  expect(q.g.discards[ROMA]).toContain(card0);
  expect(q.g.hands[ROMA]!.length).toBe(romans.length);
});

test('[MED.5.4.4-c] an interception is one press where place and cards are proposed; so is none', () => {
  const met = (name: string): [number, boolean] => {
    const p = through(
      at(march, undefined, { byChance: true }, (g) => {
        own(g, CARTAGO, 'utica');
        send(g, {
          by: ROMA,
          path: ['roma', 'utica'],
          troops: ['Hastati'],
          fleets: ['Liburna'],
          sea: 0,
          arrival: 'landing',
        });
        hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
        hand(g, ROMA, 'Cónsul');
      }),
    );
    const screen = onScreen(p, interceptForm, CARTAGO);
    expect(p.as(CARTAGO).question!.prompt.a).toMatchObject({ kind: 'expedition', place: 'city:utica', n: 2 });
    const n = screen.press(name);
    return [n, p.g.attack?.intercepted.includes('naval') === true];
  };
  expect(met('meet')).toEqual([1, true]);
  expect(met('letPass')).toEqual([1, false]);
});

/** Rome may win over neutral cities beside its own by a treaty. */
const treaty = (patch: Parameters<typeof atRome>[0] = () => {}) =>
  atRome((g) => {
    hand(g, ROMA, 'Foedus', 'Hastati');
    patch(g);
  });

test('[MED.5.3-a] an Empire card with a target is three presses: the card, the place on the map, and Play', () => {
  const p = treaty((g) => hand(g, CARTAGO));
  const foedus = p.g.hands[ROMA]!.indexOf(card('Foedus'));
  const chosen = onScreen(p, actionForm, ROMA).digit(foedus + 1);
  expect(chosen.commits[0]).toMatchObject({ name: 'empire', missing: 'exp.needAim' });
  const [target] = actionForm.offers!(chosen.form);
  const aimed = chosen.board(target!);
  expect(aimed.commits[0]!.missing).toBeUndefined();
  expect(actionForm.drawn!(aimed.form, say)).toEqual({ target });
  // Nobody could answer it here: both questions are answered at once.
  expect(aimed.sent).toEqual([
    { verb: 'empire', arg: card('Foedus') },
    { verb: 'court', arg: target },
  ]);
  expect(aimed.press('empire')).toBe(3);
  expect(p.g.discards[ROMA]).toContain(card('Foedus'));
});

test('[MED.5.3-a] where others may answer it, the target that was chosen is sent by itself when it is asked for', () => {
  const p = treaty();
  const chosen = onScreen(p, actionForm, ROMA).digit(p.g.hands[ROMA]!.indexOf(card('Foedus')) + 1);
  const [target, other] = actionForm.offers!(chosen.form);
  const { entered } = chosen.board(target!).form;
  p.as(ROMA).does('empire', card('Foedus')).as(CARTAGO).does('decline');
  const asked = { seat: ROMA, question: p.as(ROMA).question!, view: p.view(ROMA) };
  expect(actionForm.isOf(asked, entered)).toBe(true);
  expect(actionForm.goesOn!(asked, entered)).toBe(true);
  // Not what was never chosen, nor what has become impossible.
  expect(actionForm.goesOn!(asked, { ...entered, aimed: { verb: 'court', at: [] } })).toBe(false);
  expect(actionForm.goesOn!(asked, { ...entered, aimed: { verb: 'court', at: ['city:athenae'] } })).toBe(false);
  expect(actionForm.goesOn!(asked, { ...entered, aimed: { verb: 'reinforce', at: [target!] } })).toBe(false);
  // Whoever comes to the question otherwise chooses in the same form.
  const later = onScreen(p, actionForm, ROMA);
  expect(later.commits[0]!.missing).toBe('exp.needAim');
  later.board(other!).press('empire');
  expect(p.g.discards[ROMA]).toContain(card('Foedus'));
});

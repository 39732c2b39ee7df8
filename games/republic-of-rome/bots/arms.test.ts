/** Units for Wars that cannot be fought yet, Proconsuls who are replaced, garrisons — 1.09.63, 1.09.64 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { military, provinceCard } from '../rules/study.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate, range } from './testing/table.ts';

/** War 4 of the Early Republic, or several of them. */
const atWar = (legions: number, money: number, patch: (g: Rome) => void = () => {}): State<Rome> =>
  quietSenate((g) => {
    g.state = money;
    const [war] = newGame(3, 'early', 'wars').g.wars;
    g.wars = (['war:4', 'war:1'] as const).map((id) => ({ ...war!, id, status: 'active' as const }));
    g.legions.forEach((l, n) => {
      l.at = n < legions ? 'active' : 'pool';
    });
    g.fleets = 0;
    Object.assign(menOf(g, 0)[0]!, { office: 'dictator' });
    g.senate.presiding = menOf(g, 0)[0]!.id;
    patch(g);
  });
const menu = ask('ask.senate.business', {}, { propose: pick('kind:deploy', 'kind:raise'), adjourn: button });

test('[1.09.63-a] with two Wars and money a Dictator does not adjourn: units are raised, also where they are not enough yet', () => {
  const s = atWar(0, 172, (g) => {
    // Nobody can command this turn.
    menOf(g, 0)[0]!.office = '';
  });
  const [answer, legions] = answers(s, 0, menu, ask('ask.raise.legions', {}, { legions: range(0, 15), drop: button }));
  expect(answer).toEqual({ verb: 'propose', arg: 'kind:raise' });
  expect(legions!.arg).toBeGreaterThan(0);
  expect(answers(atWar(0, 172), 0, menu)).toEqual([{ verb: 'propose', arg: 'kind:raise' }]);
});
test('[1.09.63-a] without money nothing is raised', () => {
  const s = atWar(0, 0, (g) => {
    menOf(g, 0)[0]!.office = '';
  });
  expect(answers(s, 0, menu)).toEqual([{ verb: 'adjourn' }]);
});

/** A Proconsul without skill stands at War 4 with a few Legions; a Field Consul of skill is in Rome, or one as poor as he. */
const LEGIONS = 5;
const withProconsul = (consul: 'able' | 'poor') => {
  let names = { weak: '', consul: '' };
  const s = atWar(0, 0, (g) => {
    g.wars = g.wars.filter((w) => w.id === 'war:4');
    const bySkill = [...g.senators].sort((a, b) => military(g, a) - military(g, b));
    const [weak, poor] = bySkill;
    const able = bySkill.at(-1)!;
    const chosen = consul === 'able' ? able : poor!;
    Object.assign(menOf(g, 0)[0]!, { office: '' });
    Object.assign(weak!, { office: 'proconsul', at: 'field', faction: 1 });
    Object.assign(chosen, { office: 'field-consul', faction: 0 });
    g.senate.presiding = chosen.id;
    g.forces = [
      {
        id: 1,
        war: 'war:4',
        commander: weak!.id,
        masterOfHorse: '',
        fleets: 2,
        sent: 0,
        sentIn: 0,
        reinforcedIn: 0,
        hadLegions: true,
        victorious: false,
        homeward: false,
        fought: false,
      },
    ];
    g.legions.forEach((l, n) => {
      l.at = n < LEGIONS ? 'force:1' : 'pool';
    });
    names = { weak: weak!.id, consul: chosen.id };
  });
  return { s, ...names };
};
test('[1.09.644-a] a Proconsul with poor odds is replaced by a Consul who leads better', () => {
  const { s, weak, consul } = withProconsul('able');
  const [first, order, , replaced] = answers(
    s,
    0,
    menu,
    ask('ask.deployment.order', { n: 0 }, { sendCommander: pick(consul), drop: button }),
    ask('ask.deployment.target', { who: consul }, { sendAgainst: pick('war:4') }),
    ask('ask.deployment.replace', { who: consul, war: 'war:4' }, { replaceCommander: pick(weak), alongside: button }),
  );
  expect(first).toEqual({ verb: 'propose', arg: 'kind:deploy' });
  expect(order).toEqual({ verb: 'sendCommander', arg: consul });
  expect(replaced).toEqual({ verb: 'replaceCommander', arg: weak });
});
test('[1.09.644-a] not by one who leads no better', () => {
  const { s, consul } = withProconsul('poor');
  const [order] = answers(s, 0, ask('ask.deployment.order', { n: 0 }, { sendCommander: pick(consul), drop: button }));
  expect(order).toEqual({ verb: 'drop' });
});

/** Two Legions at home and no War; a Frontier Province of somebody else's is governed. */
const frontier = (raids: boolean) =>
  quietSenate((g) => {
    g.legions.forEach((l, n) => {
      l.at = n < 2 ? 'active' : 'pool';
    });
    g.provinces = newGame(3, 'late', 'provinces').g.provinces.map((x) => ({ ...x, governor: '' as const }));
    const p = g.provinces.find((x) => provinceCard(g, x.id).frontier)!;
    Object.assign(p, { governor: menOf(g, 1)[0]!.id });
    Object.assign(menOf(g, 1)[0]!, { at: p.id });
    g.senate.presiding = menOf(g, 0)[0]!.id;
    if (raids) g.events = [{ id: 'event:163', level: 1, since: 0 }];
  });
test('[card-163-1-a] Legions that nobody needs guard a Frontier Province in the year of the raids', () => {
  const guarded = frontier(true);
  const id = guarded.g.provinces.find((p) => p.governor !== '')!.id;
  const order = ask('ask.deployment.order', { n: 0 }, { sendGarrison: pick(id), drop: button });
  expect(answers(guarded, 0, menu, order)).toEqual([
    { verb: 'propose', arg: 'kind:deploy' },
    { verb: 'sendGarrison', arg: id },
  ]);
  expect(answers(frontier(false), 0, menu)).toEqual([{ verb: 'adjourn' }]);
});

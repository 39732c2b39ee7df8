/** What the map draws: places with their signs, the route of a form or of an attack. */
import type { Drawn } from '@tabularium/parts/web';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRINTED } from '../rules/data/printed.ts';
import type { Empires } from '../rules/game.ts';
import { NEUTRAL } from '../rules/ids.ts';
import { looksOf, lookOf } from './looks.ts';
import { chartOf, pathOf, wayBetween } from './map/chart.ts';
import { seaWay } from './map/lanes.ts';
import { Places } from './places.tsx';
import { AttackLines, AttackMarks, FormLines, FormMarks, Target } from './route.tsx';
import { markup } from './testing/markup.ts';
import { loadDrawings, placeOf, seenIn } from './testing/scene.ts';

beforeAll(loadDrawings);

const NO_LIGHT = { own: [], enemy: [] };
const drawn = (change: (g: Empires) => void = () => {}, scenario = '4W', scale = 1): string => {
  const view = seenIn(scenario, change);
  return markup(Places({ g: view, chart: chartOf(view), lit: NO_LIGHT, scale, known: new Map() }));
};
/** The group of one place. */
const groupOf = (all: string, ref: string): string => {
  const at = all.indexOf(`data-ref="${ref}"`);
  const begins = all.lastIndexOf('<g', at);
  const next = all.indexOf('data-ref=', at + 10);
  return all.slice(begins, next < 0 ? undefined : all.lastIndexOf('<g', next));
};
const figure = (group: string): string | undefined => group.match(/class="figure"[^>]*>(\d+)</)?.[1];

describe('places', () => {
  test('Empires keep their look in every scenario, and those of a pack get one that is left', () => {
    for (const scenario of ['2A', '4W', '5A', '8A']) {
      const view = seenIn(scenario);
      expect(lookOf(view, view.agreed.empires.indexOf('ROMA'))).toBe('minium');
      expect(lookOf(view, view.agreed.empires.indexOf('CARTAGO'))).toBe('murex');
    }
    expect(looksOf(['ROMA', 'PONTUS', 'PARTHIA'])).toEqual(['minium', 'murex', 'ochre']);
  });

  test('every place of the scenario is drawn once, and no other', () => {
    const all = drawn();
    const refs = [...all.matchAll(/data-ref="([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs).toHaveLength(90);
    expect(new Set(refs).size).toBe(90);
    expect(refs).not.toContain('city:athenae');
  });

  test('[MED.5.4.7-e] the number of a city is the dice it defends with', () => {
    const all = drawn((g) => {
      g.owner[placeOf('city:roma')] = g.agreed.empires.indexOf('ROMA');
      g.forts[placeOf('city:roma')] = 3;
      g.owner[placeOf('city:capua')] = NEUTRAL;
      g.forts[placeOf('city:capua')] = 1;
    });
    const size = (ref: string): number => PRINTED.cities[placeOf(ref)]!.size;
    expect(figure(groupOf(all, 'city:roma'))).toBe(String(size('city:roma') + 3 + 1));
    expect(figure(groupOf(all, 'city:capua'))).toBe(String(size('city:capua') + 1));
    expect(groupOf(all, 'city:roma')).toMatch(/class="forts" d="(M[^M]+){3}"/);
    expect(groupOf(all, 'city:capua')).not.toContain('class="forts"');
    expect(groupOf(all, 'city:capua')).toContain('class="city neutral"');
  });

  test('[MED.2-d] a lost capital keeps its crown, beside the mark of the Empire that lost it', () => {
    const roma = (owner: 'ROMA' | 'CARTAGO'): string =>
      groupOf(
        drawn((g) => {
          g.owner[placeOf('city:roma')] = g.agreed.empires.indexOf(owner);
        }),
        'city:roma',
      );
    expect(roma('ROMA')).toContain('class="crown"');
    expect(roma('ROMA')).not.toContain('class="lost');
    expect(roma('CARTAGO')).toContain('class="crown"');
    expect(roma('CARTAGO')).toContain('class="lost minium"');
    expect(roma('CARTAGO')).toContain('url(#pt-murex)');
  });

  test('ports have waves, key cities a star', () => {
    const all = drawn();
    const keys = PRINTED.scenarios.find(({ id }) => id === '4W')!.keyCities;
    for (const { id, port } of PRINTED.cities) {
      if (!all.includes(`data-ref="city:${id}"`)) continue;
      expect(groupOf(all, `city:${id}`).includes('class="port"')).toBe(port);
      expect(groupOf(all, `city:${id}`).includes('class="key"')).toBe(keys.includes(id));
    }
  });

  test('[MED.7-c][MED.4.1-l] an area shows its strength and the rage; a pacified one an olive branch', () => {
    const all = drawn((g) => {
      g.enraged = 2;
      g.areas[placeOf('area:GAETVLI') - g.owner.length] = 'pacified';
    });
    const { strength } = PRINTED.areas.find(({ id }) => id === 'CANTABRI')!;
    expect(figure(groupOf(all, 'area:CANTABRI'))).toBe(String(strength + 2));
    expect(groupOf(all, 'area:GAETVLI')).toContain('class="leaf"');
    expect(figure(groupOf(all, 'area:GAETVLI'))).toBeUndefined();
  });

  test('however close the map is, marks keep their size', () => {
    expect(groupOf(drawn(), 'city:roma')).toContain('scale(1.0000)');
    expect(
      groupOf(
        drawn(() => {}, '4W', 2),
        'city:roma',
      ),
    ).toContain('scale(0.5000)');
  });
});

describe('what a form draws', () => {
  const view = (): ReturnType<typeof seenIn> => seenIn('8A');
  const lines = (form: Drawn): string => markup(FormLines({ chart: chartOf(view()), scale: 1, drawn: form }));
  const marks = (form: Drawn): string => markup(FormMarks({ chart: chartOf(view()), scale: 1, drawn: form }));
  const [roma, capua, neapolis, rhegium, messana] = ['roma', 'capua', 'neapolis', 'rhegium', 'messana'].map(
    (id) => `city:${id}`,
  ) as [string, string, string, string, string];

  test('[MED.5.4.1-a] a route by land follows the roads, and straits are dashed', () => {
    const way = lines({ route: [roma, capua, neapolis, rhegium, messana] });
    const chart = chartOf(view());
    for (const [from, to, kind] of [
      [roma, capua, 'land'],
      [rhegium, messana, 'strait'],
    ] as const)
      expect(way).toContain(`class="route ${kind}" d="${pathOf(wayBetween(chart, placeOf(from), placeOf(to)))}"`);
    expect(way).toContain('class="head"');
  });

  test('[MED.5.4.1-c] by sea it follows the lanes from port to port', () => {
    const chart = chartOf(view());
    const far = 'city:carthago-nova';
    const expected = pathOf(seaWay(chart, placeOf(neapolis), placeOf(far)));
    expect(lines({ route: [roma, capua, neapolis, far], bySea: true })).toContain(`class="route sea" d="${expected}"`);
    // A strait joins these two: by sea their ships sail nevertheless.
    expect(lines({ route: [rhegium, messana], bySea: true })).toContain('class="route sea"');
  });

  test('other ways can be pressed, each by its own ref', () => {
    const way = lines({ others: [{ ref: 'way:1', path: [roma, capua] }] });
    expect(way).toContain('data-ref="way:1"');
    expect(way).toContain('class="other-way"');
  });

  test('target, cards that wait, where it can be met, risks between two places', () => {
    const all = marks({
      target: messana,
      route: [roma, messana],
      cards: 3,
      meets: [neapolis],
      pills: [
        { at: [rhegium, messana], text: '31 %', tone: 'risk' },
        { at: messana, text: '5 dice', tone: 'fact' },
      ],
    });
    for (const part of ['class="stack"', '>3<', 'class="meets"', 'class="pill-at risk"', '>31 %<'])
      expect(all).toContain(part);
    const ring = (form: Drawn): string => markup(Target({ chart: chartOf(view()), scale: 1, drawn: form }));
    expect([ring({ target: messana }), ring({})].map((x) => x.includes('class="target"'))).toEqual([true, false]);
  });
});

test('the attack that is under way is drawn from the position: its route, target and cards', () => {
  const view = seenIn('4W', (g) => {
    const path = ['city:roma', 'city:capua', 'city:beneventum'].map(placeOf);
    const force = {
      t: 'cards' as const,
      seat: 0,
      units: [{ card: 'card:ROMA-01', as: 'T' as const, on: '' as const }],
      leaders: ['card:ROMA-02'],
      field: 0,
      naval: 0,
      assault: 0,
      dice: 0,
      path,
      sails: false,
      sea: -1,
      faceUp: false,
    };
    g.attack = {
      kind: 'expedition',
      seat: 0,
      target: path[2]!,
      arrival: 'land',
      force,
      guard: null,
      intercepted: [],
      over: false,
      wrecked: false,
    };
  });
  const on = { chart: chartOf(view), scale: 1, view };
  expect(markup(AttackLines(on))).toMatch(/(class="route land".*){2}/);
  expect(markup(Target(on))).toContain('class="target"');
  expect(markup(AttackMarks(on))).toMatch(/class="stack".*>2</);
  const none = { ...on, view: seenIn('4W') };
  expect([AttackLines(none), AttackMarks(none), Target(none)]).toEqual([null, null, null]);
});

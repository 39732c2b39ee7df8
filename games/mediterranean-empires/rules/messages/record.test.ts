/** What the record says of attacks, as people read it. */
import type { Msg } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { fixedForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import { mediterraneanEmpires as game } from '../index.ts';
import { at, CARTAGO, type Game, HISPANIA, own, place, ROMA, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field, naval, played } from '../testing/battles.ts';

const english = await speakerFor(game, 'en');
const told = (p: Game, ...keys: string[]): string[] =>
  keys.flatMap((key) => p.lines(key).map((a) => english.say({ k: key, a: a as NonNullable<Msg['a']> })));

describe('[MED.9-d] a battle', () => {
  test('names its kind, its place, who fights, who wins and by how much', () => {
    const p = through(field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }));
    expect(told(p, 'med.battle')).toEqual(['Field battle at Utica: Roma against Carthago.']);
    expect(told(p, 'med.wins')).toEqual([
      expect.stringMatching(/^The field battle at Utica goes to (Roma|Carthago): \d+ against \d+\.$/),
    ]);
  });
  test('at sea has no place', () => {
    const p = through(naval({ fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }));
    expect(told(p, 'med.battle')).toEqual(['Naval battle: Roma against Carthago.']);
  });
  test('every point has its reason', () => {
    const p = through(field({ troops: ['Hastati', 'Principes', 'Triarii'] }, { troops: ['Lanceros Libios'] }));
    expect(told(p, 'med.gains', 'med.loses')).toEqual([
      'Roma: +2 VP for a battle won; 12 now.',
      'Carthago: −2 VP for a battle lost; 8 now.',
    ]);
  });
});

describe('[MED.5.4.7-i] an assault', () => {
  const assaulted = (rolls: number[]): Game =>
    through(
      at(
        march,
        undefined,
        {},
        (g) => {
          own(g, CARTAGO, 'utica');
          send(g, { by: ROMA, path: ['roma', 'utica'], troops: ['Hastati', 'Principes'] });
        },
        rolls,
      ),
    );
  const attack = (p: Game): Game => {
    while (p.as(CARTAGO).offers('letPass') !== undefined) through(p.does('letPass'));
    return p;
  };
  test('that succeeds says what was taken, and ends in one line', () => {
    const p = attack(assaulted([6, 1, 1, 1]));
    expect(told(p, 'med.battle')).toEqual(['Assault on Utica: Roma against Carthago.']);
    expect(told(p, 'med.wins')[0]).toMatch(/^The assault on Utica goes to Roma: \d+ against 3\.$/);
    expect(told(p, 'med.gains', 'med.loses')).toEqual([
      expect.stringMatching(/^Roma: \+\d VP for taking Utica; \d+ now\.$/),
      expect.stringMatching(/^Carthago: −\d VP for losing Utica; \d+ now\.$/),
    ]);
    expect(told(p, 'med.attackOver')).toEqual(['Roma against Utica: the city is taken.']);
  });
  test('that fails says who held out against whom', () => {
    const p = attack(assaulted([1, 6, 6, 6]));
    expect(told(p, 'med.held')[0]).toMatch(/^Utica holds out against Roma: 18 against \d+\.$/);
    expect(told(p, 'med.attackOver')).toEqual(['Roma against Utica: beaten off.']);
  });
});

test('[MED.9-d] neutrals, pirates and barbarians are called by their names', () => {
  const raided = (kind: 'pirates' | 'neutral'): Game =>
    at(march, undefined, { byChance: true }, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], arrival: 'direct' });
      const path = [place('nora'), place('utica')];
      g.attack = {
        ...g.attack!,
        kind,
        force: fixedForce({ field: 4, naval: 4, assault: 9, path, sails: kind === 'pirates' }),
      };
    });
  expect(told(through(raided('pirates')), 'med.battle')).toEqual(['Assault on Utica: Pirates against Carthago.']);
  expect(told(through(raided('neutral')), 'med.battle')).toEqual(['Assault on Utica: Nora against Carthago.']);
  const area = through(
    at(march, undefined, { byChance: true }, (g) =>
      send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops: ['Caetrati'] }),
    ),
  );
  expect(told(area, 'med.battle')[0]).toMatch(/^Field battle: Hispania against the Cantabr[ia]+\.$/);
});

test('[MED.5.3-a] points of a card name the card', () => {
  expect(told(played(HISPANIA, 'Devotio'), 'med.gains')).toEqual([
    expect.stringMatching(/^Hispania: \+\d VP by [^;]+; \d+ now\.$/),
  ]);
});

test('[MED.9-d] no line ends in two full stops or names a side by its part', async () => {
  for (const language of ['en', 'es', 'it']) {
    const speak = await speakerFor(game, language);
    const p = through(field({ troops: ['Hastati', 'Principes'] }, { troops: ['Lanceros Libios'] }));
    for (const k of p.logKeys()) {
      for (const a of p.lines(k)) {
        const said = speak.say({ k, a: a as NonNullable<Msg['a']> });
        expect(said).not.toMatch(
          /\.\.|[Aa]ttack?er|[Aa]tacante|[Aa]ttaccante|[Dd]efender|[Dd]efensor|[Dd]ifensore|\{|undefined/,
        );
      }
    }
  }
});

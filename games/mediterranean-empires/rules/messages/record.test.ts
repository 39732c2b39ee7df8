/** What the record says of attacks, as people read it. */
import type { Msg } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { fixedForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import { mediterraneanEmpires as game } from '../index.ts';
import type { Empires } from '../game.ts';
import { at, card, CARTAGO, GALIA, type Game, hand, HISPANIA, own, place, ROMA, take, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { combat } from './en/combat.ts';
import { play } from './en/play.ts';
import { BY_CHANCE, field, fieldBetween, naval, played } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';

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
    expect(told(p, 'med.attackOver')).toEqual(['Roma against Utica: the attack fails.']);
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

test('[MED.9-d] every line of the record names whom it is about, but for those of a whole round or turn', () => {
  const ofAll = ['med.round', 'med.event', 'med.enraged', 'med.turnEnds'];
  const lines = Object.entries({ ...combat, ...play }).filter(([k]) => k.startsWith('med.') && !ofAll.includes(k));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(([, text]) => !/\{(who|whom|side|attacker)[,}]/.test(text))).toEqual([]);
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

test('[MED.A85] points that a card brings with a victory name that card, also while an Empire card is carried out', () => {
  const rich = withCard('CARTAGO', 'Lanceros Libios', {
    effects: [{ when: 'victory', op: 'spoils', battles: ['field'], vp: 1 }],
  });
  const won = (patch: (g: Empires) => void): string[] =>
    told(
      field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 6, 1, 1], (g) => {
        rich(g);
        patch(g);
      }),
      'med.gains',
    );
  const lines = ['Carthago: +1 VP by Libyan Spearmen; 11 now.', 'Carthago: +2 VP for a battle won; 13 now.'];
  expect(won(() => undefined)).toEqual(lines);
  const allies = (g: Empires): void => {
    const [card] = take(g, 'HISPANIA/Aliados Bárbaros');
    g.table.push({ card: card!, by: HISPANIA, as: 'I', side: -1, against: '', off: false });
  };
  expect(won(allies)).toEqual(lines);
});

test('[MED.5.4.5-b] a special event says for whom it was played, or against whom', () => {
  /** Eight Empires are at the table: Gaul looks on, and so does Greece. */
  const concerned = (seat: number, name: string, press: 'forAttacker' | 'forDefender'): string[] => {
    const p = fieldBetween(
      { by: ROMA, path: ['roma', 'utica'], troops: ['Hastati'] },
      { by: CARTAGO, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] },
      BY_CHANCE,
      (g) => void hand(g, seat, name),
      8,
    );
    return told(through(p.as(seat).does('play', card(name)).does(press)), 'med.concerns');
  };
  expect(concerned(4, 'Strategos Mercenario', 'forAttacker')).toEqual(['Mercenary Strategos is played for Roma.']);
  expect(concerned(GALIA, 'Desercion', 'forDefender')[0]).toMatch(/ is played against Carthago\.$/);
});

test('[MED.6-d] a city that does not let itself be won over says that it has failed', () => {
  const courted = (roll: number): string[] =>
    told(
      played(ROMA, 'Foedus', (g) => own(g, ROMA, 'capua'))
        .rolling(roll)
        .does('court', 'city:beneventum'),
      'med.courtRoll',
    );
  expect(courted(1)[0]).toMatch(/^Roma rolls for Beneventum: 1 \(on \d or more\); it fails\.$/);
  expect(courted(6)[0]).toMatch(/^Roma rolls for Beneventum: 6 \(on \d or more\)\.$/);
});

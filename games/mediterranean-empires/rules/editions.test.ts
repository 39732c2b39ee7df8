/** Two editions of the content: what both have, what the second is, and games that were begun with the first. */
import { readFileSync } from 'node:fs';
import {
  copy,
  firstDifference,
  fromFile,
  type GameFile,
  isIntact,
  type Match,
  moduleFor,
  openGame,
  packOf,
  randomInput,
  rng,
  toFile,
} from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Card } from './data/content.ts';
import { FIRST } from './data/editions/first.ts';
import { CONTENTS, contentOf, OWN, PRINTED, RAW } from './data/printed.ts';
import { type Empires, type EmpiresView, mediterraneanEmpires as game } from './index.ts';
import * as manifest from '../game.ts';
import { SECOND_SINCE } from './data/editions/since.ts';

const first = CONTENTS.of(FIRST.name);

/** A game of two that version 2 of the rules wrote: Carthage has an expedition on its way. */
const older = (): GameFile =>
  JSON.parse(readFileSync(new URL('./testing/data/version-2.json', import.meta.url), 'utf8')) as GameFile;

const playOn = ({ match }: { readonly match: Match<Empires, EmpiresView> }, seed: string, most = 5000): void => {
  const { below } = rng(seed);
  for (let i = 0; i < most && !match.state.over; i++) {
    const by = match.engine.waitingFor(match.state)[0]!;
    match.play(randomInput(match.question(by)!, by, below)!);
  }
};

test('the first edition is a pack that is what its name says, and fits the game', () => {
  expect([isIntact(FIRST), FIRST.name]).toEqual([true, packOf('first', copy(FIRST.content as never)).name]);
  expect(() => game.content!.check(FIRST.content, 'first')).not.toThrow();
});

test('a game begins with the second edition and says so; without a word in it, it is one of the first', () => {
  const { state } = openGame(game, 2, {}, { t: 'seed', seed: 'new' }).match;
  expect([state.g.agreed.pack, contentOf(state.g)]).toEqual([OWN, PRINTED]);
  expect(contentOf({ agreed: { pack: '' } })).toBe(first);
});

test('a game of version 2 goes on with the cards it began with, to its end, and carries them from then on', () => {
  const file = older();
  expect([file.version, file.pack]).toEqual([2, undefined]);
  const module = moduleFor(game, file.pack, file.version);
  expect([module.pack, module.messages['text:ROMA-13']]).toEqual([FIRST, 'Italian allied infantry.']);
  const opened = fromFile(module, file);
  expect(opened.match.reached).toBe(game.meta.version);
  expect(contentOf(opened.match.state.g)).toBe(first);
  // Positions from before are shown with the same cards.
  expect(contentOf(opened.match.at(1).g)).toBe(first);
  playOn(opened, 'older');
  expect(opened.match.state.over).toBeDefined();
  const written = JSON.parse(JSON.stringify(toFile(opened))) as GameFile;
  expect([written.version, written.pack?.name]).toEqual([2, FIRST.name]);
  const again = fromFile(moduleFor(game, written.pack, written.version), written).match;
  again.checkRestored();
  expect(again.state).toEqual(opened.match.state);
});

test('a game of version 2 is not taken for one of the second edition, nor called forged', () => {
  const file = older();
  expect(() => fromFile(game, file)).toThrow(`got one with the content pack ${FIRST.name}`);
  expect(firstDifference(moduleFor(game, file.pack, file.version), file)?.why).toMatch(/begun under version 2/);
});

test('a game that is begun with the first edition now is verified from its first input to its last', () => {
  const opened = openGame(moduleFor(game, FIRST), 3, {}, { t: 'seed', seed: 'verified' });
  expect(contentOf(opened.match.state.g)).toBe(first);
  playOn(opened, 'verified', 400);
  const file = JSON.parse(JSON.stringify(toFile(opened))) as GameFile;
  expect(firstDifference(moduleFor(game, file.pack, file.version), file)).toBeUndefined();
});

test('a game of version 2 with a pack of its own keeps that', () => {
  const mine = packOf('mine', { ...RAW, scenarios: RAW.scenarios.map((x) => ({ ...x, forts: 10 })) });
  const file = copy(older() as never) as GameFile & { start: { g: { agreed: { pack: string } } } };
  file.start.g.agreed.pack = mine.name;
  const own = { ...file, pack: mine, entries: [] };
  const { match } = fromFile(moduleFor(game, own.pack, own.version), own);
  expect(match.state.g.agreed.pack).toBe(mine.name);
});

test('translations of the first edition are those it had', async () => {
  const words = await moduleFor(game, FIRST).translations['es']!();
  expect(words['text:ROMA-13']).toBe('Infantería aliada itálica.');
});

const kinds = (cards: Readonly<Record<string, Card>>): Card[] => [
  ...new Map(Object.values(cards).map((c) => [`${c.empire}/${c.name}`, c])).values(),
];

test('what the rulebook states of a card is the same in both editions', () => {
  const stated = kinds(first.cards).filter((c) => Object.values(first.provenance[c.id]!).some((m) => m === 'stated'));
  const other = kinds(PRINTED.cards);
  const differ = stated.flatMap((c) => {
    const now = other.find((x) => x.empire === c.empire && x.name === c.name);
    if (!now) return [`${c.name} is gone`];
    expect(PRINTED.provenance[now.id]).toEqual(first.provenance[c.id]);
    const marks = first.provenance[c.id]!;
    const values = (x: Card): unknown[] => [
      x.types,
      (['field', 'naval', 'assault'] as const).map((k) => (marks[k] === 'stated' ? x.factors[k] : '')),
      marks['effect'] === 'stated' ? x.effects : '',
    ];
    return JSON.stringify(values(c)) === JSON.stringify(values(now)) ? [] : [c.name];
  });
  expect([stated.length, differ]).toEqual([17, []]);
});

test('what the rulebook states of places and scenarios is the same in both editions', () => {
  const old = FIRST.content as typeof RAW;
  const withoutSizes = (cities: typeof RAW.map.cities) => cities.map((city) => ({ ...city, size: 0 }));
  expect(withoutSizes(RAW.map.cities)).toEqual(withoutSizes(old.map.cities));
  expect({ ...RAW.map, cities: [] }).toEqual({ ...old.map, cities: [] });
  const west = ({ scenarios }: Pick<typeof RAW, 'scenarios'>) => {
    const { empires, forts, hand } = scenarios.find((x) => x.id === '4W')!;
    return { empires, forts, hand };
  };
  expect(west(RAW)).toEqual(west(old));
  expect([RAW.tables.hand, RAW.tables.bands]).toEqual([old.tables.hand, old.tables.bands]);
});

const textOf = (c: Card): string => PRINTED.words[c.id.replace('card:', 'text:')]!;

test('the second edition: nearly every card has a text of its own, and few troops and fleets have none', () => {
  expect(new Set(kinds(PRINTED.cards).map(textOf)).size).toBeGreaterThanOrEqual(170);
  const marching = Object.values(PRINTED.cards).filter((c) => c.types.includes('T') || c.types.includes('F'));
  expect(new Set(marching.filter((c) => c.effects.length === 0).map((c) => c.name))).toEqual(
    new Set(['Aliados Griegos', 'Aliados Masaliotas', 'Barcazas', 'Trirreme Macedonio']),
  );
});

test('[MED.5.4.5-b] every deck has two special events or more for the combats of others', () => {
  for (const deck of Object.values(PRINTED.decks)) {
    const events = deck.map((id) => PRINTED.cards[id]!).filter((c) => c.types.includes('X'));
    const meddling = events.filter((c) => c.effects.some((e) => e.when.startsWith('combat-')));
    expect(meddling.length).toBeGreaterThanOrEqual(2);
  }
});

test('[MED.7.2-g][MED.6-d][MED.5.4.5-k] cards pacify areas, take cities of others and give a second roll', () => {
  const decksWith = (op: string): number =>
    new Set(
      Object.values(PRINTED.cards)
        .filter((c) => c.effects.some((e) => e.op === op))
        .map((c) => c.empire),
    ).size;
  expect(decksWith('pacify-area')).toBeGreaterThanOrEqual(4);
  expect(decksWith('seize-city')).toBeGreaterThanOrEqual(2);
  expect(decksWith('rally')).toBe(8);
});

test('the manifest and the rules agree since when the second edition is played', () => {
  expect(manifest.SECOND_SINCE).toBe(SECOND_SINCE);
});

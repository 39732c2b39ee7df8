import { readFileSync } from 'node:fs';
import type { Catalog, Msg } from '@tabularium/kernel';
import { speaker } from '@tabularium/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENTS } from '../../rules/data/printed.ts';
import { ADVANCED } from '../../rules/advanced/advanced.ts';
import { LAND_BILLS, OFFICES } from '../../rules/ids.ts';
import { cardOfFaction } from '../../rules/neutrals/by-families.ts';
import { republicOfRome } from '../../rules/index.ts';
import { empty } from '../../rules/testing/empty.ts';
import { onVote, RAISE } from '../../rules/testing/meeting.ts';
import { WORDS } from '../index.ts';
import { ADVANCED_THINGS } from './advanced-things.ts';
import { addedTexts } from './advanced.ts';
import { hasLeaf } from './has.ts';
import { words as leafWords } from './later.ts';
import { numbersOf, rollText, sidesOf } from './numbers.ts';
import { rules } from './rules.ts';
import { linesOf, standInLines } from './stand-in.ts';
import { CELLS } from './state.ts';
import { textsOf } from './texts.ts';
import { thingOf } from './thing.ts';
import { whenPlayed } from './when.ts';

const content = CONTENTS.of('');
/** Nothing is in play here, so that all numbers are the printed ones. */
const { g } = empty();
const view = onVote(RAISE).view(0);
const EVENTS = Array.from({ length: 18 }, (_, i) => `event:${161 + i}`);
const EVERYTHING: readonly string[] = [
  ...content.cards.map((c) => c.id),
  ...[content.senators, content.wars, content.leaders, content.provinces, content.concessions].flatMap((all) =>
    all.map((x) => x.id),
  ),
  ...EVENTS,
  ...EVENTS.map((e) => `${e}:dark`),
  ...OFFICES.map((o) => `office:${o}`),
  ...LAND_BILLS.map((t) => `land-bill:${t}`),
  ...ADVANCED_THINGS.map((x) => `advanced:${x}`),
];
/** With all Advanced Rules. */
const PLAYED = { agreed: { ...g.agreed, advanced: [...ADVANCED] } };
const thing = (ref: string) => thingOf(g, ref)!;

const LANGUAGES = ['en', 'es', 'it'] as const;
const words: Record<string, Catalog> = {};
beforeAll(async () => {
  words['en'] = { ...WORDS.en, ...leafWords.en, ...republicOfRome.messages };
  for (const language of ['es', 'it'] as const)
    words[language] = {
      ...(await WORDS.translations[language]()),
      ...(await leafWords.translations[language]?.()),
      ...(await republicOfRome.translations[language]?.()),
    };
});

describe('what a leaf says', () => {
  test.each(LANGUAGES)('everything has a text in %s, which names nothing by its key', (language) => {
    const own = words[language]!;
    const reader = speaker(language, own);
    const isSaid = (m: Msg): boolean =>
      Object.hasOwn(own, m.k) && !/[{}]|\b(war|senator|province|concession|leader|card|event):\S/.test(reader.say(m));
    const without = EVERYTHING.filter((ref) => {
      const sentences = [
        ...textsOf(g, thing(ref)),
        ...whenPlayed(g, thing(ref)),
        ...addedTexts(PLAYED, thing(ref)),
        ...whenPlayed({ ...g, ...PLAYED }, thing(ref)),
      ];
      return !hasLeaf(view, ref) || sentences.length === 0 || !sentences.every(isSaid);
    });
    expect(without).toEqual([]);
  });
  test.each(LANGUAGES)('[own-130] the card by which a bot would play a Faction, in %s', (language) => {
    const own = words[language]!;
    const reader = speaker(language, own);
    for (const id of ['imperials', 'plutocrats', 'conservatives', 'populists'] as const)
      for (const m of linesOf(id)) {
        const refs = Object.values(m.a ?? {})
          .flat()
          .filter((x) => String(x).startsWith('leaf.'));
        expect([m.k, ...refs].filter((key) => !Object.hasOwn(own, key))).toEqual([]);
        expect(reader.say(m)).not.toMatch(/[{}]|leaf\./);
      }
  });
  test('[own-130] line by line, as it is printed', () => {
    const reader = speaker('en', words['en']!);
    expect(linesOf('imperials').map((m) => reader.say(m))).toEqual([
      'It goes by the printed card of the Imperials, which fits its Families best as they are now.',
      'Leader: highest Military.',
      'Revenue: 1d6 for the Faction Treasury, the rest for the Leader.',
      'Provincial Spoils: on a die of 4 or more.',
      'Gives to: the State, and Games.',
      'Spends on a Knight: 1 T. Adds to the dice of a bid: +0.',
      'Wants in the Senate, first things first: Field Consul, Rome Consul, Governor, Censor, Concessions, and Land Bills.',
    ]);
    expect(
      linesOf('conservatives')
        .map((m) => reader.say(m))
        .slice(1, 6),
    ).toEqual([
      'Leader: most Influence.',
      'Revenue: half for the Faction Treasury, half for the Leader.',
      'Provincial Spoils: never.',
      'Gives to: the State.',
      'Spends on a Knight: 0 T. Adds to the dice of a bid: −1.',
    ]);
    expect(standInLines(view, 0)[0]!.a).toEqual({ card: `leaf.card.${cardOfFaction(view, 0)}` });
  });
  test('every card of a hand says when it is played, and no other card does', () => {
    for (const card of content.cards)
      expect([card.id, whenPlayed(g, thing(card.id)).length > 0]).toEqual([card.id, card.hand]);
  });
  test('the numbers in a text are the same in all three languages', () => {
    const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
    for (const key of Object.keys(words['en']!).filter((k) => k.startsWith('text.')))
      for (const language of ['es', 'it'])
        expect([key, ...numbersIn(words[language]![key]!)]).toEqual([key, ...numbersIn(words['en']![key]!)]);
  });
  test('[2.00-c] what an Advanced Rule changes is said where it is played, and nowhere else', () => {
    const keys = (of: typeof PLAYED | typeof g, ref: string) => addedTexts(of, thing(ref)).map((m) => m.k);
    for (const ref of EVERYTHING) expect([ref, keys(g, ref)]).toEqual([ref, []]);
    expect(keys(PLAYED, 'event:168')).toEqual(['leaf.adv.omens']);
    expect(keys(PLAYED, 'senator:28A')).toEqual(['leaf.adv.pleads']);
    expect(keys(PLAYED, 'senator:22B')).toEqual(['leaf.adv.lawVotes', 'leaf.adv.lawKnights']);
    expect(keys(PLAYED, 'card:110')).toEqual(['leaf.adv.law', 'leaf.adv.servilian']);
    expect(keys(PLAYED, 'war:5')).toEqual(['leaf.adv.attacks']);
    const when = (of: (typeof PLAYED)['agreed']) => whenPlayed({ ...g, agreed: of }, thing('card:107'))[0]!.k;
    expect([when(PLAYED.agreed), when(g.agreed as (typeof PLAYED)['agreed'])]).toEqual([
      'leaf.when.law.voted',
      'leaf.when.law',
    ]);
  });
  test('what is nothing of the game has no leaf', () => {
    for (const ref of ['war:200', 'faction:9', 'legion:1', 'deal:new', '']) expect(hasLeaf(view, ref)).toBe(false);
  });
});

/** The data as they are on disk, read without the code that the leaves use. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the file says
const raw = (name: string): readonly Record<string, any>[] =>
  JSON.parse(readFileSync(new URL(`../../rules/data/${name}.json`, import.meta.url), 'utf8'));
const shown = (ref: string): Record<string, unknown> =>
  Object.fromEntries(
    numbersOf(g, thing(ref)).map(({ label, value }) => [label, typeof value === 'object' ? value.a?.['n'] : value]),
  );
const unless0 = (key: string, n: unknown) => (n === 0 || n === '' ? {} : { [key]: n });

describe('the numbers of a leaf are those of the data', () => {
  test('Wars', () => {
    for (const { id, land, fleet, support, disaster, standoff, spoils } of raw('wars'))
      expect([id, shown(id)]).toEqual([
        id,
        {
          'leaf.n.land': land,
          ...unless0('leaf.n.fleet', fleet),
          ...unless0('leaf.n.support', support),
          ...unless0('leaf.n.disaster', [...disaster].join(', ')),
          ...unless0('leaf.n.standoff', [...standoff].join(', ')),
          ...unless0('leaf.n.spoils', spoils),
        },
      ]);
  });
  test('Leaders and Concessions', () => {
    for (const { id, strength, disaster, standoff } of raw('leaders'))
      expect([id, shown(id)]).toEqual([
        id,
        { 'leaf.n.strength': `+${strength}`, 'leaf.n.disaster': disaster, 'leaf.n.standoff': standoff },
      ]);
    for (const { id, income } of raw('concessions')) expect([id, shown(id)]).toEqual([id, { 'leaf.n.income': income }]);
  });
  test('Senators who are not in play', () => {
    for (const { id, mil, ora, loy, influence, popularity, number } of raw('senators'))
      expect([id, shown(id)]).toEqual([
        id,
        {
          'board.mil.long': mil,
          'board.ora.long': ora,
          'board.loy.long': loy,
          'board.inf.long': influence,
          'board.popularity.long': popularity > 0 ? `+${popularity}` : '0',
          'leaf.n.chit': number,
        },
      ]);
  });
  test('both sides of Provinces', () => {
    for (const { id, undeveloped, developed } of raw('provinces'))
      expect(sidesOf(thing(id))).toMatchObject([
        { side: 'board.undeveloped', ...undeveloped },
        { side: 'board.developed', ...developed },
      ]);
    expect([rollText({ dice: 2, plus: -2 }), rollText({ dice: -1, plus: 3 }), rollText({ dice: 1, plus: 0 })]).toEqual([
      '2d6 −2',
      '−1d6 +3',
      '1d6',
    ]);
  });
});

describe('the rules behind a leaf', () => {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const known = new Set([...text.matchAll(/^\| ([\w.-]+) \|/gm)].map((m) => m[1]!));
  const linked = new Set([...EVERYTHING, ...CELLS, 'faction:0'].flatMap((ref) => rules(view, ref)));
  test('each of them exists', () => {
    expect([...linked].filter((id) => !known.has(id))).toEqual([]);
  });
  test('every statement about a card is linked from its leaf', () => {
    const about = [...known].filter((id) => /^card-\d/.test(id));
    expect(about.length).toBeGreaterThan(150);
    expect(about.filter((id) => !linked.has(id))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, PRINTED } from '../../rules/data/printed.ts';
import { CARD_TYPES, EVENTS, OUT } from '../../rules/ids.ts';
import { action } from '../../rules/round/action.ts';
import { at, card, CARTAGO, hand, pile, ROMA } from '../../rules/testing/at.ts';
import { whenOf } from '../cards/hand.ts';
import { WORDS } from '../index.ts';
import { tagsOf } from './card-leaf.tsx';
import { examplesOf } from './examples.ts';
import { LEAVES } from './index.ts';
import { words } from './later.ts';
import { rules } from './statements.ts';
import { whereIs } from './where.ts';

const game = at(action, { seat: ROMA }, {}, (g) => {
  hand(g, ROMA, 'Hastati', 'Escipion');
  hand(g, CARTAGO, 'Anibal');
  pile(g, 'Triarii');
  g.turn = 1;
});
const view = game.view(ROMA);
const content = contentOf(view);
const THINGS = [
  ...Object.keys(content.cards),
  ...content.refs.filter((_, i) => i >= content.cities.length || view.owner[i] !== OUT),
  ...view.agreed.empires.map((id) => `empire:${id}`),
  ...EVENTS.map((id) => `event:${id}`),
].filter((ref) => LEAVES.has(view, ref));

describe('leaves', () => {
  test('every card, every city in the game, every Empire at the table and every event has one', () => {
    const open = THINGS.filter((ref) => ref.startsWith('city:'));
    expect(open.length).toBe(view.owner.filter((x) => x !== OUT).length);
    expect(Object.keys(content.cards).every((ref) => LEAVES.has(view, ref))).toBe(true);
    expect(EVENTS.every((id) => LEAVES.has(view, `event:${id}`))).toBe(true);
    expect(view.agreed.empires.every((id) => LEAVES.has(view, `empire:${id}`))).toBe(true);
    expect(LEAVES.has(view, 'city:nowhere')).toBe(false);
    const outside = content.refs.find((_, i) => view.owner[i] === OUT);
    expect(outside !== undefined && LEAVES.has(view, outside)).toBe(false);
  });

  test('names statements of the rules that exist', () => {
    const index = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
    const missing = new Set(THINGS.flatMap((ref) => rules(view, ref)).filter((id) => !index.includes(`| ${id} |`)));
    expect([...missing]).toEqual([]);
    expect(THINGS.filter((ref) => rules(view, ref).length === 0)).toEqual([]);
  });

  test('[MED.9-d] says where a card is, and no more than whoever looks may know', () => {
    expect(whereIs(view, card('Hastati')).k).toBe('leaf.in.hand');
    expect(whereIs(view, card('Triarii'))).toEqual({ k: 'leaf.in.discards', a: { who: 'empire:ROMA' } });
    expect(whereIs(view, card('Anibal')).k).toBe('leaf.in.unknown');
    expect(whereIs(view, card('Amilcar')).k).toBe('leaf.in.unknown');
    expect(whereIs(game.view(CARTAGO), card('Hastati')).k).toBe('leaf.in.unknown');
  });

  test('has words for every kind of card, every time to play one and every event, in three languages', async () => {
    const catalogs = [
      { ...WORDS.en, ...words.en },
      { ...(await WORDS.translations.es()), ...(await words.translations['es']!()) },
      { ...(await WORDS.translations.it()), ...(await words.translations['it']!()) },
    ];
    const keys = [
      ...CARD_TYPES.flatMap((x) => [`leaf.type.${x}`, `card.type.${x}`, `card.acts.${x}`]),
      ...Object.values(content.cards).map(whenOf),
      ...EVENTS.map((x) => `leaf.event.${x}`),
      ...Object.values(PRINTED.cards).flatMap((c) => tagsOf(c).map((tag) => `leaf.tag.${tag}`)),
      ...content.tables.pacification.rows.map((x) => `leaf.campaign.${x.result}`),
    ];
    for (const catalog of catalogs) expect(keys.filter((k) => !Object.hasOwn(catalog, k))).toEqual([]);
  });

  test('a card says what it counts as, where the text of another depends on it and its own is silent', () => {
    const cards = Object.values(PRINTED.cards);
    const named = new Set(
      cards.flatMap(({ effects }) =>
        effects.flatMap((e) => ('if' in e ? [e.if?.enemyHasTag, e.if?.enemyLacksTag, e.if?.perOwnTag] : [])),
      ),
    );
    const silent = cards.flatMap((c) => {
      const text = PRINTED.words[c.id.replace('card:', 'text:')]!.toLowerCase();
      const units = c.tags.filter((tag) => named.has(tag) && !c.types.includes('L'));
      return units.filter((tag) => !text.includes(`${tag} unit`) && !tagsOf(c).some((x) => x === tag));
    });
    expect([named.size, silent]).toEqual([6, []]);
  });

  test('a Leader helps the attacker in the examples, a defence the city; a card without a factor has none', () => {
    const scipio = examplesOf(content.cards[card('Escipion')]!);
    expect(scipio.length).toBeGreaterThan(1);
    expect(scipio.every((x) => x.with > x.without)).toBe(true);
    const walls = examplesOf(content.cards[card('Murallas Servianas')]!);
    expect(walls.map((x) => x.kind)).toEqual(['assault']);
    expect(walls[0]!.with).toBeLessThan(walls[0]!.without);
    const text = Object.values(content.cards).find((c) => c.types.join('') === 'X')!;
    expect(examplesOf(text)).toEqual([]);
  });
});

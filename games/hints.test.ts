/** Hints of every game: at whatever a bot is asked there is a reason, in every language, and it tells nothing that is hidden. */
import { type Catalog, engineOf, isOffered, type Msg, openGame, rng } from '@tabularium/kernel';
import { type AnyModule, type Game, seenBy } from '@tabularium/parts';
import { catalogProblems, speaker } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const WITH_HINTS = GAMES.filter((game) => game.hints !== undefined);
/** Tables whose questions are of different kinds. */
const TABLES: Readonly<Record<string, { seats: number; options: Record<string, unknown>; most: number }[]>> = {
  tetrarchia: [{ seats: 2, options: { variants: ['imperium', 'patres-patriae'] }, most: 45 }],
  'mediterranean-empires': [{ seats: 3, options: {}, most: 350 }],
  'republic-of-rome': [
    { seats: 3, options: { scenario: 'early' }, most: 450 },
    { seats: 4, options: { scenario: 'late' }, most: 350 },
  ],
};

const loaded = async (game: Game, table: { seats: number; options: Record<string, unknown> }) => {
  const [module, bots, hints] = await Promise.all([game.rules(), game.bots!(), game.hints!()]);
  const translations = await Promise.all(
    Object.entries(hints.words.translations).map(async ([language, load]) => [language, await load()] as const),
  );
  const { match } = openGame(module, table.seats, table.options, { t: 'seed', seed: 'hints' });
  return { module, bots, hints, match, catalogs: [['en', hints.words.en] as const, ...translations] };
};

/** Everything that is said has words in every language, and every name in it is one. */
const expectReadable = (module: AnyModule, said: Msg, catalogs: readonly (readonly [string, Catalog])[]): void => {
  for (const [language, words] of catalogs) {
    expect({ language, k: said.k, isSaid: words[said.k] !== undefined }).toEqual({ language, k: said.k, isSaid: true });
    const sentence = speaker(language, words, module.messages).say(said);
    expect(sentence).not.toMatch(/…|\{|undefined|NaN|hint\.|verb\.|[a-z]+:[A-Za-z0-9-]+/);
  }
};

describe.each(WITH_HINTS)('hints of $id', (game) => {
  test('the sentences are there in all languages, with the same arguments', async () => {
    const { words } = await game.hints!();
    expect(Object.keys(words.translations).toSorted()).toEqual(['es', 'it']);
    for (const load of Object.values(words.translations)) expect(catalogProblems(words.en, await load())).toEqual([]);
  });

  test.each(TABLES[game.id]!)(
    'every answer of a game of $seats has a reason',
    async (table) => {
      const { module, bots, hints, match, catalogs } = await loaded(game, table);
      const engine = engineOf(module);
      const players = Array.from({ length: table.seats }, () => bots['normal']!());
      const chance = rng('players');
      for (let i = 0; i < table.most && !match.state.over; i++) {
        const seat = engine.waitingFor(match.state)[0]!;
        const question = match.question(seat)!;
        const answer = players[seat]!.choose(seenBy(module, match.state, question, seat, chance));
        const { says, points } = hints.why(seenBy(module, match.state, question, seat, rng('why')), answer);
        const { k } = question.prompt;
        const isRight = says.length > 0 && says.length < 4 && points.length > 0 && !says[0]!.k.endsWith('.anything');
        expect({ k, says, isRight }).toEqual({ k, says, isRight: true });
        for (const said of says) expectReadable(module, said, catalogs);
        match.play(answer);
      }
      expect(match.last).toBeGreaterThan(20);
    },
    120_000,
  );

  test('a hint is the same whatever is hidden from whoever asks, and can be given as an answer', async () => {
    const table = TABLES[game.id]![0]!;
    const { module, bots, hints, match } = await loaded(game, table);
    const engine = engineOf(module);
    const players = Array.from({ length: table.seats }, () => bots['normal']!());
    const found: { readonly here: unknown; readonly elsewhere: unknown; readonly isPossible: boolean }[] = [];
    for (let i = 0; i < table.most && found.length < 12 && !match.state.over; i++) {
      const seat = engine.waitingFor(match.state)[0]!;
      const question = match.question(seat)!;
      const view = module.view(match.state, seat);
      const hintIn = (seen: unknown) => {
        const glance = () => ({ view: seen, question, seat, module, rng: rng('hint') });
        const answer = bots['normal']!().choose(glance());
        return { answer, reason: hints.why(glance(), answer) };
      };
      if (i % 9 === 0) {
        const here = hintIn(view);
        const elsewhere = hintIn(module.view(module.guess(view, seat, rng(`other ${i}`)), seat));
        found.push({ here, elsewhere, isPossible: isOffered(question, here.answer) });
      }
      match.play(players[seat]!.choose({ view, question, seat, module, rng: rng(`${i}`) }));
    }
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(({ elsewhere }) => elsewhere)).toEqual(found.map(({ here }) => here));
    expect(found.every(({ isPossible }) => isPossible)).toBe(true);
  }, 120_000);
});

/** Every lesson is played to its end by its own data: it must fail if the rules change under it. */
import { existsSync, readdirSync } from 'node:fs';
import {
  type Catalog,
  type Input,
  isOffered,
  type Msg,
  openGame,
  type Question,
  randomInput,
  same,
} from '@tabularium/kernel';
import { inputOf, type Lesson, lineOf, spanOf, stepOf } from '@tabularium/parts';
import { catalogProblems, speaker } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const folderOf = (game: string): URL => new URL(`./${game}/lessons/`, import.meta.url);
const LESSONS = GAMES.flatMap(({ id, lessons = [] }) => lessons.map((name) => ({ id, name })));

const loaded = async (id: string, name: string) => {
  const found: { readonly lesson: Lesson } = await import(new URL(`${name}/lesson.ts`, folderOf(id)).href);
  const { lesson } = found;
  const game = GAMES.find((g) => g.id === id)!;
  const module = await game.rules({ seats: lesson.seats, options: lesson.options });
  const opened = () => openGame(module, lesson.seats, lesson.options, { t: 'seed', seed: lesson.seed });
  return { lesson, module, opened };
};

const saidBy = ({ steps, learnt, title }: Lesson): readonly Msg[] => [
  title,
  ...steps.flatMap(({ says, otherwise }) => [...says, ...(otherwise ? [otherwise] : [])]),
  ...learnt,
];
const isLike = (said: Msg, wanted: Msg): boolean =>
  said.k === wanted.k && Object.entries(wanted.a ?? {}).every(([name, arg]) => same(said.a?.[name], arg));

/** Answers besides the wanted one, as somebody would press them who tries things out. */
const tried = (question: Question, by: number, many: number): Input[] => {
  let n = 0;
  return Array.from({ length: many }, () => randomInput(question, by, (of) => n++ % of)).filter((i) => i !== undefined);
};

test('every folder of a lesson is offered, and what is offered is there', () => {
  for (const { id, lessons = [] } of GAMES) {
    const folder = folderOf(id);
    expect(existsSync(folder) ? readdirSync(folder).toSorted() : []).toEqual([...lessons].toSorted());
  }
});

describe.each(LESSONS)('the lesson $name of $id', ({ id, name }) => {
  test('is legal answer by answer, brings about what it tells of, and ends where it was recorded to end', async () => {
    const { lesson, opened } = await loaded(id, name);
    const { match } = opened();
    for (const done of lesson.before ?? []) match.play(inputOf(done));
    for (const [i, step] of lesson.steps.entries()) {
      for (const done of step.does ?? []) {
        const input = inputOf(done);
        const question = match.question(input.by);
        expect(question && isOffered(question, input), `step ${i + 1}: ${JSON.stringify(input)}`).toBe(true);
        match.play(input);
      }
      const [from, to] = spanOf(lesson, i);
      const lines = match.entries.slice(from, to).flatMap((entry) => entry.log.map(({ m }) => m));
      for (const wanted of step.comes ?? [])
        expect(
          lines.some((m) => isLike(m, wanted)),
          `step ${i + 1}: ${wanted.k}`,
        ).toBe(true);
    }
    expect(match.state.over).toBeUndefined();
    expect(match.entries.at(-1)?.digest).toBe(lesson.digest);
  });

  test('says everything in every language, with the same arguments, and about things that have names', async () => {
    const { lesson, module } = await loaded(id, name);
    const { en, translations } = lesson.words;
    expect(Object.keys(translations).toSorted()).toEqual(Object.keys(module.translations).toSorted());
    const languages: Record<string, Catalog> = { en };
    for (const [language, load] of Object.entries(translations)) languages[language] = await load();
    const said = saidBy(lesson);
    expect([...new Set(said.map(({ k }) => k))].toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [language, words] of Object.entries(languages)) {
      expect(catalogProblems(en, words)).toEqual([]);
      const game = (await module.translations[language]?.()) ?? {};
      const spoken = speaker(language, words, game, module.messages);
      for (const m of said) {
        expect(spoken.say(m)).not.toContain('…');
        for (const arg of Object.values(m.a ?? {}).flat())
          expect(typeof arg === 'number' || spoken.knows(arg), `${m.k}: ${arg}`).toBe(true);
      }
      const points = lesson.steps.flatMap((step) => step.points ?? []);
      expect(points.filter((point) => !spoken.knows(point.replace(/^verb:/, 'verb.')))).toEqual([]);
    }
  });

  test('tells why, wherever the rules allow something else', async () => {
    const { lesson, opened } = await loaded(id, name);
    const { match } = opened();
    const before = lesson.before?.length ?? 0;
    const silent: number[] = [];
    for (const [n, done] of lineOf(lesson).entries()) {
      const others = tried(match.question(done[0])!, done[0], 12).filter(
        ({ verb, arg }) => verb !== done[1] || !same(arg ?? '', done[2] ?? ''),
      );
      const step = stepOf(lesson, n)!;
      const isTold = step.otherwise !== undefined || step.takes === 'anything';
      if (n >= before && done[0] === lesson.seat && others.length > 0 && !isTold) silent.push(n + 1);
      match.play(inputOf(done));
    }
    expect(silent).toEqual([]);
  });

  test('goes on whatever is answered where more than one answer will do', async () => {
    const { lesson, opened } = await loaded(id, name);
    const line = lineOf(lesson);
    for (const [n, done] of line.entries()) {
      const step = stepOf(lesson, n)!;
      if (step.takes === undefined || done[0] !== lesson.seat) continue;
      const { match } = opened();
      for (const before of line.slice(0, n)) match.play(inputOf(before));
      const { takes } = step;
      const others = tried(match.question(lesson.seat)!, lesson.seat, 60).filter(
        ({ verb }) => takes === 'anything' || verb === done[1],
      );
      for (const other of others) {
        const again = opened().match;
        for (const before of line.slice(0, n)) again.play(inputOf(before));
        again.play(other);
        for (const after of line.slice(n + 1)) again.play(inputOf(after));
      }
    }
  });
});

/** Every form at every question of whole games: what it would send is what the rules take. */
import {
  begin,
  copy,
  engineOf,
  fromSeed,
  isOffered,
  parseTable,
  randomInput,
  rng,
  type State,
} from '@tabularium/kernel';
import { type AnyForm, fill } from '@tabularium/parts/web';
import { expect, test } from 'vitest';
import type { Empires } from '../../rules/game.ts';
import { mediterraneanEmpires as game } from '../../rules/index.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { AskedHere } from './asking.ts';
import { openedFor } from './testing/groups.ts';

const engine = engineOf(game);
const LONGEST = 700;

interface Tried {
  readonly state: State<Empires>;
  readonly asked: AskedHere;
  readonly form: AnyForm<EmpiresView>;
}

/** What is wrong with what these entries would send, if anything. */
const problemOf = ({ state, asked, form }: Tried, entered: unknown): string | undefined => {
  const filled = fill(game, form, asked, entered);
  const where = `${form.name} at ${asked.question.prompt.k}, input ${state.inputs}`;
  const commits = form.commits(filled, (k) => k);
  if (commits.length === 0) return `${where}: no button`;
  // Whoever is asked can always send something.
  if (commits.every((c) => c.missing !== undefined) && asked.question.prompt.k === 'med.ask.act')
    return `${where}: nothing can be sent`;
  for (const commit of commits) {
    if (commit.missing !== undefined) continue;
    const { steps } = filled.with(commit.entered);
    if (steps[0]?.answer === undefined) return `${where}: ${commit.name} sends nothing`;
    const real = copy(state);
    for (const [i, { answer }] of steps.entries()) {
      if (!answer) break;
      const now = engine.question(real, asked.seat);
      if (!now || !isOffered(now, answer))
        return `${where}: ${commit.name} sends ${JSON.stringify(answer)} as step ${i}`;
      engine.apply(real, { by: asked.seat, ...answer });
    }
  }
  form.drawn?.(filled, (k) => k);
  form.heading?.(filled, (k) => k);
  // What cannot be sent says why, in words of the form or of the rules.
  return commits[0]!.missing === 'ui.noLongerOffered' ? `${where}: no reason` : undefined;
};

/** The form as it opens, and after each thing that can be pressed for it on the board, and each card. */
const problemsAt = (state: State<Empires>, seat: number, opened: Map<string, number>): string[] => {
  const question = engine.question(state, seat);
  if (!question?.due) return [];
  const asked = { seat, question, view: game.view(state, seat) };
  const form = openedFor(asked);
  if (!form) return [];
  opened.set(form.name, (opened.get(form.name) ?? 0) + 1);
  const tried = { state, asked, form };
  const first = fill(game, form, asked, form.begins(asked, undefined));
  const pressed = (form.offers?.(first) ?? []).map((ref) => form.pressed?.(first, ref));
  if (pressed.includes(undefined)) return [`${form.name}: a press on the board means nothing`];
  const [some] = pressed.slice(-1);
  const second = some === undefined ? first : fill(game, form, asked, some);
  const ways = (form.offers?.(second) ?? []).filter((ref) => ref.startsWith('way:'));
  const entered = [
    first.entered,
    ...pressed,
    ...ways.map((ref) => form.pressed?.(second, ref)),
    ...[1, 2, 3, 4].flatMap((n) => form.typed?.(second, n) ?? []),
  ];
  return entered.flatMap((e) => problemOf(tried, e) ?? []);
};

test.each([
  [2, { scenario: 'D' }, 2],
  [3, { freePassage: true }, 2],
  [4, {}, 1],
  [6, { freePassage: true }, 1],
  [8, {}, 1],
] as const)(
  'every form, at every question of random games of %i Empires, %o',
  (seats, options, games) => {
    const opened = new Map<string, number>();
    const problems = new Set<string>();
    for (let n = 0; n < games; n++) {
      const seed = `forms/${seats}/${n}`;
      const state = begin(game, parseTable(game, seats, options), fromSeed(seed));
      const chance = rng(seed);
      while (!state.over && state.inputs < LONGEST) {
        const [by] = engine.waitingFor(state);
        if (chance.below(4) === 0) for (const p of problemsAt(state, by!, opened)) problems.add(p);
        engine.apply(state, randomInput(engine.question(state, by!)!, by!, (k) => chance.below(k))!);
      }
    }
    expect([...problems].slice(0, 5)).toEqual([]);
    expect(opened.get('action')).toBeGreaterThan(5);
    expect(opened.get('intercept')).toBeGreaterThan(1);
  },
  120_000,
);

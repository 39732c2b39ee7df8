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
import { fill } from '@tabularium/parts/web';
import { expect, test } from 'vitest';
import { ADVANCED } from '../../rules/advanced/advanced.ts';
import type { Rome } from '../../rules/game.ts';
import { republicOfRome } from '../../rules/index.ts';
import { openedFor } from './testing/groups.ts';

const engine = engineOf(republicOfRome);
const LONGEST = 500;
/** One question in so many is looked at. */
const ONE_IN = 6;

/** What is wrong with the form that opens for this seat, if anything. */
const problemAt = (state: State<Rome>, seat: number, opened: Map<string, number>): string | undefined => {
  const question = engine.question(state, seat);
  if (!question?.due) return undefined;
  const asked = { seat, question, view: republicOfRome.view(state, seat) };
  const form = openedFor(asked);
  if (!form) return undefined;
  opened.set(form.name, (opened.get(form.name) ?? 0) + 1);
  const filled = fill(republicOfRome, form, asked, form.begins(asked, undefined));
  const where = `${form.name} at ${question.prompt.k}, input ${state.inputs}`;
  const commits = form.commits(filled, (k) => k);
  if (commits.length === 0) return `${where}: no button`;
  for (const commit of commits) {
    if (commit.missing !== undefined) continue;
    const real = copy(state);
    for (const [i, { answer }] of filled.with(commit.entered).steps.entries()) {
      if (!answer) break;
      const now = engine.question(real, seat);
      if (!now || !isOffered(now, answer))
        return `${where}: ${commit.name} sends ${JSON.stringify(answer)} as step ${i}`;
      engine.apply(real, { by: seat, ...answer });
    }
  }
  // What a form begins with is never something that the rules refuse without a reason.
  const last = filled.steps.at(-1)!.question.prompt.k;
  return filled.why?.k === 'ui.noLongerOffered' ? `${where}: stops at ${last}` : undefined;
};

/** With all Advanced Rules there are other questions, most of them where there are Provinces. */
const ADVANCED_TOO = { advanced: [...ADVANCED], scenario: 'late' };
test.each([
  [1, {}],
  [2, {}],
  [3, {}],
  [5, {}],
  [6, {}],
  [5, ADVANCED_TOO],
] as const)('every form, at every question of random games of %i Factions, %o', (seats, options) => {
  const opened = new Map<string, number>();
  const problems = new Set<string>();
  // With one or two there is less to answer: more games, and every question.
  const [games, oneIn] = seats < 3 ? [12, 1] : [2, ONE_IN];
  for (let game = 0; game < games; game++) {
    const state = begin(republicOfRome, parseTable(republicOfRome, seats, options), fromSeed(`forms/${seats}/${game}`));
    const chance = rng(`forms/${seats}/${game}`);
    while (!state.over && state.inputs < LONGEST) {
      const waiting = engine.waitingFor(state);
      for (const seat of waiting) {
        if (chance.below(oneIn) > 0) continue;
        const problem = problemAt(state, seat, opened);
        if (problem !== undefined) problems.add(problem);
      }
      const by = waiting[chance.below(waiting.length)]!;
      engine.apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
    }
  }
  expect([...problems].slice(0, 5)).toEqual([]);
  // [4.05.1-c] With one or two nobody votes: Spoils are divided.
  expect(opened.get(seats < 3 ? 'senate-spoils' : 'vote')).toBeGreaterThan(5);
});

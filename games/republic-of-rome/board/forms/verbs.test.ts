/** Every verb of the game has a form, or a reason to have none: nothing is left to a chain of presses by oversight. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  engineOf,
  fromSeed,
  type Options,
  parseTable,
  randomInput,
  rng,
  type Seat,
  type State,
  surface,
  verbsOf,
} from '@tabularium/kernel';
import { readGolden } from '@tabularium/kit';
import { expect, test } from 'vitest';
import type { Rome } from '../../rules/game.ts';
import { republicOfRome } from '../../rules/index.ts';
import { ALL_FORMS } from './testing/groups.ts';

const BAR = 'is a button of the bar, beside whatever is asked';
const CARD = 'is a card in the hand row, played by one press or two';
const DEALS = 'is talk and agreements, which have a page of their own';
const ORDERS = 'is a standing order, kept with the windows';
const WINDOW = 'is a window, the same bar for every seat';

/** Why a verb has no form. */
const WITHOUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['claimLandCommissioner', 'proposeLandBill', 'recallVeterans'].map((v) => [v, BAR])),
  vetoLandBill: BAR,
  // [2.01.5-a] Once in a turn, and there is nothing to enter.
  vetoAsPontifex: BAR,
  ...Object.fromEntries(
    [
      'graftTribune',
      'inciteMob',
      'murderTribune',
      'playBodyguard',

      'playLaw',
      // [4.04.1-e] At any time, where there are Neutrals.
      'playLawNow',
      'playConcessionNow',
      'proposeByTribune',
      'reopenByTribune',
      'reserveByTribune',
      'suspendByTribune',
      'vetoByTribune',
      // [4.05.419-a][4.05.419-c][4.05.417-d] Against what is taken of the Spoils.
      'skipByTribune',
      'cancelBillByTribune',
      'coSponsorByTribune',
    ].map((v) => [v, CARD]),
  ),
  ...Object.fromEntries(
    ['answerDeal', 'deal', 'dealNumber', 'dealText', 'show', 'showCards', 'showNothing'].map((v) => [v, DEALS]),
  ),
  ...Object.fromEntries(['backMotion', 'moveInWords', 'moveMotion', 'opposeMotion'].map((v) => [v, DEALS])),
  ...Object.fromEntries(['withdrawOrders'].map((v) => [v, ORDERS])),
  withdraw: ORDERS,
  keepBodyguard: 'is one of two buttons beside the table of money',
  dropBodyguard: 'is one of two buttons beside the table of money',
  leaveGame: 'is beside the form for the heir, and in the menu of the table, with a second question',
  nextMove: 'lets a move happen that nobody can prevent: one button, with the reasons on the page of Neutrals',
  noTribune: 'is what is left to say when a promised Tribune is not held',
  resign: 'is in the menu of the table, with a second question',
};

/** Where a question has no form, and what stands there instead. */
const PLACES: Readonly<Record<string, string>> = {
  'cards.show/start': DEALS,
  'combat.cleopatra/ask': WINDOW,
  // [4.02.1-b] The reasons stand on the page of Neutrals.
  'neutrals.next/ask': 'is a move that nobody can prevent, and the button that lets it happen',
  'senate.promised-tribune/ask': 'is the card that was promised, or none',
};
/** What a form leaves beside it, because it is another matter. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  // A window of its own, which every seat is asked; whoever holds the card sees the battle.
  battle: ['pass'],
  // Another proposal in place of this one.
  governors: ['nominateForLife'],
};

/** Questions that no recorded game comes to; the tests of these forms do. */
const NOT_RECORDED: Readonly<Record<string, string>> = {
  'combat.civil-battle/veterans': 'battle',
  'provinces.battle/ransom': 'battle',
  'rebels.attack/onLand': 'battle',
  'senate.draft-prosecution/accused': 'trial',
  'senate.draft-reject-rhodes/start': 'decision',
};

/** Of games for one and two: a game may come to them, and the tests of these forms do. */
const RARE: Readonly<Record<string, string>> = {
  'neutrals.bequests/which': 'plan-war',
  'neutrals.builds/divide': 'plan-divide',
  'neutrals.coalition/partner': 'partner',
  'neutrals.co-sponsor/ask': 'senate-spoils-list',
  'neutrals.plan/which': 'plan-war',
  'neutrals.plan/whose': 'plan',
};

const formVerbs = new Set(ALL_FORMS.flatMap((f) => f.verbs));

test('each verb of the rules has a form or a reason', () => {
  const all = [...verbsOf(republicOfRome)];
  expect(all.filter((verb) => !formVerbs.has(verb) && !Object.hasOwn(WITHOUT, verb))).toEqual([]);
  // A reason that has become untrue, or is about nothing.
  expect(Object.keys(WITHOUT).filter((verb) => formVerbs.has(verb) || !all.includes(verb))).toEqual([]);
  // And no form has a control for what the rules do not know.
  expect([...formVerbs].filter((verb) => !all.includes(verb))).toEqual([]);
});

/** Where the rules ask something: each place with its verbs is a line of the surface. */
const placesOf = (module: typeof republicOfRome): string[] => {
  const { g } = begin(module, parseTable(module, module.meta.seats.default, {}), fromSeed('places'));
  return surface(module, g).flatMap((line) => /^[a-z.-]+\/\w+(?= )/.exec(line) ?? []);
};

/** Somebody at this seat is about to answer. */
type Visit = (state: State<Rome>, by: Seat) => void;
const engine = engineOf(republicOfRome);

const recorded = (visit: Visit): void => {
  for (const file of globSync(join(import.meta.dirname, '../../golden/*.json'))) {
    const golden = readGolden(file);
    const table = parseTable(republicOfRome, golden.seats, golden.options);
    const state = begin(republicOfRome, table, fromSeed(golden.seed));
    for (const [by, verb, arg] of golden.inputs) {
      visit(state, by);
      engine.apply(state, arg === undefined ? { by, verb } : { by, verb, arg });
    }
  }
};

/** Random games of one and two, most of them without a look at each move of a Neutral, which has one question only. */
const FEW: readonly (readonly [seats: number, options: Options])[] = [
  [1, {}],
  [2, {}],
  [1, { scenario: 'middle' }],
  [2, { scenario: 'late' }],
  [1, { moves: 'step' }],
];
const LONGEST = 700;
const atRandom = (visit: Visit): void => {
  for (const [seats, options] of FEW)
    for (let game = 0; game < 3; game++) {
      const seed = `verbs/${seats}/${game}`;
      const state = begin(republicOfRome, parseTable(republicOfRome, seats, options), fromSeed(seed));
      const chance = rng(seed);
      while (!state.over && state.inputs < LONGEST) {
        const waiting = engine.waitingFor(state);
        const by = waiting[chance.below(waiting.length)]!;
        visit(state, by);
        engine.apply(state, randomInput(engine.question(state, by)!, by, (n) => chance.below(n))!);
      }
    }
};

test('each question of recorded games, and of random ones for one and two, opens a form, or has a reason to open none', () => {
  const missing = new Set<string>();
  const without = new Set<string>();
  const seen = new Set<string>();
  const visit: Visit = (state, by) => {
    const question = engine.question(state, by);
    if (!question?.due) return;
    const asked = { seat: by, question, view: republicOfRome.view(state, by) };
    const form = ALL_FORMS.find((f) => f.aside === undefined && f.isOf(asked));
    const { proc, node } = state.stack.at(-1)!;
    const at = `${proc}/${node}`;
    seen.add(at);
    if (!form) without.add(at);
    if (form && !form.verbs.some((v) => Object.hasOwn(question.verbs, v) || Object.hasOwn(question.withheld, v)))
      missing.add(`${at}: ${form.name} opens for nothing`);
    const beside = Object.keys(question.verbs).filter(
      (v) =>
        !question.asides.includes(v) &&
        !form?.verbs.includes(v) &&
        !Object.hasOwn(WITHOUT, v) &&
        !BESIDE[form?.name ?? '']?.includes(v),
    );
    if (!Object.hasOwn(PLACES, at) && (!form || beside.length > 0))
      missing.add(`${at}: ${form?.name ?? 'no form'}, without ${beside.join(' ')}`);
  };
  recorded(visit);
  atRandom(visit);
  expect([...missing]).toEqual([]);
  const unseen = placesOf(republicOfRome).filter((at) => !seen.has(at) && !Object.hasOwn(RARE, at));
  expect(unseen.sort()).toEqual(Object.keys(NOT_RECORDED).sort());
  const unlisted = [...Object.values(NOT_RECORDED), ...Object.values(RARE)];
  expect(unlisted.filter((name) => !ALL_FORMS.some((f) => f.name === name))).toEqual([]);
  expect(Object.keys(PLACES).filter((at) => !without.has(at))).toEqual([]);
}, 60_000);

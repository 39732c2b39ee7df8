/** What can be chosen before the game: players, scenario, optional rules. */
import { type Meta, type Options, type Seat, type Setup, wordChosen } from '@tabularium/kernel';
import { contentOf } from './data/printed.ts';
import type { Scenario } from './data/schema.ts';
import { ENDINGS } from './end/endings.ts';
import type { Agreed } from './game.ts';

/** Scenarios of one number of players, in the order of the book. Where there are fewer, the last is played. */
const CHOICES = ['A', 'B', 'C', 'D'] as const;

export const META: Meta = {
  id: 'mediterranean-empires',
  version: 3,
  // [MED.1-a]
  seats: { min: 2, max: 8, default: 4 },
  options: {
    scenario: { t: 'choice', of: CHOICES, default: 'A' },
    empires: { t: 'choice', of: ['random', 'seats'], default: 'random' },
    // [MED.8.2-a]
    turns: { t: 'choice', of: ['3', '4', '5'], default: '3' },
    firstLeads: { t: 'switch', default: false },
    freePassage: { t: 'switch', default: false },
    shorter: { t: 'switch', default: false },
  },
  endings: ENDINGS,
};

/** [MED.3-a] */
const scenarioFor = (pack: string, seats: number, choice: string): Scenario => {
  const all = contentOf({ agreed: { pack } }).scenarios.filter((x) => x.players === seats);
  return all[
    Math.min(
      CHOICES.findIndex((c) => c === choice),
      all.length - 1,
    )
  ]!;
};

/** Options have been checked by the kernel; here they get their types. */
export const agreedFrom = (cx: Pick<Setup, 'shuffle'>, pack: string, seats: number, options: Options): Agreed => {
  const scenario = scenarioFor(pack, seats, wordChosen(options, 'scenario'));
  // [MED.3.1-a] At random, or as agreed: the first seat has the first Empire.
  const empires = [...scenario.empires];
  if (options['empires'] === 'random') cx.shuffle(empires);
  return {
    pack,
    scenario: scenario.id,
    empires,
    order: scenario.empires.map((e): Seat => empires.indexOf(e)),
    turns: Number(options['turns']),
    firstLeads: options['firstLeads'] === true,
    freePassage: options['freePassage'] === true,
    shorter: options['shorter'] === true,
  };
};

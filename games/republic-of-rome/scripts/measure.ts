// How strong a bot is, in one line of JSON: alone among bots of another kind, its seat going round, or with five of a kind.
// `node games/republic-of-rome/scripts/measure.ts --level normal --against first --games 400 --seed fresh`
// Each deal is played once in every seat; deals go round the scenarios. `first` is the bot of release 0.1.0. Against itself a bot
// has all seats, so that `survived` says how often Rome stands with it.
import { parseArgs } from 'node:util';
import { playGame, random } from '@tabularium/bots';
import type { BotFactory } from '@tabularium/parts';
import { wilson } from '@tabularium/bots/study';
import { bots } from '../bots/at-most-tables.ts';
import { sensibleWith } from '../bots/sensible.ts';
import { TUNED, type Weights } from '../bots/weights.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { republicOfRome } from '../rules/index.ts';
import { firstBot } from './first-bot.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'normal' },
    against: { type: 'string', default: 'first' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 'measure' },
    scenarios: { type: 'string', default: SCENARIOS.join(',') },
    seats: { type: 'string', default: '5' },
    // Other weights of the bot that is measured, such as `{"hope": 0.4}`.
    weights: { type: 'string' },
  },
});
const weightsFrom = (text: string): Partial<Weights> => JSON.parse(text);

const games = Number(values.games);
const seats = Number(values.seats);
const scenarios = values.scenarios.split(',');

const kinds: Readonly<Record<string, BotFactory>> = { ...bots, random, first: await firstBot() };
const kindOf = (name: string): BotFactory => {
  const found = kinds[name];
  if (!found) throw new Error(`no bot “${name}”; there are ${Object.keys(kinds).join(', ')}`);
  return found;
};
const mine = values.weights
  ? sensibleWith({ answers: {}, asides: [], weights: { ...TUNED, ...weightsFrom(values.weights) } })
  : kindOf(values.level);
const other = kindOf(values.against);

interface Score {
  games: number;
  decided: number;
  won: number;
  /** Rome did not fall: somebody won, or a Rebel did. */
  survived: number;
  how: Record<string, number>;
}
const noScore = (): Score => ({ games: 0, decided: 0, won: 0, survived: 0, how: {} });
const FALLS: readonly string[] = ['people-revolt', 'bankruptcy', 'four-wars', 'rebel-falls'];

const scores: Record<string, Score> = {};
const all = noScore();
let decisions = 0;
const began = process.cpuUsage();
for (let i = 0; i < games; i++) {
  const seat = i % seats;
  const deal = Math.floor(i / seats);
  const scenario = scenarios[deal % scenarios.length]!;
  const { outcome, steps } = playGame(republicOfRome, {
    seats,
    options: { scenario },
    seed: values.seed,
    index: mine === other ? i : deal,
    bots: Array.from({ length: seats }, (_, s) => (s === seat ? mine : other)),
  });
  decisions += steps;
  for (const score of [all, (scores[scenario] ??= noScore())]) {
    const how = outcome?.how ?? 'given up';
    score.games++;
    score.how[how] = (score.how[how] ?? 0) + 1;
    if (outcome && !FALLS.includes(how)) score.survived++;
    if (!outcome || outcome.winners.length === 0) continue;
    score.decided++;
    if (outcome.winners.includes(seat)) score.won += 1 / outcome.winners.length;
  }
}
const { user, system } = process.cpuUsage(began);

const percent = (x: number): number => Number((100 * x).toFixed(1));
const told = ({ games: n, decided, won, survived, how }: Score) => {
  const share = wilson(won, decided);
  const stands = wilson(survived, n);
  return {
    games: n,
    decided,
    won,
    share: percent(share.share),
    interval: [percent(share.low), percent(share.high)],
    survived: percent(stands.share),
    survivedInterval: [percent(stands.low), percent(stands.high)],
    how,
  };
};
const { level, against, seed } = values;
console.log(
  JSON.stringify({
    level,
    weights: values.weights,
    against,
    seed,
    seats,
    ...told(all),
    scenarios: Object.fromEntries(
      Object.entries(scores).map(([id, { decided, won, survived, games: n }]) => [
        id,
        `won ${won} of ${decided}, stands ${survived} of ${n}`,
      ]),
    ),
    decisionsPerGame: Math.round(decisions / games),
    msPerGame: Math.round((user + system) / 1000 / games),
  }),
);

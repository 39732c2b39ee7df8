/** Games of Republic of Rome for tests of bots, and questions asked one by one. */
import {
  accepts,
  begin,
  engineOf,
  fromSeed,
  type Input,
  type Offer,
  parseTable,
  type Question,
  type Rng,
  rng,
  type State,
} from '@tabularium/kernel';
import { type Rome, republicOfRome } from '../../rules/index.ts';
import type { Floor, Proposal } from '../../rules/study.ts';
import { withFrozenViews } from '@tabularium/kit';
import type { BotFactory } from '@tabularium/parts';
import { seatRng } from '@tabularium/bots';
import { sensible } from '../for-one-or-two.ts';
import { seenBy } from '@tabularium/parts';

/** Views are frozen, so that a bot which changes what it is shown fails its test. */
const FROZEN = withFrozenViews(republicOfRome);
const engine = engineOf(republicOfRome);

export const newGame = (seats: number, scenario: string, seed: string, advanced: readonly string[] = []): State<Rome> =>
  begin(republicOfRome, parseTable(republicOfRome, seats, { scenario, advanced }), fromSeed(seed));

/** Plays to the end, or a number of decisions, and returns the table. The engine refuses whatever is not offered. */
export const playOut = (
  scenario: string,
  seed: string,
  bots: readonly BotFactory[],
  most = 20_000,
  advanced: readonly string[] = [],
): { s: State<Rome>; steps: number } => {
  const s = newGame(bots.length, scenario, seed, advanced);
  const players = bots.map((make) => make());
  const chances = bots.map((_, seat) => seatRng(seed, 0, seat));
  let steps = 0;
  while (s.over === undefined && steps < most) {
    const seat = engine.waitingFor(s)[0]!;
    const question = engine.question(s, seat)!;
    const input = players[seat]!.choose(seenBy(FROZEN, s, question, seat, chances[seat]!));
    const offer = question.verbs[input.verb];
    if (!offer || !accepts(offer, input.arg)) throw new Error(`${question.prompt.k}: ${JSON.stringify(input)}`);
    engine.applyTrusted(s, input);
    steps++;
  }
  return { s, steps };
};

export const pick = (...of: string[]): Offer => ({ t: 'pick', of, rules: [] });
export const range = (min: number, max: number): Offer => ({ t: 'range', min, max, rules: [] });
export const allot = (of: Readonly<Record<string, number>>, min = 1): Offer => ({
  t: 'allot',
  of,
  min,
  max: Math.max(
    min,
    Object.values(of).reduce((a, b) => a + b, 0),
  ),
  rules: [],
});
export const button: Offer = { t: 'button', rules: [] };

export const ask = (k: string, a: NonNullable<Question['prompt']['a']>, verbs: Question['verbs']): Question => ({
  prompt: { k, a },
  due: true,
  rules: [],
  verbs,
  asides: [],
  denied: {},
  withheld: {},
});

/** How a new bot in this seat answers these questions, one after another. */
export const answersOf = (
  make: BotFactory,
  s: State<Rome>,
  seat: number,
  questions: readonly Question[],
  chance: Rng = rng('by hand'),
): Omit<Input, 'by'>[] => {
  const bot = make();
  return questions.map((question) => {
    const { by, ...answer } = bot.choose(seenBy(FROZEN, s, question, seat, chance));
    if (by !== seat) throw new Error(`answered for ${by}`);
    return answer;
  });
};
export const answers = (s: State<Rome>, seat: number, ...questions: readonly Question[]): Omit<Input, 'by'>[] =>
  answersOf(sensible, s, seat, questions);

/** A quiet meeting of the Senate in an Early Republic game of three, with all Senators in Rome and no War. */
export const quietSenate = (patch: (g: Rome) => void): State<Rome> => {
  const { s } = playOut('early', 'positions', [sensible, sensible, sensible], 12);
  s.g.phase = 'senate';
  s.g.senate.filled = { consuls: true, dictator: true, censor: true };
  s.g.senate.step = 'business';
  s.g.wars = [];
  patch(s.g);
  return s;
};
export const menOf = (g: Rome, faction: number) => g.senators.filter((x) => x.faction === faction);

/** A proposal on which nobody has said anything yet. */
export const floorOf = (
  g: Rome,
  proposal: Proposal,
  { by, proposer, means = 'presiding' }: Pick<Floor, 'by' | 'proposer'> & Partial<Pick<Floor, 'means'>>,
): Floor => ({
  proposal,
  by,
  means,
  proposer,
  byDictator: false,
  present: g.senators.map((x) => x.id),
  called: [],
  votes: [],
  appeal: 0,
  appealed: false,
  dead: [],
  status: 'open',
  attempted: false,
});

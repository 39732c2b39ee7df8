/** Numbers of the Forum Phase and of Revenue, before they are risked. */
import type { OpenRome } from '../sight/sight.ts';
import { copy, type Explanation } from '@tabularium/kernel';
import { tablesOf } from '../data/printed.ts';
import { persuasionOdds, persuasionTally } from '../forum/base-number.ts';
import { GAMES } from '../forum/games.ts';
import { knightOdds, knightTally } from '../forum/knights.ts';
import { isSenatorId, type SenatorId } from '../ids.ts';
import { stateOfTheRepublic } from '../population/state-of-the-republic.ts';
import { debits } from '../revenue/debits.ts';
import { personalRevenue } from '../revenue/personal.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { changePopularity, changeUnrest } from '../rome/standing.ts';
import { type Asked, type Explainer, localOf, share } from './look.ts';
import { ownFaction } from '../rome/players.ts';

const TWO_DICE = 36;
const ONE_DIE = 6;

interface Attempt {
  readonly by: SenatorId;
  readonly target: SenatorId | '';
  readonly bribe: number;
  readonly against: number;
}

/** [1.07.41-a][1.07.41-c] The Base Number, and how many of 36 rolls do not exceed it. */
const persuasion = (g: OpenRome, { by, target, bribe, against }: Attempt): Explanation | undefined => {
  const [who, whom] = [maybeSenator(g, by), maybeSenator(g, target)];
  if (!who || !whom) return undefined;
  const base = persuasionTally(g, who, whom, { bribe, against });
  return { tallies: [base], odds: share(persuasionOdds(g, base.total), TWO_DICE) };
};

const attemptOf = (asked: Asked): Attempt | undefined => localOf<Attempt>(asked, 'forum.persuasion');

const target: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && isSenatorId(asked.ref) ? persuasion(asked.g, { ...l, target: asked.ref }) : undefined;
};
/** [1.07.412-a] With what he is about to spend. */
const bribe: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && persuasion(asked.g, { ...l, bribe: l.bribe + Number(asked.ref) });
};
const roll: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && persuasion(asked.g, l);
};

/** [1.07.413-a] Here it is won when he refuses. */
const counterBribe: Explainer = ({ g, view, ref }) => {
  const frame = view.flow.findLast((f) => f.proc === 'forum.persuasion');
  const opposing = view.flow.at(-1);
  if (!frame || opposing?.proc !== 'forum.counter-bribes') return undefined;
  const l = frame.local as Attempt;
  const { total } = opposing.local as { readonly total: number };
  const found = persuasion(g, { ...l, against: l.against + total + Number(ref) });
  if (!found?.odds) return found;
  const { win, lose } = found.odds;
  return { tallies: found.tallies, odds: { win: lose, draw: 0, lose: win } };
};

/** [1.07.5-b][1.07.5-c] */
const knight = (g: OpenRome, who: string, paid: number): Explanation | undefined => {
  const s = maybeSenator(g, who);
  return s && { tallies: [knightTally(g, s, paid)], odds: share(knightOdds(g, s, paid), ONE_DIE) };
};
const attract: Explainer = ({ g, ref }) => knight(g, ref, 0);
const pay: Explainer = (asked) => {
  const l = localOf<{ readonly by: SenatorId }>(asked, 'forum.attract');
  return l && knight(asked.g, l.by, Number(asked.ref));
};

/** [1.07.6-c][1.08.2-a] What they cost, and how the people would stand after them, before the dice. */
const games: Explainer = (asked) => {
  const which = tablesOf(asked.g).games[GAMES.findIndex((x) => x === asked.ref)];
  const l = localOf<{ readonly by: SenatorId }>(asked, 'forum.games');
  if (!which || !l) return undefined;
  const after = { ...asked.g, senators: [...copy(asked.g.senators)] };
  changePopularity(after, senator(after, l.by), which.popularity);
  changeUnrest(after, which.unrest);
  return { cost: which.cost, tallies: [stateOfTheRepublic(after, 0)] };
};

/** [1.08.2-a] How the people stand before the dice. */
const people: Explainer = ({ g }) => ({ tallies: [stateOfTheRepublic(g, 0)] });

/** [1.06.1-c] What the Faction of whoever looks receives for certain: without Spoils, without profit from a Drought. */
const income: Explainer = ({ g, view }) =>
  view.seat === 'public' ? undefined : { tallies: [personalRevenue(g, ownFaction(view.seat), [], [])] };

/** [1.06.52-h] What the State has to pay. */
const state: Explainer = ({ g }) => ({ tallies: [debits(g)] });

export const FORUM: Readonly<Record<string, Explainer>> = {
  target,
  bribe,
  raise: bribe,
  roll,
  counterBribe,
  attract,
  pay,
  games,
  endInitiative: people,
  takeSpoils: income,
  plainIncome: income,
  droughtProfit: income,
  contribute: state,
  contributed: state,
};

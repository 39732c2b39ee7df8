/** Numbers of persuading and of Games, before they are risked. */
import { counterBribes } from '../forum/counter-bribes.ts';
import { games as sponsoring } from '../forum/games.ts';
import { persuasion } from '../forum/persuasion.ts';
import { isSenatorId } from '../ids.ts';
import { nextStateOfTheRepublic } from '../population/odds.ts';
import { gamesIf } from './games-if.ts';
import { type Weighed, type Explainer, localOf } from './look.ts';
import { type Attempt, attemptIf, attemptIn } from './persuading.ts';

const attemptOf = (asked: Weighed): Attempt | undefined => localOf(asked, persuasion);

const target: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && isSenatorId(asked.ref) ? attemptIf(asked.g, { ...l, target: asked.ref }) : undefined;
};
/** [1.07.412-a] With what he is about to spend. */
const bribe: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && attemptIf(asked.g, { ...l, bribe: l.bribe + Number(asked.ref) });
};
const roll: Explainer = (asked) => {
  const l = attemptOf(asked);
  return l && attemptIf(asked.g, l);
};

/** [1.07.413-a] Here it is won when he refuses. */
const counterBribe: Explainer = ({ g, view, ref }) => {
  const l = attemptIn(view);
  if (!l || !localOf({ view }, counterBribes)) return undefined;
  const found = attemptIf(g, { ...l, against: l.against + Number(ref) });
  if (!found?.odds) return found;
  const { win, lose } = found.odds;
  return { tallies: found.tallies, odds: { win: lose, draw: 0, lose: win } };
};

/** [1.07.6-c][1.08.2-a] What they cost, and how the people would stand after them, before the dice. */
const games: Explainer = (asked) => {
  const l = localOf(asked, sponsoring);
  const found = l && gamesIf(asked.g, l.by, asked.ref);
  return found && { cost: found.cost, tallies: [found.people] };
};

/** [1.08.2-a] How the people stand before the dice. */
const people: Explainer = ({ g }) => ({ tallies: [nextStateOfTheRepublic(g)] });

export const FORUM: Readonly<Record<string, Explainer>> = {
  target,
  bribe,
  raise: bribe,
  roll,
  counterBribe,
  games,
  endInitiative: people,
};

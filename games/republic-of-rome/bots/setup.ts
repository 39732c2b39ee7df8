/** Leaders, Statesmen and Concessions, at set-up and whenever a hand is played — 1.05, 1.11.1 */
import { concessionCard, maybeSenator, type Senator } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { disband } from './disbandment.ts';
import { eloquence, worth } from './standing.ts';

export const senatorsIn = (s: Asked, verb: string): Senator[] =>
  s.list(verb).flatMap((id) => maybeSenator(s.g, id) ?? []);

/** [1.07.4-c] A Leader cannot be persuaded by others, so the best Senator becomes Leader. */
const leader =
  (verb: string): Answering =>
  (s) =>
    point(verb, best(senatorsIn(s, verb), (x) => eloquence(s.g, x) + 0.5 * worth(s.g, x))?.id);

/** The Senator who is least needed in Rome. */
const governor: Answering = (s) =>
  point('nameGovernor', best(senatorsIn(s, 'nameGovernor'), (x) => -worth(s.g, x))?.id);

/** Plays every card that can be played, because a Statesman votes and a Concession pays only on the table. */
const play: Answering = (s) =>
  point('playStatesman', s.list('playStatesman')[0]) ??
  point('playConcession', s.list('playConcession')[0]) ??
  disband(s) ??
  press('done');

/** [1.09.441-a] The Senator who has the least to lose if he is tried for holding it. */
const holder: Answering = (s) =>
  point('giveConcession', s.liked(senatorsIn(s, 'giveConcession'), (x) => -x.influence - 2 * held(s, x))?.id);
const held = (s: Asked, x: Senator): number =>
  s.g.concessions.reduce((n, c) => n + (c.holder === x.id ? concessionCard(s.g, c.id).income : 0), 0);

export const SETUP: Answers = {
  'ask.setup.leader': leader('nameLeader'),
  'ask.setup.governor': governor,
  'ask.setup.term': (s) => point('setTerm', s.range('setTerm')[0]),
  'ask.cards.play': play,
  'ask.cards.holder': holder,
  'ask.faction.heir': () => press('takeHeir'),
};

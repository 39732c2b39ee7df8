/** Studies a game, away from the page. */
import { loadBots } from '@tabularium/bots';
import { chanceIn, chancesAt, studying, type Subject } from '@tabularium/bots/study';
import { fromFile } from '@tabularium/kernel';
import { gameOf, moduleOf } from '../source/thinking.ts';
import type { StudyWanted, Reply } from './asked.ts';

/** So often the page is told. */
const EVERY_MS = 700;
/** Games played on from a single position: the band is 25 of 100 wide at most. */
const FROM_ONE = 60;

export const studyHere = async (asked: StudyWanted, reply: (reply: Reply) => void): Promise<void> => {
  const { file, as } = asked;
  const game = gameOf(file.game);
  const studied = await game?.studied?.();
  const module = await moduleOf(file);
  // Bots play by the rules of today, and this worker brings no older game up to date.
  if (!game || !studied || file.version !== module.meta.version) return reply({ t: 'cannot' });
  const bots = await loadBots(game, { bot: studied.policy, seats: file.seats });
  const { match } = fromFile(module, file);
  const of = { match, studied, policy: bots[studied.policy]!, together: game.together === true };
  const subject = as === undefined ? of : { ...of, as };
  if (asked.study === 'turns') byTurns(asked, subject, reply);
  else reply({ t: 'chances', chances: chancesAt(chanceIn(subject, asked.study.at, asked.rollouts ?? FROM_ONE)) });
};

const byTurns = <G, V>(
  { rollouts, before }: StudyWanted,
  subject: Subject<G, V>,
  reply: (reply: Reply) => void,
): void => {
  const steps = studying(subject, rollouts ?? subject.studied.rollouts, before);
  let last = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return reply({ t: 'done', study: step.value });
    const now = performance.now();
    if (now < last + EVERY_MS) continue;
    last = now;
    const { done, of, study } = step.value;
    reply({ t: 'going', done, of, study: study() });
  }
};

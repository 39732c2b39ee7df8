/** What a bot would answer to the questions that follow: for forms, which answer several at once. */
import { type Answer, rehearse, type Rng } from '@tabularium/kernel';
import type { Bot, Glance } from './bot.ts';

/** More than anybody fills in at once. */
const MOST = 24;

const bare = ({ verb, arg }: Answer): Answer => (arg === undefined ? { verb } : { verb, arg });

/** Its answer to the question that stands, and those to the next, as far as nobody else and no dice come in between. */
export const answersAhead = <G, V>(
  bot: Bot<G, V>,
  { module, view, seat }: Pick<Glance<G, V>, 'module' | 'view' | 'seat'>,
  first: Answer,
  rng: () => Rng,
): readonly Answer[] => {
  const answers: Answer[] = [];
  rehearse(module, view, seat, (asked) => {
    if (answers.length === MOST) return undefined;
    const given = bare(answers.length === 0 ? first : bot.choose({ ...asked, module, rng: rng() }));
    answers.push(given);
    return given;
  });
  return answers;
};

/** Attacks of Mediterranean Empires, played up to by chance: games cut where a card may be played, with all that was said before. */
import { openGame, type Question, randomInput, rng, toFile } from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';

const GAMES = 60;
const MOST = 1500;

export interface Cut {
  readonly file: string;
  /** Who is asked there. */
  readonly by: number;
  /** Cards in the hands of all others and in the decks. */
  readonly hidden: readonly string[];
}

/** Without verbs that end the game early or only wait. */
const livelyVerbs = ({ verbs, asides }: Question): Question['verbs'] => {
  const all = Object.entries(verbs).filter(([verb]) => !asides.includes(verb));
  const lively = all.filter(([verb]) => verb !== 'pass' && verb !== 'passUntil' && verb !== 'letPass');
  return Object.fromEntries(lively.length > 0 ? lively : all);
};

const hiddenFrom = ({ hands, decks }: Empires, by: number): string[] => [
  ...hands.filter((_, seat) => seat !== by).flat(),
  ...decks.flat(),
];

/** The first place where somebody is asked in such a position. */
export const attackAt = (seats: number, fits: (g: Empires, question: Question, proc: string) => boolean): Cut => {
  for (let n = 0; n < GAMES; n++) {
    const opened = openGame(mediterraneanEmpires, seats, {}, { t: 'seed', seed: `attack ${n}` });
    const { match } = opened;
    const chance = rng(`attack ${n}`);
    for (let i = 0; i < MOST && !match.state.over; i++) {
      const by = match.engine.waitingFor(match.state)[0]!;
      const question = match.question(by)!;
      const { g } = match.state;
      if (g.attack && fits(g, question, match.state.stack.at(-1)?.proc ?? ''))
        return { file: JSON.stringify(toFile(opened)), by, hidden: hiddenFrom(g, by) };
      match.play(randomInput({ ...question, verbs: livelyVerbs(question) }, by, (k) => chance.below(k))!);
    }
  }
  throw new Error('no game by chance has such an attack');
};

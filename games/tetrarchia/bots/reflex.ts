/** Answers to what is asked outside one's own turn: few choices, and dice right behind them. */
import { engineOf, type Input, inputsOf } from '@tabularium/kernel';
import { tetrarchia } from '../rules/index.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { branch, type Position } from './position.ts';

const engine = engineOf(tetrarchia);

/** Only Galerius is asked for discs in battle. */
const GALERIUS = 1;

/** Everything that can be said now; discs for a battle are paid one at a time, so all of them are thought of at once. */
const answers = (s: Position): (readonly Input[])[] => {
  const by = engine.waitingFor(s)[0]!;
  const q = engine.question(s, by)!;
  if (!q.verbs['addOne']) return inputsOf(q, by).map((input) => [input]);
  const { discs } = s.g.emperors[GALERIUS]!;
  return Array.from({ length: discs + 1 }, (_, n) => [
    ...Array.from({ length: n }, () => ({ by, verb: 'addOne' })),
    // The last disc leaves nothing to ask.
    ...(n < discs ? [{ by, verb: 'stand' }] : []),
  ]);
};

const worth = (s: Position, answer: readonly Input[], samples: number): number => {
  let sum = 0;
  for (let i = 1; i <= samples; i++) {
    const next = branch(s);
    if (next.chance.t === 'sfc32') next.chance.words[3] += i;
    for (const input of answer) engine.applyTrusted(next, input);
    sum += chanceOf(evaluate(next));
  }
  return sum;
};

/** The answer that looks best right after it. */
export const reflex = (s: Position, samples: number): readonly Input[] => {
  let best: readonly Input[] = [];
  let most = -Infinity;
  for (const answer of answers(s)) {
    const value = worth(s, answer, samples);
    if (value <= most) continue;
    most = value;
    best = answer;
  }
  return best;
};

/** Answers to questions outside one's own turn: there are few choices, and dice are rolled right after them. */
import { engineOf, type Input, inputsOf } from '@tabularium/kernel';
import { best } from '@tabularium/parts';
import { tetrarchia } from '../rules/index.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { branch, type Position } from './position.ts';

const engine = engineOf(tetrarchia);

/** Only Galerius may spend discs in battle. */
const GALERIUS = 1;

/** Every possible answer. Discs for a battle are paid one at a time, so each number of discs counts as one answer. */
const answers = (s: Position): (readonly Input[])[] => {
  const by = engine.waitingFor(s)[0]!;
  const q = engine.question(s, by)!;
  if (!q.verbs['addOne']) return inputsOf(q, by).map((input) => [input]);
  const { discs } = s.g.emperors[GALERIUS]!;
  return Array.from({ length: discs + 1 }, (_, n) => [
    ...Array.from({ length: n }, () => ({ by, verb: 'addOne' })),
    // After the last disc nothing more is asked.
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

/** Every answer with how likely the game is to be won right after it, in the order in which they are offered. */
export const weighed = (
  s: Position,
  samples: number,
): readonly { readonly inputs: readonly Input[]; readonly value: number }[] =>
  answers(s).map((inputs) => ({ inputs, value: worth(s, inputs, samples) / samples }));

/** The answer whose position looks best right after it. */
export const reflex = (s: Position, samples: number): readonly Input[] =>
  best(weighed(s, samples), ({ value }) => value)?.inputs ?? [];

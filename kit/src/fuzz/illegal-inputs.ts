/** Answers that nobody was offered. */
import { type GameModule, type Input, type Question, type Rng, randomInput, SILENCE } from '@tabularium/kernel';
import { nearMisses, PROTOTYPE_NAMES } from './near-misses.ts';
import { isOffered } from './offered.ts';

/** Things and verbs of a game, looked up once. */
interface Words {
  readonly refs: readonly string[];
  readonly verbs: readonly string[];
}
const known = new WeakMap<object, Words>();

const KINDS = ['buttons', 'picks', 'ranges', 'chooses', 'allots'] as const;

const wordsOf = <G, V>(module: GameModule<G, V>): Words => {
  const before = known.get(module);
  if (before) return before;
  const nodes = module.procs.flatMap((p) => Object.values(p.nodes));
  const verbs = nodes.flatMap((n) => (typeof n === 'object' ? KINDS.flatMap((k) => Object.keys(n[k] ?? {})) : []));
  const words = {
    refs: ['nothing', ...Object.keys(module.messages)],
    verbs: [...new Set([...verbs, ...module.interrupts.map((i) => i.verb), 'pass', 'withdraw', SILENCE])],
  };
  known.set(module, words);
  return words;
};

const NOT_SEATS: readonly unknown[] = [-1, 0.5, Number.NaN, '0', null, undefined, [0], true, 'public', '__proto__'];

/**
 * Illegal answers to the questions of a position, near ones first of all: by the
 * wrong seat, with the wrong verb, with a wrong argument, sent twice, or garbage.
 */
export const illegalInputs = <G, V>(
  module: GameModule<G, V>,
  questions: readonly (Question | undefined)[],
  last: Input | undefined,
  rng: Rng,
): unknown[] => {
  const { refs, verbs } = wordsOf(module);
  const out: unknown[] = last ? [last, { ...last, by: last.by + 1 }] : [];
  for (const [by, q] of questions.entries()) {
    for (const verb of [rng.pick(verbs), rng.pick(PROTOTYPE_NAMES)]) out.push({ by, verb }, { by, verb, arg: 0 });
    if (!q) continue;
    const legal = randomInput(q, by, (n) => rng.below(n));
    if (!legal) continue;
    for (let seat = 0; seat <= questions.length; seat++) out.push({ ...legal, by: seat });
    for (const seat of NOT_SEATS) out.push({ ...legal, by: seat });
    out.push({ ...legal, verb: rng.pick(verbs) }, { ...legal, verb: undefined }, { ...legal, verb: [legal.verb] });
    for (const [verb, offer] of Object.entries(q.verbs)) {
      for (const arg of nearMisses(offer, rng.pick(refs))) out.push({ by, verb, arg });
    }
    for (const [verb, held] of Object.entries(q.withheld)) {
      for (const ref of Object.keys(held)) for (const arg of [ref, [ref], { [ref]: 1 }]) out.push({ by, verb, arg });
    }
  }
  out.push({}, [], 'pass', null, undefined);
  return out.filter((sent) => !isOffered(questions, sent));
};

/**
 * One search for every game. It guesses worlds that fit what its seat sees, tries a few candidates in each of them with the same
 * dice, lets the game's own policy play on for every seat, and asks an evaluation who is likely to win. There is no tree: few
 * candidates tried often say more than many tried once.
 */
import { accepts, copy, engineOf, type Input, rng, type State } from '@tabularium/kernel';
import type { Bot, Effort, Glance } from '@tabularium/parts';
import { type Brain, GUARDS, type Guards } from './brain.ts';
import { bestByHeats } from './heats.ts';
import { playOut } from './play-out.ts';

/** At a table people wait: a fifth of a second. */
export const AT_TABLE: Effort = { rollouts: 300, ms: 200 };

const SEEDS = 2 ** 31;
/** Spells remembered; a bot that forgets them searches a little more. */
const MOST_SPELLS = 100;

const isSame = (a: Input, b: Input): boolean => a.verb === b.verb && JSON.stringify(a.arg) === JSON.stringify(b.arg);

/** Answers that may be tried beside the policy's own. */
const others = <G, V>(brain: Brain<G, V>, seen: Glance<G, V>, own: Input): Input[] => {
  const { asides, verbs } = seen.question;
  const isLeft = ({ verb }: Input): boolean => asides.includes(verb) || brain.undoing.includes(verb);
  if (isLeft(own)) return [];
  return brain
    .candidates(seen, own)
    .filter((x) => !isSame(x, own) && !isLeft(x) && verbs[x.verb] !== undefined && accepts(verbs[x.verb]!, x.arg));
};

const best = <G, V>(
  brain: Brain<G, V>,
  { module, view, seat, rng: own }: Glance<G, V>,
  inputs: readonly Input[],
  effort: Effort,
  guards: Guards,
): Input => {
  const engine = engineOf(module);
  const newWorld = () => {
    const world = module.guess(view, seat, own);
    const seed = String(own.below(SEEDS));
    return (index: number): number => {
      const state: State<G> = copy(world);
      engine.applyTrusted(state, inputs[index]!);
      playOut(module, brain, state, world, rng(seed), guards.longest);
      return brain.value(state, seat);
    };
  };
  return inputs[bestByHeats(inputs.length, effort, guards, newWorld)]!;
};

/** A bot that answers like the brain's policy, except where it has found something clearly better. */
export const searcher =
  <G, V>(name: string, brain: Brain<G, V>, guards: Guards = GUARDS) =>
  (effort: Effort = AT_TABLE): Bot<G, V> => {
    const policy = brain.policy();
    const spells = new Map<string, number>();
    return {
      name,
      choose: (seen) => {
        const own = policy.choose(seen);
        const found = others(brain, seen, own);
        if (found.length === 0) return own;
        const spell = brain.spell(seen);
        const searched = spells.get(spell) ?? 0;
        if (searched >= guards.again) return own;
        if (spells.size >= MOST_SPELLS) spells.clear();
        spells.set(spell, searched + 1);
        return best(brain, seen, [own, ...found], effort, guards);
      },
    };
  };

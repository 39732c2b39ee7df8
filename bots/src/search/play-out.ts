/** Plays on in the mind: every seat by the policy, each seeing no more than its own seat would. */
import { engineOf, type GameModule, type Rng, type State } from '@tabularium/kernel';
import { type Bot, seenBy } from '@tabularium/parts';
import type { Brain } from './brain.ts';

/** Until the game is over, or far enough from where it began. */
export const playOut = <G, V>(
  module: GameModule<G, V>,
  { policy, isFar }: Pick<Brain<G, V>, 'policy' | 'isFar'>,
  state: State<G>,
  from: State<G>,
  rng: Rng,
  longest: number,
): void => {
  const engine = engineOf(module);
  const players: Bot<G, V>[] = [];
  for (let n = 0; n < longest && state.over === undefined && !isFar(from, state); n++) {
    const seat = engine.waitingFor(state)[0]!;
    const player = (players[seat] ??= policy());
    engine.applyTrusted(state, player.choose(seenBy(module, state, engine.question(state, seat)!, seat, rng)));
  }
};

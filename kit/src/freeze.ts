/**
 * Views are shared: what everybody sees is copied once for all. Whoever changes a view changes what others see, so in tests
 * every view is frozen, and a change throws.
 */
import type { Eye, GameModule, State } from '@tabularium/kernel';

export const deepFreeze = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x;
  for (const v of Object.values(x)) deepFreeze(v);
  return Object.freeze(x);
};

/** The same game, whose views nobody can change. Use it wherever a test hands views to a bot or a board. */
export const withFrozenViews = <G, V>(module: GameModule<G, V>): GameModule<G, V> => {
  const { view } = module;
  const frozen = (seen: (eye: Eye) => V) => (eye: Eye) => deepFreeze(seen(eye));
  const of = (state: State<G>): ((eye: Eye) => V) => frozen(view.of(state));
  const ofStill = (state: State<G>): ((eye: Eye) => V) => frozen(view.ofStill(deepFreeze(state)));
  return {
    ...module,
    view: Object.assign((state: State<G>, eye: Eye): V => deepFreeze(view(state, eye)), {
      of,
      ofStill,
      isOpen: view.isOpen,
      sight: view.sight,
      seen: (state: State<G>, eye: Eye) => view.seen(state, eye),
    }),
  };
};

import type { Interrupt, Proc, Rules } from '../flow.ts';
import type { State } from '../state.ts';
import type { Migration } from '../migrate.ts';
import type { GameModule } from '../module.ts';
import { blank } from './started.ts';

/** A whole module around a few procedures; its data hides nothing. */
export const moduleOf = <G>(
  g: () => G,
  [first, ...rest]: readonly [Proc<G, undefined, unknown>, ...Rules<G>['procs']],
  { interrupts = [], version = 1, migrations = [] }: Partial<Upkeep<G>> = {},
): GameModule<G, G> => ({
  meta: { id: 'small', version, seats: { min: 1, max: 5, default: 3 }, options: {}, endings: ['over'] },
  procs: [first, ...rest],
  interrupts,
  first,
  setup: g,
  view: Object.assign((s: State<G>) => s.g, {
    of: (s: State<G>) => () => s.g,
    ofStill: (s: State<G>) => () => s.g,
    isOpen: true,
    sight: {},
    seen: () => ({}),
  }),
  guess: (v) => blank(v),
  check: () => undefined,
  migrations,
  messages: {},
  translations: {},
});

interface Upkeep<G> {
  readonly interrupts: readonly Interrupt<G>[];
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/** An empty table for functions that ask nobody: no cards, no Senators, dice in the order given. */
import { Cx, fromSeed, type LogLine, type State } from '@tabularium/kernel';
import { type Dice, order, unrolled, watchDice } from '@tabularium/kit';
import type { Agreed, Rome } from '../game.ts';
import { emptyTable } from '../setup/setup.ts';

const AGREED: Agreed = {
  pack: '',
  scenario: 'early',
  players: 3,
  auction: 'round',
  strictOmens: false,
  resigning: false,
};

export interface Empty {
  readonly cx: Cx<Rome>;
  readonly g: Rome;
  readonly log: readonly LogLine[];
  /** Dice that were ordered and not rolled. */
  readonly unrolled: Dice;
}

export const empty = (patch: (g: Rome) => unknown = () => {}, rolling: Dice = []): Empty => {
  const g = emptyTable(AGREED);
  g.turn = 1;
  patch(g);
  const state: State<Rome> = {
    g,
    seats: g.factions.length,
    stack: [],
    chance: fromSeed('empty'),
    rig: [],
    inputs: 0,
    floor: 0,
    orders: [],
  };
  order(state, rolling);
  const left = (): Dice => unrolled(state);
  watchDice(() => (left().length > 0 ? `dice were ordered and not rolled: ${left().join(', ')}` : undefined));
  const log: LogLine[] = [];
  return {
    cx: new Cx(state, { log }),
    g,
    log,
    get unrolled() {
      return left();
    },
  };
};

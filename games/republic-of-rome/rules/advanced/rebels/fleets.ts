/** Fleets of a Victorious Commander: who of them follows — 2.03.23, D2-21 */
import { call, type Cx, end, type Look, type Seat } from '@tabularium/kernel';
import { tablesOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { proc } from '../../procs.ts';
import { askLegions, horseOf, lender, money, pay, testable } from '../../revolution/loyalty.ts';
import { omens } from '../../rome/dice.ts';
import { force } from '../../rome/forces.ts';
import { decider } from '../../rome/hrao.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';

/** Numbers of the Legions that follow him, and how many Fleets. */
export interface Followers {
  readonly legions: readonly number[];
  readonly fleets: number;
}
interface Asking {
  readonly force: number;
  /** How many are asked, and for how many of them a Talent was paid. */
  n: number;
  paid: number;
  /** [1.11.31-c] The Master of Horse lends his money. */
  isLent: boolean;
  legions: number[];
}
const commanderOf = (g: Rome, l: Asking): Senator => senator(g, force(g, l.force).commander);
const player = ({ g }: Look<Rome>, l: Asking): Seat => decider(g, commanderOf(g, l).faction);
const asked = (l: Asking) => ({ force: l.force, testing: Array.from({ length: l.n }) });

/** [2.03.23-a][A2-65] As for Legions: 1 more for each that was paid. Ends with how many follow. */
const rollForFleets = (cx: Cx<Rome>, l: Asking): number => {
  const { g } = cx;
  if (l.n === 0) return 0;
  const needed = tablesOf(g).loyalty[g.era];
  let follow = 0;
  for (let i = 0; i < l.n; i++) if (cx.d6() + (i < l.paid ? 1 : 0) - omens(g) >= needed) follow++;
  cx.log(say('rebels.fleetRolls', { who: commanderOf(g, l).id, asked: l.n, n: follow, needed }), '2.03.23-a');
  return follow;
};

/** [2.03.23-a][2.03.23-b][own-82] He says which Fleets and Legions are asked and pays for them; only then the dice are thrown for all. */
export const askFleets = proc(
  'rebels.ask-fleets',
  { force: 'open', n: 'open', paid: 'open', isLent: 'open', legions: 'open' },
  (a: { readonly force: number }): Asking => ({ force: a.force, n: 0, paid: 0, isLent: false, legions: [] }),
  {
    start: {
      to: player,
      say: (cx, l) => say('ask.rebels.testFleets', { who: commanderOf(cx.g, l).id }),
      rules: ['2.03.23-a', '2.03.23-e'],
      silent: () => [{ verb: 'testFleets', arg: 0 }],
      ranges: {
        testFleets: {
          of: (cx, l) => [0, force(cx.g, l.force).fleets],
          take: (cx, l, n) => {
            l.n = n;
            if (n === 0) return 'legions';
            if (lender(cx.g, asked(l))) return 'lend';
            l.isLent = horseOf(cx.g, l)?.faction === commanderOf(cx.g, l).faction;
            return 'money';
          },
        },
      },
    },
    /** [1.11.31-c] Only if he likes. */
    lend: {
      to: (cx, l) => decider(cx.g, horseOf(cx.g, l)!.faction),
      say: (cx, l) => say('ask.rebels.lend', { who: horseOf(cx.g, l)!.id }),
      rules: ['1.11.31-c', '2.03.23-b'],
      silent: ['refuseMoney'],
      buttons: {
        lendMoney: {
          take: (_, l) => {
            l.isLent = true;
            return 'money';
          },
        },
        refuseMoney: { take: () => 'money' },
      },
    },
    money: (cx, l) => (money(cx.g, l) > 0 ? 'pay' : 'legions'),
    /** [2.03.23-b][A2-65] Before the first die, at most 1 Talent for each. */
    pay: {
      to: player,
      say: (_, l) => say('ask.rebels.payFleets', { n: l.n }),
      rules: ['2.03.23-b', 'A2-65'],
      silent: () => [{ verb: 'payFleets', arg: 0 }],
      ranges: {
        payFleets: {
          of: (cx, l) => [0, Math.min(l.n, money(cx.g, l))],
          take: (cx, l, n) => {
            pay(cx.g, l, n);
            l.paid = n;
            return 'legions';
          },
        },
      },
    },
    legions: (cx, l) =>
      testable(cx.g, force(cx.g, l.force)).length > 0
        ? call(askLegions, { force: l.force }, 'dice', 'legions')
        : 'dice',
    dice: (cx, l) => end<Followers>({ legions: l.legions, fleets: rollForFleets(cx, l) }),
  },
);

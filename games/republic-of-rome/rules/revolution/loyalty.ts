/** Rolling for Legions — 1.11.31 */
import { choose, type Cx, end, type Look, type Seat } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { tablesOf } from '../data/printed.ts';
import type { Force, Rome, Senator } from '../game.ts';
import { type LegionId, legionNumber } from '../ids.ts';
import { proc } from '../procs.ts';
import { omens } from '../rome/dice.ts';
import { force, forcePlace, legionRefs, legionsAt } from '../rome/forces.ts';
import { decider } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';

interface Local {
  readonly force: number;
  testing: LegionId[];
  /** [1.11.31-c] The Master of Horse lends his money. */
  isLent: boolean;
}

/** [1.11.31-d] Veterans of his own follow without being asked. */
export const ownVeterans = (g: OpenRome, f: Force): number[] =>
  legionsAt(g, forcePlace(f)).filter((n) => g.legions[n]!.veteran && g.legions[n]!.allegiance === f.commander);
/** [1.11.31-a][1.11.31-d] All others are asked, Veterans of somebody else too. */
export const testable = (g: OpenRome, f: Force): LegionId[] => {
  const own = ownVeterans(g, f);
  return legionRefs(legionsAt(g, forcePlace(f)).filter((n) => !own.includes(n)));
};

/** Whose units are asked, and with whose money; Fleets, where they are asked [2.03.23-a], are asked like Legions. */
type Money = Pick<Local, 'force' | 'isLent'>;
type Asked = Pick<Local, 'force'> & { readonly testing: readonly unknown[] };

const commanderOf = (g: Rome, l: Pick<Local, 'force'>): Senator => senator(g, force(g, l.force).commander);
export const horseOf = (g: Rome, l: Pick<Local, 'force'>): Senator | undefined =>
  maybeSenator(g, force(g, l.force).masterOfHorse);
const player = ({ g }: Look<Rome>, l: Local): Seat => decider(g, commanderOf(g, l).faction);

/** [1.11.31-c][own-57] His own money first, then what his Master of Horse lends. */
export const money = (g: Rome, l: Money): number =>
  commanderOf(g, l).talents + (l.isLent ? (horseOf(g, l)?.talents ?? 0) : 0);
export const pay = (g: Rome, l: Money, n: number): void => {
  const s = commanderOf(g, l);
  const own = Math.min(n, s.talents);
  move(g, s.id, 'bank', own);
  if (n > own) move(g, horseOf(g, l)!.id, 'bank', n - own);
};

/** [1.11.31-c] Whose consent is needed: another player's Master of Horse with money, where the Commander's own is too little. */
export const lender = (g: Rome, l: Asked): Senator | undefined => {
  const horse = horseOf(g, l);
  const s = commanderOf(g, l);
  if (horse === undefined || horse.talents === 0) return undefined;
  if (horse.faction === s.faction || s.talents >= l.testing.length) return undefined;
  return horse;
};

/**
 * [1.11.31-b][tbl-loyal-e][tbl-loyal-m][tbl-loyal-l] All at once, for everybody to see [amb-130]; 1 more where a Talent was paid,
 * less for Evil Omens. [1.11.31-f] A Legion that is not asked does not follow.
 */
export const rollForLegions = (cx: Cx<Rome>, l: Local, paid: readonly string[]): number[] => {
  const { g } = cx;
  pay(g, l, paid.length);
  const needed = tablesOf(g).loyalty[g.era];
  const rolls = l.testing.map((id) => cx.d6() + (paid.includes(id) ? 1 : 0) - omens(g));
  const won = l.testing.filter((_, i) => rolls[i]! >= needed).map(legionNumber);
  const who = commanderOf(g, l).id;
  cx.log(say('revolution.rolls', { who, asked: rolls.length, n: won.length, needed }), '1.11.31-b');
  return won;
};

/** [2.03.23-a][own-82] He has said how many Fleets he asks, and may ask them alone. */
const hasFleetsToAsk = (g: Rome, l: Pick<Local, 'force'>): boolean =>
  plays(g, 'rebel-governors') && force(g, l.force).fleets > 0;

/** Which Legions are asked, with whose money, and the dice. Ends with the numbers of those that follow. */
export const askLegions = proc(
  'revolution.ask-legions',
  { force: 'open', testing: 'open', isLent: 'open' },
  (a: { readonly force: number }): Local => ({ force: a.force, testing: [], isLent: false }),
  {
    start: {
      to: player,
      say: (cx, l) => say('ask.revolution.test', { who: commanderOf(cx.g, l).id }),
      rules: ['1.11.31-a', '1.11.31-f'],
      // Nobody is asked.
      silent: () => [{ instead: () => end<number[]>([]) }],
      chooses: {
        testLegions: choose({
          of: (cx, l) => {
            const of = testable(cx.g, force(cx.g, l.force));
            return { of, min: hasFleetsToAsk(cx.g, l) ? 0 : 1, max: of.length };
          },
          take: (cx, l, ids) => {
            if (ids.length === 0) return end<number[]>([]);
            l.testing = [...ids];
            if (lender(cx.g, l)) return 'lend';
            l.isLent = horseOf(cx.g, l)?.faction === commanderOf(cx.g, l).faction;
            return 'money';
          },
        }),
      },
    },
    /** [1.11.31-c] Only if he likes. */
    lend: {
      to: (cx, l) => decider(cx.g, horseOf(cx.g, l)!.faction),
      say: (cx, l) => say('ask.revolution.lend', { who: horseOf(cx.g, l)!.id }),
      rules: ['1.11.31-c'],
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
    money: (cx, l) => (money(cx.g, l) > 0 ? 'pay' : end(rollForLegions(cx, l, []))),
    /** [1.11.31-c][amb-130] Before the first die, and never back: at most 1 Talent for each Legion. */
    pay: {
      to: player,
      say: (cx, l) => say('ask.revolution.pay', { n: money(cx.g, l) }),
      rules: ['1.11.31-c', 'amb-130'],
      silent: () => [{ verb: 'payLegions', arg: [] }],
      chooses: {
        payLegions: {
          of: (cx, l) => ({ of: l.testing, min: 0, max: Math.min(l.testing.length, money(cx.g, l)) }),
          take: (cx, l, ids) => end(rollForLegions(cx, l, ids)),
        },
      },
    },
  },
);

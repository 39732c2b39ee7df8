/** What a card would change in the combat at hand, from the numbers that the rules give for each answer, and whom that helps. */
import type { Explanation } from '@tabularium/kernel';
import type { Filled, Say } from '@tabularium/parts/web';
import { sideOf } from '../../../rules/cards/usable.ts';
import { cardOf } from '../../../rules/empire/cards.ts';
import { defenderSeat } from '../../../rules/empire/order.ts';
import { attackerRef, defenderRef } from '../../../rules/expedition/whose.ts';
import { doesHarm } from '../../../rules/explain.ts';
import type { Side } from '../../../rules/game.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type Entered, playVerb, useIn } from './entries.ts';

export type Here = Filled<EmpiresView, Entered>;

/** The side whose chance is told: one's own, otherwise that of the attacker. */
export const toldSide = ({ asked: { view, seat } }: Here): Side => (seat === defenderSeat(view) ? 1 : 0);
const percent = (chance: number): number => Math.round(chance * 100);

/** In hundredths, for the side that is told. */
const chanceIn = (form: Here, explained: Explanation | undefined): number | undefined => {
  const win = explained?.odds?.win;
  if (win === undefined) return undefined;
  return percent(toldSide(form) === 1 ? 1 - win : win);
};

const lying = (form: Here): Explanation | undefined => form.explain(form.asked, 'decline');
export const chanceNow = (form: Here): number | undefined => chanceIn(form, lying(form));

/** With a card as it is entered; for one that is not chosen, as it would be used first. */
const explained = (form: Here, card: string): Explanation | undefined => {
  const { asked, entered } = form;
  if (entered.card !== card) return form.explain(asked, playVerb(asked), card);
  const naming = form.at('forAttacker');
  if (naming)
    return entered.side === undefined
      ? undefined
      : form.explain(naming, entered.side === 0 ? 'forAttacker' : 'forDefender');
  const using = form.at('useAs');
  const use = useIn(using);
  return use === undefined ? form.explain(asked, playVerb(asked), card) : form.explain(using, 'useAs', use);
};

export interface Change {
  /** The chance afterwards, in hundredths. */
  readonly chance: number;
  /** Dice more or fewer, otherwise factors, of one of the sides. */
  readonly dice: number;
  readonly factors: number;
  readonly helps: Side | undefined;
}

/** Tallies are: factors and dice of the attacker, factors and dice of the defender. */
const grown = (before: Explanation, after: Explanation, [a, b]: readonly [number, number]): number => {
  const by = (i: number): number => (after.tallies[i]?.total ?? 0) - (before.tallies[i]?.total ?? 0);
  return by(a) === 0 ? by(b) : by(a);
};

/** Whom a card is for by the side that was named for it. */
const namedFor = (form: Here, card: string): Side | undefined => {
  const { asked, entered } = form;
  if (entered.card !== card || entered.side === undefined || !form.at('forAttacker')) return undefined;
  const other = entered.side === 0 ? 1 : 0;
  return doesHarm(asked.view, card) ? other : entered.side;
};

/** Nothing where the rules give no numbers for it. */
export const changeBy = (form: Here, card: string): Change | undefined => {
  const before = lying(form);
  const after = explained(form, card);
  const chance = chanceIn(form, after);
  if (!before?.odds || !after?.odds || chance === undefined) return undefined;
  const more = after.odds.win - before.odds.win;
  return {
    chance,
    dice: grown(before, after, [1, 3]),
    factors: grown(before, after, [0, 2]),
    // Where it changes no chance, it is still for somebody.
    helps: more > 0 ? 0 : more < 0 ? 1 : namedFor(form, card),
  };
};

const REFS = [attackerRef, defenderRef] as const;
export const sideName = ({ asked: { view } }: Here, side: Side): string => REFS[side](view);

/** Is one of the sides one's own? */
export const hasSide = ({ asked: { view, seat } }: Here): boolean => sideOf(view, seat) !== -1;

/** "+2 dice · 74 %"; between others "Roma 74 %", of the side that it helps. */
export const changeInWords = (form: Here, card: string, say: Say): string | undefined => {
  const change = changeBy(form, card);
  if (!change) return undefined;
  const { dice, factors, chance, helps = 0 } = change;
  if (!hasSide(form))
    return say('win.chance', { who: sideName(form, helps), n: helps === toldSide(form) ? chance : 100 - chance });
  const by =
    dice !== 0
      ? [say(dice > 0 ? 'win.moreDice' : 'win.fewerDice', { n: Math.abs(dice) })]
      : factors !== 0
        ? [factors > 0 ? `+${factors}` : `−${-factors}`]
        : [];
  return [...by, `${chance} %`].join(' · ');
};

/** Whom the card helps as it is entered: by the chances; otherwise by the side that was named, or by the route that it spoils. */
export const helpedBy = (form: Here, card: string): Side | undefined => {
  const { view } = form.asked;
  if (!view.attack) return undefined;
  const change = changeBy(form, card);
  if (change) return change.helps;
  if (view.combat) return namedFor(form, card);
  return cardOf(view, card).effects.some((e) => e.when.startsWith('route')) ? 1 : undefined;
};

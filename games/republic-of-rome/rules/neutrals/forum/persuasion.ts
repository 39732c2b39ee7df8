/** Persuasion by Neutrals — 4.04.2, 4.07.7 */
import { call, type Cx, end, type Msg } from '@tabularium/kernel';
import { targets } from '../../forum/base-number.ts';
import { type Attempt, declareCard, persuasion } from '../../forum/persuasion.ts';
import type { Rome } from '../../game.ts';
import { chosen, type FactionId, factionRef, type None, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { heldOf } from '../../rome/cards.ts';
import { move } from '../../rome/money.ts';
import { say } from '../../say.ts';
import { maybePersuadingCard } from '../intrigue/persuading-cards.ts';
import { because, itself, type Narrowed, NOBODY, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { bestPersuaders, isTold, maybeApproach, mostAvailable, type Opposition, raised } from './most-available.ts';

interface Persuading {
  readonly faction: FactionId;
  /** [4.07.7-a] */
  card: Attempt['card'];
  targets: Narrowed<SenatorId>;
  target: SenatorId | None;
  persuaders: Narrowed<SenatorId>;
}

const opposition = (l: Persuading): Opposition => (l.card === '' ? 'treasuries' : 'none');

/** [A4-21] Where what a Player has was compared, the choice shows something of it, and cannot be taken back. */
const show = (cx: Cx<Rome>, l: Persuading, compared: readonly SenatorId[]): void => {
  if (compared.some((id) => !isTold(cx.g, id, opposition(l)))) cx.reveal();
};

const targetMove = (g: Rome, { faction, card, targets: { left, candidates } }: Persuading): Move => {
  const told = { faction: factionRef(faction), target: left, k: left.length };
  return card === ''
    ? {
        faction,
        does: say('neutral.persuasion.target', told),
        rule: '4.04.2-a',
        because: because(say('neutral.persuasion.by'), candidates),
      }
    : {
        faction,
        does: say('neutral.persuading', { ...told, card: heldOf(g, faction, card)[0]! }),
        rule: '4.07.7-b',
        because: because(say('neutral.persuading.by'), candidates),
      };
};

const nobody = ({ faction }: Persuading): Msg => say('neutral.persuasion.nobody', { faction: factionRef(faction) });

/** [4.04.2-i][4.04.2-j][4.03.2-b] Who approaches him, with how much of his own money. */
const approachMove = (g: Rome, l: Persuading): Move => {
  const { left, candidates } = l.persuaders;
  const approach = maybeApproach(g, left[0]!, chosen(l.target), opposition(l))!;
  return {
    faction: l.faction,
    does: say('neutral.persuasion', {
      who: left,
      k: left.length,
      target: approach.target,
      bribe: approach.bribe,
      base: approach.base,
    }),
    rule: '4.04.2-i',
    because: because(say('neutral.persuasion.bribe.by'), candidates),
  };
};

/** [4.04.2-a] In each Initiative, if it can succeed at all. */
export const persuade = proc(
  'neutrals.persuasion',
  { faction: 'open', card: 'open', targets: 'open', target: 'open', persuaders: 'open' },
  (a: { readonly faction: FactionId }): Persuading => ({
    ...a,
    card: '',
    targets: NOBODY,
    target: '',
    persuaders: NOBODY,
  }),
  {
    start: (cx, l) => {
      l.card = maybePersuadingCard(cx.g, l.faction);
      l.targets = mostAvailable(cx.g, l.faction, opposition(l));
      show(cx, l, targets(cx.g, l.faction));
      // [4.04.2-k] Is there anybody with whom a roll could succeed?
      if (l.targets.left.length === 0) {
        cx.explain(nobody(l), '4.04.2-k', because(say('neutral.persuasion.nobody.by')));
        return end();
      }
      return call(nextMove, targetMove(cx.g, l), 'target');
    },
    target: (cx, l) => {
      l.target = settled(cx, l.targets, itself);
      l.persuaders = bestPersuaders(cx.g, l.faction, l.target, opposition(l));
      show(cx, l, [l.target]);
      return call(nextMove, approachMove(cx.g, l), 'carryOut');
    },
    carryOut: (cx, l) => {
      const by = settled(cx, l.persuaders, itself);
      const { target, bribe } = maybeApproach(cx.g, by, chosen(l.target), opposition(l))!;
      // [4.04.2-m] From here on it is an attempt like any other, with the same roll.
      if (l.card !== '') declareCard(cx, l.faction, l.card);
      move(cx.g, by, 'pledged', bribe);
      return call(persuasion, { seat: l.faction, by, target, card: l.card, bribe }, 'over');
    },
    over: () => end(),
  },
);

/** [4.04.21-e][A4-20] What a Neutral spends more after a round, if that brings the number to where it is worth it. */
export const raiseOf = (g: Rome, l: Attempt, base: number): number =>
  raised(g, l.by, chosen(l.target), base, l.card === '' ? 'treasuries' : 'none');
export const raiseMove = (l: Attempt, n: number, base: number): Move => ({
  faction: l.seat,
  does: say('neutral.persuasion.raise', { who: l.by, target: l.target, n, base: base + n }),
  rule: '4.04.2-g',
  because: because(say('neutral.persuasion.bribe.by')),
});

/**
 * Why a card that the question does not offer cannot be played now, in a few words. What is offered is the affair of
 * the rules alone; this only says what the position lacks.
 */
import type { Msg, Seat } from '@tabularium/kernel';
import { sideOf, type WindowKind } from '../../rules/cards/usable.ts';
import { isLeaderFor } from '../../rules/combat/active.ts';
import type { Card } from '../../rules/data/content.ts';
import { draft } from '../../rules/expedition/draft.ts';
import type { CardType } from '../../rules/ids.ts';
import { type Acting, action, mostCards, mostExpeditions } from '../../rules/round/action.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { askingIn } from '../forms/asking.ts';

type Reason =
  | 'building'
  | 'turn'
  | 'behind'
  | 'along'
  | 'landRoute'
  | 'noRoom'
  | 'diplomacy'
  | 'campaign'
  | 'spentCard'
  | 'spentExpedition'
  | 'noTarget'
  | 'nothing'
  | 'noBattle'
  | 'noAssault'
  | 'others'
  | 'noDice'
  | 'asked'
  | 'noRoute'
  | 'otherRoute'
  | 'noAnswer'
  | 'noWindow';

export const whyNot = (view: EmpiresView, seat: Seat, card: Card): Msg => ({
  k: `hand.not.${view.turn === 0 ? 'building' : reasonAs(view, seat, card, card.types[0]!)}`,
});

const reasonAs = (view: EmpiresView, seat: Seat, card: Card, type: CardType): Reason => {
  switch (type) {
    case 'T':
    case 'F':
      return unsent(view, seat, card);
    case 'I':
      return unplayed(view, seat);
    case 'L':
      return unled(view, seat, card);
    case 'D':
    case 'A':
      // [MED.5.4.7-f]
      return view.combat?.kind === 'assault' ? 'asked' : 'noAssault';
    case 'X':
      return uncalled(view, card);
    default:
      return type satisfies never;
  }
};

const actingOf = (view: EmpiresView, seat: Seat): Acting | undefined => {
  const local = askingIn(view, action);
  return local?.seat === seat ? local : undefined;
};

/** [MED.5.4-d] A troop or a fleet. */
const unsent = (view: EmpiresView, seat: Seat, { id, types }: Card): Reason => {
  const drawn = askingIn(view, draft);
  if (drawn?.seat === seat && 'units' in drawn) {
    if (drawn.units.some((unit) => unit.card === id)) return 'along';
    return types.includes('F') && drawn.way !== 'sea' ? 'landRoute' : 'noRoom';
  }
  if (view.attack) return 'behind';
  const acting = actingOf(view, seat);
  if (!acting) return 'turn';
  // [MED.4.1-i]
  if (mostExpeditions(view) === 0) return 'diplomacy';
  if (acting.cards > 0) return 'spentCard';
  return acting.expeditions > 0 ? 'spentExpedition' : 'noTarget';
};

/** [MED.5.3-a] An Empire card. */
const unplayed = (view: EmpiresView, seat: Seat): Reason => {
  // [MED.4.1-m]
  if (mostCards(view) === 0) return 'campaign';
  const acting = actingOf(view, seat);
  if (!acting) return 'turn';
  if (acting.expeditions > 0) return 'spentExpedition';
  // [MED.A74]
  return acting.cards > 0 ? 'spentCard' : 'nothing';
};

/** [MED.5.4.5-b] A Leader. */
const unled = (view: EmpiresView, seat: Seat, { id }: Card): Reason => {
  if (!view.combat) return 'noBattle';
  const side = sideOf(view, seat);
  if (side === -1) return 'others';
  return isLeaderFor(view, id, view.combat.kind, side) ? 'asked' : 'noDice';
};

const COMBAT: Readonly<Record<string, readonly WindowKind[]>> = {
  'combat-naval': ['naval'],
  'combat-field': ['field'],
  'combat-naval-or-field': ['naval', 'field'],
  'combat-assault': ['assault'],
};

/** [MED.9-o] A special event. */
const uncalled = (view: EmpiresView, { effects }: Card): Reason => {
  const when = effects[0]?.when ?? 'any';
  if (when.startsWith('response')) return 'noAnswer';
  if (when.startsWith('route')) return view.attack && !view.combat ? 'otherRoute' : 'noRoute';
  const kinds = COMBAT[when];
  if (!kinds) return 'noWindow';
  if (view.combat && kinds.includes(view.combat.kind)) return 'asked';
  return when === 'combat-assault' ? 'noAssault' : 'noBattle';
};

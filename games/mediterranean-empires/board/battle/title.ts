/** What an attack is called, and the facts of the place it is about. */
import type { Say } from '@tabularium/parts/web';
import { areaDice } from '../../rules/barbarians/area.ts';
import { empireOf } from '../../rules/empire/order.ts';
import { capitalMarker, cityAt, isArea, isKeyCity, isPort, refOf } from '../../rules/empire/places.ts';
import { sideRef } from '../../rules/expedition/losses.ts';
import { NONE } from '../../rules/ids.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { Chip } from './props.ts';

export const titleOf = (view: EmpiresView, say: Say): string => {
  const { combat } = view;
  const { target } = view.attack!;
  if (combat?.kind === 'assault') return say('battle.assaultOn', { place: refOf(view, target) });
  if (combat?.kind === 'naval') return say('battle.atSea', { place: refOf(view, target) });
  if (combat?.kind === 'field' && isArea(view, combat.place))
    return say('battle.againstArea', { area: refOf(view, combat.place) });
  if (combat?.kind === 'field') return say('battle.inField', { place: refOf(view, combat.place) });
  return say('battle.attackOn', { who: sideRef(view, 0), place: refOf(view, target) });
};

/** The place where it is fought; a battle at sea is about the target. */
export const chipsOf = (view: EmpiresView, say: Say): readonly Chip[] => {
  const { target } = view.attack!;
  const place = view.combat && view.combat.place !== NONE ? view.combat.place : target;
  if (isArea(view, place)) return [{ icon: 'army', text: say('battle.areaDice', { n: areaDice(view, place) }) }];
  const marker = capitalMarker(view, place);
  const { size } = cityAt(view, place);
  return [
    ...(isKeyCity(view, place) ? [{ icon: 'star', text: say('board.keyCity') }] : []),
    ...(marker >= 0 ? [{ icon: 'crown', text: say('battle.capitalOf', { who: empireOf(view, marker) }) }] : []),
    { text: say('battle.size', { size, forts: view.forts[place]! }) },
    ...(isPort(view, place) ? [{ icon: 'fleet', text: say('board.port') }] : []),
  ];
};

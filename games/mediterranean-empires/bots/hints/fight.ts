/** Interceptions, and cards in a combat. */
import type { Answer, Msg } from '@tabularium/kernel';
import { placeOf } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { planInterception } from '../interception.ts';
import { sideOf, stakeOf } from '../stakes.ts';
import { cardPrice } from '../worth.ts';
import { points, t } from './say.ts';

export const intercept = (s: Asked, { verb, arg }: Answer): readonly Msg[] => {
  if (verb === 'letPass') return [t('hint.med.letPass'), t('hint.med.interception')];
  const attack = s.view.attack;
  if (!attack) return [t('hint.med.interception')];
  const isAtSea = verb === 'interceptAtSea';
  const place = typeof arg === 'string' ? placeOf(s.g, arg) : attack.target;
  const plan = planInterception(s, isAtSea ? 'naval' : 'land', place, undefined);
  if (!plan) return [t('hint.med.interception')];
  return [t('hint.med.intercept', { worth: points(plan.worth), n: plan.cards.length }), t('hint.med.interception')];
};

const price = (s: Asked): Msg => t('hint.med.price', { worth: points(cardPrice(s.g, s.seat)) });

/** A card now, or none. */
export const window = (s: Asked, { verb, arg }: Answer): readonly Msg[] => {
  const { g, seat } = s;
  const played = verb === 'play' && typeof arg === 'string' ? t('hint.med.play', { card: arg }) : t('hint.med.keep');
  if (!g.combat || !g.attack) return [played, price(s)];
  const { side, worth } = stakeOf(g, seat);
  const stake = { worth: points(worth) };
  const wanted = side === 0 ? t('hint.med.forAttacker', stake) : t('hint.med.forDefender', stake);
  return [wanted, played, sideOf(g, seat) === -1 ? t('hint.med.others') : price(s)];
};

export const side = (s: Asked): readonly Msg[] => {
  const { g, seat } = s;
  if (!g.combat || !g.attack) return [t('hint.med.side')];
  const stake = stakeOf(g, seat);
  const worth = { worth: points(stake.worth) };
  return [stake.side === 0 ? t('hint.med.forAttacker', worth) : t('hint.med.forDefender', worth), t('hint.med.side')];
};

/** Cards or points. */
export const cardsOrPoints = (s: Asked): readonly Msg[] => [price(s), t('hint.med.cardsOrPoints')];

/** What an action is worth, and what comes next. */
import { type Answer, type Msg, same } from '@tabularium/kernel';
import { isArea, isKeyCity, ownerOf, placeOf, scenarioOf } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { planAttack } from '../attack.ts';
import { type Choosable, choices } from '../choosing.ts';
import { citiesHeld } from '../count.ts';
import { W } from '../weights.ts';
import { conquest } from '../worth.ts';
import { points, t } from './say.ts';

const refOf = ({ arg }: Answer): string => (typeof arg === 'string' ? arg : '');
const isIt = (answer: Answer, other: Answer): boolean =>
  other.verb === answer.verb && same(other.arg ?? '', answer.arg ?? '');

/** Where it adds up to more than one would think. */
const besides = (s: Asked, ref: string): Msg | undefined => {
  const { g, seat } = s;
  const place = placeOf(g, ref);
  if (isArea(g, place)) return undefined;
  const missing = scenarioOf(g).victoryCities - citiesHeld(g, seat);
  if (missing === 1) return t('hint.med.wins', { place: ref });
  if (isKeyCity(g, place)) return t('hint.med.keyCity', { place: ref });
  return ownerOf(g, place) >= 0 ? t('hint.med.fromRival', { place: ref }) : undefined;
};

/** What the city itself brings, as the plan counts it. */
const onCity = (s: Asked, ref: string, worth: number, cards: number): Msg => {
  const place = placeOf(s.g, ref);
  const gain = points(conquest(s.g, s.seat, place) + (ownerOf(s.g, place) < 0 ? W.neutral : 0));
  // By the texts of cards, victory may bring more than the city.
  return points(worth) > gain
    ? t('hint.med.attackAll', { place: ref, worth: points(worth), cards })
    : t('hint.med.attack', { place: ref, gain, worth: points(worth), cards });
};

const worthOf = (s: Asked, { answer, worth }: Choosable): Msg => {
  const ref = refOf(answer);
  if (answer.verb === 'pass') return t('hint.med.pass');
  if (answer.verb === 'empire') return t('hint.med.card', { card: ref, worth: points(worth) });
  const place = placeOf(s.g, ref);
  const cards = planAttack(s, place)?.cards.length ?? 0;
  return isArea(s.g, place)
    ? t('hint.med.area', { place: ref, worth: points(worth), cards })
    : onCity(s, ref, worth, cards);
};

const nextOf = ({ answer, worth }: Choosable, own: number): Msg | undefined => {
  if (answer.verb === 'pass') return undefined;
  const other = refOf(answer);
  return points(worth) === points(own)
    ? t('hint.med.asGood', { other })
    : t('hint.med.next', { other, worth: points(worth) });
};

/** What to do with an action. */
export const action = (s: Asked, answer: Answer): readonly Msg[] => {
  if (answer.verb === 'change') return [t('hint.med.change', { card: refOf(answer) })];
  const all = choices(s);
  const own = all.find((c) => isIt(c.answer, answer));
  if (answer.verb === 'pass') return [t('hint.med.pass')];
  if (!own) return [t('hint.med.anything')];
  const next = all.find((c) => c !== own);
  return [
    worthOf(s, own),
    answer.verb === 'attack' ? besides(s, refOf(answer)) : undefined,
    next && nextOf(next, own.worth),
  ].filter((m) => m !== undefined);
};

/** The cards that go on an expedition. */
export const units = (s: Asked): readonly Msg[] => {
  const { draft, g } = s;
  if (!draft) return [];
  if (draft.purpose !== 'attack') return [t('hint.med.guard')];
  const plan = planAttack(s, draft.target);
  const place = s.question.prompt.a?.['place'];
  // By the other way it would take other cards.
  const isThisWay = draft.way === '' || draft.way === plan?.way;
  if (!plan || !isThisWay || typeof place !== 'string') return [t('hint.med.units')];
  const n = plan.cards.length;
  const first = t('hint.med.unitsFor', { place, n, worth: points(plan.worth) });
  return isArea(g, draft.target) ? [first] : [first, t('hint.med.units')];
};

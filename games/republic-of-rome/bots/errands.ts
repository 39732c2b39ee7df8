/** The Field Consul fetches a Bequest for the State when no War needs him — cards 106 and 154 */
import { holderOf, isAlignedInRome, legionsAt, type OpenRome } from '../rules/study.ts';
import { isUrgent, type Plan, planWars, type Step } from './war.ts';

/** [card-106-a][card-154-a] Whatever is left of each after the Wars; they are back before the next meeting. */
const [LEGIONS, FLEETS] = [3, 3];
/** [card-155-a] A Province that needs no fetching. */
const PTOLEMY = 'card:155';

const errandFor = (g: OpenRome, { steps }: Plan): Step | undefined => {
  const field = holderOf(g, 'field-consul');
  if (field === undefined || !isAlignedInRome(field) || steps.some((x) => x.commander === field.id)) return undefined;
  const bequest = g.bequests.find(
    (b) =>
      b.card !== PTOLEMY && b.status === 'waiting' && !g.forces.some((f) => f.war === b.card && f.commander !== ''),
  );
  if (bequest === undefined || isUrgent(g)) return undefined;
  const sent = steps.flatMap((x) => x.veterans);
  const ordinary = steps.reduce((n, x) => n + x.ordinary, 0);
  const left = legionsAt(g, 'active').filter((n) => !g.legions[n]!.veteran).length - ordinary;
  const fleets = g.fleets - steps.reduce((n, x) => n + x.fleets, 0);
  const veterans = legionsAt(g, 'active')
    .filter((n) => g.legions[n]!.veteran)
    .map((n) => `legion:${n}`)
    .filter((id) => !sent.includes(id))
    .slice(0, Math.max(0, LEGIONS - left));
  if (left + veterans.length < LEGIONS || fleets < FLEETS) return undefined;
  return {
    commander: field.id,
    force: 0,
    war: bequest.card,
    ordinary: Math.min(left, LEGIONS),
    veterans,
    fleets: FLEETS,
    replaces: '',
  };
};

/** What is to be done with what there is: the Wars first. */
export const deployment = (g: OpenRome, me: number): Plan => {
  const plan = planWars(g, me, false);
  const errand = errandFor(g, plan);
  return errand ? { ...plan, steps: [...plan.steps, errand] } : plan;
};

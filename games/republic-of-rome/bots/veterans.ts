/** Veterans who stand with the Rebels and owe Allegiance to one of his own — 1.11.34 */
import { best, point, press } from '@tabularium/parts';
import { maybeSenator, military, type OpenRome, rebelAt } from '../rules/study.ts';
import type { Answering, Answers } from './asked.ts';
import { senatorsIn } from './setup.ts';

const placeOf = (g: OpenRome, id: string): string => g.legions[Number(id.slice('legion:'.length))]?.at ?? '';
/** Who leads them against Rome: a Rebel, or the Governor of a Province in Revolt. */
const rebelWith = (g: OpenRome, place: string) =>
  maybeSenator(g, rebelAt(g, place)?.senator ?? g.provinces.find((p) => p.id === place)?.governor ?? '');

/**
 * [1.11.34-b][amb-17] At the last moment before the battle, when nobody can do anything about it any more: all of one army, so that they can go to
 * whoever faces it. [1.11.373-c] Not from a Rebel of his own, who wins the game for him.
 */
const callBack: Answering = (s) => {
  const { g } = s;
  const all = s.list('recallVeterans').filter((id) => rebelWith(g, placeOf(g, id))?.faction !== s.faction);
  const place = placeOf(g, all[0] ?? '');
  return all.length === 0
    ? press('letFight')
    : point(
        'recallVeterans',
        all.filter((id) => placeOf(g, id) === place),
      );
};

/** [1.11.34-b] To an army that faces the Rebel, where they fight at once: that of his own Commander, or of the ablest. */
const where: Answering = (s) => {
  const commander = best(senatorsIn(s, 'sendVeterans'), (x) => military(s.g, x) + (x.faction === s.faction ? OWN : 0));
  return point('sendVeterans', commander?.id ?? s.list('sendVeterans')[0]);
};
/** More than anybody's skill. */
const OWN = 20;

export const VETERANS: Answers = { 'ask.combat.veterans': callBack, 'ask.veterans.where': where };
